// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of the core: see core.h.
#pragma once

#include "cmake/precompiled/core.h"

#include <QtTest>
