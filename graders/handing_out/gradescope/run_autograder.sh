#!/usr/bin/env bash
# Gradescope runs this, as root, for each submission. AUTOGRADER is for trying it elsewhere.
autograder="${AUTOGRADER:-/autograder}"
results="$autograder/results/results.json"

# What students see if nothing takes its place.
mkdir -p "$autograder/results"
cat > "$results" <<'JSON'
{
  "score": 0,
  "output": "The autograder itself failed, which is not your fault. Please tell your instructor.",
  "output_format": "text",
  "visibility": "visible",
  "stdout_visibility": "hidden"
}
JSON

cd "$autograder/source" || exit 0
python=.venv/bin/python
[ -x "$python" ] || python=python3
"$python" -m graders.handing_out.autograder "$autograder" @SETTINGS@
exit 0
