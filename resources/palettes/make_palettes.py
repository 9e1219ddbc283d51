#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes ui/palette/palette_tables.cpp from matplotlib and cmcrameri.

    pip install matplotlib==3.11.2 cmcrameri==1.10
    python3 resources/palettes/make_palettes.py
"""
import pathlib

import cmcrameri.cm
import matplotlib

SOURCES = [
    ("kViridis", matplotlib.colormaps["viridis"]),
    ("kCividis", matplotlib.colormaps["cividis"]),
    ("kInferno", matplotlib.colormaps["inferno"]),
    ("kBatlowWReversed", cmcrameri.cm.batlowW_r),
    ("kVik", cmcrameri.cm.vik),
    ("kBerlin", cmcrameri.cm.berlin),
]
PER_LINE = 9


def table(name, colours):
    values = ["0xff%02x%02x%02x" % tuple(int(c * 255 + 0.5) for c in colours(i)[:3]) for i in range(256)]
    lines = [", ".join(values[i:i + PER_LINE]) for i in range(0, 256, PER_LINE)]
    return "const std::array<QRgb, 256> %s = {\n    %s,\n};\n" % (name, ",\n    ".join(lines))


def main():
    target = pathlib.Path(__file__).resolve().parents[2] / "ui/palette/palette_tables.cpp"
    target.write_text(
        "// SPDX-License-Identifier: GPL-3.0-or-later\n"
        "// Made by resources/palettes/make_palettes.py; the README beside it names the sources and their licences.\n"
        '#include "ui/palette/palette_tables.h"\n\n'
        "namespace headscope {\n\n// clang-format off\n"
        + "\n".join(table(*source) for source in SOURCES)
        + "// clang-format on\n\n} // namespace headscope\n"
    )


if __name__ == "__main__":
    main()
