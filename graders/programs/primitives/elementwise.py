"""Operations that work element by element; a scalar operand stands for a whole array."""

from __future__ import annotations

import functools
import importlib
from typing import Any

import numpy as np

from graders.programs.primitives import conversions, integers, ordering
from graders.programs.primitives.representation import Unsettled, replay_dtype
from graders.programs.types import ArrayType


def mul(x: np.ndarray, y: np.ndarray, *, out_dtype: Any = None, result: ArrayType) -> Unsettled:
    return np.multiply(x, y, dtype=replay_dtype(result.dtype))


def integer_pow(x: np.ndarray, *, y: int) -> Unsettled:
    if x.dtype.kind == "f":
        return np.power(x, float(y))
    power = np.power(x, abs(y))
    return power if y >= 0 else integers.div(np.ones_like(power), power)


def pow_(x: np.ndarray, y: np.ndarray) -> Unsettled:
    return np.power(x, y.astype(np.float64) if x.dtype.kind == "f" else y)


def sign(x: np.ndarray) -> Unsettled:
    return np.where(x == 0, x, np.sign(x))  # np.sign(-0.0) is 0.0


def logistic(x: np.ndarray) -> Unsettled:
    return 1 / (1 + np.exp(-x))


def rsqrt(x: np.ndarray) -> Unsettled:
    return 1 / np.sqrt(x)


def square(x: np.ndarray) -> Unsettled:
    return x * x


def one_minus_square(x: np.ndarray) -> Unsettled:
    return 1 - x * x


def polynomial(
    x: np.ndarray, *coefficients: np.ndarray, unroll: Any = None, result: ArrayType
) -> Unsettled:
    """Horner's rule; the coefficient of the lowest power stands first."""
    value = np.broadcast_to(coefficients[-1], result.shape)
    for coefficient in reversed(coefficients[:-1]):
        value = value * x + coefficient
    return value


def clamp(low: np.ndarray, x: np.ndarray, high: np.ndarray) -> Unsettled:
    return np.minimum(np.maximum(low, x), high)


def select_n(which: np.ndarray, *cases: np.ndarray) -> Unsettled:
    if which.dtype.kind == "b":
        if_false, if_true = cases
        return np.where(which, if_true, if_false)
    return np.choose(np.clip(which, 0, len(cases) - 1), cases)


def special(name: str, *operands: np.ndarray) -> Unsettled:
    """One of SciPy's special functions: loaded late, since few programs need any."""
    function = getattr(importlib.import_module("scipy.special"), name)
    return np.asarray(function(*operands))


_SPECIAL = {
    "bessel_i0e": "i0e",
    "bessel_i1e": "i1e",
    "digamma": "digamma",
    "erf": "erf",
    "erf_inv": "erfinv",
    "erfc": "erfc",
    "lgamma": "gammaln",
    "polygamma": "polygamma",
}

ELEMENTWISE: dict[str, Any] = {
    "abs": np.abs,
    "acos": np.arccos,
    "acosh": np.arccosh,
    "add": np.add,
    "add_any": np.add,
    "and": np.bitwise_and,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "atanh": np.arctanh,
    "cbrt": np.cbrt,
    "ceil": np.ceil,
    "clamp": clamp,
    "clz": integers.clz,
    "convert_element_type": conversions.convert_element_type,
    "cos": np.cos,
    "cosh": np.cosh,
    "div": integers.div,
    "eq": np.equal,
    "exp": np.exp,
    "exp2": np.exp2,
    "expm1": np.expm1,
    "floor": np.floor,
    "ge": np.greater_equal,
    "gt": np.greater,
    "integer_pow": integer_pow,
    "is_finite": np.isfinite,
    "ldexp": np.ldexp,
    "le": np.less_equal,
    "le_to": ordering.less_or_equal_in_total_order,
    "log": np.log,
    "log1p": np.log1p,
    "log2": np.log2,
    "logistic": logistic,
    "lt": np.less,
    "lt_to": ordering.less_in_total_order,
    "max": np.maximum,
    "min": np.minimum,
    "mul": mul,
    "ne": np.not_equal,
    "neg": np.negative,
    "not": np.bitwise_not,
    "one_minus_square": one_minus_square,
    "or": np.bitwise_or,
    "polynomial": polynomial,
    "population_count": integers.population_count,
    "pow": pow_,
    "reduce_precision": conversions.reduce_precision,
    "rem": integers.rem,
    "round": conversions.round_,
    "rsqrt": rsqrt,
    "select_n": select_n,
    "shift_left": integers.shift_left,
    "shift_right_arithmetic": integers.shift_right_arithmetic,
    "shift_right_logical": integers.shift_right_logical,
    "sign": sign,
    "sin": np.sin,
    "sinh": np.sinh,
    "sqrt": np.sqrt,
    "square": square,
    "sub": np.subtract,
    "tan": np.tan,
    "tanh": np.tanh,
    "xor": np.bitwise_xor,
    **{name: functools.partial(special, scipys) for name, scipys in _SPECIAL.items()},
}
