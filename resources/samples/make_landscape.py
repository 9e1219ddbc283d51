#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws landscape.png, the picture that the program begins with for models of pictures: a meadow with a house, a tree,
a boat on a lake, and the sun. Drawn from nothing, so that it is free of anybody's rights (CC0)."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

WIDTH, HEIGHT, FINER = 384, 288, 4


def ground():
    """Sky, hills, meadow and lake as smooth colours with a little texture."""
    random = np.random.default_rng(3)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] / np.array([HEIGHT, WIDTH])[:, None, None]
    sky = np.stack([90 + 130 * y, 150 + 80 * y, 225 + 10 * y], -1)
    far = 0.45 + 0.06 * np.sin(7 * x + 1) + 0.02 * np.sin(23 * x)
    near = 0.58 + 0.05 * np.sin(5 * x + 3.2)
    picture = sky
    for edge, colour in ((far, (108, 132, 150)), (near, (92, 142, 72))):
        shade = 1 - 0.35 * (y - edge)[..., None]
        picture = np.where((y > edge)[..., None], np.array(colour) * shade, picture)
    lake = ((x - 0.78) / 0.27) ** 2 + ((y - 0.80) / 0.11) ** 2 < 1
    waves = 12 * np.sin(160 * y + 6 * np.sin(9 * x))
    picture = np.where(lake[..., None], np.stack([70 + waves, 130 + waves, 180 + waves], -1), picture)
    grass = random.normal(0, 9, (HEIGHT // 2, WIDTH // 2)).repeat(2, 0).repeat(2, 1)
    picture = picture + np.where((y > near) & ~lake, grass, 0)[..., None]
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def things(image):
    """House, tree, boat, sun and clouds, drawn finer and made smaller, so that edges are smooth."""
    image = image.resize((WIDTH * FINER, HEIGHT * FINER), Image.Resampling.BICUBIC)
    draw = ImageDraw.Draw(image)

    def scaled(*numbers):
        return [FINER * number for number in numbers]

    draw.ellipse(scaled(300, 22, 346, 68), fill=(255, 226, 120))
    for left, top, size in ((40, 34, 30), (62, 26, 38), (90, 36, 28), (190, 50, 22), (206, 44, 28)):
        draw.ellipse(scaled(left, top, left + size * 1.6, top + size * 0.7), fill=(244, 247, 250))
    draw.rectangle(scaled(58, 152, 142, 222), fill=(214, 196, 168))
    draw.polygon(scaled(48, 154, 100, 108, 152, 154), fill=(158, 66, 52))
    draw.rectangle(scaled(122, 112, 134, 140), fill=(120, 74, 60))
    draw.rectangle(scaled(92, 182, 112, 222), fill=(96, 62, 40))
    for left in (66, 118):
        draw.rectangle(scaled(left, 168, left + 18, 186), fill=(120, 170, 205), outline=(250, 250, 245), width=2 * FINER)
    draw.rectangle(scaled(205, 150, 216, 226), fill=(98, 70, 46))
    for left, top, size in ((176, 92, 52), (200, 82, 50), (190, 112, 56), (218, 106, 42)):
        draw.ellipse(scaled(left, top, left + size, top + size), fill=(44, 104 + top // 4, 50))
    draw.polygon(scaled(270, 226, 334, 226, 322, 242, 284, 242), fill=(176, 52, 48))
    draw.rectangle(scaled(300, 180, 303, 226), fill=(90, 66, 44))
    draw.polygon(scaled(305, 182, 305, 220, 332, 220), fill=(248, 246, 238))
    draw.polygon(scaled(298, 190, 298, 220, 278, 220), fill=(236, 228, 208))
    return image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def main():
    image = things(ground()).filter(ImageFilter.GaussianBlur(0.4))
    image.quantize(160, dither=Image.Dither.NONE).save(Path(__file__).with_name("landscape.png"), optimize=True)


if __name__ == "__main__":
    main()
