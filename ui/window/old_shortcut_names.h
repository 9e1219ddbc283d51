// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSettings;

namespace headscope {

/// Shortcuts were once kept by the English names of their commands ("View › Page › Lines", with | for a
/// slash). In the group of `settings` that has them, they are kept by the commands' ids from now on; one that
/// is kept by its id already stays, and names that nothing has any more are dropped.
void renameOldShortcuts(QSettings& settings);

} // namespace headscope
