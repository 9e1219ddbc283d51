// SPDX-License-Identifier: GPL-3.0-or-later
// A session with models of pictures: what was typed stays, and comes back with a model of text.
#include <cmath>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "ui/session/session.h"

using namespace headscope;

namespace {

Picture picture(std::uint8_t value) {
    std::vector<std::uint8_t> bytes(33 * 33 * 3);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(value + i % 97);
    }
    return {"p", 33, 33, std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes))};
}

} // namespace

class TestSessionPictures : public QObject {
    Q_OBJECT

    std::unique_ptr<Session> session_;
    std::unique_ptr<TinyModel> text_;

    static QString tiny(const char* family) {
        return QString::fromStdString((golden::dataFolder() / "families" / family).string());
    }
    void open(const QString& path) {
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openModel(path);
        QVERIFY(opened.wait());
    }
    bool isSettled() const {
        const auto& shown = session_->comparison();
        return shown && shown->text->typed == session_->typedText() &&
               shown->textOfB->typed == session_->typedText(SideName::B) &&
               shown->comparison.a.side == session_->side(SideName::A) &&
               shown->comparison.b.side == session_->side(SideName::B);
    }
    const EncodedText& encoded(SideName side = SideName::A) const {
        return session_->textResult(side)->encoded;
    }

  private Q_SLOTS:
    void init() {
        session_ = std::make_unique<Session>();
        text_ = std::make_unique<TinyModel>("gpt2", TinyModel::Style::Plain);
        session_->setText(QStringLiteral("the cat sat"));
    }

    void aPictureTakesThePlaceOfTheText() {
        session_->setPicture(picture(3));
        open(tiny("vit"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(encoded().tokens.size(), std::size_t{17});
        QVERIFY(session_->typedText().text.empty());
        QCOMPARE(session_->comparison()->comparison.a.predictions.size(), std::size_t{1});
    }

    void textAndPictureAreBothKept() {
        session_->setPicture(picture(3));
        open(tiny("vit"));
        QTRY_VERIFY(isSettled());
        open(text_->folder());
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->text(), QStringLiteral("the cat sat"));
        QVERIFY(!session_->typedText().picture);
        open(tiny("deit"));
        QTRY_VERIFY(isSettled());
        QVERIFY(session_->typedText().picture == picture(3) || session_->given().picture->name == "p");
        QCOMPARE(encoded().tokens.size(), std::size_t{18});
    }

    void withoutAPictureThatIsSaid() {
        QSignalSpy failed(session_.get(), &Session::textFailed);
        open(tiny("vit"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("a picture, which this model reads")));
        session_->setPicture(picture(1));
        QTRY_VERIFY(isSettled());
    }

    void anotherTextDoesNotComputeAPictureAgain() {
        session_->setPicture(picture(3));
        open(tiny("vit"));
        QTRY_VERIFY(isSettled());
        const auto before = session_->textResult();
        session_->setText(QStringLiteral("other words"));
        QCOMPARE(session_->textResult(), before);
        QVERIFY(isSettled());
    }

    void sidesCompareUnderAFactorAndFewerGroups() {
        session_->setPicture(picture(3));
        open(tiny("dinov2"));
        QTRY_VERIFY(isSettled());
        Side b = session_->side(SideName::A);
        b.attention.grouping.kvHeads = 1;
        b.attention.scale = FixedScale{1};
        b.scope = Scope::Rerun;
        session_->setSides(session_->side(SideName::A), b);
        QTRY_VERIFY(isSettled());
        const Comparison& comparison = session_->comparison()->comparison;
        QVERIFY(comparison.difference);
        QVERIFY(comparison.measures->maxAbsolute > 0.01);
        QCOMPARE(comparison.predictions.size(), std::size_t{1});
        QVERIFY(comparison.predictionKl() > 0);
        QVERIFY(std::isnan(comparison.a.meanLoss));
    }

    void sideBMayHaveAPictureOfItsOwn() {
        session_->setPicture(picture(3));
        open(tiny("vit"));
        TypedText own;
        own.picture = picture(120);
        session_->setOwnText(own);
        QTRY_VERIFY(isSettled());
        QVERIFY(session_->comparison()->text != session_->comparison()->textOfB);
        const Comparison& comparison = session_->comparison()->comparison;
        QVERIFY(!comparison.isByPosition); // patches have the same names
        QVERIFY(comparison.measures->maxAbsolute > 0);
    }

    void sideBMayHaveAModelOfText() {
        session_->setPicture(picture(3));
        open(tiny("vit"));
        QTRY_VERIFY(isSettled());
        session_->openOwnModel(text_->folder());
        QTRY_VERIFY(session_->hasOwnModel() && isSettled());
        QCOMPARE(encoded().tokens.size(), std::size_t{17});
        QVERIFY(encoded(SideName::B).patches == nullptr);
        QVERIFY(!session_->comparison()->comparison.noDifference.empty());
        QVERIFY(!session_->comparison()->comparison.noPredictionDifference.empty());
    }
};

QTEST_GUILESS_MAIN(TestSessionPictures)
#include "tst_session_pictures.moc"
