#!/usr/bin/env bash
# The one demo command: installs what is missing, builds the extension, and opens a sample pull request with Refract loaded.
# Without a display it prints what the page shows and writes pictures to demo/. Arguments go to scripts/demo.ts.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/bootstrap.sh chromium openssl fonts
npx tsx scripts/build.ts chrome
exec npx tsx scripts/demo.ts "$@"
