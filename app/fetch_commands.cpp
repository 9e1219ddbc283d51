// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch_commands.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QEventLoop>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/command_output.h"
#include "app/progress_line.h"
#include "app/text_table.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/size_text.h"
#include "core/export/json_text.h"
#include "ui/fetch/hub_place.h"
#include "ui/fetch/model_fetch.h"
#include "ui/fetch/model_folder.h"
#include "ui/fetch/recommended_models.h"

namespace headscope {

namespace {

/// Lets `fetch` work until it has ended what `start` begins; throws Error with the reason where it failed.
void await(ModelFetch& fetch, const std::function<void()>& start) {
    QEventLoop loop;
    std::optional<std::string> problem;
    QObject::connect(&fetch, &ModelFetch::listed, &loop, &QEventLoop::quit);
    QObject::connect(&fetch, &ModelFetch::finished, &loop, &QEventLoop::quit);
    QObject::connect(&fetch, &ModelFetch::failed, &loop, [&loop, &problem](const QString& text) {
        problem = text.toStdString();
        loop.quit();
    });
    QMetaObject::invokeMethod(&loop, start, Qt::QueuedConnection);
    loop.exec();
    if (problem) {
        throw Error(*problem);
    }
}

RepositoryListing listingOf(ModelFetch& fetch, const ModelReference& reference) {
    RepositoryListing listing;
    QObject context;
    QObject::connect(&fetch, &ModelFetch::listed, &context,
                     [&listing](const RepositoryListing& came) { listing = came; });
    await(fetch, [&] { fetch.list(reference); });
    return listing;
}

void download(ModelFetch& fetch, const FetchPlan& plan) {
    ProgressLine line;
    QObject context;
    QObject::connect(&fetch, &ModelFetch::progressed, &context, [&line](const FetchProgress& progress) {
        line.show(progress.share(), progressText(progress));
    });
    await(fetch, [&] { fetch.download(plan); });
}

void printPlan(const FetchPlan& plan) {
    std::vector<std::vector<std::string>> rows{
        {"model", toString(plan.reference)},
        {"commit", plan.commit},
        {"licence", plan.licence.empty() ? "not stated" : plan.licence}};
    for (const RemoteFile& file : plan.choice.files) {
        rows.push_back({"file", fmt::format("{}, {}", file.path, sizeText(file.size))});
    }
    const std::uint64_t size = plan.choice.size();
    const std::uint64_t missing = plan.missing();
    rows.push_back({"in all", missing == 0      ? fmt::format("{}, which are here already", sizeText(size))
                              : missing == size ? sizeText(size)
                                                : fmt::format("{}, of which {} are to be fetched",
                                                              sizeText(size), sizeText(missing))});
    printOut(textTable(rows));
}

nlohmann::ordered_json jsonOf(const FetchPlan& plan, const HubPlace& place) {
    const ModelFolder folder(place.cache, plan.reference.name);
    nlohmann::ordered_json json;
    json["name"] = plan.reference.name;
    json["revision"] = plan.reference.revision;
    json["commit"] = plan.commit;
    json["licence"] = plan.licence.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(plan.licence);
    json["bytes"] = plan.choice.size();
    json["missing_bytes"] = plan.missing();
    json["files"] = nlohmann::ordered_json::array();
    for (const RemoteFile& file : plan.choice.files) {
        json["files"].push_back({{"path", file.path},
                                 {"bytes", file.size},
                                 {file.isLarge ? "sha256" : "git_sha1", file.hash},
                                 {"in_cache", folder.has(file)}});
    }
    json["path"] = pathOf(plan, place.cache).native();
    return json;
}

void printRecommended(bool asJson) {
    std::vector<std::vector<std::string>> rows{{"name", "tensors", "licence", "good for"}};
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const RecommendedModel& model : recommendedModels()) {
        rows.push_back({model.name.toStdString(), sizeText(model.bytes), model.licence.toStdString(),
                        model.use.toStdString()});
        json.push_back({{"name", model.name.toStdString()},
                        {"tensor_bytes", model.bytes},
                        {"licence", model.licence.toStdString()},
                        {"use", model.use.toStdString()}});
    }
    printOut(asJson ? jsonText(json) : textTable(rows));
}

} // namespace

void runFetch(const FetchArguments& arguments) {
    if (arguments.recommends) {
        printRecommended(arguments.json);
        return;
    }
    const ModelReference reference = parseModelReference(arguments.model);
    int count = 1;
    char name[] = "headscope";
    char* words[] = {name, nullptr};
    const QCoreApplication application(count, words); // whose event loop the network needs, and TLS before it
    const HubPlace place = hubPlaceOfProcess(arguments.cache);
    ModelFetch fetch(place);
    const FetchPlan plan = planFetch(listingOf(fetch, reference), place.cache, arguments.file);
    if (!arguments.json) {
        printPlan(plan);
    }
    if (!arguments.onlyLists) {
        download(fetch, plan);
    }
    if (arguments.json) {
        printOut(jsonText(jsonOf(plan, place)));
    } else if (!arguments.onlyLists) {
        printOut(pathText(pathOf(plan, place.cache)) + "\n");
    }
}

} // namespace headscope
