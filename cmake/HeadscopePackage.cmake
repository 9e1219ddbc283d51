# SPDX-License-Identifier: GPL-3.0-or-later
# What CPack makes a Debian package of: cmake --preset package, cmake --build --preset package, cpack in build/package.

# As Debian's own tools take it.
set(headscope_maintainer "Headscope maintainers <maintainers@headscope.invalid>")
if(DEFINED ENV{DEBEMAIL} AND DEFINED ENV{DEBFULLNAME})
  set(headscope_maintainer "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(HEADSCOPE_MAINTAINER "${headscope_maintainer}" CACHE STRING "Who makes the package, as \"Name <address>\"")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "${HEADSCOPE_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see what the attention heads of a transformer do")
set(CPACK_PACKAGE_DESCRIPTION
"Headscope runs a real transformer on a sentence, on this machine and without
a network, and shows every attention head's map. Two heads, or one under two
settings, are compared cell by cell; all heads are scored; lessons explain
what is seen; figures and numbers are exported, from the window or by commands.

It opens models of most families from Hugging Face folders and GGUF files. A
small one comes with it.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
# Fonts for all scripts that tokens come in; Qt's plugin for Wayland; what Qt's own dialogs say in other languages; who vouches
# for servers that models are fetched from.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "ca-certificates, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji, qt6-translations-l10n, qt6-wayland")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # Refuses to be installed on a machine that x86-64-v2 does not run on.
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "sse4.2-support")
endif()
include(CPack)
