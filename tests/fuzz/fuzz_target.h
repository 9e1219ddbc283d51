// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "core/base/error.h"

/// Each fuzz_*.cpp defines it: gives some bytes to a reader. Returns 0. What libFuzzer and replay.cpp call.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace headscope {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Why an input was refused last; empty where none was. replay.cpp says it.
inline std::string lastRefusal;

/// Runs a reader, for which an Error is an answer like any other. Everything else that it throws is a find,
/// as a crash is: it is let go on and ends the program.
template <typename Body>
void tolerateErrors(const Body& body) {
    try {
        body();
    } catch (const Error& error) {
        lastRefusal = error.what();
    }
}

/// Something that a reader promises. Ends the program where it does not hold.
inline void require(bool holds, std::string_view promise) {
    if (!holds) {
        std::cerr << "broken: " << promise << std::endl;
        std::abort();
    }
}

} // namespace headscope
