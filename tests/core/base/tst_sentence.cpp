// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "core/base/sentence.h"

using namespace headscope;

namespace {

std::string translation(const char* english) {
    const std::string_view text(english);
    if (text == "{} of {}") {
        return "von {1} {0}";
    }
    if (text == "a map of {}") {
        return "eine Karte von {} und {}"; // one place too many
    }
    return text == "entropy" ? "Entropie" : english;
}

} // namespace

class SentenceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() { Sentence::setTranslation(nullptr); }

    void isEnglishAtFirst() {
        QCOMPARE(Sentence::of("{} of {}", 1, 2), std::string("1 of 2"));
        QCOMPARE(Sentence::translated("entropy"), std::string("entropy"));
    }

    void partsStandWhereTheTranslationPutsThem() {
        Sentence::setTranslation(translation);
        QCOMPARE(Sentence::of("{} of {}", 1, 2), std::string("von 2 1"));
    }

    void notedNameIsTranslatedWhereItIsShown() {
        constexpr std::string_view name = Sentence::noted("entropy");
        Sentence::setTranslation(translation);
        QCOMPARE(std::string(name), std::string("entropy"));
        QCOMPARE(Sentence::translated(name), std::string("Entropie"));
    }

    void wrongTranslationIsNotTaken() {
        Sentence::setTranslation(translation);
        QCOMPARE(Sentence::of("a map of {}", 3), std::string("a map of 3"));
    }

    void unknownSentenceStaysAsItIs() {
        Sentence::setTranslation(translation);
        QCOMPARE(Sentence::of("{} layers", 3), std::string("3 layers"));
    }
};

QTEST_APPLESS_MAIN(SentenceTest)
#include "tst_sentence.moc"
