# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the share of lines for each part of the tree, and the files with the smallest, from gcovr's summary."""
import json
import sys

SHOWN = 25

files = json.load(open(sys.argv[1], encoding="utf-8"))["files"]


def share(of):
    lines = sum(file["line_total"] for file in of)
    covered = sum(file["line_covered"] for file in of)
    return f"{100 * covered / max(lines, 1):5.1f} %  {covered:6} of {lines:6}"


for part in ("core", "ui", "app"):
    print(share([file for file in files if file["filename"].startswith(part + "/")]), part)
print()
with_lines = [file for file in files if file["line_total"]]
for file in sorted(with_lines, key=lambda file: file["line_covered"] / file["line_total"])[:SHOWN]:
    print(share([file]), file["filename"])
