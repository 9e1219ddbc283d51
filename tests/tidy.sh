#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks sources by the rules in .clang-tidy: tests/tidy.sh [FILE...]
# Installs what is missing (Debian packages). Without files: all of core, ui and app, which takes more than an hour of one
# processor. Tests are left out: they include what moc makes of them. Nothing is built, and what is found is an error.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

. "$here/app/packages.sh"
install_missing "${build_packages[@]}" "${tidy_packages[@]}"

cmake --preset tidy -S "$here" >/dev/null
files=("$@")
if [ ${#files[@]} -eq 0 ]; then
    mapfile -t files < <(cd "$here" && find core ui app -name '*.cpp' | sort)
    files=("${files[@]/#/$here/}")
fi
# It counts the warnings in headers of libraries too, which nobody asked for.
printf '%s\0' "${files[@]}" |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy-14 -p "$here/build/tidy" --quiet --warnings-as-errors='*' \
        2> >(grep -vE '^[0-9]+ warnings? (generated|treated as errors)' >&2)
