#!/usr/bin/env python3
"""coverage.py [CHECKOUT] - what of UIKit's API is kept and has no effect, from the compiler's index of a debug build.

Prints docs/coverage.md: the settable public properties of UIKitCore, QuartzCore and CoreGraphics that nothing in
Sources reads. They keep what they are given and do nothing with it. With --lines it prints file:line and the name of each instead.
"""
import argparse
import collections
import ctypes
import glob
import os
import re
import subprocess
import sys

MODULES = ('UIKitCore', 'QuartzCore', 'CoreGraphics')
DEFINITION, REFERENCE, READ, WRITE, ADDRESS = 2, 4, 8, 16, 128
OVERRIDES = 1 << 11
INSTANCE_PROPERTY = 19


class Text(ctypes.Structure):
    _fields_ = [('data', ctypes.c_void_p), ('length', ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode('utf-8', 'replace') if self.length else ''


VISIT_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    swift = os.path.realpath(subprocess.check_output(['which', 'swiftc'], text=True).strip())
    lib = ctypes.CDLL(os.path.join(os.path.dirname(os.path.dirname(swift)), 'lib', 'libIndexStore.so'))
    pointers = ['store_create', 'unit_reader_create', 'record_reader_create', 'unit_dependency_get_filepath',
                'occurrence_get_symbol', 'symbol_relation_get_symbol']
    texts = ['unit_dependency_get_filepath', 'unit_dependency_get_name', 'symbol_get_name', 'symbol_get_usr']
    for name in pointers:
        getattr(lib, 'indexstore_' + name).restype = ctypes.c_void_p
    for name in texts:
        getattr(lib, 'indexstore_' + name).restype = Text
    lib.indexstore_symbol_get_kind.restype = ctypes.c_int
    lib.indexstore_occurrence_get_roles.restype = ctypes.c_uint64
    lib.indexstore_symbol_relation_get_roles.restype = ctypes.c_uint64
    return lib


def occurrences(root):
    """Every mention of an instance property in Sources: (file, line, roles, name, identity), and what each property
    overrides or is the witness of: {identity: identities}."""
    stores = glob.glob(os.path.join(root, '.build/*/debug/index/store')) + glob.glob(
        os.path.join(root, '.build/debug/index/store'))
    if not stores:
        sys.exit('no index below .build: run swift build first')
    lib = library()
    store = ctypes.c_void_p(lib.indexstore_store_create(stores[0].encode(), None))
    sources = os.path.join(root, 'Sources') + os.sep
    units, records, found, bases = [], {}, [], collections.defaultdict(set)
    lib.indexstore_store_units_apply_f(store, 0, None, VISIT_TEXT(lambda _, name: units.append(str(name)) or True))

    def dependency(_, item):
        item = ctypes.c_void_p(item)
        if lib.indexstore_unit_dependency_get_kind(item) == 2:
            path = str(lib.indexstore_unit_dependency_get_filepath(item))
            if path.startswith(sources) and os.path.exists(path):
                records[str(lib.indexstore_unit_dependency_get_name(item))] = path
        return True

    visit_dependency = VISIT(dependency)
    for unit in units:
        reader = lib.indexstore_unit_reader_create(store, unit.encode(), None)
        if reader:
            lib.indexstore_unit_reader_dependencies_apply_f(ctypes.c_void_p(reader), None, visit_dependency)
            lib.indexstore_unit_reader_dispose(ctypes.c_void_p(reader))
    for record, path in records.items():
        reader = lib.indexstore_record_reader_create(store, record.encode(), None)
        if not reader:
            continue

        def occurrence(_, item):
            item = ctypes.c_void_p(item)
            symbol = ctypes.c_void_p(lib.indexstore_occurrence_get_symbol(item))
            if lib.indexstore_symbol_get_kind(symbol) == INSTANCE_PROPERTY:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                lib.indexstore_occurrence_get_line_col(item, ctypes.byref(line), ctypes.byref(column))
                roles, identity = lib.indexstore_occurrence_get_roles(item), str(lib.indexstore_symbol_get_usr(symbol))
                found.append((path, line.value, roles, str(lib.indexstore_symbol_get_name(symbol)), identity))

                def relation(_, related):
                    related = ctypes.c_void_p(related)
                    if lib.indexstore_symbol_relation_get_roles(related) & OVERRIDES:
                        base = ctypes.c_void_p(lib.indexstore_symbol_relation_get_symbol(related))
                        bases[identity].add(str(lib.indexstore_symbol_get_usr(base)))
                    return True

                if roles & (DEFINITION | OVERRIDES):
                    lib.indexstore_occurrence_relations_apply_f(item, None, VISIT(relation))
            return True

        lib.indexstore_record_reader_occurrences_apply_f(ctypes.c_void_p(reader), None, VISIT(occurrence))
        lib.indexstore_record_reader_dispose(ctypes.c_void_p(reader))
    return found, bases


STORED = re.compile(r'^\s*(?:@\w+ |nonisolated(?:\(unsafe\))? |weak |unowned )*(?:open|public) (?:weak |override )*var (\w+)\b(.*)$')
TYPE = re.compile(r'^(\s*)(?:@\w+(?:\([^)]*\))? )*(?:open |public |final |indirect )*(class|struct|extension) ([\w.]+)')


def owner(lines, index):
    """The types around a line, outermost first, by their indentation."""
    indent, names = len(lines[index]) - len(lines[index].lstrip()), []
    for line in reversed(lines[:index]):
        match = TYPE.match(line)
        if match and len(match.group(1)) < indent:
            names.insert(0, match.group(3))
            indent = len(match.group(1))
    return '.'.join(names)


def hollow(root):
    defined, read = {}, collections.Counter()
    found, bases = occurrences(root)
    for path, line, roles, name, identity in found:
        if roles & DEFINITION:
            defined[identity] = (path, line, name)
        elif roles & (READ | ADDRESS) or roles & REFERENCE and not roles & WRITE:
            read[identity] += 1
    for identity, (path, line, name) in sorted(defined.items(), key=lambda item: item[1]):
        module = os.path.relpath(path, os.path.join(root, 'Sources')).split(os.sep)[0]
        if module not in MODULES or read[identity] or any(read[base] for base in bases[identity]):
            continue
        lines = open(path, encoding='utf-8').read().split('\n')
        match = STORED.match(lines[line - 1]) if line <= len(lines) else None
        if not match or match.group(1) != name or name == 'rawValue':
            continue
        rest = match.group(2).strip()
        body = rest[rest.index('{'):] if '{' in rest and '=' not in rest.split('{')[0] else ''
        if body and 'didSet' not in body and 'willSet' not in body:
            continue  # computed
        if rest.endswith('{') and 'didSet' not in ''.join(lines[line:line + 2]):
            continue
        yield os.path.relpath(path, root), line, owner(lines, line - 1), name, module


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkout', nargs='?', default='.')
    parser.add_argument('--lines', action='store_true')
    arguments = parser.parse_args()
    found = list(hollow(os.path.realpath(arguments.checkout)))
    if arguments.lines:
        for path, line, type_name, name, _ in found:
            print(f'{path}:{line}\t{type_name}.{name}')
        return
    types = collections.defaultdict(list)
    for _, _, type_name, name, module in found:
        types[module, type_name].append(name)
    print('# What is kept and has no effect\n')
    print('<!-- Made by Scripts/coverage.py (make coverage); do not edit. -->\n')
    print(f'{len(found)} settable properties keep what they are given, and nothing in the library reads it: setting them '
          'changes neither frames nor pictures nor events. Programs get back what they have set.\n')
    print('| module | type | properties |\n|---|---|---|')
    for (module, type_name), names in sorted(types.items()):
        print(f'| `{module}` | `{type_name}` | {", ".join(f"`{name}`" for name in sorted(names))} |')


if __name__ == '__main__':
    main()
