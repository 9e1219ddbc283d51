// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into the tests for the thread sanitizer, in place of Qt's function of the same name. Calls that wait
// in the queue of another thread are handed over under a lock of Qt's, which is not instrumented: the
// sanitizer is told here that what was done before the sending comes before the call, and the call before the
// end of what was called.
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <QObject>

namespace {

/// A call that keeps another one, and what order there is.
class WatchedCall : public QtPrivate::QSlotObjectBase {
  public:
    WatchedCall(QSlotObjectBase* call, QObject* receiver)
        : QSlotObjectBase(&act), call_(call), receiver_(receiver) {
        __tsan_release(this);
    }

  private:
    static void act(int what, QSlotObjectBase* self, QObject* receiver, void** arguments, bool* isEqual) {
        auto* const watched = static_cast<WatchedCall*>(self);
        __tsan_acquire(watched);
        __tsan_acquire(watched->receiver_); // what has been sent to it, which Qt frees after the call
        switch (what) {
        case Destroy:
            watched->call_->destroyIfLastRef();
            delete watched;
            break;
        case Call:
            watched->call_->call(receiver, arguments);
            __tsan_release(watched);
            break;
        case Compare:
            *isEqual = watched->call_->compare(arguments);
            break;
        default:
            break;
        }
    }

    QSlotObjectBase* call_;
    QObject* receiver_; // its address, which stands for its queue; it may be gone
};

} // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* call, Qt::ConnectionType type,
                                   void* result) {
    static auto* const invoke = reinterpret_cast<decltype(&QMetaObject::invokeMethodImpl)>(dlsym(
        RTLD_NEXT,
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv"));
    const bool isSent = invoke(object, new WatchedCall(call, object), type, result);
    __tsan_release(object);
    return isSent;
}
