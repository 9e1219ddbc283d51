#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the translations up to date with the source, the lessons and the samples: what is new comes in as unfinished, what is
# gone goes. With an argument, another folder with .ts files than this one. Lessons and samples need Python's yaml
# (python3-yaml); without it their files stay as they are.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
files=$(cd "${1:-$here}" && pwd)
cd "$here/../.."
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
# What lupdate remarks of core, which has no Qt: what is said there goes through Sentence::of and Sentence::noted.
remarks="lacks Q_OBJECT macro\|Qualifying with unknown namespace/class ::std"
options=(-silent -no-obsolete -locations none -disable-heuristic similartext -disable-heuristic number)
"$lupdate" "${options[@]}" -I . app core ui -tr-function-alias tr+=of,QT_TR_NOOP+=noted -ts "$files"/headscope_*.ts 2>&1 | { grep -v "$remarks" || true; }
if python3 -c 'import yaml' 2>/dev/null; then
    words=$(mktemp -d)
    trap 'rm -rf "$words"' EXIT
    python3 "$here/resource_words.py" resources/samples/samples.json resources/lessons/*.yaml >"$words/lessons.cpp"
    "$lupdate" "${options[@]}" "$words/lessons.cpp" -ts "$files"/lessons_*.ts
fi
