"""What a student is told when their code raised."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from graders.workers.wire import Raised

_LONGEST_TEXT = 200

_OURS = ("NotAnArray", "TooLarge")
"""What a worker calls a result that is no use; students have never heard these names."""


def told(raised: Raised, subject: str) -> str:
    """What raised, and JAX's or Python's own first line; below it the student's line."""
    where = f" in line {raised.line}" if raised.line else ""
    what = "failed" if raised.errors[0] in _OURS else f"raised {raised.errors[0]}"
    lines = [f"{subject} {what}{where}"]
    if text := _first_line(raised.text):
        lines[0] += f": {text}"
    if raised.code.strip():
        lines.append(f"    {raised.code.strip()[:_LONGEST_TEXT]}")
    return "\n".join(lines)


def hint(raised: Raised) -> str | None:
    """Where to look, for the errors that tracing is known for."""
    for each in _MISCONCEPTIONS:
        if each.error in raised.errors and each.shows_in(raised):
            return each.hint
    return next((_HINTS[name] for name in raised.errors if name in _HINTS), None)


def _first_line(text: str) -> str:
    line = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return line if len(line) <= _LONGEST_TEXT else f"{line[:_LONGEST_TEXT]}..."


def _combines(code: str) -> bool:
    """Whether a line, which may be part of a longer one, has an `and`, `or` or `not`."""
    names: list[str] = []
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(io.StringIO(code.strip()).readline):
            if token.type == tokenize.NAME:
                names.append(token.string)
    text = " ".join(names).replace("is not", "is").replace("not in", "in")
    return not {"and", "or", "not"}.isdisjoint(text.split())


def _chains(code: str) -> bool:
    """Whether a line that is whole, but for a block, has a chain such as a < b < c."""
    line = code.strip()
    for text in (line, f"{line}\n pass", f"if 1: pass\n{line}\n pass"):
        with suppress(SyntaxError):
            nodes = ast.walk(ast.parse(text))
            return any(isinstance(node, ast.Compare) and len(node.ops) > 1 for node in nodes)
    return False


_ON_THE_CPU = (
    "Does the file choose jax_platforms, or change JAX's configuration in another way? Programs "
    "are graded on the CPU: remove that line."
)


class _Misconception(NamedTuple):
    """An error's class, what tells that this was misunderstood, and the question to ask then.

    `pattern` is found in the error's text, below which stands the student's line after ">>> ";
    or, where that takes a parser, it is what has to be true of the line.
    """

    error: str
    pattern: str | Callable[[str], bool]
    hint: str

    def shows_in(self, raised: Raised) -> bool:
        if callable(self.pattern):
            return self.pattern(raised.code)
        return re.search(self.pattern, f"{raised.text}\n>>> {raised.code}") is not None


_MEANT_AS_TEXT = (
    "Is it meant as text, such as the name of an operation, of a result or of an entry? Then it "
    'stands in quotes, as in "sin".'
)
_DECIMAL_COMMA = "Is a comma meant as the decimal sign? Write a point, as in 2.5."
_AXIS = (
    "What is the second argument of jnp.sum? It says along which axis to add up, as a whole "
    "number. An array that belongs to the sum has to be part of the first."
)
_NO_XS = (
    "A scan goes over the leading axis of xs. Is there only a count, and no array to go over? "
    "Then xs is None, and length is the count."
)

_MISCONCEPTIONS = (
    _Misconception(
        "TracerBoolConversionError",
        _combines,
        "Do and, or, not combine traced comparisons? They ask each for True or False, and so do "
        "if and while. Write & | ~, with parentheses around each comparison, as in "
        "(a > 0) & (b > 0), and let jax.lax.cond choose.",
    ),
    _Misconception(
        "TracerBoolConversionError",
        _chains,
        "A chain such as a < b < c is an `and` of two comparisons, which asks each for True or "
        "False, and so does if. Write (a < b) & (b < c), and let jax.lax.cond choose.",
    ),
    _Misconception(
        "NameError",
        r"name '(lax|grad|jit|scan|cond|fori_loop)' is not defined",
        "The exercises import jax and jnp: write jax.grad, jax.jit, jax.lax.scan, jax.lax.cond.",
    ),
    _Misconception(
        "NameError",
        r"(?s)name '[A-Da-d]' is not defined.*>>> .*(\]\s*=|:)\s*[A-Da-d]\b",
        'Is it the letter of an answer? Put it in quotes, as in "A".',
    ),
    _Misconception(
        "ConcretizationTypeError",
        r"axis argument must be known",
        _AXIS,
    ),
    _Misconception(
        "TypeError",
        r"(?s)([Oo]nly integer scalar arrays|interpreted as an integer).*>>> .*\bsum\(",
        _AXIS,
    ),
    _Misconception(
        "TypeError",
        r"(?s)carry input(?!.*pytree structure).*carry output",
        "The carry has to keep its type in every step. Does it start as an integer, and become "
        "a float? Does its shape change?",
    ),
    _Misconception(
        "TypeError",
        r"body output must be a pair, got None",
        "Does the step forget its return? Of a scan's step two things are expected: the new "
        "carry, and what to keep of this step.",
    ),
    _Misconception(
        "TypeError",
        r"body output must be a pair",
        "Does the step return the new carry alone? Of a scan's step two things are expected: "
        "the new carry, and what to keep of this step.",
    ),
    _Misconception(
        "TypeError",
        r"(?s)(true_fun|branch).*(NoneType|tuple)",
        "Does one branch forget its return, or return a tuple because of a comma? Both have to "
        "return one number.",
    ),
    _Misconception(
        "TypeError",
        r"(?s)true_fun.*types|branch.*types",
        "Both branches have to give the same shape and dtype. Does one give an integer, such "
        "as 0, or a vector, and the other a float32 number?",
    ),
    _Misconception(
        "TypeError",
        r"Pred must be a scalar.*<class 'str'>",
        "Does the predicate stand in quotes? Then it is text, and compares nothing.",
    ),
    _Misconception(
        "TypeError",
        r"Pred must be a scalar.*<class '(list|tuple)'>",
        "Does the predicate stand in square brackets, or a comma behind it? It has to be one truth "
        "value, not a list or a tuple that holds one.",
    ),
    _Misconception(
        "TypeError",
        r"Pred must be a scalar",
        "Does the predicate compare the whole vector? It has to be one truth value: compare "
        "one element.",
    ),
    _Misconception(
        "TypeError",
        r"(?s)carry.*<class 'dict'>.*<class 'dict'>|PyTreeDef\([^\n]*\{.*PyTreeDef\([^\n]*\{",
        "The carry is a dict: does each step give it the keys that it starts with, no other and "
        "no fewer?",
    ),
    _Misconception(
        "TypeError",
        r"(?s)(loop_carry|while_loop body).*(output is a <class 'NoneType'>|PyTreeDef\(None\))|"
        r"body_fun output.* got PyTreeDef\(.*\bNone\b.* and PyTreeDef",
        "Does the loop's body forget its return? It returns the value that the next round begins "
        "with.",
    ),
    _Misconception(
        "TypeError",
        r"loop_carry|while_loop body|body_fun output",
        "A loop's body returns its carry in the form in which it begins. The body of a fori_loop "
        "returns the new value alone: it is a scan's step that returns a pair.",
    ),
    _Misconception(
        "TypeError",
        r"pytree structure|must have same type structure",
        "Do two parts of a pair stand in the wrong order, or is there one too many? A scan's step "
        "returns the new carry first, then what to keep of this step.",
    ),
    _Misconception(
        "TypeError",
        r"should be a callable",
        "A scan wants the step's function itself first, and then what to start from.",
    ),
    _Misconception(
        "ValueError",
        r"no leading axis to scan over|no values to scan over",
        _NO_XS,
    ),
    _Misconception(
        "TypeError",
        r"'range\(.*not a valid JAX type",
        _NO_XS,
    ),
    _Misconception(
        "TypeError",
        r"(?s)\b(scan|fori_loop|while_loop)\(\) (missing|takes) ",
        "Is everything there that the loop needs, what it starts from as well?",
    ),
    _Misconception(
        "TypeError",
        r"(?s)\b(?P<name>\w+)\(\) missing .*>>> .*\b(?:scan|fori_loop)\(.*\b(?P=name)\(",
        "A loop wants the function itself, and calls it: is it called here already, by the "
        "brackets behind its name?",
    ),
    _Misconception(
        "TypeError",
        r"(?s)\(\) (missing \d+ required|takes \d+) positional argument.*>>> .*\bscan\(",
        "A scan calls its step with two arguments, the carry and this step's element of xs, even "
        "if there is none: does the step take two?",
    ),
    _Misconception(
        "TypeError",
        r"(?s)\(\) (missing \d+ required|takes \d+) positional argument.*>>> .*\bfori_loop\(",
        "A fori_loop calls its body with two arguments, the number of the round and the value so "
        "far: does the body take two?",
    ),
    _Misconception(
        "TypeError",
        r"iteration over a 0-d array",
        "It is a single number already, with nothing to go through or to take apart. Is a number "
        "of rounds meant? A range counts them.",
    ),
    _Misconception(
        "TypeError",
        r"(?s)(missing \d+ required|takes \d+) positional argument.*>>> .*\bcond\b",
        "cond calls the chosen function with the operands that follow it: are there as many as "
        "the function takes?",
    ),
    _Misconception(
        "TypeError",
        r"xor does not accept|bitwise_xor",
        "In Python ^ is not a power but xor. A power is written **.",
    ),
    _Misconception(
        "TypeError",
        r"unhashable type: '[\w.]*(Tracer|Array)",
        "Arrays cannot be looked up: not in a cache (functools.cache), nor in a dict or a set.",
    ),
    _Misconception(
        "ValueError",
        r"[Nn]on-hashable static arguments",
        "A static argument is a Python value that is fixed for each trace. The input is an array.",
    ),
    _Misconception(
        "ValueError",
        r"[Rr]everse-mode differentiation",
        "A while loop cannot be differentiated backwards, a scan can: is the number of rounds a "
        "Python integer?",
    ),
    _Misconception(
        "ValueError",
        r"callbacks do not support JVP",
        "A callback leaves the program, and JAX cannot differentiate what it does not see. "
        "Stay with jnp.",
    ),
    _Misconception(
        "IndexError",
        r"Too many indices.*(0-dim|dim 0\b)",
        "It is a single number already, and a number has no elements. A sum is one, and so is the "
        "last carry of a scan: it is no list of carries.",
    ),
    _Misconception(
        "ValueError",
        r"truth value of an array",
        "Does the if compare the whole vector? It can ask about one element, such as z[0].",
    ),
    _Misconception(
        "RuntimeError",
        r"Unable to initialize backend",
        _ON_THE_CPU,
    ),
    _Misconception(
        "AssertionError",
        r"\A\s*>>> \Z",  # without a word, and not in the file
        _ON_THE_CPU,
    ),
    _Misconception(
        "NotAnArray",
        r"a generator",
        "A function with yield makes a generator: use return.",
    ),
    _Misconception(
        "NotAnArray",
        r"a coroutine",
        "An async function makes a coroutine: leave out async and await.",
    ),
    _Misconception(
        "NotAnArray",
        r"a function|a method|a partial",
        "A function came back where a number should: did you forget to call it?",
    ),
    _Misconception(
        "TypeError",
        r"should be callable",
        "cond wants two functions and calls one of them. Did you give it two values?",
    ),
    _Misconception(
        "NameError",
        r"name '(f32|float32)' is not defined",
        'A type in a row of a table is text: it stands in quotes, as in "f32[3]".',
    ),
    _Misconception(
        "NameError",
        r"(?s)name '(?P<name>[a-z]\w*)' is not defined.*>>> (?:[A-Z_]+(?: *= *(?:\w+\()?|(?=\[)))?"
        r"[(\[{](?:.*[\[({,])? *(?P=name) *[,:\])}]",
        _MEANT_AS_TEXT,
    ),
    _Misconception(
        "NameError",
        r"(?s)name '(?P<name>add|add_any|mul|neg|sub|square|integer_pow|reduce_sum|"
        r"broadcast_in_dim)' is not defined.*>>> (?P=name),?\s*\Z",
        _MEANT_AS_TEXT,
    ),
    _Misconception(
        "SyntaxError",
        r"was never closed|does not match opening|unmatched '",
        "Each bracket that opens is closed by one of its kind: which one, here or in the lines "
        "around, has no partner?",
    ),
    _Misconception(
        "SyntaxError",
        r"unterminated .*string",
        "A text ends with the same quotes that it begins with: which are missing?",
    ),
    _Misconception(
        "SyntaxError",
        r"leading zeros",
        _DECIMAL_COMMA,
    ),
    _Misconception(
        "SyntaxError",
        r"expected after dictionary key",
        f"In a dict each name is followed by a colon and its value. {_DECIMAL_COMMA}",
    ),
    _Misconception(
        "SyntaxError",
        r"forgot a comma",
        "Is a comma missing between two entries, or a * between two factors?",
    ),
    _Misconception(
        "SyntaxError",
        r"invalid decimal literal",
        "A number is multiplied with a *, and no name begins with a digit.",
    ),
    _Misconception(
        "SyntaxError",
        r"invalid (non-printable )?character",
        "Was this copied? A typographic quote, dash or space looks like Python's and is none: "
        "type it anew.",
    ),
    _Misconception(
        "SyntaxError",
        r"expected ':'",
        "Does the line that begins a block (def, if, for) end with a colon?",
    ),
    _Misconception(
        "SyntaxError",
        r"cannot assign to",
        "A single = gives a name to a value. Is a comparison meant? That is ==.",
    ),
    _Misconception(
        "TypeError",
        r"'tuple' object is not callable|indices must be integers or slices, not tuple",
        "Is a comma missing between two rows, or after a list?",
    ),
    _Misconception(
        "TypeError",
        r"(?s)(got <class '(tuple|list)'>|'(tuple|list)'|multiply sequence).*>>> .*\bcond\(",
        "Is an operand of cond a tuple or a list? Each operand arrives in the chosen function as "
        "it is: one vector by itself stands without brackets and without a comma behind it.",
    ),
    _Misconception(
        "TypeError",
        r"of type 'tuple'|got <class 'tuple'>|'tuple' and '|' and 'tuple'|unary \S+ 'tuple'|"
        r"concatenate tuple",
        "A comma makes a tuple: is there one at the end of a line, or inside brackets? "
        f"{_DECIMAL_COMMA}",
    ),
    _Misconception(
        "TypeError",
        r"'(int|float)' object is not callable",
        "Is a * missing before a bracket? A number with brackets behind it is called, not "
        "multiplied.",
    ),
    _Misconception(
        "TypeError",
        r"of type 'list'|got <class 'list'>|'list' and '|' and 'list'|unary \S+ 'list'",
        "It is a Python list, which does not compute element by element: jnp.array makes an array "
        "of it.",
    ),
    _Misconception(
        "TypeError",
        r"of type 'NoneType'|got <class 'NoneType'>|'NoneType' and '|' and 'NoneType'|"
        r"unary \S+ 'NoneType'",
        "One of the values is None. Does a function forget its return? The call of one that only "
        "prints is None, too.",
    ),
    _Misconception(
        "AttributeError",
        r"'tuple' object has no attribute",
        "It is a tuple, whose parts have no names but a place each. What a scan gives back is one: "
        "the last carry, and what was kept of the steps. Which of its parts is meant?",
    ),
    _Misconception(
        "AttributeError",
        r"'NoneType' object has no attribute",
        "What stands before the dot is None. Does a function forget its return?",
    ),
    _Misconception(
        "AttributeError",
        r"module '",
        "Is the name after the dot spelled right, and is it that module's?",
    ),
)
"""The first that shows counts; without any, the hint of the error's own class."""

_HINTS = {
    "TracerBoolConversionError": (
        "While a function is traced its values are not known, so Python's if, and, or, not "
        "and while cannot ask whether one is true. Use jax.lax.cond to choose, & | ~ to combine."
    ),
    "ConcretizationTypeError": (
        "While a function is traced its inputs have a type but no value: float(), int(), "
        ".item() and Python's math module have nothing to work on. Stay with jnp."
    ),
    "TracerArrayConversionError": (
        "NumPy needs the numbers themselves, which a traced value does not have. "
        "Use the function of the same name in jax.numpy."
    ),
    "TracerIntegerConversionError": (
        "A traced value cannot be an index of a Python list or the end of a range: "
        "its number is not known yet."
    ),
    "NonConcreteBooleanIndexError": (
        "Selecting by a mask gives a shape that depends on values. jnp.where keeps the shape."
    ),
    "UnexpectedTracerError": (
        "A value was kept outside of the call, or of the branch or step, that it was traced in. "
        "Let that return it, or compute it anew."
    ),
    "NotAnArray": "Return a JAX array: the result of jnp functions on the input.",
    "RecursionError": "The function calls itself without an end: is there a case that stops it?",
    "MemoryError": "Grading limits memory. A right answer needs very little of it.",
    "SystemExit": "Remove the call that ends Python (sys.exit, exit, quit).",
    "EOFError": "Nobody types while a file is graded: remove input().",
    "AttributeError": (
        "Is the name after the dot spelled right, and does what stands before the dot have it?"
    ),
    "ModuleNotFoundError": (
        "A file is graded by itself, with JAX and NumPy: copy here what it needs of another."
    ),
    "UnboundLocalError": (
        "A name that a function assigns anywhere is its own everywhere in it. Is there a way "
        "through it, such as an if without else, on which nothing is assigned? Does something "
        "outside have the same name?"
    ),
    "NameError": "Is the name spelled as where it is defined, and is its import there?",
    "TabError": "Indent every line of a block the same way, with spaces only.",
    "IndentationError": (
        "The lines of a block begin in one column, to the right of the line that opens it; what "
        "belongs to no block begins at the margin."
    ),
    "SyntaxError": (
        "Python cannot read this line. Is a quote, a bracket or a comma missing, here or just "
        "above? Does something stand there that is no Python?"
    ),
}
