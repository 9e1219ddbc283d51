#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How long the window takes to come, and what it costs when nothing is done: tests/bench/start.sh PROGRAM [PICTURE.png]
# Needs Xvfb, xdotool and imagemagick. The program is started three times on a screen and in a home of its own; the first time
# only warms what is read from the disk. Says when the window was there, when its picture, with the maps of the first sample, was
# final (the maps' half of the window, looked at about every 50 ms), and then, over ten seconds, what of the processor and the
# memory it takes; PICTURE is of the last window.
set -euo pipefail
program=$1
scratch=$(mktemp -d)
server=
process=
leave() {
    [ -z "$process" ] || kill "$process" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" || true
    rm -rf "$scratch"
}
trap leave EXIT

mkfifo "$scratch/answer"
Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset 3>"$scratch/answer" 2>/dev/null &
server=$!
read -r display <"$scratch/answer"
export DISPLAY=:$display QT_QPA_PLATFORM=xcb
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME

now() { date +%s%N; }
picture() { import -window root -crop 700x500+500+150 rgb:- | md5sum; }
processor() { awk '{ print $14 + $15 }' "/proc/$1/stat"; } # hundredths of a second
kilobytes() { awk -v key="$2:" '$1 == key { print $2 }' "/proc/$1/status"; }

for start in warming 1 2; do
    home=$scratch/$start
    mkdir "$home"
    begin=$(now)
    HOME=$home XDG_RUNTIME_DIR=$home "$program" >/dev/null 2>&1 &
    process=$!
    until xdotool search --onlyvisible --pid "$process" >"$scratch/windows" 2>/dev/null && [ -s "$scratch/windows" ]; do
        kill -0 "$process" || exit 1
    done
    shown=$(now)
    final=$shown
    last=
    for _ in $(seq 60); do
        present=$(picture)
        [ "$present" = "$last" ] || final=$(now)
        last=$present
    done
    sleep 5
    before=$(processor "$process")
    sleep 10
    used=$(($(processor "$process") - before))
    printf '%s: window after %d ms, picture final after %d ms; then %d ms of the processor in 10 s, %d MiB resident, %d MiB of them its own\n' \
        "$start" $(((shown - begin) / 1000000)) $(((final - begin) / 1000000)) $((used * 10)) \
        $(($(kilobytes "$process" VmRSS) / 1024)) $(($(kilobytes "$process" RssAnon) / 1024))
    [ "$start" != 2 ] || import -window root "${2:-$scratch/last.png}"
    kill "$process"
    wait "$process" 2>/dev/null || true
done
