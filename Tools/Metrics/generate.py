#!/usr/bin/env python3
"""generate.py CORPUS [--write] [--cairn PATH]

Fits the text measures to the documents of CORPUS, a folder of repositories, and prints the report. --write replaces the
tables in Sources/UITextLayout/Metrics, the samples of Tests/UITextLayoutTests and docs/metrics/text.md. --cairn adds what that
program makes of the same texts.

Needs numpy and fontTools (PyPI), fonts-inter (Debian) and, for --write, `swift format`.
"""
import argparse
import os
import subprocess
import sys

from metrics import evaluate, product, report, samples, swift, symbols, system_font

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('corpus')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--cairn')
    parser.add_argument('--knots', help='two shares, "0.25,0.8"; searched for without')
    options = parser.parse_args()
    found = samples.read(options.corpus)
    if not found:
        sys.exit('no samples: %s holds no documents with automatic layout' % options.corpus)
    rows = system_font.rows(found)
    knots = tuple(map(float, options.knots.split(','))) if options.knots else system_font.fit_knots(rows)
    model, results = evaluate.system(rows, knots)
    results += evaluate.named(found) + evaluate.other_scripts(found, model)
    measured = product.measure(options.cairn, options.corpus, found) if options.cairn else []
    text = report.write(found, model, results, measured)
    if not options.write:
        print(text)
        return
    metrics = os.path.join(ROOT, 'Sources', 'UITextLayout', 'Metrics')
    tests = os.path.join(ROOT, 'Tests', 'UITextLayoutTests')
    files = {os.path.join(metrics, name + '+Generated.swift'): body for name, body in swift.files(model).items()}
    files[os.path.join(tests, 'LabelSamples+Generated.swift')] = swift.common_samples(results)
    drawing = os.path.join(ROOT, 'Sources', 'UIKitCore', 'Drawing', 'Symbols')
    files[os.path.join(drawing, 'SymbolSizes+Generated.swift')] = swift.symbols(symbols.sizes(), symbols.read(options.corpus))
    for path, body in files.items():
        with open(path, 'w', encoding='utf-8') as file:
            file.write(body)
    subprocess.run(['swift', 'format', '--in-place'] + list(files), check=True)
    os.makedirs(os.path.join(ROOT, 'docs', 'metrics'), exist_ok=True)
    with open(os.path.join(ROOT, 'docs', 'metrics', 'text.md'), 'w', encoding='utf-8') as file:
        file.write(text)


if __name__ == '__main__':
    main()
