#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the translations up to date with the source: new sentences come in as unfinished, those that are gone go. With an
# argument, another folder with .ts files than this one.
set -euo pipefail
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
files=$(cd "${1:-$folder}" && pwd)
cd "$folder/../.."
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
# core has no Qt: what is said there goes through Sentence::of and Sentence::noted.
"$lupdate" -silent -I . app core ui -tr-function-alias tr+=of,QT_TR_NOOP+=noted -no-obsolete -locations none -ts "$files"/headscope_*.ts 2>&1 |
    grep -v "lacks Q_OBJECT macro\|Qualifying with unknown namespace/class ::std" || true
