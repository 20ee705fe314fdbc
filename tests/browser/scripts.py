"""What runs inside of a page: what it says, where the cursor is, when it draws and colours."""

from __future__ import annotations

HAS_CURSOR = """(label) => {
  const field = document.activeElement;
  const called = (node) => node && ((node.ariaLabel ?? "").includes(label) || called(node.parentElement));
  return ["INPUT", "TEXTAREA"].includes(field.tagName) && called(field);
}"""
STANDS = f"""([label, text, over]) => {{
  if (!({HAS_CURSOR})(label)) return "lost";
  const written = document.activeElement.value ?? "";
  return (over ? written === text : written.endsWith(text)) && "written";
}}"""
TEXTS = """() => {
  const tags = ["flt-semantics", "span", "input", "textarea", "h1", "h2", "h3"];
  const inside = tags.map((tag) => `flt-semantics-host ${tag}`);
  return [...document.querySelectorAll(inside.join())].flatMap((node) => [
    node.getAttribute("aria-label"),
    node.value,
    node.childElementCount ? "" : node.textContent,
  ]).map((text) => (text || "").trim()).filter(Boolean);
}"""
DRAW_WHEN_LOOKED_AT = """
  window.kitFrames = 0;
  window.kitNextFrame = window.requestAnimationFrame.bind(window);
  let [isNew, eyes, waiting, clock] = [true, 0, [], 0];
  window.requestAnimationFrame = (draw) => {
    const frame = (now) => {
      window.kitFrames++;
      clock = Math.max(now, clock + 250);
      draw(clock);
    };
    if (eyes) return window.kitNextFrame(frame);
    return isNew ? -setTimeout(window.kitNextFrame, 150, frame) : -waiting.push(frame);
  };
  window.kitLook = (step) => {
    [isNew, eyes] = [isNew && step < 0, Math.max(0, eyes + step)];
    if (eyes) waiting.splice(0).forEach(window.kitNextFrame);
  };
"""
"""A phone that nobody looks at is not drawn, as if it were locked: what it missed comes in one frame.
One that comes up is drawn a few times a second: a ring that turns would be drawn as often as it can.
Between two frames a quarter of a second passes at least, so that what moves has arrived after a few."""
COLOUR_FOR_PICTURES = """
  let [camera, skia] = [false, null];
  window.kitCamera = (isOn) => {
    camera = isOn;
    if (isOn) window.visualViewport.dispatchEvent(new Event("resize"));
  };
  Object.defineProperty(window, "flutterCanvasKit", { get: () => skia, set: (made) => {
    skia = made;
    const open = skia.MakeSWCanvasSurface;
    skia.MakeSWCanvasSurface = (element) => {
      const surface = open(element);
      const canvasOf = surface.getCanvas.bind(surface);
      surface.getCanvas = () => {
        const canvas = canvasOf();
        const colour = canvas.drawPicture.bind(canvas);
        canvas.drawPicture = (picture) => { if (camera) colour(picture); };
        return canvas;
      };
      return surface;
    };
  } });
"""
"""Tests read what a screen reader says, for which Flutter lays out and paints every frame. The dots of the
paint, half of the work without a graphics card, are coloured for who takes a picture."""
