# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads and writes fields of protocol buffers and GGUF files, without asking whether their values make sense."""
import struct


def read_varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def varint(value):
    value &= 2**64 - 1
    out = bytearray()
    while True:
        out.append((value & 127) | (128 if value > 127 else 0))
        value >>= 7
        if not value:
            return bytes(out)


def fields(data):
    at = 0
    found = []
    while at < len(data):
        key, at = read_varint(data, at)
        wire = key & 7
        if wire == 0:
            value, at = read_varint(data, at)
        elif wire == 5:
            value, at = data[at:at + 4], at + 4
        elif wire == 1:
            value, at = data[at:at + 8], at + 8
        else:
            size, at = read_varint(data, at)
            value, at = data[at:at + size], at + size
        found.append([key, value])
    return found


def pack(found):
    out = bytearray()
    for key, value in found:
        out += varint(key)
        wire = key & 7
        if wire == 0:
            out += varint(value)
        elif wire == 2:
            out += varint(len(value)) + value
        else:
            out += value
    return bytes(out)


SIZES = {0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i", 6: "<f", 7: "<B", 10: "<Q", 11: "<q", 12: "<d"}


class Gguf:
    def __init__(self, data):
        self.data, self.at = data, 4
        self.version = self.number("<I")
        count, pairs = self.number("<Q"), self.number("<Q")
        self.pairs = []
        for _ in range(pairs):
            key = self.text()
            kind = self.number("<I")
            self.pairs.append([key, kind, self.value(kind)])
        self.tensors = []
        for _ in range(count):
            name = self.text()
            shape = [self.number("<Q") for _ in range(self.number("<I"))]
            self.tensors.append([name, shape, self.number("<I"), self.number("<Q")])
        self.rest = data[(self.at + 31) // 32 * 32:]

    def number(self, form):
        size = struct.calcsize(form)
        value = struct.unpack(form, self.data[self.at:self.at + size])[0]
        self.at += size
        return value

    def text(self):
        size = self.number("<Q")
        self.at += size
        return self.data[self.at - size:self.at]

    def value(self, kind):
        if kind == 8:
            return self.text()
        if kind == 9:
            inner, count = self.number("<I"), self.number("<Q")
            return [inner, [self.value(inner) for _ in range(count)]]
        return self.number(SIZES[kind])

    def packed(self, kind, value):
        if kind == 8:
            return struct.pack("<Q", len(value)) + value
        if kind == 9:
            return struct.pack("<IQ", value[0], len(value[1])) + b"".join(self.packed(value[0], v) for v in value[1])
        return struct.pack(SIZES[kind], value)

    def bytes(self):
        out = b"GGUF" + struct.pack("<IQQ", self.version, len(self.tensors), len(self.pairs))
        for key, kind, value in self.pairs:
            out += self.packed(8, key) + struct.pack("<I", kind) + self.packed(kind, value)
        for name, shape, kind, offset in self.tensors:
            out += self.packed(8, name) + struct.pack("<I", len(shape)) + b"".join(struct.pack("<Q", n) for n in shape)
            out += struct.pack("<IQ", kind, offset)
        return out + b"\0" * (-len(out) % 32) + self.rest
