// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace headscope {

class SegmentedChoice;
class ThemedLabel;

/// How the spelling of a special token in the text is read, and a button that inserts the one which stands
/// for a hidden word.
class SpecialTokensBar : public QWidget {
    Q_OBJECT

  public:
    explicit SpecialTokensBar(QWidget* parent = nullptr);

    /// Emits nothing.
    void setParsed(bool isParsed);
    [[nodiscard]] bool isParsed() const;
    /// "[MASK]"; empty for a model without one.
    void setMask(const QString& spelling);
    /// Without its caption, where there is little room.
    void setCompact(bool isCompact);

  Q_SIGNALS:
    /// By the user.
    void parsedChosen(bool isParsed);
    void maskRequested(const QString& spelling);

  private:
    ThemedLabel* caption_;
    SegmentedChoice* choice_;
    QToolButton* maskButton_;
    QString mask_;
};

} // namespace headscope
