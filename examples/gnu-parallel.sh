#!/usr/bin/env bash
# The commits of a range on all cores, or on many machines: GNU parallel hands out lines, `refract mine` answers each with a line.
#   examples/gnu-parallel.sh REPOSITORY RANGE > refactorings.ndjson
#   SSH_HOSTS=node1,node2 examples/gnu-parallel.sh /shared/repository v1.0..v2.0 > refactorings.ndjson
# The answers come in the order of the commits. What fails is a line with "error" in it.
set -euo pipefail
repository=$(realpath "$1")
range=$2
refract=${REFRACT:-"node $(realpath "$(dirname "$0")")/../dist/node/cli.js"}

git -C "$repository" rev-list --topo-order --reverse "$range" |
  sed "s|^|$repository |" |
  # Lines go in blocks to processes of one thread each, as starting one for each commit would cost more than the commit.
  parallel --pipe --keep-order -N "${BLOCK:-25}" ${SSH_HOSTS:+--sshlogin "$SSH_HOSTS"} "$refract mine --jobs 1"
