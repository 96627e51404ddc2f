#!/usr/bin/env python3
"""declarations.py DEMAND [CHECKOUT] [--missing] - how many of the names that real programs use are declared.

DEMAND is a table of tab-separated columns: symbol, kind (type, member, init), total_uses, repos, …, owner, confidence.
What is declared is asked of the compiler (swift symbolgraph-extract on a debug build). Types count all; members and
initializers count where two repositories or more use them and their owner is known. A member counts on its owner, the
owner's superclasses and protocols; a nested type also by its name in Objective-C, without the point; an initializer or a
method also without arguments that have defaults and without a closure at its end. With --missing the names that are not declared
are printed instead, most used first.
"""
import argparse
import collections
import csv
import glob
import json
import os
import re
import subprocess
import tempfile

OURS = ['UIKitCore', 'UIKitDocuments', 'QuartzCore', 'CoreGraphics', 'UIGeometry', 'DarwinShims']
THEIRS = ['Foundation', 'FoundationEssentials']


def extract(root, modules, output):
    build = os.path.join(root, '.build', 'debug')
    search = ['-I', os.path.join(build, 'Modules')]
    for folder in sorted(glob.glob(os.path.join(root, 'Sources', 'C*'))):
        for inner in ('', 'include'):
            if os.path.exists(os.path.join(folder, inner, 'module.modulemap')):
                search += ['-I', os.path.join(folder, inner)]
    for found in sorted(glob.glob(os.path.join(build, '*.build', 'module.modulemap'))):
        search += ['-Xcc', '-fmodule-map-file=' + found]
    target = json.loads(subprocess.check_output(['swift', '-print-target-info'], text=True))['target']['triple']
    for module in modules:
        subprocess.run(
            ['swift', 'symbolgraph-extract', '-module-name', module, '-target', target, *search, '-output-dir', output,
             '-minimum-access-level', 'public', '-skip-inherited-docs'], check=True, stderr=subprocess.DEVNULL)


class Declarations:
    """The declared names: of types, and of the members of each type with what it inherits."""

    def __init__(self, root):
        self.types, self.members, self.parents = set(), collections.defaultdict(set), collections.defaultdict(set)
        self.anywhere, self.callables = set(), collections.defaultdict(list)
        names, relations = {}, []
        with tempfile.TemporaryDirectory() as folder:
            extract(root, OURS + THEIRS, folder)
            for path in glob.glob(os.path.join(folder, '*.symbols.json')):
                graph = json.load(open(path, encoding='utf-8'))
                for symbol in graph['symbols']:
                    kind, parts = symbol['kind']['identifier'], symbol['pathComponents']
                    names[symbol['identifier']['precise']] = '.'.join(parts)
                    if kind in ('swift.class', 'swift.struct', 'swift.enum', 'swift.protocol', 'swift.typealias'):
                        self.types.add('.'.join(parts))
                    if len(parts) > 1:
                        self.members['.'.join(parts[:-1])].add(parts[-1])
                        self.anywhere.add(parts[-1])
                        if kind in ('swift.init', 'swift.method', 'swift.type.method'):
                            text = ''.join(part['spelling'] for part in symbol['declarationFragments'])
                            self.callables['.'.join(parts[:-1])].append((parts[-1], text))
                    else:
                        self.anywhere.add(parts[-1])
                    if kind == 'swift.typealias':
                        target = [p for p in symbol['declarationFragments'] if p.get('preciseIdentifier')]
                        if target:
                            relations.append(('.'.join(parts), target[-1]['preciseIdentifier'], target[-1]['spelling']))
                for relation in graph['relationships']:
                    if relation['kind'] in ('inheritsFrom', 'conformsTo'):
                        relations.append((relation['source'], relation['target'], relation.get('targetFallback', '')))
        for source, target, fallback in relations:
            child = names.get(source, source)
            parent = names.get(target, re.sub(r'^(Foundation|FoundationEssentials|Swift)\.', '', fallback))
            if child != parent:
                self.parents[child].add(parent)
        self.nested = {name.replace('.', ''): name for name in sorted(self.types) if '.' in name}

    def declared_name(self, owner):
        """The name under which a type is declared that the table calls by its Swift or its Objective-C name."""
        if owner in self.types:
            return owner
        plain = owner.replace('.', '')
        return plain if plain in self.types else self.nested.get(plain, owner)

    def line(self, owner):
        seen, waiting = set(), [self.declared_name(owner)]
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += self.parents[name]
        return seen

    def has(self, owner, member):
        return any(member in self.members[name] for name in self.line(owner))

    @staticmethod
    def may_be_left_out(text, labels, index):
        """Whether a parameter has a default, or is a closure at the end."""
        start = 0
        for label in labels[:index + 1]:
            found = re.compile(r'[(,] ?' + re.escape(label) + r'\b').search(text, start)
            if not found:
                return False
            start = found.end()
        end = len(text)
        if index + 1 < len(labels):
            following = re.compile(r', ' + re.escape(labels[index + 1]) + r'\b').search(text, start)
            end = following.start() if following else end
        declaration = text[start:end]
        return ' = ' in declaration or index == len(labels) - 1 and bool(re.search(r'->|Handler|Provider', declaration))

    def takes(self, owner, call):
        """Whether an initializer or a method takes the labels of `call`, with arguments left out that have defaults."""
        base, _, arguments = call.rstrip(')').partition('(')
        wanted = arguments.split(':')[:-1]
        for name in self.line(owner):
            for title, text in self.callables[name]:
                found = re.fullmatch(re.escape(base) + r'[?!]?\((.*)\)', title)
                if not found:
                    continue
                labels = found[1].split(':')[:-1]
                defaults = [self.may_be_left_out(text, labels, index) for index in range(len(labels))]
                rest = list(wanted)
                for label, default in zip(labels, defaults):
                    if rest and rest[0] == label:
                        rest.pop(0)
                    elif not default:
                        break
                else:
                    if not rest:
                        return True
        owner = self.declared_name(owner)
        makes = [title for title, _ in self.callables[owner] if title.startswith('init')]
        return call == 'init()' and not makes and owner in self.types


def judge(declared, row):
    symbol, kind, owner = row['symbol'], row['kind'], row['owner']
    if kind == 'type':
        return symbol in declared.types or symbol.replace('.', '') in declared.types
    if kind == 'init':
        return declared.takes(owner, symbol.split('.')[-1])
    return declared.has(owner, symbol) or '(' in symbol and declared.takes(owner, symbol)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('demand')
    parser.add_argument('checkout', nargs='?', default='.')
    parser.add_argument('--missing', action='store_true')
    arguments = parser.parse_args()
    declared = Declarations(os.path.realpath(arguments.checkout))
    totals = collections.defaultdict(lambda: [0, 0, 0, 0, 0, 0])
    missing = []
    for row in csv.DictReader(open(arguments.demand, encoding='utf-8'), delimiter='\t', quoting=csv.QUOTE_NONE):
        uses, kind = int(row['total_uses']), row['kind']
        if kind != 'type' and (int(row['repos']) < 2 or row['confidence'] == 'low'):
            continue
        found, elsewhere = judge(declared, row), kind == 'member' and row['symbol'] in declared.anywhere
        total = totals[kind]
        for index, amount in enumerate((1, found, uses, uses * found, found or elsewhere, uses * (found or elsewhere))):
            total[index] += amount
        if not found:
            missing.append((uses, row, elsewhere))
    if arguments.missing:
        for uses, row, elsewhere in sorted(missing, key=lambda item: -item[0]):
            print(uses, row['repos'], row['kind'], row['owner'], row['symbol'], 'elsewhere' if elsewhere else '', sep='\t')
        return
    for kind, (count, have, uses, used, near, loosely) in sorted(totals.items(), reverse=True):
        print(f'{kind + "s":8} {have:5} of {count:5} names = {have / count:6.1%}   {used:7} of {uses:7} uses = {used / uses:6.1%}'
              + (f'   (with other owners than the table guesses: {near / count:.1%}, {loosely / uses:.1%})' if kind == 'member' else ''))


if __name__ == '__main__':
    main()
