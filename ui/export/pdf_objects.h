// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QByteArray>

namespace headscope {

/// The objects of a PDF file as QPdfWriter makes it: a plain cross-reference table at its end, no updates.
/// They can be changed, also in their length, and the file is put together again.
class PdfObjects {
  public:
    /// Nothing where the file is not made like that.
    [[nodiscard]] static std::optional<PdfObjects> of(const QByteArray& pdf);

    /// What stands between "N 0 obj" and the next object, "endobj" included; null where there is none.
    [[nodiscard]] QByteArray* find(int number);
    /// The object that a key such as "/Info" of the trailer, or of an object, refers to.
    [[nodiscard]] static std::optional<int> reference(const QByteArray& in, const QByteArray& key);
    [[nodiscard]] const QByteArray& trailer() const { return trailer_; }

    [[nodiscard]] QByteArray file() const;

  private:
    QByteArray head_;                 // before the first object
    std::map<int, QByteArray> texts_; // by number
    std::map<qsizetype, int> order_;  // numbers by where they were
    QByteArray trailer_;              // from the word on, up to "startxref"
    int size_ = 0;                    // of the table
};

} // namespace headscope
