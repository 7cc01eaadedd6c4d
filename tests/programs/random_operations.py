"""The lines of random functions that need no function of their own, by family."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.programs.random_scope import LARGEST, LENGTHS, Scope
from tests.programs.random_source import Line, Value

Family = Callable[[Scope], Line | None]

UNARY = {
    "f": (
        "-{0}",
        "abs({0})",
        "jnp.square({0})",
        "lax.integer_pow({0}, 3)",
        "{0} * 0.5",
        "jnp.maximum({0}, 0)",
        "jnp.sign({0})",
        "jnp.floor({0})",
        "jnp.ceil({0})",
        "jnp.round({0})",
        "lax.round({0})",
        "jnp.trunc({0})",
        "{0} % 2",
        "{0} // 2",
        "lax.rem({0}, lax.full_like({0}, 2))",
        "jnp.isfinite({0})",
        "jnp.isnan({0})",
        "lax.reduce_precision({0}, 5, 10)",
        "{0}.astype(jnp.float16).astype({0}.dtype)",
        "{0}.astype(jnp.uint8)",
        "{0}.astype(jnp.int8)",
        "jax.nn.relu({0})",
        "jnp.clip({0}, -1, 1)",
        "lax.stop_gradient({0})",
        "jnp.heaviside({0}, 0.5)",
        "{0} + 2",
        "3 - {0}",
    ),
    "i": (
        "-{0}",
        "abs({0})",
        "~{0}",
        "{0} + 1",
        "{0} * 7",
        "jnp.sign({0})",
        "lax.integer_pow({0}, 3)",
        "{0} << 3",
        "{0} >> 1",
        "lax.shift_right_logical({0}, lax.full_like({0}, 1))",
        "lax.population_count({0})",
        "lax.clz({0})",
        "{0}.astype(jnp.uint8)",
        "{0}.astype(jnp.int8)",
        "{0} % 3",
        "{0} // 2",
        "jnp.minimum({0}, 2)",
    ),
    "u": ("{0} + 200", "~{0}", "-{0}", "{0} >> 2", "lax.clz({0})", "{0}.astype(jnp.int32)"),
    "b": ("~{0}", "{0}.astype(int)", "jnp.where({0}, 2, -1)"),
}
SMOOTH = (
    "jnp.sin({0})",
    "jnp.cos({0})",
    "jnp.tanh({0})",
    "jnp.arctan({0})",
    "jnp.arcsinh({0})",
    "jnp.exp(-abs({0}))",
    "jnp.exp2(-abs({0}))",
    "jnp.expm1(-abs({0}))",
    "jnp.log1p(abs({0}))",
    "jnp.log(2 + abs({0}))",
    "jnp.sqrt(1 + {0} * {0})",
    "lax.rsqrt(1 + {0} * {0})",
    "jnp.cbrt(9 + abs({0}))",
    "jax.nn.sigmoid({0})",
    "jax.nn.softplus({0})",
    "jax.nn.silu({0})",
    "jax.nn.gelu({0})",
    "lax.erf(lax.stop_gradient({0}))",  # newer JAX works out its derivative by bits
    "lax.lgamma(1 + abs({0}))",
    "1 / (1 + {0} * {0})",
    "{0} / 3",
    "(1 + abs({0})) ** 1.5",
    "jnp.sinc({0})",
    "jax.nn.softmax({0}.ravel())",
    "jax.nn.logsumexp(jnp.append({0}, 1.0))",
)
BINARY = {
    "f": ("{0} + {1}", "{0} - {1}", "{0} * {1}", "jnp.maximum({0}, {1})", "jnp.minimum({0}, {1})"),
    "i": (
        "{0} + {1}",
        "{0} - {1}",
        "{0} * {1}",
        "jnp.maximum({0}, {1})",
        "jnp.minimum({0}, {1})",
        "{0} & {1}",
        "{0} | {1}",
        "{0} ^ {1}",
        "{0} // ({1} | 1)",
        "{0} % ({1} | 1)",
        "jnp.left_shift({0}, {1})",
        "jnp.right_shift({0}, {1})",
    ),
    "u": ("{0} + {1}", "{0} - {1}", "{0} * {1}", "{0} | {1}", "jnp.maximum({0}, {1})"),
    "b": ("{0} & {1}", "{0} | {1}", "{0} ^ {1}", "jnp.logical_and({0}, {1})", "{0} + {1}"),
}
SMOOTH_BINARY = (
    "{0} / (1 + {1} * {1})",
    "jnp.arctan2({0}, 2 + {1} * {1})",
    "(1 + abs({0})) ** jnp.tanh({1})",
    "jnp.logaddexp({0}, {1})",
    "jnp.hypot({0}, 1 + {1} * {1})",
)
# Divisors are odd: XLA makes 1 of x / x, also where x is 0.
SAME = {
    "f": ("lax.rem({0}, {1})", "lax.max({0}, {1})", "lax.sub({0}, {1})"),
    "i": (
        "lax.div({0}, {1} | 1)",
        "lax.rem({0}, {1} | 1)",
        "lax.shift_left({0}, {1})",
        "lax.shift_right_arithmetic({0}, {1})",
        "lax.shift_right_logical({0}, {1})",
    ),
    "u": ("lax.div({0}, {1} | 1)", "lax.rem({0}, {1} | 1)", "lax.shift_right_logical({0}, {1})"),
    "b": ("lax.max({0}, {1})", "lax.min({0}, {1})", "lax.bitwise_xor({0}, {1})"),
}
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


def unary(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    options = UNARY[x.kind]
    if x.kind == "f" and not scope.style.exact:
        options = (*SMOOTH, *options)
    return scope.line(scope.choose(options), x)


def binary(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    options = BINARY[x.kind]
    if x.kind == "f" and not scope.style.exact:
        options = (*SMOOTH_BINARY, *options)
    return scope.line(scope.choose(options), x, scope.beside(x))


def of_the_same_type(scope: Scope) -> Line:
    x = scope.of_kind("ifbu")
    return scope.line(scope.choose(SAME[x.kind]), x, scope.alike(x))


def comparison(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    return scope.line(f"{{0}} {scope.choose(COMPARISONS)} {{1}}", x, scope.beside(x))


def selection(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    y = scope.alike(x)
    if scope.chance():
        return scope.line("jnp.where({0}, {1}, {2})", scope.of_type("bool", x.shape), x, y)
    if scope.chance():
        which = scope.of_type("int32", scope.choose(((), x.shape)))
        return scope.line("lax.select_n({0}, {1}, {2}, {3})", which, x, y, scope.alike(x))
    if x.kind == "b":
        return scope.line("jnp.where({0}, {1}, {0})", x, y)
    bounds = scope.alike(x), scope.alike(x)
    if not x.rank or scope.chance():
        # Captured, since JAX has no gradient with regard to bounds that are scalars, such as
        # those of a number that is mapped.
        bounds = scope.captured(x.dtype, ()), scope.captured(x.dtype, ())
    # What a clamp gives where low > high is not said.
    low, high = "lax.min({0}, {2})", "lax.max({0}, {2})"
    return scope.line(f"lax.clamp({low}, {{1}}, {high})", bounds[0], x, bounds[1])


def conversion(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    return scope.line(f"{{0}}.astype(jnp.{_scalar(scope.choose(scope.style.dtypes))})", x)


def _scalar(dtype: str) -> str:
    return "bool_" if dtype == "bool" else dtype


def reduction(scope: Scope) -> Line:
    x = scope.with_axis("fibu")
    axes = tuple(axis for axis in range(x.rank) if scope.chance()) or (x.rank - 1,)
    names = ["sum", "prod", "all", "any", "max", "min"]
    name = scope.choose(names)
    more = ""
    if name in ("max", "min"):
        more = ", initial=0" if x.kind in "fiu" else ", initial=False"
        if all(x.shape[axis] for axis in axes) and scope.chance():
            more = ""
    keep = ", keepdims=True" if scope.chance() else ""
    return scope.line(f"jnp.{name}({{0}}, axis={axes}{more}{keep})", x)


def lax_reduction(scope: Scope) -> Line:
    x = scope.with_axis("fi")
    if scope.chance():
        axis = scope.integer(0, x.rank - 1)
        if x.shape[axis]:
            return scope.line(
                f"lax.{scope.choose(('argmax', 'argmin'))}({{0}}, {axis}, jnp.int32)", x
            )
    # Each begins with its unit: what comes out otherwise is not said.
    units = {"add": "0", "mul": "1"}
    if x.kind == "f":
        units |= {"max": "-np.inf", "min": "np.inf"}
    else:
        units |= {"bitwise_or": "0", "bitwise_xor": "0"}
    name, unit = scope.choose(list(units.items()))
    body = f"lax.{name}"
    if scope.chance():
        unit, body = "1", "lambda p, q: p + q - 1"
    return scope.line(f"lax.reduce({{0}}, {{0}}.dtype.type({unit}), {body}, ({x.rank - 1},))", x)


def cumulative(scope: Scope) -> Line:
    x = scope.with_axis("fi")
    names = ["cumsum", "cumprod", "cummax", "cummin"]
    if x.kind == "f" and not scope.style.exact:
        names.append("cumlogsumexp")
    axis = scope.integer(0, x.rank - 1)
    reverse = ", reverse=True" if scope.chance() else ""
    return scope.line(f"lax.{scope.choose(names)}({{0}}, axis={axis}{reverse})", x)


def order(scope: Scope) -> Line:
    x = scope.with_axis("fi")
    axis = scope.integer(0, x.rank - 1)
    what = scope.choose(("sort", "argsort", "pairs", "descending", "top_k", "median"))
    if what == "sort":
        return scope.line(f"lax.sort({{0}}, dimension={axis})", x)
    if what == "argsort":
        return scope.line(f"jnp.argsort({{0}}, axis={axis}).astype(jnp.int32)", x)
    if what == "descending":
        return scope.line(f"jnp.sort({{0}}, axis={axis}, descending=True)", x)
    if what == "top_k" and x.size:  # JAX 0.4 has no gradient for nothing
        k = scope.integer(0, x.shape[-1])
        return scope.line(f"lax.top_k({{0}}, {k})", x)
    keys = scope.choose((1, 2))
    y = scope.one(lambda value: value.shape == x.shape, x.type)
    return scope.line(f"lax.sort(({{0}}, {{1}}), dimension={axis}, num_keys={keys})", x, y)


def product(scope: Scope) -> Line | None:
    x = scope.with_axis("fi")
    y = scope.one(
        lambda v: v.dtype == x.dtype and v.rank > 0 and v.shape[0] == x.shape[-1],
        (x.dtype, (x.shape[-1],)),
    )
    free = x.size // max(x.shape[-1], 1) * (y.size // max(y.shape[0], 1))
    if free > LARGEST or x.rank + y.rank > 4:
        return None
    if x.shape == y.shape and x.rank == 2 and scope.chance():
        numbers = scope.choose(["(((1,), (1,)), ((0,), (0,)))", "(((0, 1), (0, 1)), ((), ()))"])
        return scope.line(f"lax.dot_general({{0}}, {{1}}, {numbers})", x, y)
    if scope.chance():
        numbers = f"((({x.rank - 1},), (0,)), ((), ()))"
        return scope.line(f"lax.dot_general({{0}}, {{1}}, {numbers})", x, y)
    return scope.line("jnp.tensordot({0}, {1}, axes=1)", x, y)


def reshaping(scope: Scope) -> Line:
    x = scope.of_kind("fibu")
    options = ["jnp.expand_dims({0}, 0)", "{0}.reshape(-1)" if x.size else "{0}.ravel()"]
    if x.rank < 2:
        options += [
            f"jnp.broadcast_to({{0}}, {(scope.choose(LENGTHS), *x.shape)})",
            f"jnp.broadcast_to({{0}}[..., None], {(*x.shape, scope.choose(LENGTHS))})",
        ]
    if x.rank == 2:
        options += ["{0}.T", "{0}.reshape(-1, order='F')", f"{{0}}.reshape{x.shape[::-1]}"]
    if x.rank < 3 and x.size <= 9:
        options += [f"jnp.stack([{{0}}, {{0}}], axis={scope.integer(0, x.rank)})"]
        options += [f"jnp.tile({{0}}, {scope.choose((2, 1, 0))})"]
    if 1 in x.shape:
        options.append(f"jnp.squeeze({{0}}, {x.shape.index(1)})")
    if x.rank > 2:
        options.append("{0}.transpose(2, 0, 1)")
        options.append("{0}.reshape(-1)" if x.size else "{0}.ravel()")
    return scope.line(scope.choose(options), x)


def cutting(scope: Scope) -> Line:
    x = scope.with_axis("fibu")
    axis = scope.integer(0, x.rank - 1)
    n = x.shape[axis]
    start = scope.integer(0, n)
    stop = scope.integer(start, n)
    before = ":, " * axis
    options = [
        f"{{0}}[{before}{start}:{stop}]",
        f"{{0}}[{before}::{scope.choose((2, -1, -2))}]",
        f"lax.rev({{0}}, ({axis},))",
        f"jnp.roll({{0}}, {scope.choose((1, -1, 2))}, {axis})",
        f"jnp.array_split({{0}}, 2, axis={axis})",
        f"jnp.diff({{0}}, axis={axis})",
        f"lax.slice_in_dim({{0}}, {start}, {stop}, axis={axis})",
    ]
    if n:
        options += [f"{{0}}[{before}{scope.choose((0, -1))}]"]
    return scope.line(scope.choose(options), x)


def joining(scope: Scope) -> Line | None:
    x = scope.with_axis("fibu")
    axis = scope.integer(0, x.rank - 1)
    y = scope.one(
        lambda v: (
            v.dtype == x.dtype
            and v.rank == x.rank
            and all(v.shape[k] == n for k, n in enumerate(x.shape) if k != axis)
        ),
        x.type,
    )
    if x.size + y.size > LARGEST:
        return None
    return scope.line(f"jnp.concatenate([{{0}}, {{1}}], axis={axis})", x, y)


def padding(scope: Scope) -> Line | None:
    x = scope.with_axis("fibu")
    config = []
    for n in x.shape:
        low, interior = scope.integer(-1, 2), scope.integer(0, 1)
        between = max(n - 1, 0) * interior
        high = max(scope.integer(-2, 2), -(low + n + between))
        config.append((low, high, interior))
    size = 1
    for n, (low, high, interior) in zip(x.shape, config, strict=True):
        size *= low + high + n + max(n - 1, 0) * interior
    if size > LARGEST:
        return None
    # Captured, since JAX has no gradient with regard to it where {0} has none.
    return scope.line(f"lax.pad({{0}}, {{1}}, {config})", x, scope.captured(x.dtype, ()))


def counting(scope: Scope) -> Line:
    dtype = scope.choose(scope.style.dtypes[:2])
    shape = scope.shape()
    if not shape:
        return scope.line(f"jnp.full((), 3, jnp.{dtype})")
    dimension = scope.integer(0, len(shape) - 1)
    return scope.line(f"lax.broadcasted_iota(jnp.{dtype}, {shape}, {dimension})")


def dynamic(scope: Scope) -> Line:
    x = scope.with_axis("fibu")
    starts = [scope.of_type("int32", ()) for _ in x.shape]
    places = ", ".join(f"{{{k}}}" for k in range(1, x.rank + 1))
    sizes = tuple(scope.integer(0, n) for n in x.shape)
    if scope.chance():
        return scope.line(f"lax.dynamic_slice({{0}}, ({places},), {sizes})", x, *starts)
    update = scope.of_type(x.dtype, sizes)
    template = f"lax.dynamic_update_slice({{0}}, {{{x.rank + 1}}}, ({places},))"
    return scope.line(template, x, *starts, update)


def taking(scope: Scope) -> Line | None:
    x = scope.with_axis("fibu")
    axis = scope.integer(0, x.rank - 1)
    if not x.shape[axis]:
        return None
    before = ":, " * axis
    index = scope.one(
        lambda v: v.dtype == scope.style.integer and v.size * x.size <= LARGEST,
        (scope.style.integer, scope.shape(scope.choose((0, 1)))),
    )
    mode = scope.choose(("", "mode='fill'", "mode='clip'", "mode='fill', fill_value=1"))
    options = [f"{{0}}.at[{before}{{1}}].get({mode})", f"{{0}}[{before}{{1}}]"]
    if mode and x.kind != "b":
        options.append(f"jnp.take({{0}}, {{1}}, axis={axis}, {mode})")
    if x.rank == 2 and x.size:
        options.append("{0}[{1}, {1}]")
    along = scope.one(
        lambda v: v.dtype == scope.style.integer and v.shape == x.shape,
        (scope.style.integer, x.shape),
    )
    if x.size and scope.chance():
        return scope.line(f"jnp.take_along_axis({{0}}, {{1}}, axis={axis})", x, along)
    return scope.line(scope.choose(options), x, index)


def putting(scope: Scope) -> Line | None:
    x = scope.with_axis("fiu")
    axis = scope.integer(0, x.rank - 1)
    if not x.shape[axis]:
        return None
    before = ":, " * axis
    index = scope.one(
        lambda v: v.dtype == scope.style.integer and v.rank <= 1,
        (scope.style.integer, scope.shape(scope.choose((1, 0)))),
    )
    how = scope.choose(
        ("add", "set") if x.kind == "f" else ("add", "multiply", "min", "max", "set")
    )
    mode = scope.choose(("", ", mode='clip'", ", mode='drop'"))
    shape = (*x.shape[:axis], *index.shape, *x.shape[axis + 1 :])
    update = scope.of_type(x.dtype, scope.choose(((), shape)))
    if how == "set" and index.size > 1:  # which of several comes last is not said
        index = Value(f"jnp.argsort({index.text})", index.dtype, index.shape)
    return scope.line(f"{{0}}.at[{before}{{1}}].{how}({{2}}{mode})", x, index, update)


FAMILIES: Mapping[str, Family] = {
    "unary": unary,
    "binary": binary,
    "same": of_the_same_type,
    "comparison": comparison,
    "selection": selection,
    "conversion": conversion,
    "reduction": reduction,
    "lax reduction": lax_reduction,
    "cumulative": cumulative,
    "order": order,
    "product": product,
    "reshaping": reshaping,
    "cutting": cutting,
    "joining": joining,
    "padding": padding,
    "counting": counting,
    "dynamic": dynamic,
    "taking": taking,
    "putting": putting,
}
