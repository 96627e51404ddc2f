#!/usr/bin/env bash
# Runs all tests with the flags that are given; what failed stands once more at the end of the long log.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
  echo "What failed:"
  grep -aE '^✘|error:|ERROR: |Fatal error|signal code' "$log" | tail -n 20
fi
exit "$status"
