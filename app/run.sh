#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the release and opens the window: app/run.sh [arguments of headscope]
# Installs what is missing (Debian packages). A second start builds nothing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$here/build/release/headscope

newest_source_is_older() {
    [ -x "$program" ] && [ -z "$(find "$here"/{app,core,ui,resources,cmake} "$here/CMakeLists.txt" \
        "$here/CMakePresets.json" -newer "$program" -type f ! -name README.md -print -quit)" ]
}

if ! newest_source_is_older; then
    . "$here/app/packages.sh"
    install_missing "${build_packages[@]}"
    log=$here/build/release-build.log
    mkdir -p "$here/build"
    echo "Building Headscope (a few minutes the first time); log: build/release-build.log" >&2
    (cd "$here" && cmake --preset release && cmake --build --preset release) >"$log" 2>&1 ||
        { tail -n 40 "$log" >&2; echo "The build failed; the whole log is $log" >&2; exit 1; }
    touch "$program"
fi

exec "$program" "$@"
