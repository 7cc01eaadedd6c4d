#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image. Needs a package index only,
# unless the image has no Python 3.11 or newer.
set -euo pipefail
cd "${AUTOGRADER:-/autograder}/source"

find_python() {
  for python in python3.14 python3.13 python3.12 python3.11 python3; do
    if "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$python"
      return
    fi
  done
  return 1
}

if ! python=$(find_python); then
  apt-get update -qq && apt-get install -y -qq python3.11 python3.11-venv
  python=$(find_python) || { echo "This image has no Python 3.11 or newer: choose another one."; exit 1; }
fi
"$python" -m venv .venv
.venv/bin/python -m pip --disable-pip-version-check install --quiet --editable .
.venv/bin/python -m compileall -q graders
.venv/bin/python -m graders prepare
chmod -R a+rX . # for the user, not root, that a student's code runs as
