#!/usr/bin/env python3
"""system_metrics.py CORPUS [--tsv FILE] - how well the numbers of Sources/UISystemMetrics hold.

Reads every document of a corpus and prints docs/metrics/system-metrics.md: for each number and each range of systems
the value that stored frames have, in how many views, documents and repositories it was seen, which share of them has
it, and the hold-out: the value is taken from one half of the repositories and compared with the other half, both ways
round. A share counts every document once, however many views it has, so that no large document decides. A value from
fewer than three repositories is marked as a guess. --tsv writes what the package's tests compare the code with.
"""
import argparse
import collections

from corpus import constraints, documents, half, number, part, rect, sized

TOLERANCE = 0.5
Sample = collections.namedtuple('Sample', 'document repository system value')

PHONES = {'retina3_5': 320, 'retina4_0': 320, 'retina4_7': 375, 'retina5_5': 414, 'retina5_9': 375, 'retina6_1': 414,
          'retina6_5': 414, 'retina6_0': 390, 'retina6_7': 428, 'retina6_12': 393, 'retina6_72': 430}


class Row:
    """A number: its name in the code, where it stands, and the first systems of the ranges in which it is one value."""

    def __init__(self, name, meaning, starts):
        self.name, self.meaning, self.starts, self.samples = name, meaning, starts, []

    def add(self, document, value, system=None):
        self.samples.append(
            Sample(document.path, document.repository, document.system if system is None else system, value))

    def ranges(self):
        for index, start in enumerate(self.starts):
            end = self.starts[index + 1] if index + 1 < len(self.starts) else 99
            yield start, end, [sample for sample in self.samples if start <= sample.system < end]


def close(a, b):
    pairs = zip(a, b) if isinstance(a, tuple) else [(a, b)]
    return all(abs(x - y) <= TOLERANCE for x, y in pairs)


def weights(samples):
    """Each document counts once."""
    counts = collections.Counter(sample.document for sample in samples)
    return [(sample, 1 / counts[sample.document]) for sample in samples]


def usual(samples):
    """The value that most repositories have; of equals, the one that most documents have."""
    repositories, votes = collections.defaultdict(set), collections.Counter()
    for sample, weight in weights(samples):
        repositories[sample.value].add(sample.repository)
        votes[sample.value] += weight
    return max(votes, key=lambda value: (len(repositories[value]), votes[value])) if votes else None


def share(samples, value):
    total = hits = 0.0
    for sample, weight in weights(samples):
        total += weight
        hits += weight if close(sample.value, value) else 0
    return hits / total if total else None


def hold_out(samples):
    """The share of each half that has the other half's value; None where a half is empty."""
    halves = [[s for s in samples if half(s.repository) == side] for side in (0, 1)]
    if not halves[0] or not halves[1]:
        return None
    count = [len({s.document for s in one}) for one in halves]
    shares = [share(halves[1 - side], usual(halves[side])) for side in (0, 1)]
    return (shares[0] * count[1] + shares[1] * count[0]) / sum(count)


# MARK: What is read from a document

def control_rows():
    return {
        'switch': Row('switchSize', 'a switch', [7, 26]),
        'slider': Row('sliderFrameHeight', "a slider's frame: alignment rectangle and overhang", [7, 8, 26]),
        'segmentedControl': Row('segmentedHeight', 'a segmented control', [7, 13]),
        'stepper': Row('stepperSize', 'a stepper', [7, 13]),
        'progressView': Row('progressHeight', 'a progress view', [7, 14]),
        'progressBar': Row('progressBarHeight', 'a progress view in the style of a bar', [7, 14]),
        'pageControl': Row('pageControlHeight', 'a page control', [7, 14]),
        'pickerView': Row('pickerHeight', 'a picker', [7, 9]),
        'textField': Row('textFieldHeight', 'a field with a rounded border', [7, 13]),
        'searchBar': Row('searchBarHeight', 'a search bar without scopes', [7, 11]),
        'pictureButton': Row('pictureButtonSize', 'an info, detail or add button', [7, 13]),
        'navigationBar': Row('plainBarHeight', 'a navigation bar that no controller has', [7]),
        'toolbar': Row('plainBarHeight', 'a toolbar that no controller has', [7]),
        'tabBar': Row('plainTabBarHeight', 'a tab bar that no controller has, the home indicator included', [7]),
    }


BOTH = {'switch', 'stepper', 'pictureButton'}
PICTURES = {'infoLight', 'infoDark', 'detailDisclosure', 'contactAdd'}


def read_controls(document, rows):
    if not document.lays_out:
        return
    widths, heights = sized(document)
    for element in document.root.iter():
        name, identifier, frame = element.tag, element.get('id'), rect(element)
        if name == 'button':
            if element.get('buttonType') not in PICTURES or part(element, 'configuration') is not None:
                continue
            state = part(element, 'normal')
            if state is not None and (state.get('title') or state.get('image')):
                continue
            name = 'pictureButton'
        if name == 'progressView' and element.get('progressViewStyle') == 'bar':
            name = 'progressBar'
        if name not in rows or frame is None or identifier in heights or element.get('customClass'):
            continue
        if name == 'textField' and element.get('borderStyle') != 'roundedRect':
            continue
        if name == 'searchBar' and element.get('showsScopeBar') == 'YES':
            continue
        if name in ('navigationBar', 'toolbar', 'tabBar') and element.get('key') is not None:
            continue  # a controller's own bar is a template that nothing lays out
        if name in BOTH and identifier in widths:
            continue
        rows[name].add(document, frame[2:] if name in BOTH else frame[3])


def margin_rows():
    return {
        'narrow': Row('sideMargin(width: …375)', "the sides of a controller's view of up to 375 points", [7]),
        'middle': Row('sideMargin(width: 376…393)', "the sides of a controller's view of 376 to 393 points", [9]),
        'wide': Row('sideMargin(width: 394…)', "the sides of a controller's view of 394 points or more", [7, 8, 9]),
        'plain': Row('defaultMargin', "the sides of a view in a controller's view, away from the edges", [7]),
    }


def read_margins(document, rows):
    """A view that starts at a margin tells it: where it is, less the constraint's constant."""
    if not document.lays_out:
        return
    for view, constraint in constraints(document):
        if constraint.get('multiplier') or constraint.get('relation') or number(constraint, 'priority', 1000) < 1000:
            continue
        first, second = constraint.get('firstAttribute'), constraint.get('secondAttribute')
        if (first, second) != ('leading', 'leadingMargin') or constraint.get('secondItem') != view.get('id'):
            continue
        child = next((c for c in view.findall('subviews/*') if c.get('id') == constraint.get('firstItem')), None)
        frame, own = (rect(child) if child is not None else None), rect(view)
        if frame is None or own is None or part(view, 'layoutMargins') is not None:
            continue
        if part(view, 'directionalLayoutMargins') is not None or view.get('preservesSuperviewLayoutMargins') == 'YES':
            continue
        margin = frame[0] - number(constraint, 'constant')
        if child.tag == 'slider':
            margin += 2
        parent = document.parents.get(view)
        is_root = view.get('key') == 'view' and parent is not None and parent.tag.endswith('ontroller')
        if is_root and not document.landscape:
            name = 'narrow' if own[2] <= 375 else 'middle' if own[2] < 394 else 'wide'
            rows[name].add(document, margin)
        elif view.tag == 'view' and parent is not None and parent.tag == 'subviews' and own[0] >= 44:
            rows['plain'].add(document, margin)


def spacing_rows():
    return {
        'sibling': Row('standardSpacing', 'a standard space between siblings', [7]),
        'superview': Row('standardSuperviewSpacing', 'a standard space to the superview', [7]),
    }


def read_spacing(document, rows):
    """A symbolic constant is settled when the document is laid out: the distance tells."""
    if not document.lays_out:
        return
    ends = {'leading': 0, 'left': 0, 'top': 1, 'trailing': 2, 'right': 2, 'bottom': 3}
    for view, constraint in constraints(document):
        if constraint.get('symbolic') != 'YES' or constraint.get('relation') or view.tag != 'view':
            continue
        first, second = constraint.get('firstAttribute'), constraint.get('secondAttribute')
        if first not in ends or second not in ends or number(constraint, 'priority', 1000) < 1000:
            continue
        children = {child.get('id'): child for child in view.findall('subviews/*')}
        items = [children.get(constraint.get('firstItem')), children.get(constraint.get('secondItem'))]
        inside = {'slider', 'switch', 'segmentedControl'}  # frames that exceed their alignment rectangle
        if any(item is not None and item.tag in inside for item in items):
            continue
        frames = [rect(item) if item is not None else None for item in items]

        def place(frame, attribute):
            edge = ends[attribute]
            return frame[edge] if edge < 2 else frame[edge - 2] + frame[edge]

        if all(frames):
            rows['sibling'].add(document, abs(place(frames[0], first) - place(frames[1], second)))
        elif rect(view) is not None and any(frames):
            holder = (0, 0) + rect(view)[2:]
            other = constraint.get('secondItem') if frames[0] else constraint.get('firstItem')
            if (other or view.get('id')) != view.get('id'):
                continue
            pair = [frames[0] or holder, frames[1] or holder]
            rows['superview'].add(document, abs(place(pair[0], first) - place(pair[1], second)))


ACCESSORIES = {
    'disclosureIndicator': ('disclosureWidth', 'what a disclosure takes', [7, 11, 13, 14]),
    'checkmark': ('checkmarkWidth', 'what a checkmark takes', [7, 11]),
    'detailButton': ('detailButtonWidth', 'what a detail button takes', [7, 11, 13]),
    'detailDisclosureButton': ('detailDisclosureWidth', 'what both take', [7, 13]),
}


def table_rows():
    rows = {
        'row': Row('rowHeight', 'a row that nobody gave a height', [7, 13, 26]),
    }
    for accessory, (name, meaning, starts) in ACCESSORIES.items():
        rows[accessory, False] = Row(name + '(in: …375)', meaning + ' from a cell of up to 375 points', starts)
        rows[accessory, True] = Row(name + '(in: 376…)', meaning + ' from a wider cell', starts)
    return rows


def read_tables(document, rows):
    for cell in document.root.iter('tableViewCell'):
        content, frame = cell.find('tableViewCellContentView'), rect(cell)
        inner = None if content is None else rect(content)
        if frame is None or inner is None:
            continue
        accessory = cell.get('accessoryType')
        # Accessories are symbols: they follow the text size, which these releases had at its smallest.
        small = 18000 <= document.tools < 21000
        if accessory in ACCESSORIES and inner[0] == 0 and inner[2] < frame[2] and not small:
            rows[accessory, frame[2] > 375].add(document, round(frame[2] - inner[2], 2))
        if cell.get('rowHeight') is None and cell.get('style', 'IBUITableViewCellStyleDefault').endswith('Default'):
            table = ancestor(document, cell, 'tableView')
            if table is not None and table.get('rowHeight') in (None, '-1', '44'):
                rows['row'].add(document, frame[3])


def ancestor(document, element, tag):
    while element is not None and element.tag != tag:
        element = document.parents.get(element)
    return element


AREAS = [('Controls', control_rows, read_controls), ('Margins', margin_rows, read_margins),
         ('Spacing', spacing_rows, read_spacing), ('Tables', table_rows, read_tables)]


# MARK: The report

def shown(value):
    return ' × '.join('%g' % part for part in value) if isinstance(value, tuple) else '%g' % value


def systems(start, end, samples):
    present = [sample.system for sample in samples]
    return f'{min(present)}' if min(present) == max(present) else f'{min(present)}–{max(present)}'


def percent(value):
    return '–' if value is None else '%.1f %%' % (100 * value)


def report(areas, count, repositories):
    yield '# The numbers of systems, and how well they hold'
    yield ''
    yield '<!-- Made by Tools/Metrics/system_metrics.py; do not edit. -->'
    yield ''
    yield (f'Counted from {count:,} documents of {repositories} repositories: frames that Interface Builder stored for views '
           'that nothing but the number decides. A share counts each document once. *Hold-out*: the value is taken from '
           'one half of the repositories and compared with the other half, both ways round. Values agree within half a '
           'point. A number from fewer than three repositories is a guess.')
    for title, rows in areas:
        yield ''
        yield f'## {title}'
        yield ''
        yield '| number | what measures it | systems | points | views | documents | repositories | share | hold-out |'
        yield '|---|---|---|---|---|---|---|---|---|'
        for row in rows:
            for start, end, samples in row.ranges():
                if not samples:
                    continue
                value, owners = usual(samples), {sample.repository for sample in samples}
                guess = '' if len(owners) >= 3 else ' (guess)'
                yield (f'| `{row.name}` | {row.meaning} | {systems(start, end, samples)} | {shown(value)}{guess} | '
                       f'{len(samples)} | {len({sample.document for sample in samples})} | {len(owners)} | '
                       f'{percent(share(samples, value))} | {percent(hold_out(samples))} |')


def table(areas):
    yield 'number\tsystem\tpoints\trepositories\tshare'
    for _, rows in areas:
        for row in rows:
            for _, _, samples in row.ranges():
                for system in sorted({sample.system for sample in samples}):
                    own = [sample for sample in samples if sample.system == system]
                    value, owners = usual(own), {sample.repository for sample in own}
                    yield f'{row.name}\t{system}\t{shown(value)}\t{len(owners)}\t{share(own, value):.3f}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('corpus')
    parser.add_argument('--tsv', help='a table of values by system')
    arguments = parser.parse_args()
    areas = [(title, make(), read) for title, make, read in AREAS]
    count, repositories = 0, set()
    for document in documents(arguments.corpus):
        count += 1
        repositories.add(document.repository)
        for _, rows, read in areas:
            read(document, rows)
    finished = [(title, list(rows.values())) for title, rows, _ in areas]
    print('\n'.join(report(finished, count, len(repositories))))
    if arguments.tsv:
        with open(arguments.tsv, 'w') as file:
            file.write('\n'.join(table(finished)) + '\n')


if __name__ == '__main__':
    main()
