"""How far the models are from the stored frames: fitted on all repositories, on all but the one at hand, on the other half."""
import collections
import hashlib
import math

import numpy

from . import eras, named_fonts, scripts, system_font

Result = collections.namedtuple('Result', 'group sample fitted left_out other_half')


def half(repository):
    """0 or 1, by the name alone."""
    return hashlib.sha256(repository.encode()).digest()[0] % 2


def stored_error(sample, width):
    """The stored width less the model's, both on the grid, in points."""
    grid = 1.0 if sample.element == 'button' else sample.grid
    return sample.width - math.ceil(width / grid - 1e-6) * grid


def system(rows, knots):
    """(model, results) of the system font since iOS 9."""
    fit = system_font.Fit(rows, knots)
    model = fit.solve(numpy.ones(len(rows), bool))

    def errors(solution, places):
        return {i: stored_error(rows[i].sample, fit.known[i] + float(fit.matrix[i] @ solution.values)) for i in places}
    fitted = errors(model, range(len(rows)))
    left_out, other_half = {}, {}
    for repository in sorted(set(fit.repositories)):
        own = fit.repositories == repository
        left_out.update(errors(fit.solve(~own, 8), numpy.where(own)[0]))
    side = numpy.array([half(r) for r in fit.repositories])
    for part in (0, 1):
        other_half.update(errors(fit.solve(side != part), numpy.where(side == part)[0]))
    results = []
    for i, row in enumerate(rows):
        size = 'below 20' if row.size < 20 else '20 to 27' if row.size < 28 else 'from 28'
        group = ('System font', eras.NAMES[row.era], row.weight, size)
        results.append(Result(group, row.sample, fitted[i], left_out[i], other_half[i]))
        if row.sample.font.style:
            results.append(Result(('Text styles', eras.NAMES[row.era], row.sample.font.style, '%g' % row.size), row.sample,
                                  fitted[i], left_out[i], other_half[i]))
    return model, results


def named(samples):
    """Results of families with published widths, and of the system font of iOS 7 and 8: nothing is fitted to them alone."""
    results = []
    for sample in samples:
        width = named_fonts.predicted(sample)
        if width is None:
            continue
        error = stored_error(sample, width)
        found = None if sample.font.family == 'system' else named_fonts.family(sample.font.family)
        group = ('Named fonts', found.prefix, found.evidence, '') if found else \
            ('System font', eras.NAMES[0], sample.font.weight, '')
        results.append(Result(group, sample, error, error, error))
    return results


def other_scripts(samples, model):
    results = []
    for sample in samples:
        if sample.width is None or sample.fragments is not None or sample.lines != 1 or not sample.text:
            continue
        kinds = {scripts.script(c) for c in sample.text} - {None}
        size, era = eras.size(sample.font, sample.tools), eras.era(sample.tools)
        if not kinds or not size or sample.font.family != 'system' or (sample.element == 'button' and sample.width <= 30):
            continue
        kana = any(scripts.script(c) is scripts.KANA for c in sample.text)
        width, latin = 0.0, ''
        for c in sample.text:
            own = scripts.advance(c, size, era, kana)
            if own is None:
                latin += c
            else:
                width += own
        if not all(system_font.is_known(c) for c in latin):
            continue
        width += named_fonts.interface_width(latin, size, sample.font.weight) if era == eras.HELVETICA else \
            model.width(latin, size, sample.font.weight, era)
        error = stored_error(sample, width)
        name = '+'.join(sorted(k.name for k in kinds))
        results.append(Result(('Scripts', name, '', ''), sample, error, error, error))
    return results
