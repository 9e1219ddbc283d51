// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/choice_list.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_words.h"
#include "ui/theme/spacing.h"

namespace headscope {

ChoiceList::ChoiceList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
}

void ChoiceList::clear() {
    delete group_;
    group_ = nullptr;
    while (QLayoutItem* item = column_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void ChoiceList::setChoices(const std::vector<std::string>& choices) {
    clear();
    const Spacing spacing = Spacing::of(font());
    column_->setSpacing(spacing.small);
    group_ = new QButtonGroup(this);
    int index = 0;
    for (const std::string& choice : choices) {
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(spacing.small);
        auto* button = new QRadioButton;
        button->setObjectName(QStringLiteral("choice%1").arg(index + 1));
        button->setAccessibleName(lessonWords(choice));
        auto* text = new LessonText;
        text->setFocusPolicy(Qt::NoFocus);
        text->setTextInteractionFlags(Qt::NoTextInteraction);
        layout->addWidget(button, 0, Qt::AlignTop);
        layout->addWidget(text, 1);
        column_->addWidget(row);
        text->showMarkdown(lessonWords(choice));
        row->show(); // now: a layout would do it when the event loop comes round
        group_->addButton(button, index);
        connect(text, &LessonText::clicked, button, &QAbstractButton::click);
        ++index;
    }
    connect(group_, &QButtonGroup::idClicked, this, &ChoiceList::choiceMade);
}

void ChoiceList::setChosen(std::optional<int> choice) {
    if (group_ == nullptr || !choice) {
        return;
    }
    if (QAbstractButton* button = group_->button(*choice)) {
        button->setChecked(true);
    }
}

std::optional<int> ChoiceList::chosen() const {
    const int id = group_ == nullptr ? -1 : group_->checkedId();
    return id < 0 ? std::nullopt : std::optional(id);
}

} // namespace headscope
