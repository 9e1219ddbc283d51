// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/hub_urls.h"

namespace headscope {

namespace {

QByteArray encoded(const std::string& text, const char* kept) {
    return QUrl::toPercentEncoding(QString::fromStdString(text), kept);
}

QUrl below(const QUrl& endpoint, const QByteArray& path) {
    return QUrl::fromEncoded(endpoint.toEncoded() + path);
}

} // namespace

QUrl listingUrl(const QUrl& endpoint, const ModelReference& reference) {
    // A revision is one part of the path, also with slashes in it.
    return below(endpoint, "/api/models/" + encoded(reference.name, "/") + "/revision/" +
                               encoded(reference.revision, "") + "?blobs=true");
}

QUrl fileUrl(const QUrl& endpoint, const std::string& name, const std::string& commit,
             const std::string& path) {
    return below(endpoint,
                 '/' + encoded(name, "/") + "/resolve/" + encoded(commit, "") + '/' + encoded(path, "/"));
}

} // namespace headscope
