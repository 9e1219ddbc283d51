// SPDX-License-Identifier: GPL-3.0-or-later
// A model that is fetched by its name in the window, from a server of this test.
#include <memory>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkProxy>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "tests/ui/fetch/hub_server.h"
#include "ui/library/fetch_panel.h"
#include "ui/library/model_chooser.h"
#include "ui/library/model_list_view.h"
#include "ui/theme/file_path.h"
#include "ui/window/main_window.h"
#include "ui/window/model_fetcher.h"
#include "ui/window/model_library.h"

using namespace headscope;

class ModelFetcherTest : public QObject {
    Q_OBJECT

    QTemporaryDir settings_;
    std::unique_ptr<FileTree> tree_;
    std::unique_ptr<HubServer> server_;
    std::unique_ptr<MainWindow> window_;

    FetchPanel& panel() { return window_->library().fetcher().panel(); }
    template <typename Widget>
    Widget* child(const char* name) {
        return panel().findChild<Widget*>(QString::fromLatin1(name));
    }
    QPushButton* get() { return child<QPushButton>("fetchModel"); }
    QString state() { return child<QLabel>("fetchState")->text(); }
    void lookFor(const QString& name) {
        window_->library().showFetchPanel();
        child<QLineEdit>("modelName")->setText(name);
        child<QPushButton>("lookForModel")->click();
    }

    /// Whether a blob that is not whole has so many bytes.
    bool hasPart(std::uintmax_t bytes) {
        std::error_code problem;
        for (const auto& entry :
             std::filesystem::directory_iterator(tree_->path("hub/models--me--tiny/blobs"), problem)) {
            if (entry.path().extension() == ".incomplete" && entry.file_size() == bytes) {
                return true;
            }
        }
        return false;
    }

  private Q_SLOTS:
    void initTestCase() {
        guardMappings();
        QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init() {
        tree_ = std::make_unique<FileTree>();
        server_ = std::make_unique<HubServer>();
        for (const auto& entry : std::filesystem::directory_iterator(golden::bundledModel())) {
            QFile file(fromPath(entry.path()));
            if (file.open(QIODevice::ReadOnly)) {
                const QByteArray name = QByteArray::fromStdString(entry.path().filename().string());
                name.endsWith(".safetensors") ? server_->addLarge(name, file.readAll())
                                              : server_->addSmall(name, file.readAll());
            }
        }
        qputenv("HF_ENDPOINT", server_->url().toEncoded());
        qputenv("HF_TOKEN", "hf_of_the_test");
        qunsetenv("HF_HUB_OFFLINE");
        window_ = std::make_unique<MainWindow>();
        window_->library().setCache(fromPath(tree_->path("hub")));
        window_->show();
    }

    void startingAndLookingAroundAsksNobody() {
        window_->library().showFetchPanel();
        QCoreApplication::processEvents();
        QVERIFY(panel().isVisible());
        QVERIFY(server_->requests().empty());
    }

    void aFetchedModelIsOpenedAndListed() {
        lookFor(QStringLiteral("me/tiny"));
        QTRY_VERIFY(get()->isEnabled());
        QVERIFY(!std::filesystem::exists(tree_->path("hub"))); // nothing but the list so far
        QSignalSpy opened(&window_->session(), &Session::modelOpened);
        get()->click();
        QVERIFY(opened.wait());
        QVERIFY(!panel().isVisible());
        const auto path = window_->session().model()->checkpoint().path();
        QCOMPARE(path, tree_->path("hub/models--me--tiny/snapshots") / HubServer::commit().toStdString());
        window_->library().showChooser();
        auto* list = window_->library().chooser().findChild<ModelListView*>();
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("me/tiny"));
    }

    void theListOfModelsLeadsHere() {
        window_->library().showChooser();
        window_->library().chooser().findChild<QPushButton*>(QStringLiteral("getModel"))->click();
        QVERIFY(panel().isVisible());
        QVERIFY(!window_->library().chooser().isVisible());
        panel().hide();
        window_->findChild<QAction*>(QStringLiteral("file.fetchModel"))->trigger();
        QVERIFY(panel().isVisible());
    }

    void whatIsAskedForFromSideBIsForSideB() {
        QSignalSpy chosen(&window_->library(), &ModelLibrary::modelChosen);
        window_->library().showChooserFor(SideName::B);
        window_->library().chooser().findChild<QPushButton*>(QStringLiteral("getModel"))->click();
        window_->library().showChooser(); // for A meanwhile
        Q_EMIT window_->library().fetcher().fetched(QStringLiteral("/there"));
        QCOMPARE(chosen.at(0)[1].value<SideName>(), SideName::B);
    }

    void aStoppedDownloadCanGoOn() {
        server_->setAnswer([this](const HubServerRequest& request) {
            HubServerReply reply = server_->usual(request);
            if (request.path.startsWith("/cdn/")) {
                reply.most = 1'000'000;
                reply.stays = true;
            }
            return reply;
        });
        lookFor(QStringLiteral("me/tiny"));
        QTRY_VERIFY(get()->isEnabled());
        get()->click();
        QTRY_VERIFY(hasPart(1'000'000));
        panel().reject();
        QTRY_VERIFY(get()->isEnabled());
        QVERIFY2(state().startsWith(QStringLiteral("Stopped")), qPrintable(state()));
        QVERIFY(get()->text().startsWith(QStringLiteral("&Get the rest")));
        server_->setAnswer({});
        panel().show();
        QSignalSpy opened(&window_->session(), &Session::modelOpened);
        get()->click();
        QVERIFY(opened.wait());
    }

    void problemsAreSaidInThePanel() {
        lookFor(QStringLiteral("no name"));
        QVERIFY2(state().contains(QStringLiteral("expected OWNER/NAME")), qPrintable(state()));
        lookFor(QStringLiteral("me/none"));
        QTRY_VERIFY2(state().startsWith(QStringLiteral("me/none: ")), qPrintable(state()));
        QVERIFY(!get()->isEnabled());
    }

    void offlineIsSaid() {
        qputenv("HF_HUB_OFFLINE", "1");
        lookFor(QStringLiteral("me/tiny"));
        QVERIFY2(state().contains(QStringLiteral("HF_HUB_OFFLINE")), qPrintable(state()));
        QVERIFY(server_->requests().empty());
    }
};

QTEST_MAIN(ModelFetcherTest)
#include "tst_model_fetcher.moc"
