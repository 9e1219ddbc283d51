#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Says which lines the tests run: tests/coverage.sh [arguments of ctest]
# Installs what is missing (Debian packages), builds, runs the tests, and prints the share of lines for core, ui and app, then
# the 25 files with the smallest. Every line of every file is in build/coverage/lines.json; with `-N` for ctest, the counts of the
# last run are printed again. Counts are set to 0 before.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$here/build/coverage

. "$here/app/packages.sh"
install_missing "${build_packages[@]}" "${test_packages[@]}" "${coverage_packages[@]}"

cd "$here"
cmake --preset coverage
cmake --build --preset coverage
[ "${1:-}" = -N ] || find "$build" -name '*.gcda' -delete

# A test that fails has run its lines all the same; the last line says so.
failed=0
QT_QPA_PLATFORM=offscreen ctest --preset coverage "$@" || failed=$?

# A process that may not write more, as some tests have it, leaves damaged counts, which are passed over.
# Tests, resources and what moc and rcc write lie elsewhere.
gcovr --root "$here" --object-directory "$build" -j "$(nproc)" --filter "$here/(core|ui|app)/" \
    --gcov-ignore-parse-errors --json-summary "$build/files.json" --json "$build/lines.json" "$build" >/dev/null
python3 "$here/tests/coverage_table.py" "$build/files.json"
if [ $failed -ne 0 ]; then
    echo "Tests failed; what they did not reach is counted as not covered" >&2
    exit $failed
fi
