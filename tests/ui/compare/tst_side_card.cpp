// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOption>
#include <QTest>
#include <QToolButton>

#include "ui/compare/side_card.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/scale_track.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

SideCardModel modelOf(int kvHeads) {
    SideCardModel model;
    model.layers.assign(6, {8, kvHeads, 32, 1 / std::sqrt(32.0F), CausalMask{}});
    return model;
}

} // namespace

class SideCardTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::light()); }

    void init() {
        card_ = std::make_unique<SideCard>(SideName::A);
        card_->setModel(modelOf(4));
        start_ = {};
        start_.head = {3, 2};
        card_->setSide(start_);
        card_->resize(card_->sizeHint());
        card_->show();
        spy_ = std::make_unique<QSignalSpy>(card_.get(), &SideCard::sideEdited);
    }

    void whatTheLayerDoesWithItsScoresIsSaid() {
        SideCardModel model = modelOf(4);
        model.layers[3].softCap = 50;
        card_->setModel(model);
        auto* scores = card_->findChild<QLabel*>(QStringLiteral("scoresLabel"));
        QCOMPARE(scores->text(), QStringLiteral("soft cap 50: 50 tanh(s / 50) · causal mask"));
        QVERIFY(scores->toolTip().contains(QStringLiteral("soft cap 50")));
        Side other = start_;
        other.head.layer = 0;
        card_->setSide(other);
        QCOMPARE(scores->text(), QStringLiteral("causal mask"));
    }

    void crossAttentionHasNoMaskThatComparesPositions() {
        SideCardModel model;
        model.layers.assign(2, {4, 4, 16, 0.25F, NoMask{}, {}, {}, {}, AttentionKind::Cross});
        card_->setModel(model);
        QCOMPARE(box("maskKind")->count(), 2);
        QCOMPARE(box("maskKind")->itemText(0), QStringLiteral("none (model)"));
        card_->setModel(modelOf(4));
        QCOMPARE(box("maskKind")->count(), 4);
        QCOMPARE(box("maskKind")->itemText(3), QStringLiteral("window"));
    }

    void theTitleSaysWhatTheSideIsOf() {
        auto* origin = card_->findChild<QToolButton*>(QStringLiteral("originButton"));
        card_->setOrigin({});
        QVERIFY(origin->accessibleName().endsWith(QStringLiteral("same text · same model")));
        card_->setOrigin({true, QStringLiteral("me/other")});
        QVERIFY(origin->accessibleName().endsWith(QStringLiteral("own text · me/other")));
        QVERIFY(origin->menu() == nullptr); // side A is what the window is about
    }

    void sideBAsksForATextOrAModelOfItsOwn() {
        SideCard card(SideName::B);
        QSignalSpy text(&card, &SideCard::ownTextRequested);
        QSignalSpy same(&card, &SideCard::sameModelRequested);
        card.setOrigin({});
        auto* sameModel = card.findChild<QAction*>(QStringLiteral("sameModelAction"));
        QVERIFY(!sameModel->isEnabled());
        card.findChild<QAction*>(QStringLiteral("ownTextAction"))->trigger();
        QCOMPARE(text.size(), 1);
        card.setOrigin({false, QStringLiteral("other")});
        sameModel->trigger();
        QCOMPARE(same.size(), 1);
    }

    void aLongModelNameDoesNotWidenTheCard() {
        const int width = card_->minimumSizeHint().width();
        card_->setOrigin({true, QString(80, QLatin1Char('m'))});
        QCOMPARE(card_->minimumSizeHint().width(), width);
    }

    void setSideAndSetModelEmitNothing() {
        Side side = start_;
        side.attention.scale = FixedScale{1};
        side.attention.grouping = {2, Pooling::FirstHead};
        side.attention.mask = WindowMask{7};
        side.scope = Scope::Rerun;
        card_->setSide(side);
        card_->setModel(modelOf(8));
        QCOMPARE(spy_->count(), 0);
        QVERIFY(card_->side() == side);
    }

    void choosingALayerChangesOnlyTheLayer() {
        QTest::keyClick(box("layerBox"), Qt::Key_Down);
        start_.head.layer = 4;
        expectOne(start_);
    }

    void choosingAHeadChangesOnlyTheHead() {
        QTest::keyClick(box("headBox"), Qt::Key_Up);
        start_.head.head = 1;
        expectOne(start_);
    }

    void aFactorChangesOnlyTheScale() {
        auto* track = card_->findChild<ScaleTrack*>();
        QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(track->xOf(track->axis().stepOf(1)), 5));
        start_.attention.scale = FixedScale{1.0F};
        expectOne(start_);
    }

    void kvChoicesAreTheDivisors() {
        QCOMPARE(kvTexts(), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")}));
        card_->setModel(modelOf(8));
        QCOMPARE(kvTexts(), (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"),
                                         QStringLiteral("8")}));
    }

    void fewerGroupsChangeOnlyTheGrouping() {
        press(choice("groupsChoice"), 1);
        start_.attention.grouping.kvHeads = 2;
        expectOne(start_);
        QCOMPARE(cacheText(), QStringLiteral("cache 50 % of this model's · no further training"));
    }

    void theModelsOwnNumberIsWrittenAsZero() {
        start_.attention.grouping.kvHeads = 1;
        card_->setSide(start_);
        press(choice("groupsChoice"), 2);
        start_.attention.grouping.kvHeads = 0;
        expectOne(start_);
        QCOMPARE(cacheText(), QStringLiteral("4 = model's own"));
    }

    void aModelWithOneKvHeadSaysThatThereIsNoChoice() {
        card_->setModel(modelOf(1));
        QCOMPARE(choice("groupsChoice")->count(), 1);
        QVERIFY(cacheText().contains(QStringLiteral("the only choice")));
    }

    void poolingIsEnabledOnlyWhereGroupsDiffer() {
        QVERIFY(!box("poolingBox")->isEnabled());
        press(choice("groupsChoice"), 0);
        QVERIFY(box("poolingBox")->isEnabled());
        press(choice("groupsChoice"), 2);
        QVERIFY(!box("poolingBox")->isEnabled());
    }

    void poolingChangesOnlyThePooling() {
        start_.attention.grouping.kvHeads = 2;
        card_->setSide(start_);
        QTest::keyClick(box("poolingBox"), Qt::Key_Down);
        start_.attention.grouping.pooling = Pooling::FirstHead;
        expectOne(start_);
    }

    void masksAreNamedWithTheModelsOwnFirst() {
        QCOMPARE(box("maskKind")->currentText(), QStringLiteral("causal (model)"));
        QTest::keyClick(box("maskKind"), Qt::Key_Down);
        start_.attention.mask = NoMask{};
        expectOne(start_);
    }

    void aWindowHasAWidth() {
        QVERIFY(!width()->isVisible());
        start_.attention.mask = WindowMask{6};
        card_->setSide(start_);
        QVERIFY(width()->isVisible());
        QCOMPARE(width()->value(), 6);
        width()->stepUp();
        start_.attention.mask = WindowMask{7};
        expectOne(start_);
    }

    void aWindowDoesNotMakeTheCardLarger() {
        const QSize hint = card_->sizeHint();
        const QSize least = card_->minimumSizeHint();
        start_.attention.mask = WindowMask{6};
        card_->setSide(start_);
        QCOMPARE(card_->sizeHint(), hint);
        QCOMPARE(card_->minimumSizeHint(), least);
    }

    void nothingThatIsChosenChangesTheSizeOfTheCard() {
        const QSize least = card_->minimumSizeHint();
        for (const int kvHeads : {0, 1, 2}) {
            for (const float factor : {0.333F, 1.0F, 1e-5F}) {
                start_.attention.grouping.kvHeads = kvHeads;
                start_.attention.scale = FixedScale{factor};
                card_->setSide(start_);
                QCOMPARE(card_->minimumSizeHint(), least);
            }
        }
    }

    void noTextIsCutInTheNarrowestCard_data() {
        QTest::addColumn<double>("points");
        for (const double points : {8.0, 10.0, 12.0, 15.0}) {
            QTest::newRow(qPrintable(QString::number(points))) << points;
        }
    }
    void noTextIsCutInTheNarrowestCard() {
        QFETCH(double, points);
        QFont font = card_->font();
        font.setPointSizeF(points);
        card_->setFont(font);
        card_->resize(card_->minimumSizeHint());
        QCoreApplication::processEvents();
        for (const char* name : {"layerBox", "headBox", "poolingBox", "maskKind", "kernelKind"}) {
            const QComboBox& list = *box(name);
            QStyleOptionComboBox option;
            option.initFrom(&list);
            const int room =
                list.style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list)
                    .width();
            for (int item = 0; item < list.count(); ++item) {
                QVERIFY2(room - 2 >= list.fontMetrics().horizontalAdvance(list.itemText(item)), name);
            }
        }
        for (const ThemedLabel* label : card_->findChildren<ThemedLabel*>()) {
            const QStringList lines = label->shownLines(label->width());
            QVERIFY2(lines.join(u' ') == label->text(), qPrintable(label->text()));
        }
    }

    void toolIconsGrowWithTheFontAtOnce() {
        const int before = button("copyButton")->iconSize().height();
        QFont font = card_->font();
        font.setPointSizeF(2 * font.pointSizeF());
        card_->setFont(font);
        QVERIFY(button("copyButton")->iconSize().height() > 3 * before / 2);
    }

    void aKernelChangesOnlyTheKernel() {
        QTest::keyClick(box("kernelKind"), Qt::Key_End);
        start_.attention.kernel = LinearKernel{};
        expectOne(start_);
    }

    void aSinkHasALogit() {
        QVERIFY(!logit()->isVisible());
        start_.attention.kernel = SinkKernel{-2.25F};
        card_->setSide(start_);
        QVERIFY(logit()->isVisible());
        QCOMPARE(logit()->value(), -2.25);
        logit()->stepUp();
        start_.attention.kernel = SinkKernel{-1.75F};
        expectOne(start_);
    }

    void aSinkDoesNotMakeTheCardLarger() {
        const QSize hint = card_->sizeHint();
        const QSize least = card_->minimumSizeHint();
        start_.attention.kernel = SinkKernel{1};
        card_->setSide(start_);
        QCOMPARE(card_->sizeHint(), hint);
        QCOMPARE(card_->minimumSizeHint(), least);
    }

    void aLinearKernelHasNoFactorToSet() {
        auto* factor = card_->findChild<ScaleSlider*>();
        auto* scores = card_->findChild<QLabel*>(QStringLiteral("scoresLabel"));
        start_.attention.kernel = LinearKernel{};
        card_->setSide(start_);
        QVERIFY(!factor->isEnabled());
        QCOMPARE(scores->text(), QStringLiteral("linear kernel: no factor · no further training"));
        start_.attention.kernel = SoftmaxKernel{};
        card_->setSide(start_);
        QVERIFY(factor->isEnabled());
        QCOMPARE(scores->text(), QStringLiteral("causal mask"));
    }

    void scopeChangesOnlyTheScope() {
        press(choice("scopeChoice"), 1);
        start_.scope = Scope::Rerun;
        expectOne(start_);
    }

    void resetKeepsHeadAndScope() {
        Side side = start_;
        side.attention = {FixedScale{2}, {1, Pooling::FirstHead}, NoMask{}, LinearKernel{}};
        side.scope = Scope::Rerun;
        card_->setSide(side);
        QTest::mouseClick(button("resetButton"), Qt::LeftButton);
        side.attention = {};
        expectOne(side);
        QVERIFY(!button("resetButton")->isEnabled());
    }

    void copyIsAskedForAndChangesNothingHere() {
        QSignalSpy copied(card_.get(), &SideCard::copyRequested);
        QTest::mouseClick(button("copyButton"), Qt::LeftButton);
        QCOMPARE(copied.count(), 1);
        QCOMPARE(spy_->count(), 0);
    }

    /// What a window of 1280 x 800 has for them under one line of tokens.
    void twoCardsFitInTheUsualWindow() {
        QFont font(QStringLiteral("Noto Sans"));
        font.setPointSizeF(10);
        const QFont before = QApplication::font();
        QApplication::setFont(font);
        {
            SideCard card(SideName::B);
            card.setModel(modelOf(4));
            QVERIFY2(card.sizeHint().height() <= 310, qPrintable(QString::number(card.sizeHint().height())));
            QVERIFY2(card.minimumSizeHint().width() <= 300,
                     qPrintable(QString::number(card.minimumSizeHint().width())));
        }
        QApplication::setFont(before);
    }

    void withoutAModelEverythingIsEmpty() {
        card_->setModel({});
        for (const char* name : {"layerBox", "headBox", "poolingBox", "maskKind", "kernelKind"}) {
            QCOMPARE(box(name)->currentText(), QString());
        }
        QCOMPARE(card_->findChild<QLineEdit*>(QStringLiteral("factorField"))->text(), QString());
        QCOMPARE(card_->findChild<QLabel*>(QStringLiteral("factorName"))->text(), QString());
        QCOMPARE(choice("groupsChoice")->count(), 0);
        QCOMPARE(choice("scopeChoice")->current(), -1);
        QCOMPARE(cacheText(), QString());
    }

    void aModelThatComesBackIsShownAgain() {
        const QSize before = card_->sizeHint();
        card_->setModel({});
        QCOMPARE(card_->sizeHint().height(), before.height());
        card_->setModel(modelOf(4));
        QCOMPARE(box("maskKind")->currentText(), QStringLiteral("causal (model)"));
        QCOMPARE(box("layerBox")->currentText(), QStringLiteral("L3"));
        QCOMPARE(choice("scopeChoice")->current(), 0);
    }

    void withoutAModelTheCardIsDisabled() {
        SideCard empty(SideName::A);
        QVERIFY(!empty.isEnabled());
        empty.setModel(modelOf(2));
        QVERIFY(empty.isEnabled());
        empty.setModel({});
        QVERIFY(!empty.isEnabled());
    }

  private:
    [[nodiscard]] QComboBox* box(const char* name) const {
        return card_->findChild<QComboBox*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QDoubleSpinBox* logit() const {
        return card_->findChild<QDoubleSpinBox*>(QStringLiteral("kernelLogit"));
    }
    [[nodiscard]] QSpinBox* width() const { return card_->findChild<QSpinBox*>(QStringLiteral("maskWidth")); }
    [[nodiscard]] SegmentedChoice* choice(const char* name) const {
        return card_->findChild<SegmentedChoice*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const {
        return card_->findChild<QAbstractButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString cacheText() const {
        return card_->findChild<QLabel*>(QStringLiteral("cacheLabel"))->text();
    }
    [[nodiscard]] QStringList kvTexts() const {
        QStringList texts;
        for (int index = 0; index < choice("groupsChoice")->count(); ++index) {
            texts.append(choice("groupsChoice")->text(index));
        }
        return texts;
    }
    static void press(const SegmentedChoice* segments, int index) {
        for (QAbstractButton* candidate : segments->findChildren<QAbstractButton*>()) {
            if (candidate->text() == segments->text(index)) {
                QTest::mouseClick(candidate, Qt::LeftButton);
                return;
            }
        }
        QFAIL("no such segment");
    }
    void expectOne(const Side& expected) const {
        QCOMPARE(spy_->count(), 1);
        QVERIFY(spy_->first().first().value<Side>() == expected);
        QVERIFY(card_->side() == expected);
    }

    std::unique_ptr<SideCard> card_;
    std::unique_ptr<QSignalSpy> spy_;
    Side start_;
};

QTEST_MAIN(SideCardTest)
#include "tst_side_card.moc"
