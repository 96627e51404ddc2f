#!/usr/bin/env bash
# Runs the tests under a sanitizer: sanitize.sh address|thread [FLAGS FOR THE BUILD]. Each has a build of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=$1
shift
flags=(--scratch-path ".build/$kind" --sanitize "$kind" "$@")
# What Foundation keeps for good is no leak of ours; the end of the process would report it.
export ASAN_OPTIONS="detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
# Libraries that are not built with the sanitizer synchronise where it does not see: see the list.
export TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/Scripts/thread-suppressions.txt${TSAN_OPTIONS:+ $TSAN_OPTIONS}"
swift build --build-tests "${flags[@]}"
Scripts/test.sh --skip-build "${flags[@]}"
