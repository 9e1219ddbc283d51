#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the fuzz targets with clang and gives each some time: tests/fuzz/run.sh [SECONDS [NAME...]]
# Installs what is missing (Debian packages). Says for each how much it tried and reached; what it found lies in
# build/fuzz/found, to be tried again with build/fuzz/tests/fuzz/fuzz_NAME FILE, and, once it is mended, to be added to seeds/NAME.
# What is worth to begin with next time is kept in build/fuzz/corpus.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
seconds=${1:-60}
shift || true
names=("$@")
[ ${#names[@]} -gt 0 ] || names=(safetensors gguf config tokenizer sentencepiece lesson view batch)

. "$here/app/packages.sh"
install_missing "${build_packages[@]}" "${fuzz_packages[@]}"

cd "$here"
cmake --preset fuzz >/dev/null
cmake --build build/fuzz --target "${names[@]/#/fuzz_}"

# The words of a reader's sources, in the form of libFuzzer: keys and values that it knows.
dictionary_of() {
    local sources
    case $1 in
        safetensors) sources=(core/checkpoint/safetensors*.cpp core/checkpoint/data_type.cpp) ;;
        gguf) sources=(core/model/families/*.cpp core/model/gguf_vocabulary.cpp core/tokenizer/gguf_*.cpp) ;;
        config) sources=(core/model/families/*.cpp core/checkpoint/checkpoint.cpp) ;;
        tokenizer) sources=(core/tokenizer/*.cpp) ;;
        sentencepiece) sources=(core/tokenizer/sentencepiece_*.cpp) ;;
        lesson) sources=(core/lessons/*.cpp) ;;
        view) sources=(ui/state/*.cpp core/comparison/side_text.cpp core/model/random_layer.cpp) ;;
        batch) sources=(app/batch/*.cpp app/*options.cpp app/option_values.cpp core/comparison/side_text.cpp) ;;
    esac
    grep -hv '^#include' "${sources[@]}" | grep -oE '"[A-Za-z0-9_.<>:/#@-]{2,40}"' | sort -u
}

export QT_QPA_PLATFORM=offscreen
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=1:detect_stack_use_after_return=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
found=build/fuzz/found
mkdir -p $found
failed=()
for name in "${names[@]}"; do
    corpus=build/fuzz/corpus/$name
    log=build/fuzz/$name.log
    mkdir -p "$corpus"
    dictionary_of "$name" >"$corpus.dict"
    "build/fuzz/tests/fuzz/fuzz_$name" "$corpus" "tests/fuzz/seeds/$name" -max_total_time="$seconds" -dict="$corpus.dict" \
        -artifact_prefix="$found/$name-" -timeout=20 -rss_limit_mb=3000 -max_len=16384 -print_final_stats=1 >"$log" 2>&1 ||
        failed+=("$name")
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    rate=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")
    covered=$(grep -oE 'cov: [0-9]+ ft: [0-9]+' "$log" | tail -1)
    echo "$name: ${executions:-?} executions, ${rate:-?} a second, ${covered:-no coverage} (edges, features)"
done
if [ ${#failed[@]} -gt 0 ]; then
    echo "Found something: ${failed[*]}; see build/fuzz/NAME.log and $found" >&2
    exit 1
fi
