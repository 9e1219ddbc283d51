// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>

#include <QtTest>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/export/number_table.h"

using namespace headscope;

namespace {

NumberTable table(const std::string& title = "A L2 H5") {
    NumberTable result{.title = title,
                       .about = "weights; masked cells are empty",
                       .rowName = "query",
                       .columnName = "key",
                       .rows = {"the", "\"cat\""},
                       .columns = {"a,b", "cat"},
                       .values = Matrix(2, 2)};
    result.values << 1.0F, std::nanf(""), 0.1F, 0.9F;
    return result;
}

} // namespace

class TestNumberTable : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void csvSaysWhatTheNumbersAre() {
        const std::vector tables{table()};
        QCOMPARE(numbersText(tables, ','), std::string("# A L2 H5\r\n# weights; masked cells are empty\r\n"
                                                       "\"query \\ key\",\"a,b\",\"cat\"\r\n"
                                                       "\"the\",1,\r\n"
                                                       "\"\"\"cat\"\"\",0.1,0.9\r\n"));
    }

    void tablesStandApartInText() {
        const std::vector tables{table("one"), table("two\nlines")};
        const std::string text = numbersText(tables, '\t');
        QVERIFY(text.find("0.1\t0.9\r\n\r\n# two lines\r\n") != std::string::npos);
    }

    void jsonHasNullForWhatIsUndefined() {
        const std::vector tables{table()};
        writeNumbers(path("n.json"), tables);
        const auto json = nlohmann::json::parse(contents("n.json"));
        QVERIFY(json["tables"][0]["values"][0][1].is_null());
        QCOMPARE(json["tables"][0]["values"][1][0].get<double>(), 0.1);
        QCOMPARE(json["tables"][0]["row_name"].get<std::string>(), std::string("query"));
    }

    void arrayOfSeveralTablesHasThreeAxes() {
        const std::vector tables{table("one"), table("two")};
        writeNumbers(path("n.npy"), tables);
        const std::string file = contents("n.npy");
        QVERIFY(file.find("(2, 2, 2,)") != std::string::npos);
        float last = 0;
        std::memcpy(&last, file.data() + file.size() - sizeof(float), sizeof(float));
        QCOMPARE(last, 0.9F);
    }

    void arrayOfTwoShapesIsRefusedAndLeavesNothing() {
        std::vector tables{table("one"), table("two")};
        tables[1].values = Matrix::Zero(3, 2);
        QVERIFY_EXCEPTION_THROWN(writeNumbers(path("two.npy"), tables), Error);
        QVERIFY(!std::filesystem::exists(path("two.npy")));
    }

    void noTableIsRefused() { QVERIFY_EXCEPTION_THROWN(writeNumbers(path("n.csv"), {}), Error); }

    void unknownSuffixIsRefused() {
        const std::vector tables{table()};
        QVERIFY_EXCEPTION_THROWN(writeNumbers(path("n.xlsx"), tables), Error);
    }

  private:
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    [[nodiscard]] std::string contents(const char* name) const {
        std::ifstream in(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    QTemporaryDir folder_;
};

QTEST_APPLESS_MAIN(TestNumberTable)
#include "tst_number_table.moc"
