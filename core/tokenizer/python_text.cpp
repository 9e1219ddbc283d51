// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/python_text.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/stringoptions.h>
#include <unicode/uchar.h>

namespace headscope {

bool isPythonSpace(char32_t value) {
    return (value >= 0x1C && value <= 0x1F) || u_isUWhiteSpace(static_cast<UChar32>(value)) != 0;
}

bool isPythonDigit(char32_t value) {
    const int type = u_getIntPropertyValue(static_cast<UChar32>(value), UCHAR_NUMERIC_TYPE);
    return type == U_NT_DECIMAL || type == U_NT_DIGIT;
}

std::string pythonLower(std::string_view text) {
    std::string lower;
    icu::StringByteSink<std::string> sink(&lower, static_cast<int32_t>(text.size()));
    UErrorCode status = U_ZERO_ERROR;
    icu::CaseMap::utf8ToLower("", 0, {text.data(), static_cast<int32_t>(text.size())}, sink, nullptr, status);
    return U_SUCCESS(status) != 0 ? lower : std::string(text);
}

} // namespace headscope
