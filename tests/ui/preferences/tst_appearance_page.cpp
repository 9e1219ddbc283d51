// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of preferences by themselves: they show what they are told and say what is chosen.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "ui/preferences/appearance_page.h"
#include "ui/preferences/language_page.h"
#include "ui/preferences/recovery_page.h"

using namespace headscope;

namespace {

/// What a signal with one argument has said.
QVariantList values(const QSignalSpy& spy) {
    QVariantList all;
    for (const QVariantList& arguments : spy) {
        all += arguments.front();
    }
    return all;
}

} // namespace

class TestAppearancePage : public QObject {
    Q_OBJECT

    std::unique_ptr<AppearancePage> page_;

    template <typename Widget>
    Widget* child(const char* name) {
        return page_->findChild<Widget*>(QLatin1String(name));
    }

  private Q_SLOTS:
    void init() {
        page_ = std::make_unique<AppearancePage>();
        page_->setAppearance({QStringLiteral("dark"), 12, QStringLiteral("cividis"), false});
    }

    void itShowsWhatIsSetAndSaysNothing() {
        const QSignalSpy themes(page_.get(), &AppearancePage::themeChosen);
        const QSignalSpy points(page_.get(), &AppearancePage::fontPointsChosen);
        const QSignalSpy palettes(page_.get(), &AppearancePage::paletteChosen);
        page_->setAppearance({QStringLiteral("strongLight"), 10.5, QStringLiteral("inferno"), true});
        QCOMPARE(child<QComboBox>("preferredTheme")->currentData().toString(), QStringLiteral("strongLight"));
        QCOMPARE(child<QDoubleSpinBox>("preferredFontPoints")->value(), 10.5);
        QCOMPARE(child<QComboBox>("preferredPalette")->currentData().toString(), QStringLiteral("inferno"));
        QVERIFY(child<QCheckBox>("paletteForModels")->isChecked());
        QCOMPARE(themes.size() + points.size() + palettes.size(), 0);
    }
    void wholeSizesHaveNoFraction() {
        QCOMPARE(child<QDoubleSpinBox>("preferredFontPoints")->cleanText(), QStringLiteral("12"));
    }
    void anUnknownThemeIsTheDesktops() {
        page_->setAppearance({QStringLiteral("pink"), 12, {}, true});
        QCOMPARE(child<QComboBox>("preferredTheme")->currentIndex(), 0);
    }
    void whatIsChosenIsSaid() {
        QSignalSpy themes(page_.get(), &AppearancePage::themeChosen);
        QSignalSpy points(page_.get(), &AppearancePage::fontPointsChosen);
        QSignalSpy palettes(page_.get(), &AppearancePage::paletteChosen);
        QSignalSpy sharing(page_.get(), &AppearancePage::paletteSharingChosen);
        child<QComboBox>("preferredTheme")->setCurrentIndex(1);
        child<QDoubleSpinBox>("preferredFontPoints")->stepUp();
        child<QComboBox>("preferredPalette")->setCurrentIndex(2);
        child<QCheckBox>("paletteForModels")->click();
        QCOMPARE(values(themes), QVariantList{QStringLiteral("light")});
        QCOMPARE(values(points), QVariantList{13.0});
        QCOMPARE(values(palettes), QVariantList{QStringLiteral("inferno")});
        QCOMPARE(values(sharing), QVariantList{true});
    }
    void aSizeThatIsBeingTypedIsNotYetTaken() {
        auto* field = child<QDoubleSpinBox>("preferredFontPoints");
        page_->show();
        const QSignalSpy points(page_.get(), &AppearancePage::fontPointsChosen);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("18"));
        QCOMPARE(points.size(), 0);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(points.size(), 1);
        QCOMPARE(points.front().front().toDouble(), 18.0);
    }
    void resetAsksForEverythingAsTheProgramHasIt() {
        QSignalSpy themes(page_.get(), &AppearancePage::themeChosen);
        QSignalSpy own(page_.get(), &AppearancePage::ownFontPointsWanted);
        QSignalSpy palettes(page_.get(), &AppearancePage::paletteChosen);
        QSignalSpy sharing(page_.get(), &AppearancePage::paletteSharingChosen);
        page_->reset();
        QCOMPARE(values(themes), QVariantList{QString()});
        QCOMPARE(own.size(), 1);
        QCOMPARE(values(palettes), QVariantList{QStringLiteral("viridis")});
        QCOMPARE(values(sharing), QVariantList{true});
    }

    void languagesStandAfterTheSystems() {
        LanguagePage page({QStringLiteral("en"), QStringLiteral("de")});
        auto* combo = page.findChild<QComboBox*>(QStringLiteral("preferredLanguage"));
        QCOMPARE(combo->count(), 3);
        QCOMPARE(combo->itemText(2), QStringLiteral("Deutsch"));
        QSignalSpy chosen(&page, &LanguagePage::languageChosen);
        page.setLanguage(QStringLiteral("en"));
        QCOMPARE(chosen.size(), 0);
        combo->setCurrentIndex(2);
        QCOMPARE(values(chosen), QVariantList{QStringLiteral("de")});
    }
    void aLanguageThatIsNotThereIsLeftByReset() {
        LanguagePage page({QStringLiteral("en")});
        page.setLanguage(QStringLiteral("eo"));
        const QSignalSpy chosen(&page, &LanguagePage::languageChosen);
        page.reset();
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.back().front().toString(), QString());
    }
    void keepingForACrashIsSaid() {
        RecoveryPage page;
        page.setKeeping(false);
        QSignalSpy chosen(&page, &RecoveryPage::keepingChosen);
        page.reset();
        QCOMPARE(values(chosen), QVariantList{true});
    }
};

QTEST_MAIN(TestAppearancePage)
#include "tst_appearance_page.moc"
