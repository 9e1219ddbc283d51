// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "ui/fetch/repository_listing.h"

class QWidget;

namespace headscope {

class BackgroundFetch;
class FetchPanel;
struct FetchPlan;

/// Models by name in the window: the panel in which one is asked for, and the download behind it. The network
/// is used only for what is asked for there.
class ModelFetcher : public QObject {
    Q_OBJECT

  public:
    /// `window`: the panel's parent.
    explicit ModelFetcher(QWidget* window);
    ~ModelFetcher() override;

    /// Where models go; empty: where the environment says.
    void setCache(const QString& folder);
    void showPanel();
    [[nodiscard]] FetchPanel& panel();

  Q_SIGNALS:
    /// A model is there, and can be opened.
    void fetched(const QString& path);

  private:
    void look(const QString& name);
    void offer(std::string gguf);
    void fetch();
    void endWith(const QString& problem);
    [[nodiscard]] BackgroundFetch& background();
    template <typename Step>
    void guarded(const Step& step);

    QWidget* window_;
    FetchPanel* panel_ = nullptr;
    std::unique_ptr<BackgroundFetch> fetch_; // from the first time that something is asked for
    QString cache_;
    std::optional<RepositoryListing> listing_;
    std::unique_ptr<FetchPlan> plan_; // of the listing, as the panel shows it
};

} // namespace headscope
