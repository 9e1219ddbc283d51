# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers of a random layer once more, from the definition in core/base/normal_numbers.h and
core/model/random_model.h alone (Python has no 64-bit Mersenne twister): prints those that
tst_normal_numbers.cpp and tst_random_model.cpp expect."""
import math

BITS = (1 << 64) - 1


class Twister:
    """mt19937_64: Nishimura 2000; its 10000th number from seed 5489 is laid down by the C++ standard."""

    def __init__(self, seed):
        self.state = [seed & BITS]
        for i in range(1, 312):
            last = self.state[-1]
            self.state.append((6364136223846793005 * (last ^ (last >> 62)) + i) & BITS)
        self.at = 312

    def __call__(self):
        if self.at == 312:
            for k in range(312):
                y = (self.state[k] & 0xFFFFFFFF80000000) | (self.state[(k + 1) % 312] & 0x7FFFFFFF)
                self.state[k] = self.state[(k + 156) % 312] ^ (y >> 1) ^ (0xB5026F5AA96619E9 if y & 1 else 0)
            self.at = 0
        y = self.state[self.at]
        self.at += 1
        y ^= (y >> 29) & 0x5555555555555555
        y ^= (y << 17) & 0x71D67FFFEDA60000
        y ^= (y << 37) & 0xFFF7EEE000000000
        return y ^ (y >> 43)


class Normal:
    def __init__(self, seed):
        self.random = Twister(seed)
        self.kept = None

    def __call__(self):
        if self.kept is not None:
            value, self.kept = self.kept, None
            return value
        first = (self.random() >> 11) * 2.0**-53
        angle = 2 * math.pi * ((self.random() >> 11) * 2.0**-53)
        radius = math.sqrt(-2 * math.log(1 - first))
        self.kept = radius * math.sin(angle)
        return radius * math.cos(angle)


def mix(value):
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & BITS
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & BITS
    return value ^ (value >> 31)


def seed_of_place(seed, *place):
    for word in place:
        seed = mix((seed + (word + 1) * 0x9E3779B97F4A7C15) & BITS)
    return seed


def drawn(seed, count, deviation=1.0):
    numbers = Normal(seed)
    return [numbers() * deviation for _ in range(count)]


if __name__ == "__main__":
    standard = Twister(5489)
    assert [standard() for _ in range(10000)][-1] == 9981545732273789042
    print("seed 1:", drawn(1, 4))
    print("places:", hex(seed_of_place(1, 0, 0, 0, 2)), hex(seed_of_place(7, 10, 0, 3)))
    # The default layer: d = 64, H = 4, d_k = 16, seed 1; both deviations are 1 / 8.
    print("W_Q of head 2:", drawn(seed_of_place(1, 0, 0, 0, 2), 3, 1 / 8))
    print("W_V of head 1:", drawn(seed_of_place(1, 0, 0, 2, 1), 3, 1 / 8))
    print("W_O of head 3, second row:", drawn(seed_of_place(1, 0, 0, 3, 3), 17, 1 / 8)[16])
    print("token 5:", drawn(seed_of_place(1, 10, 0, 5), 3))
