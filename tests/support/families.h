// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include <QTest>

#include "tests/support/golden.h"

namespace headscope::golden {

/// A row of test data, with a column "family", for each checkpoint of tests/data/families.
inline void addFamilies() {
    QTest::addColumn<QString>("family");
    for (const auto& entry : std::filesystem::directory_iterator(dataFolder() / "families")) {
        const std::string name = entry.path().filename().string();
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

} // namespace headscope::golden
