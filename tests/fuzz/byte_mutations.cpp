// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/byte_mutations.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace headscope {

namespace {

using namespace std::string_view_literals;

/// What readers of text and of numbers do not expect, each as it is written into a file.
constexpr std::array kStrange = {"\0"sv,
                                 "\xFF"sv,
                                 "\x80"sv,
                                 "\n"sv,
                                 "\""sv,
                                 "\\u0000"sv,
                                 "{}"sv,
                                 "[]"sv,
                                 "null"sv,
                                 "true"sv,
                                 "-1"sv,
                                 "0"sv,
                                 "1e999"sv,
                                 "4294967296"sv,
                                 "0.5"sv,
                                 "9223372036854775807"sv,
                                 "- "sv,
                                 ": "sv,
                                 "\xF0\x9F\x91"sv,
                                 "\xEF\xBB\xBF"sv,
                                 "[[[[["sv,
                                 "(a+)+$"sv,
                                 "\xFF\xFF\xFF\x7F"sv,
                                 "\0\0\0\0\0\0\0\0"sv,
                                 "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"sv,
                                 "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F"sv,
                                 "\0\0\0\0\0\0\0\x80"sv,
                                 "\0\0\xC0\x7F"sv};

/// std::uniform_int_distribution differs from library to library.
std::size_t below(std::size_t end, std::mt19937_64& random) {
    return end == 0 ? 0 : static_cast<std::size_t>(random() % end);
}

void change(std::string& bytes, const std::string& other, std::mt19937_64& random) {
    const std::size_t at = below(bytes.size() + 1, random);
    const std::size_t length = std::size_t{1} << below(9, random); // 1 to 256
    const std::string_view strange = kStrange[below(kStrange.size(), random)];
    switch (below(8, random)) {
    case 0:
        bytes.resize(at);
        break;
    case 1:
        bytes.erase(at, length);
        break;
    case 2:
        bytes.insert(at, bytes.substr(at, length));
        break;
    case 3:
        bytes.insert(at, other.substr(below(other.size() + 1, random), length));
        break;
    case 4:
        bytes.insert(at, strange);
        break;
    case 5:
        bytes.replace(at, std::min(strange.size(), bytes.size() - at), strange);
        break;
    case 6: { // a digit, or a small number
        const std::size_t digit = bytes.find_first_of("0123456789", at);
        if (digit != std::string::npos) {
            bytes[digit] = static_cast<char>('0' + below(10, random));
        }
        break;
    }
    default:
        if (at < bytes.size()) {
            bytes[at] = static_cast<char>(static_cast<std::uint8_t>(bytes[at]) ^ (1U << below(8, random)));
        }
    }
}

} // namespace

std::string mutated(std::string seed, const std::string& other, std::mt19937_64& random) {
    const std::size_t changes = 1 + below(4, random);
    for (std::size_t i = 0; i < changes; ++i) {
        change(seed, other, random);
    }
    return seed;
}

} // namespace headscope
