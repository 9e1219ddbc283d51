// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include <QSignalSpy>
#include <QTest>

#include "tests/support/file_tree.h"
#include "tests/ui/fetch/hub_server.h"
#include "ui/fetch/model_fetch.h"

namespace headscope {

/// A server with a small model, a cache, and a fetch between them that loses its patience quickly.
struct FetchTestBench {
    FetchTestBench() {
        server.addSmall("config.json", R"({"model_type": "gpt2"})");
        server.addSmall("README.md", "# tiny");
        server.addSmall("vocab.txt", "a\nb\n");
        server.addLarge("model.safetensors", tensors);
        server.addLarge("pytorch_model.bin", "a pickle");
    }

    /// No letter is like its neighbours, so that a byte too many or too few is a wrong hash.
    static QByteArray manyBytes() {
        QByteArray bytes(300'000, Qt::Uninitialized);
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            bytes[at] = static_cast<char>('a' + (at * at + at / 7) % 23);
        }
        return bytes;
    }

    [[nodiscard]] HubPlace place() const { return {server.url(), token, tree.path("hub")}; }
    [[nodiscard]] FetchPatience patience() const {
        return {std::chrono::milliseconds(silence), std::chrono::milliseconds(1), 3};
    }

    /// The listing of the model, or nothing and `problem`.
    std::optional<RepositoryListing> list(const ModelReference& reference = {"me/tiny"}) {
        std::optional<RepositoryListing> listing;
        ModelFetch fetch(place(), patience());
        QObject::connect(&fetch, &ModelFetch::listed, &fetch,
                         [&listing](const RepositoryListing& came) { listing = came; });
        wait(
            fetch, [&] { fetch.list(reference); }, [&] { return listing.has_value(); });
        return listing;
    }

    /// The folder of the model once it is fetched, or nothing and `problem`.
    std::optional<std::filesystem::path> download(const FetchPlan& plan) {
        std::optional<std::filesystem::path> folder;
        ModelFetch fetch(place(), patience());
        QObject::connect(&fetch, &ModelFetch::finished, &fetch,
                         [&folder](const std::filesystem::path& path) { folder = path; });
        wait(
            fetch, [&] { fetch.download(plan); }, [&] { return folder.has_value(); });
        return folder;
    }
    std::optional<std::filesystem::path> fetchAll() {
        const auto listing = list();
        return listing ? download(planFetch(*listing, place().cache)) : std::nullopt;
    }

    /// Paths that were asked for, in order.
    [[nodiscard]] QList<QByteArray> asked() const {
        QList<QByteArray> paths;
        for (const HubServerRequest& request : server.requests()) {
            paths.append(request.path);
        }
        return paths;
    }

    [[nodiscard]] std::filesystem::path model() const { return tree.path("hub/models--me--tiny"); }
    [[nodiscard]] std::filesystem::path partialTensors() const {
        return model() / "blobs" / (HubServer::largeHash(tensors) + ".incomplete").toStdString();
    }
    static QByteArray contentsOf(const std::filesystem::path& path) {
        std::ifstream in(path, std::ios::binary);
        return QByteArray::fromStdString({std::istreambuf_iterator<char>(in), {}});
    }

    const QByteArray tensors = manyBytes();
    FileTree tree;
    HubServer server;
    QByteArray token;
    int silence = 20000; // milliseconds
    QString problem;

  private:
    template <typename Start, typename Done>
    void wait(ModelFetch& fetch, const Start& start, const Done& isDone) {
        problem.clear();
        QObject::connect(&fetch, &ModelFetch::failed, &fetch,
                         [this](const QString& text) { problem = text; });
        start();
        QVERIFY(QTest::qWaitFor([&] { return isDone() || !problem.isEmpty(); }, 20000));
    }
};

} // namespace headscope
