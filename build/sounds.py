"""Make the sounds: short original clips from sine waves, and the narrator from espeak-ng over soft noise.

Needs `ffmpeg` and `espeak-ng` (build tools; only the MP3 files ship): `python build/sounds.py assets/sounds`
The lengths of the narrator's clips set his pace, so they are written beside the rule that waits for them;
`python build/sounds.py assets/sounds --measure` only does that, and needs neither tool.
"""

from __future__ import annotations

import math
import random
import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

from companion import texts

RATE = 32_000
Samples = list[float]
PACE = Path(__file__).parents[1] / "companion" / "games" / "emergence" / "rules" / "pace.py"


def tone(
    pitch: float,
    seconds: float,
    loud: float = 0.5,
    *,
    fade: float = 6.0,
    parts: tuple[float, ...] = (1.0, 0.35, 0.12),
) -> Samples:
    """A struck tone: overtones that die away."""
    made = []
    for at in range(int(RATE * seconds)):
        now = at / RATE
        attack = min(1.0, now / 0.004)
        wave_at = sum(share * math.sin(2 * math.pi * pitch * (n + 1) * now) for n, share in enumerate(parts))
        made.append(loud * attack * math.exp(-fade * now) * wave_at / sum(parts))
    return made


def glide(low: float, high: float, seconds: float, loud: float = 0.35) -> Samples:
    """A tone that rises or falls."""
    made, phase = [], 0.0
    for at in range(int(RATE * seconds)):
        way = at / (RATE * seconds)
        phase += 2 * math.pi * (low + (high - low) * way * way) / RATE
        made.append(loud * math.sin(math.pi * way) * (math.sin(phase) + 0.25 * math.sin(2 * phase)))
    return made


def mixed(*layers: tuple[float, Samples]) -> Samples:
    """Layers, each starting at its own second."""
    length = max(int(start * RATE) + len(layer) for start, layer in layers)
    made = [0.0] * length
    for start, layer in layers:
        first = int(start * RATE)
        for at, value in enumerate(layer):
            made[first + at] += value
    return made


def noise(seconds: float, loud: float = 0.035) -> Samples:
    """Soft, dull noise: it masks the taps of fingers."""
    luck, low, made = random.Random(8), 0.0, []  # noqa: S311 - a sound
    for at in range(int(RATE * seconds)):
        low += 0.06 * (luck.uniform(-1, 1) - low)
        edge = min(1.0, at / (RATE * 0.25), (seconds * RATE - at) / (RATE * 0.35))
        made.append(loud * 6 * low * edge)
    return made


CLIPS: dict[str, Callable[[], Samples]] = {
    "tick": lambda: tone(1320, 0.12, 0.55, fade=38, parts=(1.0, 0.2)),
    "gong": lambda: mixed(
        (0, tone(196, 2.2, 0.5, fade=2.0, parts=(1.0, 0.6, 0.45, 0.3, 0.22, 0.16))),
        (0, tone(293.7, 2.0, 0.3, fade=2.6, parts=(1.0, 0.4, 0.3))),
    ),
    "reveal": lambda: mixed(
        (0, glide(220, 660, 0.5, 0.28)),
        (0.34, tone(880, 0.7, 0.34, fade=6)),
        (0.4, tone(1318.5, 0.7, 0.2, fade=7)),
    ),
    "turn": lambda: mixed((0, tone(587.3, 0.5, 0.42, fade=8)), (0.14, tone(880, 0.7, 0.42, fade=7))),
    "warn": lambda: mixed((0, tone(392, 0.4, 0.45, fade=7)), (0.18, tone(311.1, 0.6, 0.45, fade=6))),
    "win": lambda: mixed(
        *(
            (0.13 * step, tone(pitch, 1.4, 0.34, fade=3.2))
            for step, pitch in enumerate((392, 523.3, 659.3, 784, 1046.5))
        )
    ),
}


def write(samples: Samples, target: Path, scratch: Path) -> None:
    """As a small mono MP3."""
    raw = scratch / f"{target.stem}.wav"
    with wave.open(str(raw), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        peak = max(1.0, *(abs(value) for value in samples))
        file.writeframes(
            b"".join(int(32_000 * value / peak).to_bytes(2, "little", signed=True) for value in samples)
        )
    encode = [
        "ffmpeg",
        "-y",
        "-loglevel",
        "error",
        "-i",
        str(raw),
        "-ac",
        "1",
        "-b:a",
        "48k",
        "-map_metadata",
        "-1",
    ]
    subprocess.run([*encode, str(target)], check=True)  # noqa: S603


def spoken(text: str, scratch: Path) -> Samples:
    """The narrator, calm and a little slow."""
    raw, even = scratch / "voice.wav", scratch / "even.wav"
    speak = ["espeak-ng", "-v", "en-gb", "-s", "138", "-p", "38", "-g", "6", "-w", str(raw), text]
    subprocess.run(speak, check=True)  # noqa: S603
    tame = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(raw), "-ar", str(RATE), "-ac", "1"]
    subprocess.run([*tame, "-af", "lowpass=f=6500,volume=0.9", str(even)], check=True)  # noqa: S603
    with wave.open(str(even), "rb") as file:
        data = file.readframes(file.getnframes())
    return [
        int.from_bytes(data[at : at + 2], "little", signed=True) / 32_768 for at in range(0, len(data) - 1, 2)
    ]


def narration(line: str, scratch: Path) -> Samples:
    """A line with masking noise around and under it."""
    voice = spoken(line, scratch)
    return mixed((0, noise(len(voice) / RATE + 1.4)), (0.5, voice))


BIT_RATES = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
"""MPEG-1 layer III, kbit/s by the index in a frame's head."""
SAMPLE_RATES = (44_100, 48_000, 32_000)
SAMPLES_A_FRAME = 1152


def seconds_of(clip: bytes) -> float:
    """How long an MP3 lasts, by counting its frames; ours are MPEG-1 layer III with a silent first frame."""
    at, found = 0, []
    if clip[:3] == b"ID3":
        at = 10 + sum(byte << shift for byte, shift in zip(clip[6:10], (21, 14, 7, 0), strict=True))
    while at + 4 <= len(clip) and clip[at] == 0xFF and clip[at + 1] >> 1 == 0x7D:
        rate = SAMPLE_RATES[clip[at + 2] >> 2 & 3]
        found.append(SAMPLES_A_FRAME / rate)
        at += 144_000 * BIT_RATES[clip[at + 2] >> 4] // rate + (clip[at + 2] >> 1 & 1)
    return sum(found[1:])


def lines() -> list[str]:
    """Text ids of what the narrator says, in order."""
    found: list[str] = []
    while texts.has(line := f"emergence-meeting-{len(found) + 1}"):
        found.append(line)
    return found


def pace(target: Path) -> str:
    """The module that tells the rules how long every line lasts: games read no files."""
    lasts = ", ".join(f"{seconds_of((target / f'{line}.mp3').read_bytes()):.1f}" for line in lines())
    return (
        '"""How long the narrator speaks each line. Written by `build/sounds.py`."""\n\n'
        "from typing import Final\n\n"
        f"CLIP_SECONDS: Final = ({lasts})\n"
    )


def main(target: Path) -> None:
    """Write every clip and every line of the meeting."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        for name, make in CLIPS.items():
            write(make(), target / f"{name}.mp3", scratch)
        for line in lines():
            write(narration(texts.say(line), scratch), target / f"{line}.mp3", scratch)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    if "--measure" not in sys.argv:
        main(folder)
    PACE.write_text(pace(folder), encoding="utf-8")
