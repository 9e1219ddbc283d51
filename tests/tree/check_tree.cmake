# SPDX-License-Identifier: GPL-3.0-or-later
# The rules of the tree: what may include what, and that every source file names its licence.
# Run as cmake -DROOT=<repository> -P check_tree.cmake

set(failures "")

function(fail text)
  set(failures "${failures}\n  ${text}" PARENT_SCOPE)
endfunction()

# Includes of `file` that match `pattern` are reported with `rule`.
function(forbid file pattern rule)
  file(STRINGS ${ROOT}/${file} lines REGEX "^ *# *include")
  foreach(line IN LISTS lines)
    if(line MATCHES "${pattern}")
      fail("${file}: ${rule}: ${line}")
      set(failures "${failures}" PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp
     ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/tests/*.h ${ROOT}/tests/*.cpp)
list(LENGTH sources count)
if(count LESS 50)
  message(FATAL_ERROR "only ${count} sources found under ${ROOT}: is ROOT right?")
endif()

# What each folder of core may include, beside itself and base.
set(core_base "")
set(core_lessons "")
set(core_checkpoint "")
set(core_tokenizer "checkpoint")
set(core_ops "checkpoint")
set(core_attention "ops")
set(core_trace "attention|ops")
set(core_model "trace|attention|ops|checkpoint|tokenizer")
set(core_library "model|checkpoint")
set(core_analysis "trace|attention|ops")
set(core_comparison "model|analysis|trace|attention|ops")
set(core_survey "comparison|model|analysis|trace|attention|ops|tokenizer|checkpoint")
set(core_check "model|analysis|trace|attention|ops|checkpoint|tokenizer")
set(core_export "survey|comparison|model|analysis|trace|attention|ops|tokenizer")

foreach(file IN LISTS sources)
  file(READ ${ROOT}/${file} start LIMIT 64)
  if(NOT start MATCHES "^// SPDX-License-Identifier: GPL-3.0-or-later\n")
    fail("${file}: does not begin with the SPDX line")
  endif()
  if(file MATCHES "^core/([a-z]+)/")
    set(folder ${CMAKE_MATCH_1})
    forbid(${file} "[<\"](Q[A-Z]|Qt|qcustomplot)" "core includes no Qt")
    forbid(${file} "\"(ui|app)/" "core knows neither ui nor app")
    file(STRINGS ${ROOT}/${file} includes REGEX "^#include \"core/")
    foreach(line IN LISTS includes)
      string(REGEX MATCH "core/([a-z]+)/" ignored "${line}")
      set(other ${CMAKE_MATCH_1})
      if(NOT other STREQUAL folder AND NOT other STREQUAL "base" AND NOT other MATCHES "^(${core_${folder}})$")
        fail("${file}: core/${folder} may not include core/${other}")
      endif()
    endforeach()
  elseif(file MATCHES "^ui/")
    forbid(${file} "\"app/" "ui does not know app")
    if(NOT file MATCHES "^ui/(session|state|figure|pages|window)/")
      forbid(${file} "\"core/(model|survey|checkpoint|comparison/comparison)" "only session, state, figure, pages and window know the model")
    endif()
  endif()
  if(NOT file MATCHES "^ui/heatmap/.*\\.cpp$" AND NOT file MATCHES "^ui/heatmap/figure_plot\\.h$"
     AND NOT file MATCHES "^ui/charts/curve_plot\\.cpp$")
    forbid(${file} "qcustomplot" "only the heatmap and the charts include QCustomPlot")
  endif()
endforeach()

# One type, one header, enumerations too: the linker takes one of two destructors with the same name for both.
file(GLOB_RECURSE headers RELATIVE ${ROOT} ${ROOT}/app/*.h ${ROOT}/core/*.h ${ROOT}/ui/*.h)
foreach(file IN LISTS headers)
  file(STRINGS ${ROOT}/${file} types REGEX "^(struct|class|enum( class)?) [A-Z][A-Za-z0-9]*( final)?( :.*)? {")
  foreach(line IN LISTS types)
    string(REGEX REPLACE "^(struct|class|enum( class)?) ([A-Za-z0-9]*).*" "\\3" type "${line}")
    if(DEFINED header_of_${type} AND NOT header_of_${type} STREQUAL file)
      fail("${type} is defined in ${header_of_${type}} and in ${file}")
    endif()
    set(header_of_${type} ${file})
  endforeach()
endforeach()

# A model is described by data: what runs it names no family.
foreach(file transformer stack_run block_run block_replay head_weights attention_layer weights tensor_binder run run_cache)
  file(READ ${ROOT}/core/model/${file}.cpp source)
  if(source MATCHES "[Ll]lama|[Mm]istral|[Qq]wen|[Gg]emma|[Bb]ert|[Bb]loom|[Gg]pt|[Mm]arian|[Bb]art|T5")
    fail("core/model/${file}.cpp names a family: ${CMAKE_MATCH_0}")
  endif()
endforeach()

file(GLOB_RECURSE others RELATIVE ${ROOT} ${ROOT}/app/*.sh ${ROOT}/tests/*.sh ${ROOT}/tests/golden/*.py
     ${ROOT}/tests/*.cmake ${ROOT}/cmake/*.cmake ${ROOT}/core/CMakeLists.txt ${ROOT}/core/*/CMakeLists.txt
     ${ROOT}/ui/*CMakeLists.txt ${ROOT}/app/CMakeLists.txt ${ROOT}/tests/*CMakeLists.txt)
foreach(file IN LISTS others)
  file(READ ${ROOT}/${file} start LIMIT 96)
  if(NOT start MATCHES "# SPDX-License-Identifier: GPL-3.0-or-later\n")
    fail("${file}: does not begin with the SPDX line")
  endif()
endforeach()

if(failures)
  message(FATAL_ERROR "The tree breaks its rules:${failures}")
endif()
message("${count} sources keep the rules")
