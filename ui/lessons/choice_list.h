// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QButtonGroup;
class QVBoxLayout;

namespace headscope {

/// Choices of which one is right, each Markdown with formulas beside its button; a click on the text chooses.
class ChoiceList : public QWidget {
    Q_OBJECT

  public:
    explicit ChoiceList(QWidget* parent = nullptr);

    void setChoices(const std::vector<std::string>& choices);
    void setChosen(std::optional<int> choice);
    [[nodiscard]] std::optional<int> chosen() const;

  Q_SIGNALS:
    /// By the user.
    void choiceMade(int choice);

  private:
    void clear();

    QVBoxLayout* column_;
    QButtonGroup* group_ = nullptr;
};

} // namespace headscope
