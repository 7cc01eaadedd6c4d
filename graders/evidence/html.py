"""A document as one HTML page that needs nothing else: no script, no font, no request."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from graders.evidence.document import Document
from graders.reports.text import printable

_PYTHON = PythonLexer(stripnl=False)
_CLASSES = HtmlFormatter(nowrap=True)


def html(document: Document) -> str:
    """The text of the page."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(
        kind=lambda value: type(value).__name__,
        printable=printable,
        python=_highlighted,
        svg=_inline,
        notes=_notes,
    )
    return environment.get_template("page.html.jinja").render(document=document)


def _highlighted(code: str) -> Markup:
    # Pygments escapes what it shows.
    return Markup(highlight(printable(code), _PYTHON, _CLASSES))


def _inline(svg: str) -> Markup:
    """An SVG of ours, without what stands before its root in a file."""
    return Markup(svg[svg.index("<svg") :])


def _notes(text: str) -> Markup:
    """A student's Markdown: HTML is shown as characters, and pictures as links."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    tokens = parser.parse(printable(text))
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = "p"  # the page has headings of its own
    rendered = parser.renderer.render(tokens, parser.options, {})
    return Markup(rendered)
