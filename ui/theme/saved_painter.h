// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

namespace headscope {

/// The painter is as it was when this goes, also where painting was stopped or failed in between.
class SavedPainter {
  public:
    explicit SavedPainter(QPainter& painter) : painter_(painter) { painter_.save(); }
    ~SavedPainter() { painter_.restore(); }
    SavedPainter(const SavedPainter&) = delete;
    SavedPainter& operator=(const SavedPainter&) = delete;

  private:
    QPainter& painter_;
};

} // namespace headscope
