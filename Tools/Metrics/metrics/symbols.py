"""Sizes of system symbols: as published, and for others the proportions that documents remember in <resources>, in units
of 128 for the longer side."""
import collections
import os
import xml.etree.ElementTree as ET

from . import published

LONGER = 128  # since Xcode 12; Xcode 11 remembers half as much


def is_framed(name):
    """Whether a symbol stands in a circle or square, whose proportions it has: `SymbolProportions` knows them."""
    parts = [part for part in name.split('.') if part != 'fill']
    return parts and parts[-1] in ('circle', 'square')


def sizes():
    """{name: (width, height of the drawing)} in thousandths of an em."""
    return published.load('symbols')['sizes']


def read(folder):
    """{name: (width, height)} of symbols without a published size: what most repositories remember, the latest tools where two say the same."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    latest = collections.Counter()
    for repository in sorted(os.listdir(folder)):
        for directory, inner, names in os.walk(os.path.join(folder, repository)):
            inner.sort()
            for name in sorted(names):
                if name.endswith(('.storyboard', '.xib')):
                    _document(os.path.join(directory, name), repository, found, latest)
    return {name: max(remembered, key=lambda size: (len(remembered[size]), latest[name, size]))
            for name, remembered in found.items() if not known(name)}


def known(name):
    return name in sizes() or name.endswith('.fill') and name[:-len('.fill')] in sizes()


def _document(path, repository, found, latest):
    with open(path, encoding='utf-8', errors='replace') as file:
        text = file.read()
    if 'catalog="system"' not in text:
        return
    try:
        root = ET.fromstring(text.encode('utf-8'))
    except ET.ParseError:
        return
    tools = int(float((root.get('toolsVersion') or '0').split('.')[0]))
    for image in root.findall('resources/image'):
        name, size = image.get('name'), tuple(round(float(image.get(k) or 0)) for k in ('width', 'height'))
        if image.get('catalog') == 'system' and name and not is_framed(name) and max(size) == LONGER and min(size) > 0:
            found[name][size].add(repository)
            latest[name, size] = max(latest[name, size], tools)
