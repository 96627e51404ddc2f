"""Fonts that ship with iOS, and the system font of iOS 7 and 8.

    width = size * (scale * (regular(c) + share * (bold(c) - regular(c)) + kerning(pair)) + offset * n) + n * tracking

A weight lies on the line through the regular and the bold face: by the foundry's numbers, regular is 55 and bold 75. Faces
whose widths are published need no sample; families that have none lean on one that is published, with a scale.
"""
import collections

from . import eras, samples
from .published import interpolate, kerning, line_height, tracking_table, widths
from .system_font import letter

# How much of Adobe's kerning of Helvetica these families have, and how much farther than the foundry's numbers say the
# faces lighter than regular go. Fitted below.
KERNING = 0.7
LIGHTER = 1.2

NUMBERS = [('ultralight', 25), ('extralight', 25), ('thin', 35), ('demibold', 70), ('semibold', 70), ('extrabold', 85),
           ('bold', 75), ('heavy', 85), ('black', 95), ('medium', 65), ('light', 45)]

Family = collections.namedtuple('Family', 'prefix regular bold scale ascender descender fixed numbers evidence digits kerning hanja',
                                defaults=(None, {}, '', None, None, False))
GUESS = 'guess: drawn alike'
HELVETICA = ('helvetica', 'helveticaBold')
# Ascender and descender share the published line height; where it is another (lines of Thonburi, Heiti and others have
# grown since iOS 7), the sum of the two holds. The longest prefix that fits a PostScript name counts.
FAMILIES = [
    Family('HelveticaNeue', 'helveticaNeue', 'helveticaNeueBold', 1, 0.952, 0.213, evidence='published'),
    Family('HelveticaNeue-Condensed', 'helveticaNeue', 'helveticaNeueBold', 0.835, 0.965, 0.217, evidence='one sample'),
    Family('Helvetica', *HELVETICA, 1, 0.92, 0.23, evidence='published'),
    Family('Helvetica-Light', 'helveticaLight', 'helveticaLight', 1, 0.92, 0.23, None, {'light': 55},
           'published; 3 texts of 2 repositories', kerning=0),
    Family('Arial', *HELVETICA, 1, 0.905, 0.212, evidence='published'),
    Family('ArialRoundedMTBold', 'helveticaBold', 'helveticaBold', 1, 0.946, 0.268, digits=0.592, evidence='1 repository'),
    Family('AvenirNext', 'avenirNext', 'avenirNextBold', 1, 1.0, 0.366, None, {'ultralight': 50, 'medium': 57, 'demibold': 60, 'heavy': 95}, 'published'),
    Family('AvenirNextCondensed', 'avenirNext', 'avenirNextBold', 0.76, 1.0, 0.366, None,
           {'medium': 57, 'demibold': 64, 'heavy': 95}, '1 repository'),
    Family('Avenir', 'avenir', 'avenirHeavy', 1, 1.0, 0.366, None, {'heavy': 75, 'medium': 65, 'black': 80},
           'published; black by one repository'),
    Family('Georgia', 'georgia', 'georgiaBold', 1, 0.917, 0.219, evidence='published'),
    Family('Verdana', 'verdana', 'verdanaBold', 1, 1.005, 0.21, evidence='published'),
    Family('Trebuchet', 'trebuchet', 'trebuchetBold', 1, 0.939, 0.222, evidence='published', kerning=1.0),
    Family('TimesNewRoman', 'times', 'timesBold', 1, 0.891, 0.216, evidence='published'),
    Family('Times', 'times', 'timesBold', 1, 0.75, 0.25, evidence='published'),
    Family('Palatino', 'palatino', 'palatinoBold', 1, 0.732, 0.283, evidence='published'),
    Family('Courier', *HELVETICA, 1, 0.754, 0.246, 0.6, evidence='published'),
    Family('CourierNew', *HELVETICA, 1, 0.833, 0.3, 0.6, evidence='published'),
    Family('Menlo', *HELVETICA, 1, 0.928, 0.236, 0.602, evidence='published'),
    Family('SFMono', *HELVETICA, 1, 0.952, 0.241, 0.6177, evidence='guess'),
    Family('GillSans', *HELVETICA, 0.91, 0.918, 0.23, evidence=GUESS),
    Family('Futura-Medium', 'futuraMedium', 'futuraMedium', 1, 1.039, 0.26, None, {'medium': 55}, 'published', kerning=0),
    Family('Futura-Bold', *HELVETICA, 1.13, 1.039, 0.26, evidence='one sample'),
    Family('Futura-CondensedExtraBold', 'futuraCondensedExtraBold', 'futuraCondensedExtraBold', 1, 1.0134, 0.26, evidence='published',
           kerning=0),
    Family('Futura-Condensed', *HELVETICA, 0.82, 0.952, 0.25, None, {'medium': 55}, 'one sample'),
    Family('Futura', 'futuraMedium', 'futuraMedium', 1, 1.039, 0.26, evidence=GUESS, kerning=0),
    Family('MarkerFelt-Thin', *HELVETICA, 0.88, 0.85, 0.236, None, {'thin': 55}, '2 repositories'),
    Family('MarkerFelt-Wide', *HELVETICA, 0.834, 1.0, 0.3, evidence='one sample'),
    Family('Noteworthy', *HELVETICA, 0.86, 1.25, 0.35, evidence='2 repositories'),
    Family('ChalkboardSE', *HELVETICA, 0.98, 1.1, 0.314, evidence=GUESS),
    Family('Chalkduster', *HELVETICA, 1.12, 0.98, 0.283, evidence=GUESS),
    Family('BradleyHand', *HELVETICA, 0.96, 0.93, 0.319, None, {'bold': 55}, 'one sample'),
    Family('Thonburi', *HELVETICA, 1.2, 1.05, 0.26, evidence='one sample'),
    Family('STHeiti', *HELVETICA, 1.055, 1.06, 0.34, evidence='one sample'),
    Family('PingFang', *HELVETICA, 1.055, 1.06, 0.34, evidence='one sample'),
    Family('Hira', *HELVETICA, 1.0, 0.88, 0.12, evidence='one sample'),
    # Its Chinese characters, those of the standard KS X 1001, are as wide as Hangul (62 texts of one repository).
    Family('AppleSDGothicNeo', *HELVETICA, 0.935, 0.9, 0.3, evidence='3 repositories', digits=0.55, hanja=True),
    Family('DINAlternate', *HELVETICA, 0.95, 0.939, 0.225, None, {'bold': 55}, GUESS),
    Family('DINCondensed', *HELVETICA, 0.7, 0.712, 0.288, None, {'bold': 55}, GUESS),
    Family('Optima', *HELVETICA, 0.97, 0.919, 0.268, evidence=GUESS),
    Family('AmericanTypewriter', *HELVETICA, 1.03, 0.907, 0.248, evidence=GUESS),
    Family('Copperplate', *HELVETICA, 1.1, 0.763, 0.248, evidence=GUESS),
    Family('HoeflerText', 'times', 'timesBold', 1, 0.72, 0.28, evidence=GUESS),
    Family('Baskerville', 'times', 'timesBold', 1, 0.898, 0.246, evidence=GUESS),
    Family('Cochin', 'times', 'timesBold', 1, 0.897, 0.25, evidence=GUESS),
    Family('Didot', 'times', 'timesBold', 1.066, 0.945, 0.295, evidence='one sample'),
    Family('BodoniSvty', 'times', 'timesBold', 1, 0.95, 0.25, evidence=GUESS),
    Family('IowanOldStyle', 'times', 'timesBold', 1.1, 1.0, 0.365, evidence=GUESS),
    Family('Charter', 'times', 'timesBold', 1.1, 0.98, 0.238, evidence=GUESS),
    Family('SnellRoundhand', 'times', 'timesBold', 0.85, 0.98, 0.281, evidence=GUESS),
    Family('Zapfino', 'times', 'timesBold', 1.1, 1.9, 1.477, evidence=GUESS),
    Family('Papyrus', *HELVETICA, 0.93, 0.94, 0.603, evidence=GUESS),
]


# Line heights, in em, of fonts that iOS does not have but many programs bring along: stored heights of labels.
BROUGHT_ALONG = {'Gotham': (1.0, '16 labels of 1 repository'), 'AtlasGrotesk': (1.0, '2 labels of 1 repository'),
                 'FontAwesome': (1.0, '6 labels of 1 repository'),
                 'Roboto-': (1.171875, "116 of 170 labels of 4 repositories; the file's own"),
                 'Lato': (1.2, "57 of 82 labels of 1 repository; the file's own"),
                 'Quicksand': (1.25, "22 of 24 labels of 2 repositories; the file's own"),
                 'NunitoSans': (1.364, "37 of 41 labels of 1 repository; the file's own"),
                 'Nunito': (1.364, "2 of 5 labels of 1 repository; the file's own"),
                 'PublicSans': (1.175, "74 of 80 labels of 1 repository; the file's own"),
                 'SourceSansPro': (1.257, "16 of 30 labels of 3 repositories; the file's own"),
                 'Inter-': (1.2102, "5 of 5 labels of 1 repository; the file's own"),
                 'TitilliumWeb': (1.521, "3 of 3 labels of 1 repository; the file's own")}


def family(name):
    compact = name.replace(' ', '')
    found = [f for f in FAMILIES if compact.startswith(f.prefix)]
    return max(found, key=lambda f: len(f.prefix)) if found else None


def number(style, numbers):
    lower = style.lower().replace('bolditalic', 'bold')
    for name, value in sorted(numbers.items(), key=lambda x: -len(x[0])):
        if name in lower:
            return value
    return next((value for name, value in NUMBERS if name in lower), 55)


def share(value):
    """How far from the regular face towards the bold one."""
    linear = (value - 55) / 20
    return linear * LIGHTER if linear < 0 else linear


def width(text, size, found, style):
    """In points, not rounded; None for texts in characters that are not published."""
    if found.fixed:
        return len(text) * found.fixed * size
    regular, bold, part = widths(found.regular), widths(found.bold), share(number(style, found.numbers))
    pairs, total = kerning('times' if found.regular in ('times', 'palatino', 'georgia') else 'helvetica'), 0
    for place, c in enumerate(text):
        base = c if c in regular else letter(c)
        if base not in regular:
            return None
        total += regular[base] + part * (bold.get(base, regular[base]) - regular[base])
        if found.digits and c.isdigit():
            total += found.digits - regular[base]
        if place + 1 < len(text):
            total += (KERNING if found.kerning is None else found.kerning) * pairs.get(text[place:place + 2], 0)
    return total * size * found.scale


def interface_width(text, size, weight):
    """The system font of iOS 7 and 8: Helvetica Neue, spaced by size."""
    found = family('HelveticaNeue')
    # Headlines are of a weight between medium and regular, bold text is medium below 20 points.
    style = {'semibold': 'medium', 'bold': 'medium' if size < 20 else 'bold'}.get(weight, weight)
    known = width(text, size, found, style if style != 'regular' else '')
    if known is None:
        return None
    return known + len(text) * interpolate(tracking_table('Helvetica Neue Interface'), size)


def predicted(sample):
    """(points, size) of a sample that this model speaks of; None for others."""
    if sample.width is None or sample.fragments is not None or '\n' in sample.text:
        return None
    size = eras.size(sample.font, sample.tools)
    if not size or (sample.element == 'button' and sample.width <= 30):
        return None
    if sample.lines != 1 and (sample.height is None or sample.height > 2 * size):
        return None
    if sample.font.family == 'system':
        if eras.era(sample.tools) != eras.HELVETICA or sample.font.italic:
            return None
        return interface_width(sample.text, size, sample.font.weight)
    found = family(sample.font.family)
    if found is None:
        return None
    compact = sample.font.family.replace(' ', '')
    name, _, style = compact.partition('-')
    return width(sample.text, size, found, style)
