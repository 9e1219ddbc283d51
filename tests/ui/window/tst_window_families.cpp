// SPDX-License-Identifier: GPL-3.0-or-later
// The window with models that are not decoders alone: pairs, masks, targets, three kinds of attention.
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/support/tiny_model.h"
#include "ui/compare/prediction_chart.h"
#include "ui/compare/readout_bar.h"
#include "ui/compare/side_card.h"
#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/prompt/token_strip.h"
#include "ui/window/main_window.h"
#include "ui/window/text_panel.h"

using namespace headscope;

class TestWindowFamilies : public QObject {
    Q_OBJECT

    std::unique_ptr<TinyModel> model_;
    std::unique_ptr<MainWindow> window_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    Session& session() { return window_->session(); }
    HeatmapView* maps() { return child<HeatmapView>("maps"); }
    QPlainTextEdit* field(const char* name) { return child<QPlainTextEdit>(name); }
    void choose(const char* choice, const QString& segment) {
        const auto buttons = child<SegmentedChoice>(choice)->findChildren<QAbstractButton*>();
        const auto found = std::ranges::find(buttons, segment, &QAbstractButton::text);
        QVERIFY(found != buttons.end());
        (*found)->click();
    }
    bool isSettled() {
        const auto& shown = session().comparison();
        return shown && shown->text->typed == session().typedText() &&
               shown->comparison.a.side == session().side(SideName::A) &&
               shown->comparison.b.side == session().side(SideName::B);
    }
    void open(const std::string& family, TinyModel::Style style) {
        model_ = std::make_unique<TinyModel>(family, style);
        window_->setText(QStringLiteral("the cat sat on the mat."));
        window_->openModel(model_->folder());
        QTRY_VERIFY(session().model() && isSettled());
    }
    void openEncoderDecoder() {
        open("t5", TinyModel::Style::Seq2Seq);
        field("secondField")->setPlainText(QStringLiteral("the dog"));
        QTRY_VERIFY(isSettled());
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
    }

    void aDecoderHasOneField() {
        open("gpt2", TinyModel::Style::Plain);
        QVERIFY(!field("secondField")->isVisible());
        QVERIFY(!child<TokenStrip>("sourceStrip")->isVisible());
        QVERIFY(!child<SegmentedChoice>("kindChoice")->isVisible());
        QVERIFY(!child<QToolButton>("maskButton")->isVisible());
    }

    void aPairIsOneRowOfTokens() {
        open("bert", TinyModel::Style::Bert);
        QVERIFY(field("secondField")->isVisible());
        QVERIFY(!child<QToolButton>("generateButton")->isVisible());
        QTest::keyClicks(field("secondField"), QStringLiteral("the dog"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(),
                 static_cast<int>(session().textResult()->encoded.tokens.size()));
        QCOMPARE(maps()->content().queryLabels.back(), QStringLiteral("[SEP]"));
        QCOMPARE(maps()->content().queryLabels.count(QStringLiteral("[SEP]")), 2);
    }

    void withoutAMaskALineSaysWhatToTypeAndThereIsNoLoss() {
        open("bert", TinyModel::Style::Bert);
        QVERIFY(child<QLabel>("noPrediction")->text().startsWith(QStringLiteral("Type [MASK]")));
        const auto labels = window_->findChildren<QLabel*>();
        QVERIFY(std::ranges::none_of(
            labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("Loss")); }));
    }

    void theMaskButtonInsertsOneAndItsPredictionIsShown() {
        open("bert", TinyModel::Style::Bert);
        child<QToolButton>("maskButton")->click();
        QCOMPARE(field("promptField")->toPlainText(), QStringLiteral("the cat sat on the mat. [MASK]"));
        QTRY_VERIFY(isSettled());
        auto* chart = window_->findChild<PredictionChart*>();
        QTRY_VERIFY(chart->isVisible());
        const int position = child<TokenStrip>("tokenStrip")->count() - 2; // in front of [SEP]
        QCOMPARE(chart->accessibleName(), QStringLiteral("Hidden token at position %1").arg(position));
        QVERIFY(!child<SegmentedChoice>("predictionChoice")->isVisible());
        child<QToolButton>("maskButton")->click();
        QTRY_VERIFY(child<SegmentedChoice>("predictionChoice")->isVisible());
    }

    void literalSpecialTokensAreCharacters() {
        open("bert", TinyModel::Style::Bert);
        window_->setText(QStringLiteral("the [MASK]"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(), 4);
        choose("specialTokens", QStringLiteral("as text"));
        QTRY_VERIFY(isSettled());
        QVERIFY(child<TokenStrip>("tokenStrip")->count() > 4);
        QVERIFY(child<QLabel>("noPrediction")->text().contains(QStringLiteral("parsed")));
    }

    void aCheckpointWithoutAHeadSaysSo() {
        open("electra_discriminator", TinyModel::Style::Bert);
        QVERIFY(child<QLabel>("noPrediction")->text().contains(QStringLiteral("no output head")));
    }

    void anEncoderDecoderHasAStripForEachText() {
        openEncoderDecoder();
        const EncodedText& encoded = session().textResult()->encoded;
        QCOMPARE(child<TokenStrip>("sourceStrip")->count(), static_cast<int>(encoded.source.size()));
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(), static_cast<int>(encoded.tokens.size()));
        QVERIFY(child<TokenStrip>("sourceStrip")->isVisible());
    }

    void aKindMovesBothSidesTheHeadsAndTheAxes() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Cross"));
        QTRY_VERIFY(isSettled());
        QVERIFY(session().side(SideName::B).head.kind == AttentionKind::Cross);
        const FigureContent& content = maps()->content();
        const EncodedText& encoded = session().textResult()->encoded;
        QCOMPARE(content.queries(), static_cast<Index>(encoded.tokens.size()));
        QCOMPARE(content.keys(), static_cast<Index>(encoded.source.size()));
        QCOMPARE(content.queryName, QStringLiteral("target token (query)"));
        QCOMPARE(content.keyName, QStringLiteral("source token (key)"));
        QVERIFY(content.panels[0].title.startsWith(QStringLiteral("cross L")));
        const HeadGrid& grid = child<HeadMapView>("headMap")->canvas()->grid();
        QVERIFY(grid.kind == AttentionKind::Cross);
        QCOMPARE(grid.layers.size(), std::size_t{3});
        QTRY_COMPARE(grid.thumbnails.size(), std::size_t{12});
        QCOMPARE(child<SideCard>("sideCardA")->findChild<QComboBox*>(QStringLiteral("maskKind"))->count(), 2);
        HeadCanvas* canvas = child<HeadMapView>("headMap")->canvas();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->headRect({2, 1}).center());
        QVERIFY(session().side(SideName::A).head == (HeadId{2, 1, AttentionKind::Cross}));
    }

    void presetsStayWithinTheKind() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Cross"));
        for (const Preset preset : {Preset::TwoHeads, Preset::KvGroups, Preset::ScalingFactor}) {
            window_->applyPreset(preset);
            QTRY_VERIFY(isSettled());
            QVERIFY(session().side(SideName::A).head.kind == AttentionKind::Cross);
            QVERIFY(session().comparison()->comparison.measures->maxAbsolute > 0);
            QCOMPARE(child<SegmentedChoice>("presets")->current(), static_cast<int>(preset));
        }
    }

    void aCrossCellIsReadOutWithBothTexts() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Cross"));
        QTRY_VERIFY(isSettled());
        Q_EMIT maps()->hovered(2, 1, 0);
        const EncodedText& encoded = session().textResult()->encoded;
        const QString read = child<ReadoutBar>("readout")->accessibleDescription();
        QVERIFY2(read.contains(QString::fromStdString(encoded.tokens[2].label)) &&
                     read.contains(QString::fromStdString(encoded.source[1].label)),
                 qPrintable(read));
        QVERIFY(!read.contains(QStringLiteral("bias"))); // T5 has none between its texts
        Q_EMIT maps()->hovered(2, 7, 0);                 // a key beyond the number of queries
        QVERIFY(child<ReadoutBar>("readout")->accessibleDescription().contains(QStringLiteral("key 7")));
    }

    void aBiasIsAStepOfTheReadOut() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Encoder"));
        QTRY_VERIFY(isSettled());
        Q_EMIT maps()->hovered(2, 1, 0);
        QVERIFY(child<ReadoutBar>("readout")->accessibleDescription().contains(QStringLiteral("+ bias A")));
    }

    void aChipPointsAtTheAxisOfItsText() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Cross"));
        QTRY_VERIFY(isSettled());
        using Place = std::pair<std::optional<int>, std::optional<int>>; // query and key
        std::optional<Place> place;
        connect(window_->findChild<TextPanel*>(), &TextPanel::tokenPointed, this,
                [&](std::optional<int> query, std::optional<int> key) { place = Place(query, key); });
        const auto pointAt = [](TokenStrip* strip, int token) {
            QTest::mouseMove(strip->viewport(), strip->chipRect(token).center());
        };
        pointAt(child<TokenStrip>("sourceStrip"), 1);
        QTRY_VERIFY(place == Place(std::nullopt, 1));
        pointAt(child<TokenStrip>("tokenStrip"), 2);
        QTRY_VERIFY(place == Place(2, std::nullopt));
        choose("kindChoice", QStringLiteral("Encoder"));
        pointAt(child<TokenStrip>("tokenStrip"), 1);
        QTRY_VERIFY(place == Place(std::nullopt, std::nullopt)); // on neither axis
        pointAt(child<TokenStrip>("sourceStrip"), 3);
        QTRY_VERIFY(place == Place(3, 3));
        disconnect(window_->findChild<TextPanel*>(), nullptr, this, nullptr);
    }

    void generateFillsTheTarget() {
        open("t5", TinyModel::Style::Seq2Seq);
        QSignalSpy generated(&session(), &Session::targetGenerated);
        child<QToolButton>("generateButton")->click();
        QVERIFY(!child<QToolButton>("generateButton")->isEnabled());
        QVERIFY(generated.wait(60000));
        QCOMPARE(field("secondField")->toPlainText(), generated.last().at(0).toString());
        QVERIFY(child<QToolButton>("generateButton")->isEnabled());
        QTRY_VERIFY(isSettled());
    }

    void aNoticeAndTwoTextsLeaveANumberInSight() {
        openEncoderDecoder();
        QTRY_VERIFY(child<QLabel>("promptNotice")->isVisible()); // an untrained model
        choose("kindChoice", QStringLiteral("Encoder")); // with a bias, so that the read-out has three lines
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        const auto* number = child<QLabel>("0/a");
        QTRY_COMPARE(number->visibleRegion().boundingRect().height(), number->height());
    }

    void atNineHundredBySixHundredTwoTextsLeaveRoomForTheMaps() {
        openEncoderDecoder();
        choose("kindChoice", QStringLiteral("Cross"));
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        QTRY_VERIFY(maps()->cellRect(0, 0, 0).width() * static_cast<double>(maps()->content().keys()) > 100);
        QVERIFY(field("secondField")->mapTo(window_.get(), QPoint()).y() >
                field("promptField")->mapTo(window_.get(), QPoint()).y());
    }
};

QTEST_MAIN(TestWindowFamilies)
#include "tst_window_families.moc"
