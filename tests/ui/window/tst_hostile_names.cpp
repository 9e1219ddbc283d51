// SPDX-License-Identifier: GPL-3.0-or-later
// A model whose name and tokens are markup: the window shows them as text, on every page and in every tool
// tip.
#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QPointer>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolTip>
#include <QtTest>

#include "tests/support/hostile_model.h"
#include "tests/ui/window/window_sights.h"

using namespace headscope;

namespace {

bool hasTheModelsMarkup(const QString& text) {
    return text.contains(QStringLiteral("<img src=http")) || text.contains(QStringLiteral("<b>bold")) ||
           text.contains(QStringLiteral("<b>x")) || text.contains(QStringLiteral("<b>on")) ||
           text.contains(QStringLiteral("<script>alert"));
}

/// Whether a text that Qt may take for markup has some of the model's.
bool isDrawnAsMarkup(const QString& text) {
    return Qt::mightBeRichText(text) && hasTheModelsMarkup(text);
}

bool hasPictureOfTheModel(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().toImageFormat().name().contains(
                    QStringLiteral("evil.example"))) {
                return true;
            }
        }
    }
    return false;
}

/// The tool tips of the items of a view that are drawn as markup.
QStringList wrongItems(const QAbstractItemView& view) {
    QStringList wrong;
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model != nullptr && row < qMin(model->rowCount(), 200); ++row) {
        for (int column = 0; column < qMin(model->columnCount(), 50); ++column) {
            const QString tip = model->index(row, column).data(Qt::ToolTipRole).toString();
            wrong += isDrawnAsMarkup(tip) ? QStringList{tip} : QStringList();
        }
    }
    return wrong;
}

QStringList wrongTexts(QWidget& widget) {
    QStringList wrong;
    for (const QString& text : {widget.toolTip(), widget.whatsThis(), widget.statusTip()}) {
        wrong += isDrawnAsMarkup(text) ? QStringList{text} : QStringList();
    }
    if (const auto* label = qobject_cast<QLabel*>(&widget)) {
        const bool isMarkup = label->textFormat() == Qt::RichText ||
                              label->textFormat() == Qt::MarkdownText ||
                              (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        wrong += isMarkup && hasTheModelsMarkup(label->text()) ? QStringList{label->text()} : QStringList();
    }
    if (const auto* field = qobject_cast<QTextEdit*>(&widget)) {
        wrong += hasPictureOfTheModel(*field->document()) ? QStringList{field->toHtml()} : QStringList();
    }
    if (const auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
        wrong += wrongItems(*view);
    }
    return wrong;
}

/// The tool tips over points of a widget that are drawn as markup; `seen` counts all that came up.
QStringList wrongTips(QWidget& widget, int& seen) {
    constexpr int kSteps = 8;
    QStringList wrong;
    for (int step = 0; step < kSteps * kSteps; ++step) {
        const QPoint place(widget.width() * (2 * (step % kSteps) + 1) / (2 * kSteps),
                           widget.height() * (2 * (step / kSteps) + 1) / (2 * kSteps));
        QHelpEvent asked(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(&widget, &asked);
        const QString tip = QToolTip::text();
        seen += hasTheModelsMarkup(tip.isEmpty() ? tip : QTextDocumentFragment::fromHtml(tip).toPlainText())
                    ? 1
                    : 0;
        wrong += isDrawnAsMarkup(tip) ? QStringList{tip} : QStringList();
        QToolTip::hideText();
    }
    return wrong;
}

} // namespace

class HostileNamesTest : public QObject {
    Q_OBJECT

    HostileModel model_;
    std::unique_ptr<MainWindow> window_;

    [[nodiscard]] QStringList wrongInSight() const {
        QStringList wrong;
        for (QWidget* widget : QApplication::allWidgets()) {
            wrong += wrongTexts(*widget);
        }
        return wrong;
    }

  private Q_SLOTS:
    void initTestCase() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        window_->openModel(model_.folder());
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().model() && window_->session().comparison(), 60000);
        WindowState state = window_->state();
        state.typed.text = HostileModel::text().toStdString();
        state.typed.special = SpecialTokens::Parsed;
        window_->setState(state);
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison()->text->typed.text == state.typed.text,
                                 60000);
    }
    void cleanupTestCase() { window_.reset(); }

    void theTokensAreTheHostileOnes() {
        const auto& tokens = window_->session().comparison()->text->encoded.tokens;
        QVERIFY(std::ranges::any_of(tokens,
                                    [](const Token& token) { return token.piece == HostileModel::kMarkup; }));
    }

    void pagesShowThemAsText_data() {
        QTest::addColumn<QString>("page");
        for (const QString& key : pageKeys(*window_)) {
            QTest::newRow(qPrintable(key)) << key;
        }
    }
    void pagesShowThemAsText() {
        QFETCH(QString, page);
        showPage(*window_, page);
        QCOMPARE(wrongInSight().join(QLatin1Char('\n')), QString());
    }

    void toolTipsShowThemAsText_data() { pagesShowThemAsText_data(); }
    void toolTipsShowThemAsText() {
        QFETCH(QString, page);
        showPage(*window_, page);
        int seen = 0;
        QStringList wrong;
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : window_->findChildren<QWidget*>()) {
            widgets.append(widget); // one of them is the tip itself, which the next one takes the place of
        }
        for (const QPointer<QWidget>& widget : widgets) {
            if (widget && widget->isVisible()) {
                wrong += wrongTips(*widget, seen);
            }
        }
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
        QVERIFY(page != QStringLiteral("textPage") || seen > 0); // tips with tokens did come up
    }

    void panelsShowThemAsText_data() {
        QTest::addColumn<int>("index");
        const auto panels = panelSights();
        for (std::size_t i = 0; i < panels.size(); ++i) {
            QTest::newRow(panels[i].name) << static_cast<int>(i);
        }
    }
    void panelsShowThemAsText() {
        QFETCH(int, index);
        QWidget* panel = panelSights()[static_cast<std::size_t>(index)].show(*window_);
        QVERIFY(panel != nullptr);
        QCoreApplication::processEvents();
        QCOMPARE(wrongInSight().join(QLatin1Char('\n')), QString());
        panel->close();
    }
};

QTEST_MAIN(HostileNamesTest)
#include "tst_hostile_names.moc"
