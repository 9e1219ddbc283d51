// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/processor.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace headscope {

std::string processorName() {
    std::ifstream in("/proc/cpuinfo");
    return processorNameIn(std::string{std::istreambuf_iterator<char>(in), {}});
}

std::string processorNameIn(std::string_view cpuInfo) {
    while (!cpuInfo.empty()) {
        const std::string_view line = cpuInfo.substr(0, cpuInfo.find('\n'));
        cpuInfo.remove_prefix(std::min(cpuInfo.size(), line.size() + 1));
        const std::size_t colon = line.find(':');
        if (line.starts_with("model name") && colon != line.npos) {
            const std::size_t first = line.find_first_not_of(" \t", colon + 1);
            return first == line.npos ? std::string() : std::string(line.substr(first));
        }
    }
    return {};
}

const char* coreInstructionSet() {
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512CD__) && defined(__AVX512DQ__) &&       \
    defined(__AVX512VL__)
    return "x86-64-v4";
#elif defined(__AVX2__) && defined(__FMA__) && defined(__BMI2__)
    return "x86-64-v3";
#elif defined(__SSE4_2__)
    return "x86-64-v2";
#elif defined(__x86_64__)
    return "x86-64";
#elif defined(__aarch64__)
    return "aarch64";
#else
    return "of an unknown processor";
#endif
}

} // namespace headscope
