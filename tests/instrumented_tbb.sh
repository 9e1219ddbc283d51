#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by tests/run.sh: oneTBB for the thread sanitizer, which takes everything for a race that is ordered by code it was not
# compiled into. Its source is Debian's, of the version that is installed; nothing outside the folder is changed, and no root needed.

# instrumented_tbb FOLDER: builds it there, once, and says where the library is. It takes every machine for one of four cores or
# more: with two threads hardly one of them ever waits for another, and does something else meanwhile.
instrumented_tbb() {
    local folder=$1 version codename
    version=$(dpkg-query -W -f='${source:Version}' libtbb12)
    if [ ! -e "$folder/$version/lib_release/libtbb.so.12" ]; then
        codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
        mkdir -p "$folder/lists/partial" "$folder/$version"
        echo "deb-src http://deb.debian.org/debian $codename main" >"$folder/sources.list"
        local apt=(apt-get -qq -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$folder/lists"
            -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root)
        {
            rm -rf "$folder"/onetbb-*/ &&
                "${apt[@]}" update && (cd "$folder" && "${apt[@]}" source "onetbb=$version") &&
                sed -i 's/num_threads = AvailableHwConcurrency()/num_threads = std::max(4, AvailableHwConcurrency())/' \
                    "$folder"/onetbb-*/src/tbb/governor.h && grep -q 'std::max(4, Avail' "$folder"/onetbb-*/src/tbb/governor.h &&
                cmake -G Ninja -S "$folder"/onetbb-*/ -B "$folder/$version" -DCMAKE_BUILD_TYPE=Release -DTBB_SANITIZE=thread \
                    -DCMAKE_CXX_FLAGS="-g1 -fno-omit-frame-pointer" -DTBB_OUTPUT_DIR_BASE=lib -DTBB_STRICT=OFF -DTBB_TEST=OFF \
                    -DTBBMALLOC_BUILD=OFF &&
                cmake --build "$folder/$version"
        } >"$folder/log" 2>&1 || { tail -n 20 "$folder/log" >&2; return 1; }
    fi
    echo "$folder/$version/lib_release"
}
