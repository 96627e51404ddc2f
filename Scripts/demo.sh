#!/usr/bin/env bash
# Draws the example storyboards for several devices, light and dark, and a contact sheet.
set -euo pipefail
cd "$(dirname "$0")/.."
cairn="$(swift build -c release --show-bin-path)/cairn"
out=demo-output
rm -rf "$out"
"$cairn" render Fixtures/storyboards/*.storyboard --out "$out" \
  --device "iPhone SE (3rd generation)" --device "iPhone 15 Pro" --device "iPad Air"
"$cairn" render Fixtures/storyboards/*.storyboard --out "$out/dark" --style dark --device "iPhone 15 Pro"
"$cairn" render Fixtures/storyboards/*.storyboard --out "$out/landscape" --orientation landscape --device "iPhone 15 Pro"
echo "open $out/index.html (also $out/dark/index.html and $out/landscape/index.html)"
