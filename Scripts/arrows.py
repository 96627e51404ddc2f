#!/usr/bin/env python3
"""arrows.py [CHECKOUT] - who knows whom, from the compiler's index of a debug build.

Prints for every module the modules whose names it uses, and for UIKitCore the largest circle of files (files that all
reach each other) and the pairs of folders that know each other. With --check it prints nothing where all is well, and
fails where UIKitCore's circles are larger than BUDGET, or a module declares another that it does not import.
With --between A B it lists what folder A uses of folder B.
"""
import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys

import compiler_index
from compiler_index import DEFINITION, REFERENCE

CORE = 'UIKitCore'
IMPORT = re.compile(r'^(?:@\w+(?:\([^)]*\))? )*(?:\w+ )?import (?:(?:struct|class|enum|protocol|func|typealias|var|let) )?(\w+)', re.M)
# What stands, in the build with the engines' checks, which knows one file more; neither may grow.
BUDGET = {'files in a circle': 281, 'pairs of folders': 25}


def edges(root, build):
    """{file: {file: names}}, of files relative to Sources: what each uses of the others."""
    defined, used = {}, []

    def handle(mention):
        path = os.path.relpath(mention.path, os.path.join(root, 'Sources'))
        if mention.roles & DEFINITION:
            defined.setdefault(mention.identity, path)
        elif mention.roles & REFERENCE:
            used.append((path, mention.identity, mention.name))

    compiler_index.visit(root, handle, build)
    result = collections.defaultdict(lambda: collections.defaultdict(set))
    for path in defined.values():
        result[path].update()
    for path, identity, name in used:
        if defined.get(identity, path) != path:
            result[path][defined[identity]].add(name)
    return result


def circles(nodes, successors):
    """Strongly connected components, largest first (Tarjan's algorithm, without recursion)."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []

    def enter(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        on_stack.add(node)
        work.append((node, iter(successors(node))))

    for start in nodes:
        if start in index:
            continue
        work = []
        enter(start)
        while work:
            node, following = work[-1]
            for other in following:
                if other not in index:
                    enter(other)
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                    found.append(component)
    return sorted(found, key=len, reverse=True)


def module(path):
    return path.split(os.sep)[0]


def folder(path):
    parts = path.split(os.sep)
    return parts[1] if len(parts) > 2 else '.'


def between_folders(all_edges):
    names = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, others in all_edges.items():
        for other, used in others.items():
            if module(path) == module(other) == CORE and folder(path) != folder(other):
                names[folder(path)][folder(other)] |= {(path, name, other) for name in used}
    return names


def unused(root):
    """The declared dependencies between Swift modules that are never imported."""
    package = json.loads(subprocess.check_output(['swift', 'package', 'dump-package'], cwd=root, text=True))
    modules = {name for name in os.listdir(os.path.join(root, 'Sources'))
               if glob.glob(os.path.join(root, 'Sources', name, '**/*.swift'), recursive=True)}
    for target in package['targets']:
        folder = os.path.join(root, target.get('path') or f'Sources/{target["name"]}')
        if not os.path.isdir(folder) or not folder.startswith(os.path.join(root, 'Sources')):
            continue
        imported = set()
        for path in (os.path.join(at, name) for at, _, names in os.walk(folder) for name in names):
            if path.endswith('.swift'):
                with open(path, encoding='utf-8') as file:
                    imported |= set(IMPORT.findall(file.read()))
        for dependency in target['dependencies']:
            name = (dependency.get('byName') or dependency.get('target') or [''])[0]
            # The umbrella exports what it does not use; what begins with an underscore is found by the compiler alone.
            if name in modules and name not in imported and target['name'] != 'UIKit' and not name.startswith('_'):
                yield f'{target["name"]} declares {name} and does not import it'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkout', nargs='?', default='.')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--build', default='.build', help='the folder of the build, in the checkout')
    parser.add_argument('--between', nargs=2, metavar=('A', 'B'))
    arguments = parser.parse_args()
    root = os.path.realpath(arguments.checkout)
    all_edges = edges(root, arguments.build)
    names = between_folders(all_edges)
    if arguments.between:
        for path, name, other in sorted(names[arguments.between[0]][arguments.between[1]]):
            print(f'{path}: {name}, of {other}')
        return
    arrows = collections.defaultdict(collections.Counter)
    for path, others in all_edges.items():
        for other, used in others.items():
            arrows[module(other)].update()
            if module(other) != module(path):
                arrows[module(path)][module(other)] += len(used)
    own = sorted(path for path in all_edges if module(path) == CORE)
    circle = circles(own, lambda path: [other for other in all_edges[path] if module(other) == CORE])[0]
    pairs = [(a, b) for a in sorted(names) for b in sorted(names) if a < b and names[a][b] and names[b][a]]
    if arguments.check:
        found = list(unused(root))
        for what, count in zip(BUDGET, (len(circle), len(pairs))):
            if count > BUDGET[what]:
                found.append(f'{CORE}: {count} {what}, the budget is {BUDGET[what]}')
        for message in found:
            print(f'arrows: error: {message}', file=sys.stderr)
        sys.exit(1 if found else 0)
    for name in sorted(arrows):
        print(f'{name:18} {", ".join(f"{other} {count}" for other, count in arrows[name].most_common()) or "-"}')
    print(f'\n{CORE}: {len(own)} files, the largest circle {len(circle)}; pairs of folders that know each other: {len(pairs)}')
    for a, b in sorted(pairs, key=lambda pair: -min(len(names[pair[0]][pair[1]]), len(names[pair[1]][pair[0]]))):
        print(f'  {a:16} -> {b:16} {len(names[a][b]):4} names; back {len(names[b][a]):4}')


if __name__ == '__main__':
    main()
