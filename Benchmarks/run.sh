#!/usr/bin/env bash
# Measures the solver and its peers in one run and prints the ratios. Peers are installed under .peers; a missing one is skipped.
set -u
cd "$(dirname "$0")"
peers=.peers
mkdir -p "$peers"
say() { echo "bench: $*" >&2; }

# The allocator keeps what is freed, for every engine alike: else the kernel's page faults are measured, which large
# trees pay at every repetition and small ones never.
# Huge pages, for every engine alike: else a virtual machine's address translation doubles figures at random.
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1
export MALLOC_TRIM_THRESHOLD_=1000000000 MALLOC_MMAP_THRESHOLD_=1000000000 MALLOC_TOP_PAD_=67108864

venv="$peers/venv/bin"
if [ ! -x "$venv/python" ]; then
  say "python3 -m venv $peers/venv"
  python3 -m venv "$peers/venv" || say "no Python virtual environment: Taffy, Yoga and kiwi are skipped"
fi
for package in stretchable poga; do
  [ -x "$venv/python" ] || break
  "$venv/python" -c "import $package" 2>/dev/null && continue
  say "pip install $package"
  "$venv/pip" -q install "$package" >&2 || say "$package is not to be had: skipped"
done
if ! ls "$peers"/kiwisolver-*/kiwi/kiwi.h >/dev/null 2>&1 && [ -x "$venv/pip" ]; then
  say "pip download kiwisolver (source, for kiwi's headers)"
  if "$venv/pip" -q download --no-deps --no-binary kiwisolver -d "$peers" kiwisolver >&2; then
    tar -xzf "$peers"/kiwisolver-*.tar.gz -C "$peers"
  fi
fi

swift build -c release >&2 || exit 1
results="$peers/results.csv"
: >"$results"
measure() {
  say "measuring $1"
  shift
  "$@" >>"$results" || say "… failed; its rows are missing"
}
kiwi=$(ls -d "$peers"/kiwisolver-*/ 2>/dev/null | head -1)
if [ -n "$kiwi" ] && command -v g++ >/dev/null; then
  g++ -O2 -std=c++17 -w -I"$kiwi" peers/kiwi_bench.cpp -o "$peers/kiwi_bench"
else
  say "no kiwi headers or no g++: kiwi is skipped"
fi
# A process for each part: the heap that one leaves behind would slow the next. Each runs twice in a row, and the report
# takes the better for every engine: the first pays for memory that the machine had put aside or given to others.
twice() {
  measure "$@"
  measure "$1, again" "${@:2}"
}
for part in build changes crossing orders cells; do
  twice "this solver: $part" .build/release/SolverBenchmark "$part"
done
twice "collection views" .build/release/CollectionBenchmark
twice "stack views" .build/release/StackBenchmark
if "$venv/python" -c "import stretchable" 2>/dev/null; then twice Taffy "$venv/python" peers/taffy_bench.py; fi
if "$venv/python" -c "import poga" 2>/dev/null; then twice Yoga "$venv/python" peers/yoga_bench.py; fi
if [ -x "$peers/kiwi_bench" ]; then twice kiwi "$peers/kiwi_bench"; fi
exec python3 report.py "$results"
