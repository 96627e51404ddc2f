#!/usr/bin/env bash
# Builds and runs what the README tells others to write, in an empty folder: a package that depends on Cairn.
#
# The manifest and the program are taken out of the README, so that it cannot say what does not work.
set -euo pipefail
cd "$(dirname "$0")/.."
cairn=$(pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# What follows the comment "// FILE" at the beginning of a code block of the README.
block() {
  awk -v first="// $1" '
    /^```/ { if (inside) exit; fresh = 1; next }
    fresh && $0 == first { inside = 1; fresh = 0; next }
    { fresh = 0 }
    inside' README.md
}

mkdir -p "$folder/Sources/Hello"
for file in Package.swift Sources/Hello/main.swift; do
  block "$file" >"$folder/$file"
  [ -s "$folder/$file" ] || { echo "README.md: error: no code block for $file" >&2; exit 1; }
done
# This checkout stands for the published repository; a local package goes by the name of its folder.
sed -i -e "s|\.package(url: [^)]*)|.package(path: \"$cairn\")|" \
  -e "s|package: \"cairn\"|package: \"$(basename "$cairn")\"|" "$folder/Package.swift"
grep -qF "$cairn" "$folder/Package.swift" || { echo "README.md: error: Package.swift names no package" >&2; exit 1; }

cd "$folder"
output=$(swift run -q --scratch-path "$cairn/.build/example" Hello)
echo "$output"
# A frame: four numbers, none of the extents zero.
grep -qE '^\([0-9.]+, [0-9.]+, [1-9][0-9.]*, [1-9][0-9.]*\)$' <<<"$output" || {
  echo "README.md: error: the program prints no frame" >&2
  exit 1
}
