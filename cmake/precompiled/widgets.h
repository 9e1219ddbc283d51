// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the user interface: see core.h.
#pragma once

#include "cmake/precompiled/core.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
