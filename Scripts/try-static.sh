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
# A root of a size that nothing explains: every bar is tried. What is hashed by seeds of before is missed by chance, in
# half of the runs of a program that had that mistake.
cat >"$folder/Free.storyboard" <<'DOCUMENT'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="s1"><objects>
            <viewController id="v1" sceneMemberID="viewController">
                <view key="view" id="r1"><rect key="frame" x="0.0" y="0.0" width="393" height="700"/></view>
            </viewController>
        </objects></scene>
    </scenes>
</document>
DOCUMENT
frames() { # PROGRAM FILE DOCUMENT…
  "$1" frames "${@:3}" >"$2" 2>"$folder/log" || { head -3 "$folder/log" >&2; exit 1; }
}
# shellcheck disable=SC2086
frames "$bin/cairn" "$folder/usual.json" $documents
# shellcheck disable=SC2086
frames "$folder/cairn" "$folder/static.json" $documents
cmp "$folder/usual.json" "$folder/static.json"
for _ in {1..12}; do frames "$folder/cairn" "$folder/free.json" "$folder/Free.storyboard"; done
echo "Linked statically, the command lays out $(wc -w <<<"$documents") documents alike."
