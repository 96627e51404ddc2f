#!/usr/bin/env bash
# Links the command with Swift statically, as programs for machines without Swift are linked, and compares what it says
# about the documents of Fixtures with what the usual one says. What runs while a program is loaded runs earlier there,
# before the constructors of Swift's own libraries. Only linked anew: to compile everything again takes minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -q --product cairn
bin=$(swift build --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
libraries=$(pkg-config --libs cairo freetype2 harfbuzz fontconfig fribidi libjpeg libpng libxml-2.0)
# What the static Foundation wants, which objects compiled for the dynamic one do not name.
foundation="-lCoreFoundation -l_CFXMLInterface -l_FoundationICU -l_FoundationCShims -l_FoundationCollections"
# shellcheck disable=SC2086
swiftc -static-stdlib -emit-executable -module-name cairn -o "$folder/cairn" "@$bin/cairn.product/Objects.LinkFileList" \
  -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=cairn_main $libraries $foundation -ldl 2>"$folder/log" ||
  { cat "$folder/log" >&2; exit 1; }
documents=$(find Fixtures -name '*.storyboard' -o -name '*.xib' | sort)
# shellcheck disable=SC2086
"$bin/cairn" frames $documents >"$folder/usual.json" 2>/dev/null
# shellcheck disable=SC2086
"$folder/cairn" frames $documents >"$folder/static.json" 2>"$folder/log" || { head -3 "$folder/log" >&2; exit 1; }
cmp "$folder/usual.json" "$folder/static.json"
echo "Linked statically, the command lays out $(wc -w <<<"$documents") documents alike."
