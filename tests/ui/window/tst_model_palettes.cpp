// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/window/kept_settings.h"
#include "ui/window/model_palettes.h"

using namespace headscope;

class TestModelPalettes : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    KeptSettings settings_;
    const QString model_ = QStringLiteral("/models/büro/a b");

  private Q_SLOTS:
    void initTestCase() {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("HeadscopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("ModelPalettes"));
    }
    void init() { QSettings().clear(); }

    void atFirstTheyAreThoseOfAllModels() {
        ModelPalettes palettes(settings_);
        QVERIFY(palettes.areShared());
        palettes.note(model_, QStringLiteral("inferno"));
        QVERIFY(!palettes.of(model_));
    }
    void eachModelHasItsOwn() {
        ModelPalettes palettes(settings_);
        palettes.setShared(false);
        palettes.note(model_, QStringLiteral("inferno"));
        QCOMPARE(palettes.of(model_), std::optional(QStringLiteral("inferno")));
        QVERIFY(!palettes.of(QStringLiteral("/models/other")));
    }
    void theyComeBack() {
        ModelPalettes palettes(settings_);
        palettes.restore();
        palettes.setShared(false);
        palettes.note(model_, QStringLiteral("inferno"));
        ModelPalettes again(settings_);
        again.restore();
        QVERIFY(!again.areShared());
        QCOMPARE(again.of(model_), std::optional(QStringLiteral("inferno")));
    }
    void nothingIsKeptBeforeSettingsAreRestored() {
        ModelPalettes palettes(settings_);
        palettes.setShared(false);
        palettes.note(model_, QStringLiteral("inferno"));
        QVERIFY(QSettings().allKeys().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestModelPalettes)
#include "tst_model_palettes.moc"
