#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes tests/data/tls: a key that is for tests alone and no secret, and two certificates that it signs itself, for 127.0.0.1 and
# for another host. They are valid from 2020 to 2120, so that no clock makes a test fail.
set -euo pipefail
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../data" && pwd)/tls
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$folder"
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$folder/test-key.pem"
chmod 644 "$folder/test-key.pem"

# certificate FILE NAME ALTERNATIVE
certificate() {
    touch "$scratch/index.txt"
    cat >"$scratch/ca.conf" <<EOF
[ca]
default_ca = own
[own]
database = $scratch/index.txt
new_certs_dir = $scratch
rand_serial = yes
default_md = sha256
policy = any
unique_subject = no
x509_extensions = extensions
[any]
organizationName = supplied
commonName = supplied
[extensions]
basicConstraints = critical, CA:TRUE
subjectAltName = $3
EOF
    openssl req -new -key "$folder/test-key.pem" -subj "/O=Headscope tests/CN=$2" -out "$scratch/request.pem"
    openssl ca -batch -notext -selfsign -config "$scratch/ca.conf" -keyfile "$folder/test-key.pem" -in "$scratch/request.pem" \
        -startdate 20200101000000Z -enddate 21200101000000Z -out "$folder/$1"
}
certificate this-host.pem 127.0.0.1 IP:127.0.0.1
certificate other-host.pem other.invalid DNS:other.invalid
