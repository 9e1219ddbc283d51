# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes of JSON values and of bytes, drawn from a random.Random."""
import copy
import json
import struct

STRANGE = [None, True, False, 0, 1, 2, 3, 5, 7, -1, 63, 64, 1000, 65536, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1,
           2**63, 2**64 - 1, -2**63, 0.0, 0.5, -0.5, 1e-9, 1e-310, 1e308, -1e308, 3.5, "", "a", "gelu", "default",
           "\u0000", "\u2581", "x" * 1000, [], [0], [None], [[]], ["a", "a"], [-1, 2**63], {}, {"a": 1}, {"type": "yarn"},
           [[], []], [1e308], list(range(100))]


def places(value, path=()):
    """Every path in a JSON value."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], path + (key,))
    elif isinstance(value, list):
        picked = range(len(value)) if len(value) < 60 else sorted({0, 1, 2, len(value) // 2, len(value) - 1})
        for index in picked:
            yield from places(value[index], path + (index,))


def other(rng, value):
    """A value of another kind, or one near the old one."""
    choice = rng.random()
    if isinstance(value, bool) and choice < 0.5:
        return not value
    if isinstance(value, int) and choice < 0.5:
        return rng.choice([value + 1, value - 1, value * 2, value // 2, -value, 0, 1, value * 1000, 2**31, 2**62])
    if isinstance(value, float) and choice < 0.5:
        return rng.choice([0, 0.0, 1.0, -value, value * 1e30, 1e308, 1e-308, 3])
    if isinstance(value, str) and choice < 0.6:
        return rng.choice([value * 2, value[1:], value[:-1], value + "\u0000", value.upper(), "\ud800".encode(
            "utf-8", "surrogatepass").decode("utf-8", "replace"), value + "(", "[", "(?R)", "(a+)+$", "(?<=a*)b", "\\",
            "{}", "{0}{1}", "%s", value * 200])
    if isinstance(value, list) and choice < 0.6:
        return rng.choice([value[:-1], value[1:], value + value, value + [None], value * 50 if len(value) < 200 else [],
                           list(reversed(value)), [copy.deepcopy(value)]])
    if isinstance(value, dict) and choice < 0.4 and value:
        keys = list(value)
        changed = dict(value)
        first, second = rng.choice(keys), rng.choice(keys)
        changed[first], changed[second] = changed[second], changed[first]
        return changed
    return copy.deepcopy(rng.choice(STRANGE))


def mutated_json(rng, value, at_most=3):
    value = copy.deepcopy(value)
    for _ in range(rng.choice([1, 1, 1, 2, at_most])):
        path = rng.choice(list(places(value))[1:] or [()])
        if not path:
            return other(rng, value)
        holder = value
        for step in path[:-1]:
            holder = holder[step]
        last = path[-1]
        action = rng.random()
        if action < 0.15:
            del holder[last]
        elif action < 0.25 and isinstance(holder, list):
            holder.append(copy.deepcopy(rng.choice(holder)))
        elif action < 0.3 and isinstance(holder, dict):
            holder[str(last) + "x"] = holder.pop(last)
        elif action < 0.4 and isinstance(holder, dict) and len(holder) > 1:
            holder[last] = copy.deepcopy(holder[rng.choice(list(holder))])
        else:
            holder[last] = other(rng, holder[last])
    return value


def json_text(rng, value):
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    chance = rng.random()
    if chance < 0.02:
        return text[:rng.randrange(len(text))]
    if chance < 0.04:
        return text.replace("1", rng.choice(["1e400", "NaN", "-Infinity", "1e-400", "18446744073709551616"]), 1)
    if chance < 0.05:
        return "[" * 200000
    return text


def mutated_bytes(rng, data, most=6):
    data = bytearray(data)
    for _ in range(rng.randrange(1, most)):
        if not data:
            break
        at = rng.randrange(len(data))
        action = rng.random()
        if action < 0.4:
            data[at] = rng.choice([0, 1, 0x7f, 0x80, 0xff, rng.randrange(256)])
        elif action < 0.5:
            del data[at:at + rng.choice([1, 2, 8, 100])]
        elif action < 0.6:
            data[at:at] = data[at:at + rng.choice([1, 4, 50])]
        elif action < 0.9:
            form = rng.choice(["<I", "<Q", "<f", "<d"])
            value = (rng.choice([0, 1, 2**31, 2**31 - 1, 2**32 - 1]) if form in ("<I", "<Q") else
                     rng.choice([float("nan"), float("inf"), -1e38, 0.0]))
            piece = struct.pack(form, value)
            data[at:at + len(piece)] = piece
        else:
            del data[at:]
    return bytes(data)
