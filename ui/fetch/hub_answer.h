// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace headscope {

/// How a request ended, without its bytes.
struct HubAnswer {
    QUrl url;                 // that answered, after redirections
    int status = 0;           // of HTTP; 0 where no answer came
    QString problem;          // why the connection failed or broke; empty where all bytes came
    bool isUntrusted = false; // the server's certificate was refused
    QByteArray errorCode;     // X-Error-Code: "GatedRepo", "RevisionNotFound", ...
    QByteArray range;         // Content-Range

    [[nodiscard]] bool isWhole() const { return problem.isEmpty() && (status == 200 || status == 206); }
    /// Whether another try may end better: a broken connection, or a server that says that it is busy.
    [[nodiscard]] bool mayPass() const;
    /// The first byte of a partial answer ("bytes 100-199/1000"); nothing where it does not say.
    [[nodiscard]] std::optional<std::uint64_t> firstByte() const;
};

/// Why a request was of no use, as one sentence. `what`: the model, with its revision. `hasToken`: one was
/// sent.
[[nodiscard]] std::string problemText(const HubAnswer& answer, const std::string& what, bool hasToken);

} // namespace headscope
