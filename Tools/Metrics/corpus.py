"""corpus.py - reads a directory of Xcode's interface documents: the evidence behind Cairn's numbers.

A corpus is a directory whose first level are repositories; every .storyboard and .xib below counts. Nothing of it is
copied: scripts print counts.
"""
import os
import re
import xml.etree.ElementTree as ET
import zlib

# Upper bounds of the tools versions of each Xcode; as in InterfaceBuilder's XcodeVersion.
XCODES = [(3000, 4), (6000, 5), (8000, 6), (11000, 7), (13000, 8), (14261, 9), (14500, 10), (17000, 11), (19000, 12),
          (21000, 13), (22000, 14), (23000, 15), (24000, 16)]


class Document:
    """One document: its tree, and which system its frames follow."""

    def __init__(self, path, repository):
        self.path, self.repository = path, repository
        self.root = ET.parse(path).getroot()
        version = re.match(r'\d+', self.root.get('toolsVersion') or '0')
        self.tools = int(version.group()) if version else 0
        if self.tools == 32700:  # a placeholder; the plug-in tells
            plugin = self.root.find('.//plugIn')
            version = re.match(r'\d+', plugin.get('version', '0')) if plugin is not None else None
            self.tools = int(version.group()) if version else 0
        self.xcode = next((major for bound, major in XCODES if self.tools < bound), 26)
        self.system = 26 if self.xcode >= 26 else self.xcode + 2
        device = self.root.find('device')
        self.device = None if device is None else device.get('id')
        self.landscape = device is not None and device.get('orientation') == 'landscape'
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    @property
    def lays_out(self):
        """Whether constraints decide: old documents without them have frames that somebody dragged."""
        return self.root.get('useAutolayout') == 'YES'

    @property
    def is_ios(self):
        return 'CocoaTouch' in (self.root.get('type') or '')


def documents(directory):
    """Every readable document for iOS, in the order of its path."""
    for folder, folders, files in os.walk(directory):
        folders.sort()
        for name in sorted(files):
            if not name.endswith(('.storyboard', '.xib')):
                continue
            path = os.path.join(folder, name)
            repository = os.path.relpath(path, directory).split(os.sep)[0]
            try:
                document = Document(path, repository)
            except (ET.ParseError, OSError, ValueError):
                continue
            if document.is_ios:
                yield document


def half(repository):
    """0 or 1: the half of the repositories that one belongs to, the same in every run."""
    return zlib.crc32(repository.encode()) & 1


def rect(element, key='frame'):
    """x, y, width, height; None without one."""
    for child in element:
        if child.tag == 'rect' and child.get('key') == key:
            try:
                return tuple(float(child.get(name)) for name in ('x', 'y', 'width', 'height'))
            except (TypeError, ValueError):
                return None
    return None


def part(element, key):
    """The child with a key."""
    return next((child for child in element if child.get('key') == key), None)


def number(element, name, default=0.0):
    try:
        return float(element.get(name, default))
    except ValueError:
        return default


def constraints(document):
    """Every installed constraint with the view that holds it: (holder, constraint), the second item resolved."""
    for holder in document.root.iter('constraints'):
        view = document.parents[holder]
        excluded = set()
        for mask in view.findall("./mask[@key='constraints']") + view.findall("./variation/mask[@key='constraints']"):
            excluded.update(child.get('reference') for child in mask.findall('exclude'))
        for constraint in holder.findall('constraint'):
            if constraint.get('id') not in excluded and constraint.get('placeholder') != 'YES':
                yield view, constraint


def sized(document):
    """Ids of views whose width, and whose height, constraints, stacks or masks may decide: two sets."""
    widths, heights = set(), set()
    edges = {}
    for view, constraint in constraints(document):
        for item, attribute in (('firstItem', 'firstAttribute'), ('secondItem', 'secondAttribute')):
            identifier, name = constraint.get(item) or view.get('id'), constraint.get(attribute)
            if item == 'secondItem' and constraint.get(item) is None:
                continue
            if name == 'width':
                widths.add(identifier)
            elif name == 'height':
                heights.add(identifier)
            elif name in ('leading', 'trailing', 'left', 'right', 'centerX'):
                edges.setdefault((identifier, 'x'), set()).add(name)
            elif name in ('top', 'bottom', 'centerY', 'baseline', 'firstBaseline'):
                edges.setdefault((identifier, 'y'), set()).add(name)
    for (identifier, axis), names in edges.items():
        if len(names) > 1:
            (widths if axis == 'x' else heights).add(identifier)
    for element in document.root.iter():
        parent = document.parents.get(element)
        if parent is None or element.get('id') is None:
            continue
        in_stack = parent.tag == 'subviews' and document.parents[parent].tag == 'stackView'
        by_mask = element.get('translatesAutoresizingMaskIntoConstraints') != 'NO' or element.get('fixedFrame') == 'YES'
        if in_stack or by_mask:
            widths.add(element.get('id'))
            heights.add(element.get('id'))
    return widths, heights
