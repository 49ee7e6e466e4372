#!/usr/bin/env bash
# The one test command: installs what is missing, then runs every check. Arguments go to scripts/check.ts.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/bootstrap.sh chromium firefox openssl fonts
exec npx tsx scripts/check.ts "$@"
