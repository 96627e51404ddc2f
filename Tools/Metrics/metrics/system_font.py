"""Advances of the system font since iOS 9: one family, whose cut for small sizes and cut for large ones differ.

    width = size * sum(text(c) + sign(c) + share * display(c) + weight(c) + kerning(pair)) + n * tracking(size)

tracking   published by Apple, by size and system; nothing is fitted
text       letters that are published within 0.002 em, the others Inter's and a shift by kind of character (capitals,
           digits, other signs), each with a correction of its own where texts tell
display    by kind of character; corrections of its own within 0.003 em
signs      since iOS 14, when the font became a variable one, signs have other advances: a correction each
share      0 for text, 1 for display: at 20 points up to iOS 13, by degrees from 17 to 28 points since, with the two knots
           that Apple's published tracking has, at 20 and 24 points
weight     what Inter's face of that weight has more than its regular one, times one factor for all, and a summand in
           proportion to the distance from regular on the weight axis that is published for SF Pro
kerning    Inter's, times one factor for each cut and kind of pair: capitals among themselves hardly kern in large sizes,
           capitals before small letters more than Inter's

The fit is linear least squares with these beliefs as priors, weighted down where residuals are large, so that labels that
something squeezed do not count. Texts that a repository repeats count once.
"""
import collections
import unicodedata

import numpy

from . import eras, inter
from .published import interpolate, system_letters, tracking_table

# The instances of SF Pro on its weight axis: https://github.com/yell0wsuit/apple-fonts-documentation
AXIS = {'ultralight': 30.925, 'thin': 110.725, 'light': 274.315, 'regular': 400, 'medium': 510, 'semibold': 590,
        'bold': 700, 'heavy': 860, 'black': 1000}
WEIGHTS = tuple(w for w in AXIS if w != 'regular')
FAMILIES = ('system', '.AppleSystemUIFont', '.SFUIText', '.SFUIDisplay')
KINDS = ('upper', 'lower', 'digit', 'space', 'sign')
PAIRS = ('capitals', 'capital and small', 'small letters', 'other pairs')
EXTRA = '–—‘’“”•…€™≈→←↓↑−×÷'
# How far corrections of single characters may go, in em (standard deviations).
PUBLISHED, OTHER, SIGN, DISPLAY, VARIABLE = 0.002, 0.012, 0.1, 0.003, 0.05
# Signs whose advance since iOS 14 is known from few texts, in em: the bar (5 texts of 4 repositories).
SIGNS = {'|': -0.09}
NOISE = 0.3  # points


def kind(c):
    return 'upper' if c.isupper() else 'lower' if c.islower() else 'digit' if c.isdigit() else \
        'space' if c.isspace() else 'sign'


def letter(c):
    """The letter that an accented one is as wide as."""
    if c in '\u00a0':
        return ' '
    base = unicodedata.normalize('NFD', c)[0]
    return base if base.isalpha() and ord(base) < 0x530 else c


def pair_kind(first, second):
    kinds = kind(first), kind(second)
    return PAIRS[{('upper', 'upper'): 0, ('upper', 'lower'): 1, ('lower', 'lower'): 2}.get(kinds, 3)]


def is_known(c):
    return (32 <= ord(c) < 0x530 or 0x1E00 <= ord(c) < 0x1F00 or c in EXTRA) and ord(letter(c)) in inter.advances('regular')


def tracking(size, era):
    name = 'SF Pro' if era == eras.VARIABLE else 'SF UI Text' if size < 20 else 'SF Pro Display'
    return interpolate(tracking_table(name), size)


def share(size, era, knots):
    if era != eras.VARIABLE:
        return 0.0 if size < 20 else 1.0
    return interpolate([(17, 0.0), (20, knots[0]), (24, knots[1]), (28, 1.0)], size)


class Row(collections.namedtuple('Row', 'sample text size weight era')):
    __slots__ = ()

    @property
    def grid(self):
        """Buttons round up to whole points."""
        return 1.0 if self.sample.element == 'button' else self.sample.grid


def rows(samples):
    """The samples that the model speaks of."""
    result = []
    for sample in samples:
        if sample.width is None or sample.fragments is not None or sample.font.family not in FAMILIES:
            continue
        size, era = eras.size(sample.font, sample.tools), eras.era(sample.tools)
        if not size or era == eras.HELVETICA or sample.font.italic:
            continue
        if '\n' in sample.text or not all(is_known(c) for c in sample.text):
            continue
        if sample.lines != 1 and (sample.height is None or sample.height > 1.9 * size):
            continue  # may be broken
        if sample.element == 'button' and sample.width <= 30:
            continue  # the least width of a button
        result.append(Row(sample, sample.text, size, sample.font.weight, era))
    return result


class Parameters:
    """Names, beliefs and their strength."""

    def __init__(self):
        self.index, self.mean, self.deviation = {}, [], []

    def add(self, name, mean, deviation):
        self.index[name] = len(self.mean)
        self.mean.append(mean)
        self.deviation.append(deviation)

    @classmethod
    def of_system(cls, characters):
        self = cls()
        for k in KINDS:
            self.add(('text', k), 0, 0.02)
            self.add(('display', k), -0.055, 0.03)
        for c in sorted(characters):
            published = c in system_letters()
            self.add(('text', c), 0, PUBLISHED if published else SIGN if kind(c) == 'sign' else OTHER)
            self.add(('display', c), 0, DISPLAY)
            if kind(c) == 'sign':
                self.add(('variable', c), SIGNS.get(c, 0), VARIABLE)
        for pair in PAIRS:
            self.add(('kerning', pair), 1, 0.3)
            self.add(('display kerning', pair), 1, 0.3)
        self.add('growth', 1, 0.5)
        for side in ('lighter', 'bolder'):
            self.add(side, 0, 0.1)
            self.add('display ' + side, 0, 0.02)
        self.add('first display', 0, 0.02)
        return self


class SystemFont:
    """A fitted model."""

    def __init__(self, parameters, values, knots):
        self.parameters, self.values, self.knots = parameters, values, knots

    def value(self, name):
        place = self.parameters.index.get(name)
        return float(self.values[place]) if place is not None else 0.0

    def width(self, text, size, weight, era):
        """In points, not rounded."""
        known, terms = features(self.parameters, text, size, weight, era, self.knots)
        return known + sum(self.values[i] * x for i, x in terms.items())

    # The tables of the product, in em.
    def text(self, c):
        base = letter(c)
        return _prior(base) + self.value(('text', base)) + \
            (0 if base in system_letters() else self.value(('text', kind(base))))

    def variable(self, c):
        """What a sign has more since iOS 14."""
        return self.value(('variable', letter(c)))

    def display(self, c):
        base = letter(c)
        return self.value(('display', kind(base))) + self.value(('display', base))

    def kerning(self, pair, cut):
        """Of two characters in a cut, "kerning" or "display kerning"."""
        return inter.kerning().get(pair, 0) * self.value((cut, pair_kind(*pair)))

    def weight(self, c, weight):
        base = ord(letter(c))
        return self.value('growth') * (inter.advances(weight).get(base, 0) - inter.advances('regular').get(base, 0)) \
            + self.value(_side(weight)) * _distance(weight)


def _side(weight):
    return 'bolder' if AXIS[weight] > AXIS['regular'] else 'lighter'


def _distance(weight):
    """From regular, in thousands of the axis."""
    return (AXIS[weight] - AXIS['regular']) / 1000


def _prior(base):
    return system_letters().get(base) or inter.advances('regular')[ord(base)]


def features(parameters, text, size, weight, era, knots):
    """(points that are known, {place of a parameter: points for a unit of it})"""
    known, terms = len(text) * tracking(size, era), collections.Counter()
    index, display = parameters.index, share(size, era, knots)

    def add(name, amount):
        if name in index:
            terms[index[name]] += amount
    for place, c in enumerate(text):
        base = letter(c)
        known += size * _prior(base)
        if base not in system_letters():
            add(('text', kind(base)), size)
        add(('text', base), size)
        if era == eras.VARIABLE:
            add(('variable', base), size)
        if display:
            add(('display', kind(base)), size * display)
            add(('display', base), size * display)
            if era in (eras.FIRST, eras.SECOND):
                add('first display', size)
        if weight != 'regular':
            code = ord(base)
            add('growth', size * (inter.advances(weight).get(code, 0) - inter.advances('regular').get(code, 0)))
            add(_side(weight), size * _distance(weight))
            add('display ' + _side(weight), size * display * _distance(weight))
        if place + 1 < len(text):
            following = letter(text[place + 1])
            pair = inter.kerning().get(base + following, 0)
            if pair:
                add(('kerning', pair_kind(base, following)), size * pair * (1 - display))
                add(('display kerning', pair_kind(base, following)), size * pair * display)
    return known, terms


class Fit:
    """Least squares over rows; which of them count is said for each solution."""

    def __init__(self, rows, knots):
        self.rows, self.knots = rows, knots
        self.parameters = Parameters.of_system({letter(c) for row in rows for c in row.text})
        count = len(self.parameters.mean)
        self.matrix = numpy.zeros((len(rows), count))
        self.known = numpy.zeros(len(rows))
        for i, row in enumerate(rows):
            self.known[i], terms = features(self.parameters, row.text, row.size, row.weight, row.era, knots)
            for place, x in terms.items():
                self.matrix[i, place] = x
        self.stored = numpy.array([row.sample.width - row.grid / 2 for row in rows])
        same = collections.Counter(map(_identity, rows))
        self.once = numpy.array([1 / same[_identity(row)] for row in rows])
        self.repositories = numpy.array([row.sample.repository for row in rows])

    def solve(self, chosen, rounds=12):
        mean, deviation = numpy.array(self.parameters.mean), numpy.array(self.parameters.deviation)
        matrix, target = self.matrix[chosen], (self.stored - self.known)[chosen]
        values, limit = mean.copy(), 1.5 * NOISE
        for turn in range(rounds):
            residual = numpy.abs(target - matrix @ values)
            weight = self.once[chosen] * numpy.minimum(1, limit / numpy.maximum(residual, 1e-9))
            weight *= residual < (8 if turn < 4 else 5)
            weighted = matrix * weight[:, None] / NOISE ** 2
            values = numpy.linalg.solve(weighted.T @ matrix + numpy.diag(deviation ** -2.0),
                                        weighted.T @ target + mean * deviation ** -2.0)
        return SystemFont(self.parameters, values, self.knots)

    def loss(self, values, chosen):
        residual = numpy.abs((self.stored - self.known)[chosen] - self.matrix[chosen] @ values)
        return float((self.once[chosen] * numpy.minimum(residual, 3)).sum())


def _identity(row):
    return row.sample.repository, row.text, row.size, row.weight, row.era, row.sample.width


def fit_knots(rows):
    """The display's share at 20 and at 24 points, the two parameters that are not linear, on a grid of 0.05."""
    chosen = numpy.ones(len(rows), bool)
    between = numpy.array([row.era == eras.VARIABLE and 17 < row.size < 28 for row in rows])

    def score(knots):
        fit = Fit(rows, knots)
        return fit.loss(fit.solve(chosen, 6).values, between)
    return min(((a / 20, b / 20) for a in range(2, 9) for b in range(12, 20)), key=score)
