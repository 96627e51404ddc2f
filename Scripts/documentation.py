#!/usr/bin/env python3
"""documentation.py [MODULE …] - how much of the public interface is documented, from a debug build.

Extracts the symbol graph of every public module, prints the share of public declarations with documentation, and has
DocC convert each module. With --list it names what is not documented. With --check it fails where a module of our own
is documented to less than 95 %, or DocC warns.

UIKit's own declarations are Apple's, whose pages document them: of UIKitCore, QuartzCore and CoreGraphics the share is
printed and not checked.
"""
import argparse
import collections
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

OWN = ['ConstraintSolver', 'InterfaceBuilder', 'UIGeometry', 'UITraits', 'UISystemMetrics', 'UIDisplayList', 'UITextLayout', 'HTMLParsing',
       'RichTextFormat', 'AutoLayoutEngine', 'CairoRenderer', 'ImageCodecs', 'HarfBuzzText', 'CairnHost', 'CairnBrowser', 'CairnWindow',
       'CairnSnapshot', 'CollectionLayouts']
APPLES = ['DarwinShims', 'CoreGraphics', 'QuartzCore', 'UIKitCore']
LEAST = 0.95
TOOLS = os.path.dirname(os.path.realpath(shutil.which('swiftc') or sys.exit('documentation: no swiftc on the PATH')))
# Requirements of the standard library's protocols, and what the compiler makes.
PLAIN = re.compile(r'^(?:==|!=|hash\(into:\)|hashValue|description|debugDescription|encode\(to:\)|init\(from:\)|rawValue|'
                   r'init\(rawValue:\)|id|next\(\)|makeIterator\(\)|startIndex|endIndex|index\((?:after|before):\))$')


def graph(module, build, folder):
    """The module's symbol graph, written into `folder`."""
    os.makedirs(folder, exist_ok=True)
    maps = [argument for name in sorted(os.listdir(build)) if os.path.exists(f'{build}/{name}/module.modulemap')
            for argument in ('-I', f'{build}/{name}')]
    # Modules of C in the packages that are depended on.
    maps += [argument for file in sorted(glob.glob(f'{build}/../../checkouts/**/module.modulemap', recursive=True))
             for argument in ('-I', os.path.dirname(file))]
    packages = []
    for name in ('cairo', 'harfbuzz', 'freetype2', 'fribidi', 'fontconfig', 'libpng', 'libjpeg', 'libxml-2.0'):
        found = subprocess.run(['pkg-config', '--cflags-only-I', name], capture_output=True, text=True).stdout.split()
        packages += [argument for flag in found for argument in ('-Xcc', flag)]
    sources = [argument for name in sorted(os.listdir('Sources')) for at in [f'Sources/{name}', f'Sources/{name}/include']
               if os.path.exists(f'{at}/module.modulemap') for argument in ('-I', at)]
    target = json.loads(subprocess.check_output(['swiftc', '-print-target-info'], text=True))['target']['triple']
    subprocess.run(
        [f'{TOOLS}/swift-symbolgraph-extract', '-module-name', module, '-target', target, '-I', f'{build}/Modules', *maps, *sources,
         *packages, '-minimum-access-level', 'public', '-skip-synthesized-members', '-output-dir', folder],
        check=True)


def symbols(folder):
    """The module's own public declarations, with those that it adds to other modules' types."""
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding='utf-8') as file:
            content = json.load(file)
        inherits = {edge['source'] for edge in content['relationships']
                    if edge['kind'] in ('overrides', 'defaultImplementationOf')}
        for symbol in content['symbols']:
            title = symbol['names']['title'].split('.')[-1]
            if symbol['identifier']['precise'] in inherits or PLAIN.match(title):
                continue
            if symbol['kind']['identifier'] in ('swift.extension', 'swift.deinit'):
                continue
            yield symbol


def is_documented(symbol):
    return any(line['text'].strip() for line in symbol.get('docComment', {}).get('lines', []))


def place(symbol):
    location = symbol.get('location')
    if not location:
        return '?'
    path = os.path.relpath(location['uri'].removeprefix('file://'), os.getcwd())
    return f'{path}:{location["position"]["line"] + 1}'


def warnings(module, folder, output):
    """What DocC finds wrong with the module's documentation."""
    result = subprocess.run(
        [f'{TOOLS}/docc', 'convert', '--additional-symbol-graph-dir', folder, '--output-path', output, '--fallback-display-name',
         module, '--fallback-bundle-identifier', f'cairn.{module}', '--emit-fixits'],
        capture_output=True, text=True)
    text = result.stdout + result.stderr
    return [line for line in text.split('\n') if re.search(r'(?:warning|error):', line)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('modules', nargs='*')
    parser.add_argument('--build', default='.build/debug', help='the folder of a debug build')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--check', action='store_true')
    arguments = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for module in arguments.modules or OWN + APPLES:
            at = os.path.join(folder, module)
            graph(module, os.path.realpath(arguments.build), at)
            found = list(symbols(at))
            missing = [symbol for symbol in found if not is_documented(symbol)]
            share = 1 - len(missing) / max(len(found), 1)
            wrong = warnings(module, at, os.path.join(folder, module + '.doccarchive'))
            print(f'{module:18} {len(found):5} public declarations, {share:6.1%} documented; {len(wrong)} warnings of DocC')
            if arguments.list:
                for symbol in missing:
                    print(f'  {place(symbol)}: {".".join(symbol["pathComponents"])}')
            for line in wrong:
                print(f'  {line}')
            failed |= bool(wrong) or module in OWN and share < LEAST
    sys.exit(1 if arguments.check and failed else 0)


if __name__ == '__main__':
    main()
