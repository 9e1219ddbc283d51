// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/recovery_page.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QSignalBlocker>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

RecoveryPage::RecoveryPage(QWidget* parent)
    : QWidget(parent), isKept_(new QCheckBox(tr("&Keep what is open"))) {
    isKept_->setObjectName(QStringLiteral("keepForCrash"));
    isKept_->setChecked(true);
    auto* remark = new ThemedLabel(&Theme::muted, smallerFont);
    remark->setObjectName(QStringLiteral("recoveryRemark"));
    remark->setWordWrap(true);
    remark->setText(
        tr("Text, heads, settings and pages are written to a file of yours while you work. After a crash or "
           "a power cut the next start offers to open them again; when Headscope is closed, the file is "
           "removed."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).medium);
    column->addWidget(isKept_);
    column->addWidget(remark);
    column->addStretch();
    connect(isKept_, &QCheckBox::toggled, this, &RecoveryPage::keepingChosen);
}

void RecoveryPage::setKeeping(bool isKept) {
    const QSignalBlocker blocker(isKept_);
    isKept_->setChecked(isKept);
}

void RecoveryPage::reset() {
    isKept_->setChecked(true);
}

} // namespace headscope
