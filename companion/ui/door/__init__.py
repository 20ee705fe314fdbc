"""The first screens of the installed app: host a table here, or find one and sit down."""
