#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Time and memory of a run by the length of the text, as a table and a plot.

    tests/bench/growth.py FOLDER PLOT.svg [TOKENS...]

FOLDER is a model whose context is long enough, for instance llama-1.1b of peers.py. Needs matplotlib and the program
headscope_large_model in build/test/tests/bench. The memory is what the process allocates: files of weights are mapped, and no part
of it. Each length runs in a process of its own, from the shortest to the longest.
"""
import pathlib
import subprocess
import sys

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "growth"  # the same numbers give the same file
import matplotlib.pyplot as plt  # noqa: E402

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / "build/test/tests/bench/headscope_large_model"
LENGTHS = [64, 128, 256, 512, 1024, 2048, 4096, 8192]


def measured(folder, tokens):
    """Seconds, bytes that the run keeps, and bytes allocated at most while it is computed."""
    text = subprocess.run([PROGRAM, "growth", folder, str(tokens)], capture_output=True, text=True, check=True).stdout
    _, seconds, kept, most = text.split()
    return float(seconds), int(kept), int(most)


def main():
    folder, plot = sys.argv[1:3]
    lengths = list(map(int, sys.argv[3:])) or LENGTHS
    print("| tokens | time | a token | kept | a token | allocated at most |\n|---|---|---|---|---|---|")
    rows = []
    for tokens in lengths:
        seconds, kept, most = measured(folder, tokens)
        rows.append((seconds / tokens * 1e3, kept / tokens / 1e3, most / tokens / 1e3))
        print(f"| {tokens} | {seconds:.2f} s | {rows[-1][0]:.1f} ms | {kept / 1e6:.0f} MB | {rows[-1][1]:.0f} kB | {most / 1e6:.0f} MB |",
              flush=True)
    figure, (left, right) = plt.subplots(1, 2, figsize=(8, 3), layout="constrained")
    left.plot(lengths, [row[0] for row in rows], "o-", color="#0072b2")
    left.set_ylabel("ms a token")
    right.plot(lengths, [row[2] for row in rows], "o-", color="#d55e00", label="allocated at most")
    right.plot(lengths, [row[1] for row in rows], "o-", color="#0072b2", label="kept")
    right.set_ylabel("kB a token")
    right.legend(frameon=False)
    for axes in (left, right):
        axes.set_xscale("log", base=2)
        axes.set_xticks(lengths, map(str, lengths), fontsize=8)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("tokens")
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(plot, metadata={"Date": None})


if __name__ == "__main__":
    main()
