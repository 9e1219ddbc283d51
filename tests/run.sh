#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds and runs every test: tests/run.sh [test|asan|tsan|debug] [arguments of ctest]
# With tsan those of what has threads: more would take hours and find no more.
# Installs what is missing (Debian packages).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=test
case ${1:-} in
    test | debug | asan | tsan) preset=$1; shift ;;
esac

. "$here/app/packages.sh"
install_missing "${build_packages[@]}" "${test_packages[@]}"

cd "$here"
cmake --preset "$preset"
if [ "$preset" = tsan ]; then
    . "$here/tests/instrumented_tbb.sh"
    install_missing dpkg-dev
    tbb=$(instrumented_tbb "$here/build/instrumented-tbb")
    cmake --build --preset tsan --target headscope_thread_tests
    export LD_LIBRARY_PATH=$tbb${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export TSAN_OPTIONS=${TSAN_OPTIONS:-"suppressions='$here/tests/tsan.supp':print_suppressions=0:history_size=4"}
    set -- --label-regex '^threads$' "$@"
else
    cmake --build --preset "$preset"
fi
export QT_QPA_PLATFORM=offscreen
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1}
export LSAN_OPTIONS=${LSAN_OPTIONS:-"suppressions='$here/tests/lsan.supp':print_suppressions=0"}
export UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
ctest --preset "$preset" "$@"
