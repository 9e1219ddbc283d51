// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/spoken_combo.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace headscope {

namespace {

class SpokenCombo : public QAccessibleWidget {
  public:
    explicit SpokenCombo(QComboBox* combo) : QAccessibleWidget(combo, QAccessible::ComboBox) {}

    [[nodiscard]] QString text(QAccessible::Text what) const override {
        return what == QAccessible::Value ? combo()->currentText() : QAccessibleWidget::text(what);
    }
    /// The list that is chosen from, and the field where one can type.
    [[nodiscard]] int childCount() const override { return combo()->isEditable() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        QWidget* parts[] = {combo()->view(), combo()->lineEdit()};
        return index >= 0 && index < childCount() ? QAccessible::queryAccessibleInterface(parts[index])
                                                  : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        return child->object() == combo()->view() ? 0 : child->object() == combo()->lineEdit() ? 1 : -1;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name != pressAction()) {
            return QAccessibleWidget::doAction(name);
        }
        combo()->view()->isVisible() ? combo()->hidePopup() : combo()->showPopup();
    }

  private:
    [[nodiscard]] QComboBox* combo() const { return static_cast<QComboBox*>(widget()); }
};

QAccessibleInterface* spokenCombo(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* combo = qobject_cast<QComboBox*>(object);
    return combo == nullptr ? nullptr : new SpokenCombo(combo);
}

} // namespace

void speakNamesOfCombos() {
    static const bool isInstalled = (QAccessible::installFactory(spokenCombo), true);
    Q_UNUSED(isInstalled)
}

} // namespace headscope
