// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/language_page.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>

#include "ui/theme/fonts.h"
#include "ui/theme/language.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

LanguagePage::LanguagePage(const QStringList& languages, QWidget* parent)
    : QWidget(parent), language_(new QComboBox) {
    language_->setObjectName(QStringLiteral("preferredLanguage"));
    language_->addItem(tr("That of the system"), QString());
    for (const QString& locale : languages) {
        language_->addItem(languageName(locale), locale);
    }
    auto* remark = new ThemedLabel(&Theme::muted, smallerFont);
    remark->setObjectName(QStringLiteral("languageRemark"));
    remark->setWordWrap(true);
    remark->setText(tr("Another language is taken when Headscope starts the next time."));
    const Spacing spacing = Spacing::of(font());
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing.large);
    form->setVerticalSpacing(spacing.medium);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(tr("&Language"), language_);
    form->addRow(remark);
    connect(language_, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT languageChosen(language_->currentData().toString()); });
}

void LanguagePage::setLanguage(const QString& locale) {
    const QSignalBlocker blocker(language_);
    language_->setCurrentIndex(qMax(0, language_->findData(locale)));
}

void LanguagePage::reset() {
    language_->setCurrentIndex(0);
    Q_EMIT languageChosen({}); // also of one that is not in the list
}

} // namespace headscope
