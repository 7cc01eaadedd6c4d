"""What a student is told when their code raised: the error, their line, and where to look."""

from __future__ import annotations

import pytest

from graders.student import explain
from graders.workers.wire import Raised


def raised(error: str, text: str = "", code: str = "", line: int | None = None) -> Raised:
    return Raised((error,), text, line, code)


DIFFER = "carry input and carry output must have the same pytree structure, but they differ:\n\nThe"
STEP = "scanned.<locals>.step()"
BUT_2 = "positional argument but 2 were given"
MORE = "required positional argument: 'k'"


def test_the_error_its_first_line_and_the_student_s_line_are_told() -> None:
    told = explain.told(
        raised("TypeError", "\n  cannot add\nmore", "    return z + None", 7), "shifted_two"
    )
    assert told == "shifted_two raised TypeError in line 7: cannot add\n    return z + None"


def test_a_long_text_is_cut_and_an_unknown_place_is_left_out() -> None:
    told = explain.told(raised("ValueError", "x" * 500), "f")
    assert told.startswith("f raised ValueError: xxx") and told.endswith("...")
    assert len(told) < 250


@pytest.mark.parametrize(
    ("error", "text", "code", "hint"),
    [
        ("TracerBoolConversionError", "", "if z[0] > 0 and z[1] > 0:", "Write & | ~"),
        ("TracerBoolConversionError", "", "if 0 < z[0] < 1:", "(a < b) & (b < c)"),
        ("TracerBoolConversionError", "", "cond(z[0] > 0 == True, f, g)", "(a < b) & (b < c)"),
        ("TracerBoolConversionError", "", "elif not z[0] > 0:", "Write & | ~"),
        ("TracerBoolConversionError", "", "and z[1] > 0):", "Write & | ~"),
        ("TracerBoolConversionError", "", "if z[0] > 0:", "Use jax.lax.cond"),
        ("TracerBoolConversionError", "", "if z[0] > 0:  # and not traceable", "Use jax.lax.cond"),
        ("TracerBoolConversionError", "", "if z is not None and z[0] > 0:", "Write & | ~"),
        ("TracerBoolConversionError", "", "if (z is not None) == (z[0] > 0):", "Use jax.lax.cond"),
        ("TracerBoolConversionError", "", "return a if z[0] > 0 else b if z < 0 else c", "Use jax"),
        ("TypeError", "carry input int32 but carry output float32", "", "keep its type"),
        ("TypeError", "carry input and carry output: pytree structure", "", "new carry first"),
        ("TypeError", "body output must be a pair, got f32[]", "", "the new carry alone"),
        ("TypeError", "must have same type structure", "", "the wrong order"),
        ("TypeError", "f argument should be a callable", "scan(z, step)", "step's function itself"),
        ("TypeError", "lax.cond: true_fun should be callable", "", "two values"),
        (
            "TypeError",
            "cond branch outputs must have the same pytree structure, but they differ:\n\n"
            "The output of branch 0 is a <class 'NoneType'> but",
            "",
            "forget its return",
        ),
        (
            "TypeError",
            "cond branches must have equal types but they differ: f32[] and i32[]",
            "",
            "same shape and dtype",
        ),
        ("ValueError", "The truth value of an array with more than one", "", "one element"),
        (
            "TypeError",
            "missing 1 required positional argument: 'v'",
            "lax.cond(p, f, g)",
            "operands",
        ),
        ("TypeError", "<lambda>() takes 0 positional arguments", "cond(p, f, g, z)", "operands"),
        ("TypeError", "bitwise_xor does not accept dtype float32", "(z + 2) ^ 2", "written **"),
        ("TypeError", "unhashable type: 'DynamicJaxprTracer'", "", "looked up"),
        ("ValueError", "Non-hashable static arguments are not", "", "fixed for each trace"),
        ("ValueError", "Reverse-mode differentiation does not work", "", "backwards"),
        ("ValueError", "scan got value with no leading axis to scan over: 4", "", "axis of xs"),
        ("ValueError", "Pure callbacks do not support JVP.", "", "leaves the program"),
        ("IndexError", "Too many indices: 0-dimensional array indexed", "", "single number"),
        ("IndexError", "Too many indices: array is 0-dimensional, but", "", "single number"),
        ("IndexError", "Too many indices for array: 1 non-None for dim 0.", "", "single number"),
        ("RuntimeError", "Unable to initialize backend 'cuda':", "", "graded on the CPU"),
        ("AssertionError", "", "", "graded on the CPU"),
        ("NotAnArray", "it returns a generator", "", "use return"),
        ("NotAnArray", "it returns a function", "", "forget to call it"),
        ("NotAnArray", "it returns a str", "", "Return a JAX array"),
        ("NameError", "name 'B' is not defined", 'ANSWERS["kernels"] = B', "in quotes"),
        ("NameError", "name 'B' is not defined", '"kernels": B,', "in quotes"),
        ("NameError", "name 'b' is not defined", "b = a + 2.0", "its import"),
        ("NameError", "name 'a' is not defined", '("b", "add", [a, 1.0], "f32[3]")', "as text"),
        ("NameError", "name 'b' is not defined", '(b, "add", ["x", 1.0], "f32[3]"),', "as text"),
        ("NameError", "name 'mul' is not defined", "ADDED = {mul, add_any}", "as text"),
        ("NameError", "name 'mul' is not defined", "ADDED = set([mul, add_any])", "as text"),
        ("NameError", "name 'add' is not defined", 'DATAFLOW = [("b", add, ["x"]', "as text"),
        ("NameError", "name 'mul' is not defined", "mul,", "as text"),
        ("NameError", "name 'kernels' is not defined", 'ANSWERS[kernels] = "A"', "as text"),
        ("NameError", "name 'captured' is not defined", "INPUTS = {captured: 1,", "as text"),
        ("NameError", "name 'f32' is not defined", '("b", "mul", ["a"], f32[3])', '"f32[3]"'),
        ("NameError", "name 'np' is not defined", "OFFSET = np.array([1.0, 2.0])", "its import"),
        ("NameError", "name 'step' is not defined", "step, z, None, length=4)", "its import"),
        ("NameError", "name 'sum' is not defined", "(sum(z) + 1.0)", "its import"),
        ("NameError", "name 'z' is not defined", "VALUE = z", "its import"),
        ("NameError", "name 'offst' is not defined", "return jnp.sum(z, offst)", "its import"),
        ("SyntaxError", "'[' was never closed", "", "no partner"),
        (
            "SyntaxError",
            "closing parenthesis ')' does not match opening parenthesis '['",
            "",
            "kind",
        ),
        ("SyntaxError", "unterminated string literal (detected at line 3)", "", "same quotes"),
        ("SyntaxError", "unterminated triple-quoted string literal (de", "", "same quotes"),
        ("SyntaxError", "leading zeros in decimal integer literals", "VALUE = 2,05", "a point"),
        ("SyntaxError", "':' expected after dictionary key", '"total": 29,0}', "a point"),
        ("SyntaxError", "invalid syntax. Perhaps you forgot a comma?", "", "between two entries"),
        ("SyntaxError", "invalid decimal literal", "return 2s", "with a *"),
        ("SyntaxError", "invalid character '\u201c' (U+201C)", "", "typographic"),
        ("SyntaxError", "invalid non-printable character U+00A0", "", "typographic"),
        ("SyntaxError", "expected ':'", "def f(z)", "end with a colon"),
        ("SyntaxError", "cannot assign to subscript here. Maybe", "if z[0] = 0:", "=="),
        ("SyntaxError", "invalid syntax", "```python", "no Python"),
        ("TypeError", "'tuple' object is not callable", "", "between two rows"),
        ("TypeError", "can't multiply sequence by non-int of type 'tuple'", "", "a point"),
        ("TypeError", "sum requires ndarray or scalar, got <class 'tuple'>", "", "a point"),
        ("NameError", "name 'lax' is not defined", "lax.cond(z[0] > 0, f, g, z)", "jax.lax."),
        ("UnboundLocalError", "cannot access local variable 'result'", "", "if without else"),
        ("NameError", "name 'jpn' is not defined", "", "its import"),
        *(
            ("TypeError", text, "fori_loop(0, 4, body, z)", "forget its return")
            for text in (
                f"scan body function {DIFFER} input carry component loop_carry[1] is a <class "
                "'jax._src.core.ShapedArray'> but the corresponding component of the carry output "
                "is a <class 'NoneType'>, so their Python types differ.",
                f"while_loop body function {DIFFER} input tree structure is:\nPyTreeDef((*, *))\n"
                "the output tree structure is:\nPyTreeDef(None)",
                "body_fun output and input must have same type structure, got "
                "PyTreeDef((*, *, None)) and PyTreeDef((*, *, *)).",
                "body_fun output and input must have same type structure, got PyTreeDef(None) and "
                "PyTreeDef((*, *)).",
            )
        ),
        *(
            ("TypeError", text, "fori_loop(0, 4, body, z)", "the new value alone")
            for text in (
                f"scan body function {DIFFER} input carry component loop_carry[1] is a <class "
                "'jax._src.core.ShapedArray'> but the corresponding component of the carry output "
                "is a <class 'tuple'>, so their Python types differ.",
                "body_fun output and input must have same type structure, got "
                "PyTreeDef((*, *, (*, *))) and PyTreeDef((*, *, *)).",
            )
        ),
        *(
            ("TypeError", text, "scan(step, {'z': z}, None, length=4)", "The carry is a dict")
            for text in (
                f"Scanned function {DIFFER} input carry c is a <class 'dict'> with pytree metadata "
                "('z',) but the corresponding component of the carry output is a <class 'dict'> "
                "with pytree metadata ('value',), so the pytree node metadata does not match",
                "body_fun output and input must have same type structure, got "
                "PyTreeDef({'value': *}) and PyTreeDef({'z': *}).",
            )
        ),
        (
            "TypeError",
            f"scan body function {DIFFER} input tree structure is:\nPyTreeDef(*)\n"
            "the output tree structure is:\nPyTreeDef(None)",
            "scan(step, z, None, length=4)",
            "the wrong order",
        ),
        ("TypeError", "scan body output must be a pair, got None.", "", "forget its return"),
        (
            "ConcretizationTypeError",
            "Abstract tracer value encountered where concrete value is expected: traced array "
            "with shape float32[3]\nThe axis argument must be known statically.",
            "return jnp.sum(z, offset)",
            "along which axis",
        ),
        (
            "TypeError",
            "Only integer scalar arrays can be converted to a scalar index.",
            "jnp.sum(z, OFFSET)",
            "along which axis",
        ),
        (
            "ConcretizationTypeError",
            "Abstract tracer value encountered\nThe problem arose with the `float` function.",
            "return float(jnp.sum(z))",
            "nothing to work on",
        ),
        (
            "TypeError",
            "Pred must be a scalar, got z[0] > 0 of type <class 'str'>",
            "cond('z[0] > 0', f, g, z)",
            "it is text",
        ),
        (
            "TypeError",
            "Pred must be a scalar, got (JitTracer(bool[]),) of type <class 'tuple'>",
            "cond((z[0] > 0,), f, g, z)",
            "a tuple that holds one",
        ),
        (
            "TypeError",
            "Pred must be a scalar, got JitTracer(bool[3]) of shape (3,).",
            "cond(z > 0, f, g, z)",
            "the whole vector",
        ),
        ("TypeError", f"{STEP} takes 1 {BUT_2}", "scan(step, z, None, length=4)", "this step's"),
        ("TypeError", f"{STEP} missing 1 {MORE}", "scan(step, z, None, length=4)", "this step's"),
        ("TypeError", f"{STEP} missing 1 {MORE}", "scan(step(z), z)", "is it called here"),
        ("TypeError", f"{STEP} takes 1 {BUT_2}", "fori_loop(0, 4, step, z)", "of the round"),
        ("TypeError", f"scan() missing 1 {MORE}", "scan(step)", "what it starts from"),
        (
            "TypeError",
            "sum requires ndarray or scalar arguments, got <class 'tuple'> at position 0.",
            "jax.lax.cond(z[0] > 0, jnp.sum, g, (z,))",
            "an operand of cond",
        ),
        (
            "TypeError",
            "bad operand type for unary -: 'tuple'",
            "jax.lax.cond(z[0] > 0, f, lambda v: -v, (z,))",
            "an operand of cond",
        ),
        ("TypeError", "bad operand type for unary -: 'tuple'", "return -v", "inside brackets"),
        ("TypeError", "iteration over a 0-d array", "for _ in z:", "A range counts them"),
        (
            "TypeError",
            "Argument 'range(0, 4)' of type '<class 'range'>' is not a valid JAX type",
            "scan(step, z, range(4))",
            "axis of xs",
        ),
        ("TypeError", "'int' object is not callable", "return jnp.sum(2(z + 1))", "Is a * missing"),
        (
            "TypeError",
            'can only concatenate tuple (not "int") to tuple',
            "z = 0,5 * z + 1",
            "decimal sign",
        ),
        (
            "TypeError",
            "unsupported operand type(s) for +: 'DynamicJaxprTracer' and 'list'",
            "jnp.sum(z + OFFSET)",
            "jnp.array makes",
        ),
        ("TypeError", "sum requires ndarray, got <class 'list'>", "jnp.sum([z])", "a Python list"),
        (
            "TypeError",
            "unsupported operand type(s) for *: 'NoneType' and 'int'",
            "half(z) * 2",
            "forget its return",
        ),
        ("AttributeError", "'tuple' object has no attribute 'carry'", "last.carry", "a place each"),
        ("AttributeError", "'NoneType' object has no attribute 'sum'", "f(z).sum()", "is None"),
        ("AttributeError", "'list' object has no attribute 'shape'", "[z].shape", "have it?"),
        ("AttributeError", "DynamicJaxprTracer has no attribute append", "z.append(1)", "have it?"),
        ("AttributeError", "module 'jax.numpy' has no attribute 'sun'", "", "that module's"),
    ],
)
def test_a_known_mistake_has_its_own_question(error: str, text: str, code: str, hint: str) -> None:
    assert hint in (explain.hint(raised(error, text, code)) or "")


def test_an_indentation_has_a_hint_of_its_own_and_tabs_another() -> None:
    bases = ("IndentationError", "SyntaxError", "Exception")
    assert "in one column" in (explain.hint(Raised(bases, "unexpected indent")) or "")
    tabs = Raised(("TabError", *bases), "inconsistent use of tabs and spaces in indentation")
    assert "spaces only" in (explain.hint(tabs) or "")


def test_a_result_that_is_no_array_is_told_without_a_name_of_ours() -> None:
    told = explain.told(raised("NotAnArray", "it returns a coroutine"), "f, when it was called,")
    assert told == "f, when it was called, failed: it returns a coroutine"


def test_an_unknown_error_has_no_hint() -> None:
    missing = "step() missing 1 required positional argument: 'c'"
    assert explain.hint(raised("TypeError", missing, "second = step(first)")) is None
    assert explain.hint(raised("ZeroDivisionError", "division by zero")) is None
    assert explain.hint(raised("AssertionError", "", "assert z.shape == (3,)", 7)) is None
