"""What the compiler's index of a debug build knows of the Swift sources: every mention of every name."""
import ctypes
import glob
import os
import subprocess
import sys

DEFINITION, REFERENCE, READ, WRITE, ADDRESS, OVERRIDES = 2, 4, 8, 16, 128, 1 << 11
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


class Mention:
    """One occurrence of a name: where it stands and what it does there."""

    def __init__(self, lib, path, item):
        self.lib, self.path, self.item = lib, path, ctypes.c_void_p(item)
        self.symbol = ctypes.c_void_p(lib.indexstore_occurrence_get_symbol(self.item))
        self.roles = lib.indexstore_occurrence_get_roles(self.item)

    @property
    def kind(self):
        return self.lib.indexstore_symbol_get_kind(self.symbol)

    @property
    def name(self):
        return str(self.lib.indexstore_symbol_get_name(self.symbol))

    @property
    def identity(self):
        return str(self.lib.indexstore_symbol_get_usr(self.symbol))

    @property
    def line(self):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.lib.indexstore_occurrence_get_line_col(self.item, ctypes.byref(line), ctypes.byref(column))
        return line.value

    @property
    def bases(self):
        """The identities of what this overrides, or is the witness of."""
        found = set()

        def relation(_, related):
            related = ctypes.c_void_p(related)
            if self.lib.indexstore_symbol_relation_get_roles(related) & OVERRIDES:
                base = ctypes.c_void_p(self.lib.indexstore_symbol_relation_get_symbol(related))
                found.add(str(self.lib.indexstore_symbol_get_usr(base)))
            return True

        self.lib.indexstore_occurrence_relations_apply_f(self.item, None, VISIT(relation))
        return found


def visit(root, handler, build='.build'):
    """Calls `handler` with every mention in the sources of the checkout `root`, as its last debug build in `build` saw them."""
    stores = [store for pattern in ('*/debug/index/store', 'debug/index/store')
              for store in glob.glob(os.path.join(root, build, pattern)) if os.path.isdir(store)]
    if not stores:
        sys.exit(f'no index below {build}: run swift build first')
    lib = library()
    store = ctypes.c_void_p(lib.indexstore_store_create(stores[0].encode(), None))
    sources = os.path.join(root, 'Sources') + os.sep
    units, records = [], {}
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
        if reader:
            occurrence = VISIT(lambda _, item: handler(Mention(lib, path, item)) or True)
            lib.indexstore_record_reader_occurrences_apply_f(ctypes.c_void_p(reader), None, occurrence)
            lib.indexstore_record_reader_dispose(ctypes.c_void_p(reader))
