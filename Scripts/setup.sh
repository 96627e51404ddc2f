#!/usr/bin/env bash
# Installs what is missing to build, test and draw. Says what it runs; does nothing, quickly, when all is there.
set -euo pipefail

as_root() {
  echo "+ $*" >&2
  if [ "$(id -u)" -eq 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else
    echo "setup: please run as root: $*" >&2
    exit 1
  fi
}

if ! command -v swift >/dev/null; then
  echo "setup: Swift 6 is not on the PATH; get it from https://www.swift.org/install" >&2
  exit 1
fi

# Words of English for spelling. Fonts: the system's, code, emoji; Chinese, Japanese and Korean; Arabic and Hebrew; Thai;
# Devanagari.
apt_packages=(libcairo2-dev libharfbuzz-dev libfreetype-dev libfribidi-dev libfontconfig-dev libjpeg-dev libpng-dev libxml2-dev
  libgif7 libwebp7 librsvg2-2 libpoppler-glib8 libhunspell-1.7-0 hunspell-en-us pkg-config python3
  fonts-inter fonts-jetbrains-mono fonts-noto-color-emoji fonts-wqy-microhei fonts-dejavu-core fonts-tlwg-loma-otf fonts-lohit-deva)
dnf_packages=(cairo-devel harfbuzz-devel freetype-devel fribidi-devel fontconfig-devel libjpeg-turbo-devel libpng-devel libxml2-devel
  giflib libwebp librsvg2 poppler-glib hunspell hunspell-en-US pkgconf-pkg-config rsms-inter-fonts jetbrains-mono-fonts google-noto-color-emoji-fonts google-droid-sans-fonts python3)
brew_packages=(cairo harfbuzz freetype fribidi fontconfig jpeg-turbo libpng libxml2 giflib webp librsvg poppler pkg-config)

if command -v apt-get >/dev/null; then
  missing=()
  for package in "${apt_packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  # Debian's libjpeg-dev is a name for the variant in use.
  if [ "${#missing[@]}" -gt 0 ]; then
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
  fi
elif command -v dnf >/dev/null; then
  missing=()
  for package in "${dnf_packages[@]}"; do rpm -q "$package" >/dev/null 2>&1 || missing+=("$package"); done
  [ "${#missing[@]}" -eq 0 ] || as_root dnf install -y "${missing[@]}"
elif command -v brew >/dev/null; then
  for package in "${brew_packages[@]}"; do
    brew list "$package" >/dev/null 2>&1 || { echo "+ brew install $package" >&2; brew install "$package"; }
  done
else
  echo "setup: no known package manager; please install Cairo, HarfBuzz, FreeType, FriBidi, Fontconfig, libpng, libjpeg and libxml2 with headers, and the Inter font" >&2
fi
