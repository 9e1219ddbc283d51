// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>
#include <QStringDecoder>

namespace headscope {

/// The core's text as Qt's: all of it, where QString::fromUtf8 takes a U+FEFF at the beginning for a mark of
/// the encoding and leaves it out.
[[nodiscard]] inline QString fromUtf8(std::string_view text) {
    using Flag = QStringConverter::Flag;
    QStringDecoder decoder(QStringConverter::Utf8, Flag::Stateless | Flag::ConvertInitialBom);
    return decoder.decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

} // namespace headscope
