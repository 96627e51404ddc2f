"""Inter (SIL Open Font License), the free font that is drawn most like the system's: where no text tells, its proportions do.

Needs fontTools (PyPI) and Debian's fonts-inter.
"""
import collections
import functools
import os

from fontTools.ttLib import TTFont

FOLDER = '/usr/share/fonts/opentype/inter'
FACES = {'ultralight': 'Thin', 'thin': 'ExtraLight', 'light': 'Light', 'regular': 'Regular', 'medium': 'Medium',
         'semibold': 'SemiBold', 'bold': 'Bold', 'heavy': 'ExtraBold', 'black': 'Black'}


@functools.cache
def font(weight):
    return TTFont(os.path.join(FOLDER, 'Inter-%s.otf' % FACES[weight]))


@functools.cache
def advances(weight):
    """{scalar: em}"""
    face = font(weight)
    unit = face['head'].unitsPerEm
    return {code: face['hmtx'][glyph][0] / unit for code, glyph in face.getBestCmap().items() if code < 0x2300}


@functools.cache
def kerning():
    """{two characters: em}, of ASCII, from the regular face."""
    face = font('regular')
    unit = face['head'].unitsPerEm
    scalars = collections.defaultdict(list)
    for code, glyph in face.getBestCmap().items():
        if code < 0x7F:
            scalars[glyph].append(chr(code))
    table = face['GPOS'].table
    wanted = sorted({i for record in table.FeatureList.FeatureRecord if record.FeatureTag == 'kern'
                     for i in record.Feature.LookupListIndex})
    result = {}
    for index in wanted:
        found = {}
        for part in table.LookupList.Lookup[index].SubTable:
            part = getattr(part, 'ExtSubTable', part)
            for place, first in enumerate(part.Coverage.glyphs):
                if first in scalars:
                    for second, value in _pairs(part, place, first, scalars):
                        found.setdefault((first, second), value)
        for (first, second), value in found.items():
            if value:
                for a in scalars[first]:
                    for b in scalars[second]:
                        result[a + b] = result.get(a + b, 0) + value / unit
    return result


def _pairs(part, place, first, scalars):
    """The pairs of a first glyph: those listed one by one (format 1), or by classes (format 2)."""
    if part.Format == 1:
        for record in part.PairSet[place].PairValueRecord:
            if record.SecondGlyph in scalars:
                yield record.SecondGlyph, getattr(record.Value1, 'XAdvance', 0) if record.Value1 else 0
        return
    row = part.Class1Record[part.ClassDef1.classDefs.get(first, 0)]
    for second in scalars:
        value = row.Class2Record[part.ClassDef2.classDefs.get(second, 0)].Value1
        yield second, getattr(value, 'XAdvance', 0) if value else 0
