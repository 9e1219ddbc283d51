# SPDX-License-Identifier: GPL-3.0-or-later
# headscope_flags: what every target of ours compiles with. headscope_qt_library declares one folder of the user interface; one of
# the core is declared by headscope_library, in HeadscopeCore.cmake.

option(HEADSCOPE_WARNINGS_AS_ERRORS "A warning is an error" ON)
option(HEADSCOPE_ASSERTIONS "Keep assertions in optimised builds" OFF)
set(HEADSCOPE_SANITIZE "" CACHE STRING "Sanitizers, for instance address,undefined")
set(HEADSCOPE_CPU "auto" CACHE STRING "Instruction set: auto (x86-64-v4 or v3 where this machine has it), or a value for -march")

add_library(headscope_flags INTERFACE)
target_compile_features(headscope_flags INTERFACE cxx_std_20)
target_include_directories(headscope_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(headscope_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion)
if(HEADSCOPE_WARNINGS_AS_ERRORS)
  target_compile_options(headscope_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # At -O3 it reports overlapping copies inside std::string that cannot happen (GCC bug 105651).
  target_compile_options(headscope_flags INTERFACE -Wno-restrict)
endif()

# Eigen's AVX2 kernels are more than twice as fast as its SSE ones, and products with AVX-512 up to twice as fast as those; -march=native
# is slower with g++ 12 and does not travel.
set(headscope_march "${HEADSCOPE_CPU}")
if(headscope_march STREQUAL "auto")
  set(headscope_march "x86-64-v2")
  if(EXISTS /proc/cpuinfo)
    file(STRINGS /proc/cpuinfo headscope_cpu_flags REGEX "^flags" LIMIT_COUNT 1)
    if(headscope_cpu_flags MATCHES " avx2 " AND headscope_cpu_flags MATCHES " fma " AND headscope_cpu_flags MATCHES " f16c "
       AND headscope_cpu_flags MATCHES " bmi2 ")
      set(headscope_march "x86-64-v3")
      if(headscope_cpu_flags MATCHES " avx512f " AND headscope_cpu_flags MATCHES " avx512bw " AND headscope_cpu_flags MATCHES " avx512cd "
         AND headscope_cpu_flags MATCHES " avx512dq " AND headscope_cpu_flags MATCHES " avx512vl ")
        set(headscope_march "x86-64-v4")
      endif()
    endif()
  endif()
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  message(STATUS "Headscope is built for ${headscope_march}")
  # HEADSCOPE_MARCH: of a target that is built for another one, as the shared core is (HeadscopeCore.cmake).
  set(own_march $<TARGET_PROPERTY:HEADSCOPE_MARCH>)
  target_compile_options(headscope_flags INTERFACE -march=$<IF:$<BOOL:${own_march}>,${own_march},${headscope_march}>)
  # g++'s own headers of AVX-512 begin with values that are left open on purpose (GCC bug 105593).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    set(headscope_avx512_options -Wno-uninitialized -Wno-maybe-uninitialized)
  endif()
  if(headscope_march STREQUAL "x86-64-v4")
    target_compile_options(headscope_flags INTERFACE ${headscope_avx512_options})
  endif()
endif()

if(HEADSCOPE_ASSERTIONS)
  target_compile_options(headscope_flags INTERFACE -UNDEBUG)
endif()
if(HEADSCOPE_SANITIZE)
  target_compile_options(headscope_flags INTERFACE -fsanitize=${HEADSCOPE_SANITIZE} -fno-sanitize-recover=all
                                                   -fno-omit-frame-pointer)
  # With sanitizers g++ 12 sees reads of the members of variants that cannot happen.
  target_compile_options(headscope_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(headscope_flags INTERFACE -fsanitize=${HEADSCOPE_SANITIZE})
endif()
if(HEADSCOPE_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "HEADSCOPE_FUZZ needs clang, which has libFuzzer")
  endif()
  target_compile_options(headscope_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Reading Eigen's and Qt's headers takes the compiler longer than most sources of ours: they are precompiled once for the core, the
# user interface and the tests of each. A source that forgets an include is found by building with HEADSCOPE_PRECOMPILE=OFF.
option(HEADSCOPE_PRECOMPILE "Precompile headers" ON)

# headscope_precompile(NAME HEADER [FOR_PROGRAMS] DEPENDS target ...): the headers, for targets with the same definitions: libraries,
# or programs, whose code is position-independent in another way.
function(headscope_precompile name header)
  cmake_parse_arguments(arg "FOR_PROGRAMS" "" "DEPENDS" ${ARGN})
  if(HEADSCOPE_PRECOMPILE)
    if(arg_FOR_PROGRAMS)
      add_executable(headscope_${name} ${PROJECT_SOURCE_DIR}/cmake/precompiled/nothing.cpp)
    else()
      add_library(headscope_${name} STATIC ${PROJECT_SOURCE_DIR}/cmake/precompiled/nothing.cpp)
    endif()
    target_link_libraries(headscope_${name} PRIVATE headscope_flags ${arg_DEPENDS})
    target_precompile_headers(headscope_${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled/${header})
  endif()
endfunction()

function(headscope_use_precompiled target name)
  if(HEADSCOPE_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM headscope_${name})
  endif()
endfunction()

# Qt's code without keywords and without conversions that hide an encoding.
add_library(headscope_qt_flags INTERFACE)
target_compile_definitions(headscope_qt_flags INTERFACE QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII
                                                        QT_NO_URL_CAST_FROM_STRING)

# headscope_qt_library(NAME SOURCES a.cpp ... DEPENDS target ...): a static library headscope_NAME, with Qt's code generation.
function(headscope_qt_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(headscope_${name} STATIC ${arg_SOURCES})
  target_link_libraries(headscope_${name} PUBLIC headscope_flags headscope_qt_flags fmt::fmt Eigen3::Eigen Qt6::Widgets
                                                 ${arg_DEPENDS})
  set_target_properties(headscope_${name} PROPERTIES AUTOMOC ON)
  headscope_use_precompiled(headscope_${name} widget_headers)
endfunction()
