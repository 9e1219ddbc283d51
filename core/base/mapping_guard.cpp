// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mapping_guard.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <utility>

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/base/error.h"

namespace headscope {

namespace {

/// A slot is taken, filled (begin last), emptied (begin first) and given back, in this order, so that the
/// handler never sees a range of two mappings.
struct Slot {
    std::atomic<bool> taken;
    std::atomic<std::uintptr_t> begin; // 0: holds nothing
    std::atomic<std::uintptr_t> end;
    std::atomic<bool> lost;
};
static_assert(std::atomic<std::uintptr_t>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

// Zero-initialised before anything runs, and usable until the last handler has.
constinit std::array<Slot, GuardedMapping::kMost> slots{};
constinit std::uintptr_t pageSize = 0;
constinit struct sigaction previous {};

Slot* slotAround(std::uintptr_t address) {
    for (Slot& slot : slots) {
        const std::uintptr_t begin = slot.begin.load();
        if (begin != 0 && begin <= address && address < slot.end.load() && slot.begin.load() == begin) {
            return &slot;
        }
    }
    return nullptr;
}

/// Puts zeros in place of a page and all that follow it in the mapping. What is computed from them is thrown
/// away; page by page, a large file would take seconds and as many mappings as the system allows. The call is
/// made without the C library, whose mmap a sanitizer replaces by one that is not made for handlers.
bool replaceByZeros(std::uintptr_t page, std::uintptr_t end) {
    constexpr int kFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE;
    return ::syscall(SYS_mmap, page, end - page, PROT_READ, kFlags, -1, 0) == static_cast<long>(page);
}

void handleBusError(int signal, siginfo_t* information, void* /*context*/) {
    const int keptErrno = errno;
    const auto address = reinterpret_cast<std::uintptr_t>(information->si_addr);
    const bool isFault = information->si_code > 0; // not sent by a process
    Slot* const slot = isFault ? slotAround(address) : nullptr;
    if (slot != nullptr) {
        slot->lost.store(true);
        if (replaceByZeros(address / pageSize * pageSize, slot->end.load())) {
            errno = keptErrno;
            return;
        }
    }
    ::sigaction(signal, &previous, nullptr);
    if (!isFault) {
        ::raise(signal); // delivered when this returns; a fault comes back by itself
    }
    errno = keptErrno;
}

void unmap(std::span<const std::byte> bytes) {
    ::munmap(const_cast<std::byte*>(bytes.data()), bytes.size());
}

} // namespace

void guardMappings() {
    pageSize = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    struct sigaction action {};
    action.sa_sigaction = handleBusError;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    struct sigaction replaced {};
    ::sigaction(SIGBUS, &action, &replaced);
    if ((replaced.sa_flags & SA_SIGINFO) == 0 || replaced.sa_sigaction != handleBusError) {
        previous = replaced;
    }
}

GuardedMapping::GuardedMapping(std::span<const std::byte> bytes) : bytes_(bytes) {
    const auto size = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.data());
    for (std::size_t place = 0; place < slots.size(); ++place) {
        Slot& slot = slots[place];
        if (!slot.taken.load() && !slot.taken.exchange(true)) {
            slot.lost.store(false);
            slot.end.store((begin + bytes.size() + size - 1) / size * size);
            slot.begin.store(begin);
            slot_ = place;
            return;
        }
    }
    unmap(bytes);
    throw Error(fmt::format("more than {} files would be mapped at once", kMost));
}

GuardedMapping::GuardedMapping(GuardedMapping&& other) noexcept
    : bytes_(std::exchange(other.bytes_, {})), slot_(std::exchange(other.slot_, kNone)) {}

GuardedMapping& GuardedMapping::operator=(GuardedMapping&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(slot_, other.slot_);
    return *this;
}

GuardedMapping::~GuardedMapping() {
    if (slot_ != kNone) {
        Slot& slot = slots[slot_]; // before the addresses can be given to another mapping
        slot.begin.store(0);
        slot.end.store(0);
        slot.taken.store(false);
        unmap(bytes_);
    }
}

bool GuardedMapping::isLost() const {
    return slot_ != kNone && slots[slot_].lost.load();
}

} // namespace headscope
