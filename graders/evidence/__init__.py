"""What a student keeps: one account of the whole lesson, as a Markdown and as an HTML page.

`gathering` asks the graders and a worker for the facts (`facts`), `chapters` turns them into a
document of a few kinds of blocks (`document`), and `markdown` and `html` write that same
document, so that both pages say the same.
"""
