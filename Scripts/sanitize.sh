#!/usr/bin/env bash
# Builds the tests with a sanitizer, or runs them: sanitize.sh build address|thread [FLAGS], then sanitize.sh test KIND...
# Each sanitizer has a build of its own. Tests of several sanitizers run beside each other: a run keeps to one core.
set -euo pipefail
cd "$(dirname "$0")/.."
what=$1
shift
# What Foundation keeps for good is no leak of ours; the end of the process would report it.
export ASAN_OPTIONS="detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
# Libraries that are not built with the sanitizer synchronise where it does not see: see the list.
export TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/Scripts/thread-suppressions.txt${TSAN_OPTIONS:+ $TSAN_OPTIONS}"

if [ "$what" = build ]; then
  kind=$1
  shift
  swift build --build-tests --scratch-path ".build/$kind" --sanitize "$kind" "$@"
  exit
fi

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
declare -A runs
for kind in "$@"; do
  Scripts/test.sh --skip-build --scratch-path ".build/$kind" --sanitize "$kind" > "$logs/$kind" 2>&1 &
  runs[$kind]=$!
done
status=0
for kind in "$@"; do
  wait "${runs[$kind]}" || status=$?
  echo "The tests under the $kind sanitizer:"
  cat "$logs/$kind"
done
exit "$status"
