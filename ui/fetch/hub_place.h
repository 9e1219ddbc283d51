// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QUrl>

#include "core/library/hugging_face_cache.h"

namespace headscope {

/// The environment variables that say how models are fetched; empty where one is not set.
struct HubEnvironment {
    CacheEnvironment cache;
    std::string endpoint;        // HF_ENDPOINT
    std::string token;           // HF_TOKEN
    std::string tokenBefore;     // HUGGING_FACE_HUB_TOKEN, its earlier name
    std::string tokenPath;       // HF_TOKEN_PATH
    std::string noImplicitToken; // HF_HUB_DISABLE_IMPLICIT_TOKEN
    std::string offline;         // HF_HUB_OFFLINE
    std::string offlineToo;      // TRANSFORMERS_OFFLINE, where HF_HUB_OFFLINE is not set
    std::string authorities;     // SSL_CERT_FILE

    [[nodiscard]] static HubEnvironment ofProcess();
};

/// Where models are fetched from, as whom, and where they are put.
struct HubPlace {
    QUrl endpoint;                        // without a slash at its end
    QByteArray token;                     // may be empty; for the endpoint's own host alone
    std::filesystem::path cache;          // with the folders models--owner--name
    QList<QSslCertificate> authorities{}; // that vouch for servers; empty: those of the system
};

/// What the environment says, as huggingface_hub reads it (huggingface_hub/constants.py):
/// https://huggingface.co where it names no endpoint; the token of HF_TOKEN, else of the file $HF_TOKEN_PATH
/// or $HF_HOME/token; certificates of SSL_CERT_FILE in the place of the system's. Throws Error for an
/// endpoint that is no address, where no folder can be found, for a file without a certificate, and where
/// HF_HUB_OFFLINE or TRANSFORMERS_OFFLINE is set.
[[nodiscard]] HubPlace hubPlace(const HubEnvironment& environment);

/// The same of this process; models are put into `cache` where that is not empty.
[[nodiscard]] HubPlace hubPlaceOfProcess(const std::filesystem::path& cache);

} // namespace headscope
