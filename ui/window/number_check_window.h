// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "core/check/number_check.h"

class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace headscope {

class Study;
class ThemedLabel;

/// Compares the numbers of the bundled model with those of a reference implementation, in a worker, and shows
/// how they compare: in words, in a table, and as a text to be copied into a letter.
class NumberCheckWindow : public QWidget {
    Q_OBJECT

  public:
    explicit NumberCheckWindow(QWidget* parent = nullptr);

    /// Shows the window and begins; a check that goes on is left to itself. `reference`: a folder, see
    /// readReference.
    void open(const QString& model, const QString& reference);

    /// The last check as plain text; empty while none has come to its end.
    [[nodiscard]] QString text() const;

  Q_SIGNALS:
    /// There is a result, or a failure, or it was stopped.
    void ended();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void buildTable();
    void start();
    void stop();
    void showBusy(bool isBusy);
    void showCheck();
    void say(const QString& text, const QString& remark);
    [[nodiscard]] static QString nameOf(const CheckedNumbers& numbers);

    QString model_;
    QString reference_;
    std::shared_ptr<const NumberCheck> check_;
    ThemedLabel* verdict_;
    ThemedLabel* remark_;
    QTreeWidget* table_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QPushButton* again_;
    QPushButton* copy_;
    Study* study_;
};

} // namespace headscope
