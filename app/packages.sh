#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run.sh, tests/run.sh, tests/package.sh, tests/coverage.sh, tests/tidy.sh and tests/fuzz/run.sh: installs the Debian packages that are missing. Nothing else is fetched.

build_packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n libqcustomplot-dev libxcb1-dev libicu-dev
    libeigen3-dev libyaml-cpp-dev libsentencepiece-dev libpcre2-dev nlohmann-json3-dev libvalijson-dev libcli11-dev libfmt-dev libtbb-dev libdnnl-dev ocl-icd-opencl-dev libboost-dev
    fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
)
test_packages=(libbenchmark-dev poppler-utils desktop-file-utils appstream man-db chromium-headless-shell locales)
# What tests/package.sh needs beside the first.
packaging_packages=(lintian debootstrap)
# What tests/fuzz/run.sh needs beside the first.
fuzz_packages=(clang-14 libclang-rt-14-dev libomp-14-dev llvm-14)
# What tests/coverage.sh needs beside the first two.
coverage_packages=(gcovr)
# What tests/tidy.sh needs beside the first.
tidy_packages=(clang-14 clang-tidy-14 libomp-14-dev)

# install_missing PACKAGE...: asks dpkg first, so that a machine that has them all needs neither root nor a network.
install_missing() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if ! command -v apt-get >/dev/null; then
        echo "These Debian packages are needed and apt-get is not here: ${missing[*]}" >&2
        return 1
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These Debian packages are missing and need root to install: ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing: ${missing[*]}" >&2
    "${as_root[@]}" apt-get update -qq || echo "apt-get update failed; going on with the lists that are here" >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=120 install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
