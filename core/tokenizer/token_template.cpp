// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/token_template.h"

namespace headscope {

TokenTemplate bertTemplate(int cls, int sep) {
    return {{TemplateToken{cls, 0}, TemplateText{0, 0}, TemplateToken{sep, 0}},
            {TemplateToken{cls, 0}, TemplateText{0, 0}, TemplateToken{sep, 0}, TemplateText{1, 1},
             TemplateToken{sep, 1}}};
}

TokenTemplate robertaTemplate(int cls, int sep) {
    return {{TemplateToken{cls, 0}, TemplateText{0, 0}, TemplateToken{sep, 0}},
            {TemplateToken{cls, 0}, TemplateText{0, 0}, TemplateToken{sep, 0}, TemplateToken{sep, 0},
             TemplateText{1, 0}, TemplateToken{sep, 0}}};
}

} // namespace headscope
