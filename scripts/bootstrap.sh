#!/usr/bin/env bash
# Installs what is missing: the npm packages, and the Debian packages for the tools named as arguments.
#   scripts/bootstrap.sh chromium firefox openssl fonts
# Does nothing where everything is there.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

has node || fail 'Node 20 or newer is needed and was not found.'
has git || fail 'git is needed and was not found.'
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || fail "Node 20 or newer is needed; this is $(node --version)."

# npm writes its own copy of the lock when an installation is complete.
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  echo 'Installing npm packages …'
  npm ci --no-audit --no-fund </dev/null
fi

missing=()
for tool in "$@"; do
  case "$tool" in
    chromium) has chromium || has chromium-browser || has google-chrome || missing+=(chromium) ;;
    firefox) has firefox-esr || has firefox || missing+=(firefox-esr) ;;
    openssl) has openssl || missing+=(openssl) ;;
    # Without a font like GitHub's the pictures look different, and nothing else does.
    # dpkg also knows packages that are not installed, when another one asks for them.
    fonts) ! has dpkg-query || dpkg-query -W -f '${Status}' fonts-liberation 2>/dev/null | grep -q ' installed$' || missing+=(fonts-liberation) ;;
    *) fail "bootstrap.sh does not know how to install \"$tool\"." ;;
  esac
done
[ ${#missing[@]} -gt 0 ] || exit 0

has apt-get || fail "Please install: ${missing[*]}" 'Only Debian and its relatives are installed by themselves (apt-get was not found).'
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  has sudo || fail "Please install as root: apt-get install ${missing[*]}" '(This is not root, and sudo was not found.)'
  as_root=(sudo)
fi

echo "Installing ${missing[*]} …"
# Nothing may ask a question here: stdin is closed, and debconf is told so.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" </dev/null
}
apt update >/dev/null || fail 'apt-get update failed.' "Please install as root: apt-get install ${missing[*]}"
apt install -y --no-install-recommends "${missing[@]}" >/dev/null || fail 'apt-get install failed.' "Please install as root: apt-get install ${missing[*]}"
