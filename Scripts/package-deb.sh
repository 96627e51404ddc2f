#!/usr/bin/env bash
# A Debian package with the command, its manual pages and its shell completions, in .build/deb. The Swift library is in
# the command; Debian's libraries are named as dependencies. CAIRN=path takes a command that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -z "${CAIRN:-}" ]; then
  swift build -c release --product cairn
  CAIRN=$(swift build -c release --show-bin-path)/cairn
fi
# The command's version, and how many changes stand behind it.
version=${VERSION:-$("$CAIRN" --version)+$(git rev-list --count HEAD 2>/dev/null || echo 0)}
architecture=$(dpkg --print-architecture)
root=.build/deb/cairn
rm -rf "$root"
mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/man/man1" "$root/usr/share/doc/cairn" \
  "$root/usr/share/bash-completion/completions" "$root/usr/share/zsh/vendor-completions" \
  "$root/usr/share/fish/vendor_completions.d"
install -m 755 "$CAIRN" "$root/usr/bin/cairn"
strip --strip-unneeded "$root/usr/bin/cairn"
"$CAIRN" --generate-completion-script bash >"$root/usr/share/bash-completion/completions/cairn"
"$CAIRN" --generate-completion-script zsh >"$root/usr/share/zsh/vendor-completions/_cairn"
"$CAIRN" --generate-completion-script fish >"$root/usr/share/fish/vendor_completions.d/cairn.fish"
python3 Scripts/manual.py "$CAIRN" "$root/usr/share/man/man1"
gzip -9n "$root"/usr/share/man/man1/*.1
cp LICENSE "$root/usr/share/doc/cairn/copyright"
cp docs/git.md docs/json.md Tools/Bazel/cairn.bzl "$root/usr/share/doc/cairn/"
gzip -9nc CHANGELOG.md >"$root/usr/share/doc/cairn/changelog.gz"
# dpkg-shlibdeps wants a source package beside it.
mkdir -p .build/deb/debian
printf 'Source: cairn\n\nPackage: cairn\nArchitecture: any\n' >.build/deb/debian/control
depends=$(cd .build/deb && dpkg-shlibdeps -O --ignore-missing-info cairn/usr/bin/cairn 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
cat >"$root/DEBIAN/control" <<CONTROL
Package: cairn
Version: $version
Architecture: $architecture
Maintainer: The Cairn authors <cairn@example.invalid>
Section: devel
Priority: optional
Depends: ${depends:-libc6}, fontconfig
Recommends: fonts-inter, fonts-wqy-microhei, fonts-dejavu-core, fonts-tlwg-loma-otf, fonts-lohit-deva, git
Suggests: libgif7, libwebp7, librsvg2-2, libpoppler-glib8
Installed-Size: $(du -sk "$root" | cut -f1)
Description: Interface Builder documents without Xcode
 Lays out, draws, checks, compares, merges and changes storyboards and xibs.
CONTROL
dpkg-deb --root-owner-group --build "$root" ".build/deb/cairn_${version}_${architecture}.deb"
