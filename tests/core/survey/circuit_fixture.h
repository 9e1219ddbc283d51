// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "tests/support/golden_model.h"

namespace headscope {

/// A tiny checkpoint of a family, a run of it, and what the reference makes of its heads.
struct CircuitFixture {
    explicit CircuitFixture(const std::string& family)
        : model(golden::dataFolder() / "families" / family), run(model.run(model.input())),
          reference(golden::dataFolder() / "circuits" / (family + ".safetensors")) {}

    [[nodiscard]] std::vector<HeadId> heads() const {
        std::vector<HeadId> all;
        for (const AttentionKind kind : model.transformer.spec().kinds()) {
            for (int layer = 0; layer < run->trace.layers(kind); ++layer) {
                for (int head = 0; head < run->trace.heads(layer, kind); ++head) {
                    all.push_back({layer, head, kind});
                }
            }
        }
        return all;
    }

    /// queries x keys
    [[nodiscard]] Matrix map(const char* name, const HeadId& head) const {
        const LayerTrace& layer = run->trace.layer(head.layer, head.kind);
        const Index queries = layer.queries.rows();
        return reference.matrix(nameOf(name, head), layer.keys.rows())
            .middleRows(place(head) * queries, queries);
    }

    [[nodiscard]] double outputNorm(const HeadId& head) const {
        return reference.matrix(nameOf("output_norm", head), 1)(place(head), 0);
    }

    golden::Subject model;
    std::shared_ptr<const Run> run;
    golden::Tensors reference;

  private:
    [[nodiscard]] static std::string nameOf(const char* name, const HeadId& head) {
        return std::string(kindName(head.kind)) + "/" + name;
    }
    [[nodiscard]] Index place(const HeadId& head) const {
        return Index{head.layer} * run->trace.heads(head.layer, head.kind) + head.head;
    }
};

/// Rows for a test: every family that has a reference.
inline void addCircuitFixtures() {
    QTest::addColumn<QString>("family");
    for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / "circuits")) {
        if (entry.path().extension() == ".safetensors") {
            const std::string name = entry.path().stem().string();
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        }
    }
}

} // namespace headscope
