# SPDX-License-Identifier: GPL-3.0-or-later
# headscope_library declares one folder of the core: a static library of its own, or, for a package, a part of one shared library.
#
# HEADSCOPE_SHARED_CORE builds that library once for each level of x86-64, where the dynamic linker looks for it (glibc-hwcaps, see
# ld.so(8)): lib/libheadscope-core.so and lib/glibc-hwcaps/x86-64-v3/libheadscope-core.so. The program is built for x86-64-v2 and
# linked with the first; when it starts it gets the best that the machine can run.

option(HEADSCOPE_SHARED_CORE "The core as a shared library for several instruction sets, for a package" OFF)

# headscope_add_core(TARGET SUBFOLDER MARCH): "" for MARCH is what the program is built for.
function(headscope_add_core target subfolder march)
  set(symbols ${PROJECT_SOURCE_DIR}/cmake/core_symbols.map)
  add_library(${target} SHARED)
  target_link_libraries(${target} PUBLIC headscope_flags fmt::fmt Eigen3::Eigen)
  # Inline functions and templates of Eigen are in the program too, for the lowest level. The dynamic linker would take those for
  # all: the library shows none of its own, and looks for none.
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME headscope-core
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib${subfolder}
    HEADSCOPE_MARCH "${march}"
    VISIBILITY_INLINES_HIDDEN ON
    LINK_DEPENDS ${symbols})
  target_link_options(${target} PRIVATE -Wl,--version-script=${symbols} -Wl,-Bsymbolic-functions)
  if(HEADSCOPE_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled/core.h)
  endif()
  install(TARGETS ${target} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/headscope${subfolder})
endfunction()

set(headscope_cores "")
if(HEADSCOPE_SHARED_CORE)
  # Both sides have to agree on what Eigen aligns: a matrix that one allocates is freed by the other, and memory that is aligned to
  # more than malloc does is freed in another way.
  target_compile_definitions(headscope_flags INTERFACE EIGEN_MAX_ALIGN_BYTES=64 EIGEN_MAX_STATIC_ALIGN_BYTES=64)
  headscope_add_core(headscope_core "" "")
  set(headscope_cores headscope_core)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    foreach(level x86-64-v3 x86-64-v4)
      headscope_add_core(headscope_core_${level} /glibc-hwcaps/${level} ${level})
      list(APPEND headscope_cores headscope_core_${level})
    endforeach()
    target_compile_options(headscope_core_x86-64-v4 PRIVATE ${headscope_avx512_options})
  endif()
endif()

# headscope_library(NAME [VECTORISED] SOURCES a.cpp ... DEPENDS target ... [USES target ...]): the target headscope_NAME. Its headers include what
# it depends on; only its sources include what it uses. VECTORISED: its loops are what the time goes to, and g++ 12 leaves most scalar at
# -O2; a shared core is at -O3 as a whole. They have no precompiled headers: with these, g++ optimises as it did when it made them.
function(headscope_library name)
  cmake_parse_arguments(arg "VECTORISED" "" "SOURCES;DEPENDS;USES" ${ARGN})
  if(HEADSCOPE_SHARED_CORE)
    list(FILTER arg_DEPENDS EXCLUDE REGEX "^headscope_")
    foreach(core IN LISTS headscope_cores)
      target_sources(${core} PRIVATE ${arg_SOURCES})
      target_link_libraries(${core} PUBLIC ${arg_DEPENDS} PRIVATE ${arg_USES})
    endforeach()
    add_library(headscope_${name} INTERFACE)
    target_link_libraries(headscope_${name} INTERFACE headscope_core)
  else()
    add_library(headscope_${name} STATIC ${arg_SOURCES})
    target_link_libraries(headscope_${name} PUBLIC headscope_flags fmt::fmt Eigen3::Eigen ${arg_DEPENDS} PRIVATE ${arg_USES})
    if(arg_VECTORISED)
      target_compile_options(headscope_${name} PRIVATE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-O3>)
    else()
      headscope_use_precompiled(headscope_${name} core_headers)
    endif()
  endif()
endfunction()
