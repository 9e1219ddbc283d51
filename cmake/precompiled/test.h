// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of the core: see core.h. QtTest is not among it, since it depends on the folder
// of a test.
#pragma once

#include "cmake/precompiled/core.h"

#include <QByteArray>
#include <QFile>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>
