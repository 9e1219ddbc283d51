// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QObject>
#include <QThread>

// Qt's hooks for tools that watch objects (qhooks_p.h): at 3 what is called for a new one, at 4 for one that
// goes.
extern quintptr qtHookData[];

namespace headscope {

/// The objects of the application's thread that were made since begin() and are still there.
class LiveObjects {
  public:
    /// `hasNew` is called from the constructor of a QObject whenever takeNew() has something to give again.
    static void begin(std::function<void()> hasNew) {
        constexpr std::size_t kAdd = 3;
        constexpr std::size_t kRemove = 4;
        books().hasNew = std::move(hasNew);
        qtHookData[kAdd] = reinterpret_cast<quintptr>(&add);
        qtHookData[kRemove] = reinterpret_cast<quintptr>(&remove);
    }

    /// Those that were made since it was called last. The objects must have been constructed by now.
    [[nodiscard]] static std::vector<QObject*> takeNew() {
        const std::lock_guard lock(books().mutex);
        const std::set<QObject*> fresh = std::exchange(books().fresh, {});
        return {fresh.begin(), fresh.end()};
    }

    /// How many there are of each class.
    [[nodiscard]] static std::map<QByteArray, int> count() {
        const std::lock_guard lock(books().mutex);
        std::map<QByteArray, int> counts;
        for (const QObject* object : books().living) {
            ++counts[object->metaObject()->className()];
        }
        return counts;
    }

  private:
    struct Books {
        std::mutex mutex;
        std::set<QObject*> living;
        std::set<QObject*> fresh; // of the living
        std::function<void()> hasNew;
    };

    static Books& books() {
        static auto* books = new Books; // objects go until the very end
        return *books;
    }

    static void add(QObject* object) {
        const QCoreApplication* application = QCoreApplication::instance();
        if (application == nullptr || QThread::currentThread() != application->thread()) {
            return;
        }
        bool isFirst = false;
        {
            const std::lock_guard lock(books().mutex);
            books().living.insert(object);
            isFirst = books().fresh.empty();
            books().fresh.insert(object);
        }
        if (isFirst) {
            books().hasNew();
        }
    }

    static void remove(QObject* object) {
        const std::lock_guard lock(books().mutex);
        books().living.erase(object);
        books().fresh.erase(object);
    }
};

} // namespace headscope
