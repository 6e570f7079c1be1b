"""Small things that kernels of all kinds use: numbers of bits, unchecked loads and stores, growing, mixing.

Numbers of bits are unsigned, as the masks they come from are: mixed with signed ones, numba would make them floats.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import Any

import numba as nb
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from verbarium.fast.compiled import BARE

u64 = np.uint64
ONE = u64(1)


@intrinsic
def popcount(typing_context: Any, x: Any) -> Any:
    """Number of bits set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), code


@intrinsic
def lowest(typing_context: Any, x: Any) -> Any:
    """Number of the lowest bit set; of 0, anything."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), code


@intrinsic
def load(typing_context: Any, array: Any, i: Any) -> Any:
    """array[i], unchecked."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return context.unpack_value(builder, signature.args[0].dtype, builder.gep(data, [args[1]]))

    return array.dtype(array, types.int64), code


@intrinsic
def store(typing_context: Any, array: Any, i: Any, value: Any) -> Any:
    """array[i] = value, unchecked."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        context.pack_value(builder, signature.args[0].dtype, args[2], builder.gep(data, [args[1]]))
        return context.get_dummy_value()

    return types.void(array, types.int64, array.dtype), code


@nb.njit(cache=True, nogil=True)
def grown(array, size):
    """The same array with room for `size` entries."""
    larger = np.empty(size, array.dtype)
    larger[: array.size] = array
    return larger


@nb.njit(**BARE)
def mixed(x):
    """A well spread number for a small one (splitmix64)."""
    z = (u64(x) + ONE) * u64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> u64(30))) * u64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> u64(27))) * u64(0x94D049BB133111EB)
    return z ^ (z >> u64(31))
