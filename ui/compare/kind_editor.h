// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractSpinBox;
class QComboBox;

namespace headscope {

/// A list of kinds, one of which has a number beside it. There is always room for the number: neither does
/// the row grow when it appears, nor does it get wider.
class KindEditor : public QWidget {
    Q_OBJECT

  public:
    /// None is chosen: without a model.
    void showNothing();

  Q_SIGNALS:
    /// By the user.
    void edited();

  protected:
    /// `numbered` is the place in the list of the kind that `number` belongs to; `widestNumber` fits into it.
    KindEditor(QAbstractSpinBox* number, int numbered, const QString& widestNumber, QWidget* parent);

    [[nodiscard]] QComboBox& list() const { return *list_; }
    /// Emits nothing.
    void showKind(int kind);
    /// After items have other texts.
    void fitWidth();

    void changeEvent(QEvent* event) override;

  private:
    QComboBox* list_;
    QAbstractSpinBox* number_;
    int numbered_;
    QString widestNumber_;
};

} // namespace headscope
