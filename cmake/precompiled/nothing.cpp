// SPDX-License-Identifier: GPL-3.0-or-later
// The source of targets that only precompile headers.
int main() {
    return 0;
}
