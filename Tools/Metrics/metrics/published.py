"""Published facts that the models start from. Each file of ../published names its sources."""
import functools
import json
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'published')


@functools.cache
def load(name):
    with open(os.path.join(FOLDER, name + '.json'), encoding='utf-8') as file:
        return json.load(file)


@functools.cache
def tracking_table(name):
    """Points per character by size."""
    table = load('tracking')[name]
    factor = (lambda size: size / 1000) if table['unit'] == 'em/1000' else (lambda size: 1)
    return sorted((float(size), value * factor(float(size))) for size, value in table['values'].items())


def interpolate(table, position):
    """Between the entries of a sorted table; beyond its ends the last ones."""
    if position <= table[0][0]:
        return table[0][1]
    for (low, a), (high, b) in zip(table, table[1:]):
        if position <= high:
            return a + (b - a) * (position - low) / (high - low)
    return table[-1][1]


@functools.cache
def system_letters():
    """Advances of small letters of the system's text cut, in em, their tracking taken off."""
    table = load('system-letters')
    return {c: (width - table['tracking']) / table['size'] for c, width in table['values'].items()}


# Letters that are drawn as others are.
ALIKE = dict(zip('АВЕКМНОРСТУХІЈЅҮӨаеорсухіјѕүөһΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEKMHOPCTYXIJSYOaeopcyxijsyohABEZHIKMNOPTYXo'))
# Faces with Cyrillic and Greek letters: what those that are drawn as no Latin one have more than Arial's.
OTHER_ALPHABETS = {'helvetica': 1, 'helveticaBold': 1, 'helveticaLight': 1, 'helveticaNeue': 1.015, 'helveticaNeueBold': 1.015}


@functools.cache
def widths(name):
    """Advances of a face, in em. `grid` is the design's own unit, where it is coarser than that of the source."""
    face = load('widths')[name]
    grid = face.get('grid')
    known = {c: round(width * grid / face['unit']) / grid if grid else width / face['unit']
             for c, width in face['widths'].items()}
    if name in OTHER_ALPHABETS:
        others = load('other-alphabets')
        known.update({c: OTHER_ALPHABETS[name] * width / others['unit']
                      for c, width in others['bold' if name.endswith('Bold') else 'regular'].items()})
        known.update({c: known[latin] for c, latin in ALIKE.items()})
    return known


@functools.cache
def kerning(name):
    face = load('widths')[name]
    return {pair: value / face['unit'] for pair, value in face.get('kerning', {}).items()}


def line_height(name):
    """In em, by PostScript name; None for fonts that iOS does not have."""
    table = load('line-heights')['values']
    found = [known for known in table if name.startswith(known)]
    return table[max(found, key=len)] if found else None
