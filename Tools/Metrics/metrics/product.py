"""What the product itself makes of the samples: `cairn frames` beside the stored sizes, on the axes that content decides."""
import collections
import json
import os
import subprocess

from . import named_fonts, scripts

Measured = collections.namedtuple('Measured', 'group sample axis error')


def frames(cairn, paths, batch=40):
    found = {}

    def run(part):
        try:
            process = subprocess.run([cairn, 'frames'] + part, capture_output=True, text=True, timeout=20 * len(part))
        except subprocess.TimeoutExpired:
            return 1
        for line in process.stdout.splitlines():
            try:
                row = json.loads(line)
                found.setdefault(os.path.abspath(row['document']), {})[row['id']] = row['frame']
            except (ValueError, KeyError):
                pass
        return process.returncode
    for start in range(0, len(paths), batch):
        part = paths[start:start + batch]
        if run(part) != 0:
            for path in part:
                run([path])
    return found


def right_to_left(text):
    return any(0x590 <= ord(c) < 0x900 for c in text)


def groups(sample):
    if sample.fragments is not None:
        yield 'attributed text'
        return
    if sample.element == 'button':
        yield 'buttons without a configuration'
    if sample.lines != 1 and sample.element == 'label':
        several = sample.height is not None and sample.font.size and sample.height > 1.9 * sample.font.size
        yield 'labels of several lines' if several else 'labels that may take several lines, on one'
    if right_to_left(sample.text) or sample.right_to_left:
        yield 'right to left'
    for script in {scripts.script(c) for c in sample.text} - {None}:
        yield script.name
    if sample.font.style:
        yield 'text style ' + sample.font.style
    if sample.element == 'label' and sample.lines == 1 and sample.font.family == 'system':
        yield 'labels of one line in the system font'
    if sample.font.family != 'system':
        yield 'fonts of iOS by name' if named_fonts.family(sample.font.family) or \
            sample.font.family.startswith('.') else 'fonts that iOS does not have'


def measure(cairn, corpus, samples):
    paths = sorted({os.path.join(corpus, s.document) for s in samples})
    found = frames(cairn, [os.path.abspath(p) for p in paths])
    result = []
    for sample in samples:
        frame = found.get(os.path.abspath(os.path.join(corpus, sample.document)), {}).get(sample.id)
        if frame is None:
            continue
        for axis, stored in ((2, sample.width), (3, sample.height)):
            if stored is not None:
                for group in groups(sample):
                    result.append(Measured(group, sample, axis, float(frame[axis]) - stored))
    return result
