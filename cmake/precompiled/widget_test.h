// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of widgets: see core.h.
#pragma once

#include "cmake/precompiled/widgets.h"

#include <QSignalSpy>
#include <QtTest>
