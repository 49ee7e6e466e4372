#!/usr/bin/env bash
# The command from a clone: builds it first where that was not done yet, or not since something changed.
#   scripts/refract.sh HEAD~3
set -euo pipefail
project=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
command=$project/dist/node/cli.js
if [ ! -e "$command" ] || [ -n "$(find "$project/src" "$project/schema" -newer "$command" -print -quit)" ]; then
  { "$project/scripts/bootstrap.sh" && npm --prefix "$project" run --silent build -- node; } >&2
fi
exec node "$command" "$@"
