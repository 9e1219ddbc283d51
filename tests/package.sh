#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package and tries it, as root and with a network for Debian packages; not part of ctest, since it takes long:
#   1. builds the preset `package` and makes a .deb of it (build/package/headscope_*.deb)
#   2. lintian finds no error in it
#   3. the program takes the core for x86-64-v2, v3 or v4 as it is told to, and all give the same weights; says how fast each is
#   4. in a Debian of its own (debootstrap) the package is installed with what it depends on; a command and the window run there,
#      as a user without rights; removed again, it leaves nothing
# tests/package.sh [FOLDER]: FOLDER is where the Debian of step 4 is made, and kept for the next time.
set -euo pipefail
umask 022
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$here/build/package
scratch=$(mktemp -d)
debian=${1:-$scratch/debian}

leave() {
    mountpoint -q "$debian/proc" && umount "$debian/proc"
    rm -rf --one-file-system "$scratch"
}
trap leave EXIT

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

. "$here/app/packages.sh"
install_missing "${build_packages[@]}" "${packaging_packages[@]}"

step "Building (log: build/package.log)"
mkdir -p "$here/build"
(cd "$here" && cmake --preset package && cmake --build --preset package && cd "$build" && rm -f ./*.deb && cpack) \
    >"$here/build/package.log" 2>&1 || { tail -n 40 "$here/build/package.log" >&2; fail "the build"; }
package=$(echo "$build"/*.deb)
ls -l "$package"
dpkg-deb --field "$package" Depends

step "Looking for errors with lintian"
lintian --fail-on error "$package" || fail "lintian finds errors"

step "Choosing among the cores"
dpkg-deb --extract "$package" "$scratch/installed"
program=$scratch/installed/usr/bin/headscope
text="The king said to the queen that the old man and the little girl had gone into the forest, and the king was sad."

# What it shows is in our namespace. Anything else, as Eigen's templates, the linker would take from the program, or give to it.
for core in $(find "$scratch/installed" -name libheadscope-core.so); do
    foreign=$(nm -DC --defined-only "$core" | cut -d' ' -f3- | grep -vE '^(typeinfo (name )?for |vtable for )?headscope::' || true)
    [ -z "$foreign" ] || fail "$core shows $(head -n 5 <<<"$foreign")"
done

# The tunables of glibc take instruction sets out of what the machine is said to have.
declare -A without=([x86-64-v4]="" [x86-64-v3]=-AVX512F [x86-64-v2]=-AVX512F,-AVX2)
with_level() {
    local level=$1
    shift
    env GLIBC_TUNABLES="glibc.cpu.hwcaps=${without[$level]}" "$@"
}
numbers() { od -An -v -w4 -tf4 -j128 "$1"; }

# Seconds that a command computes, the least of three.
seconds() {
    local TIMEFORMAT=%U _
    for _ in 1 2 3; do
        { time "$@" >/dev/null 2>&1; } 2>&1
    done | sort -n | head -n 1
}

levels=(x86-64-v2)
for level in x86-64-v3 x86-64-v4; do
    # What the dynamic linker of this machine says of itself.
    if /lib64/ld-linux-x86-64.so.2 --help | grep -q "^  $level (supported"; then
        levels+=("$level")
    else
        echo "this machine does not run $level"
    fi
done
long_text=$(for _ in 1 2 3 4 5 6 7 8 9 10; do printf '%s ' "$text"; done)
for level in "${levels[@]}"; do
    loaded=$(with_level "$level" env LD_DEBUG=libs "$program" --version 2>&1 >/dev/null |
        sed -n 's/.*calling init: \(.*libheadscope-core.so\)$/\1/p')
    folder=/glibc-hwcaps/$level
    [ "$level" = x86-64-v2 ] && folder=
    [[ $loaded == */headscope$folder/libheadscope-core.so ]] || fail "with $level the program loads \"$loaded\""
    with_level "$level" "$program" map "$text" --layer all --head all -o "$scratch/$level.npy"
    difference=$(paste <(numbers "$scratch/x86-64-v2.npy") <(numbers "$scratch/$level.npy") |
        awk '{ d = $1 - $2; if (d < 0) d = -d; if (!(d <= most)) most = d } END { if (NR == 0) most = "nan"; print most + 0 }')
    awk -v d="$difference" 'BEGIN { exit !(d < 1e-4) }' || fail "weights of $level and x86-64-v2 differ by $difference"
    echo "$level: loads its core; largest difference of a weight from x86-64-v2: $difference;" \
        "zeroing each head: $(seconds with_level "$level" "$program" heads "$long_text" --scores zeroing_loss) s"
done

step "A Debian of its own in $debian"
[ -e "$debian/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$debian" >"$here/build/debootstrap.log"
mountpoint -q "$debian/proc" || mount -t proc proc "$debian/proc"
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=/tmp chroot "$@"; }
cp "$package" "$debian/tmp/headscope.deb"
inside "$debian" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    /tmp/headscope.deb' >"$here/build/package-install.log" 2>&1 || { tail "$here/build/package-install.log"; fail "installing"; }

as_nobody() { inside --userspec=nobody:nogroup "$debian" "$@"; }
step "A command"
as_nobody headscope predict "Once upon a" --top 3
as_nobody headscope --version
step "The window"
rm -f "$debian/tmp/window.png"
as_nobody env QT_QPA_PLATFORM=offscreen timeout 60 headscope --text "$text" --screenshot /tmp/window.png ||
    fail "the window ends with $?"
cp "$debian/tmp/window.png" "$build/window.png"
ls -l "$build/window.png"

step "Removing it"
inside "$debian" apt-get purge -y -qq headscope >/dev/null 2>&1
left=$(find "$debian/usr" "$debian/etc" "$debian/var/lib" -iname '*headscope*' ! -path '*/dpkg/*' ! -path '*/apt/*')
[ -z "$left" ] || fail "these files are left: $left"
step "The package is good: $package"
