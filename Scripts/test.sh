#!/usr/bin/env bash
# Runs all tests with the flags that are given, one after the other: they share the main thread, its application and its
# screen. What failed stands once more at the end of the long log.
set -uo pipefail
# What tests write lies in a folder that goes with them.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
log=$work/log
mkdir "$work/files"
TMPDIR="$work/files" swift test --no-parallel "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
  echo "What failed:"
  grep -aE '^✘|error:|ERROR: |Fatal error|signal code' "$log" | tail -n 20
fi
exit "$status"
