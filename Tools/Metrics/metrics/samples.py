"""Texts of Interface Builder documents whose stored frame is as wide or as high as the text itself.

A view counts on an axis when nothing but its own content decides its size there: no constraint on the size, at most one
edge or centre held, or a stack that leaves the size to it. The test is local and cautious; what slips through (labels
that an inequality squeezes, frames that nobody updated) is left to the fit, which is robust.
"""
import base64
import collections
import os
import xml.etree.ElementTree as ET

TEXTS = {'label', 'button'}
BARS = {'navigationItem', 'toolbarItems', 'items', 'barButtonItem', 'rightBarButtonItems', 'leftBarButtonItems'}
LOW = {'left', 'leading', 'leadingMargin', 'leftMargin'}
HIGH = {'right', 'trailing', 'trailingMargin', 'rightMargin'}
HORIZONTAL = {**{k: 'low' for k in LOW}, **{k: 'high' for k in HIGH}, 'centerX': 'middle',
              'centerXWithinMargins': 'middle', 'width': 'size'}
VERTICAL = {'top': 'low', 'topMargin': 'low', 'bottom': 'high', 'bottomMargin': 'high', 'centerY': 'middle',
            'centerYWithinMargins': 'middle', 'baseline': 'middle', 'firstBaseline': 'middle',
            'lastBaseline': 'middle', 'height': 'size'}
# The grid that a canvas rounds to, by the screen's scale (devices by their names in documents).
THREE = ('retina5_5', 'retina5_9', 'retina6_0', 'retina6_12', 'retina6_3', 'retina6_5', 'retina6_7', 'retina6_72',
         'retina6_9', 'retina5_4', 'retina6_6')


class Sample(collections.namedtuple('Sample', '''repository document id element text font tools grid width height lines
        fragments box device right_to_left''')):
    """One text. `width` and `height` are None where something else decides them; `box` is the stored size. `fragments` is
    None, or the attributed text as [(text, Font, paragraph)]."""
    __slots__ = ()


class Font(collections.namedtuple('Font', 'family weight size style italic')):
    """`family` is "system" or the PostScript name of a named font; `style` a text style, whose size the system chose."""
    __slots__ = ()


def number(text, default=None):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def tools_version(document):
    """The major version of Interface Builder's tools. 32700.99.1234 is a placeholder: its plug-in's version holds."""
    version = int(number((document.get('toolsVersion') or '0').split('.')[0], 0))
    if version >= 32000:
        for plugin in document.iter('plugIn'):
            if plugin.get('identifier') == 'com.apple.InterfaceBuilder.IBCocoaTouchPlugin':
                return int(number((plugin.get('version') or '0').split('.')[0], 0))
    return version


def grid(document, tools):
    if tools < 11000:
        return 1.0
    device = document.find('device')
    name = device.get('id') if device is not None else ''
    return 1 / 3 if name in THREE else 0.5


def text_of(element, name, key):
    """An attribute, or a <string key> with line ends or in base 64."""
    if element.get(name) is not None:
        return element.get(name)
    for child in element:
        if child.tag == 'string' and child.get('key') == key:
            text = child.text or ''
            if child.get('base64-UTF8') == 'YES':
                try:
                    return base64.b64decode(text + '=' * (-len(text) % 4)).decode('utf-8')
                except ValueError:
                    return None
            return text
    return None


WEIGHTS = ('ultralight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black')
STYLES = 'UICTFontTextStyle'


def font_of(element, default):
    """The <fontDescription> of a view; None for what is not understood."""
    description = next((c for c in element if c.tag == 'fontDescription'), None)
    if description is None:
        return default
    size = number(description.get('pointSize'))
    name, style, kind = description.get('name'), description.get('style'), description.get('type')
    if style:
        weight = 'semibold' if style.endswith('Headline') else 'regular'
        return Font('system', weight, None, style[len(STYLES):] if style.startswith(STYLES) else style, False)
    if name:
        return Font(name, 'regular', size, None, False) if size else None
    if size is None:
        return None
    weight = (description.get('weight') or 'regular').lower()
    if kind == 'boldSystem':
        return Font('system', 'bold', size, None, False)
    if kind == 'italicSystem':
        return Font('system', 'regular', size, None, True)
    if kind == 'system' and weight in WEIGHTS:
        return Font('system', weight, size, None, False)
    return None


def attributed(element, key):
    """The fragments of an attributed string: [(text, Font or None, paragraph attributes)]; None without one."""
    found = next((c for c in element if c.tag == 'attributedString' and c.get('key') == key), None)
    if found is None:
        return None
    result = []
    for fragment in found.iter('fragment'):
        text = text_of(fragment, 'content', 'content')
        font, paragraph = None, {}
        for attributes in fragment.iter('attributes'):
            for child in attributes:
                if child.tag == 'font':
                    if child.get('metaFont'):
                        meta, size = child.get('metaFont'), number(child.get('size'))
                        sizes = {'system': 17.0, 'label': 17.0, 'smallSystem': 14.0}
                        font = Font('system', 'bold' if 'bold' in meta.lower() else 'regular',
                                    size or sizes.get(meta.replace('Bold', ''), 17.0), None, False)
                    else:
                        font = Font(child.get('name') or '', 'regular', number(child.get('size')), None, False)
                elif child.tag == 'paragraphStyle':
                    paragraph = dict(child.attrib)
        result.append((text or '', font, tuple(sorted(paragraph.items()))))
    return result


class View:
    __slots__ = 'element parent arranged trusted free'.split()

    def __init__(self, element, parent, arranged, trusted):
        self.element, self.parent, self.arranged, self.trusted = element, parent, arranged, trusted
        self.free = {}


def rectangle(element):
    for child in element:
        if child.tag == 'rect' and child.get('key') == 'frame':
            return [number(child.get(k), 0.0) for k in ('x', 'y', 'width', 'height')]
    return None


class Document:
    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        if self.root.tag != 'document':
            raise ValueError('not an Interface Builder document')
        self.tools = tools_version(self.root)
        self.grid = grid(self.root, self.tools)
        self.excluded = {kind: self._excluded(kind) for kind in ('subviews', 'constraints')}
        self.views = {}
        self._walk(self.root, None, False, True)
        self.held = collections.defaultdict(lambda: collections.defaultdict(list))
        for view in list(self.views.values()):
            for constraint in view.element.findall('constraints/constraint'):
                self._hold(constraint, view)

    def _excluded(self, kind):
        out = set()
        for mask in self.root.iter('mask'):
            if mask.get('key') == kind:
                out |= {r.get('reference') for r in mask if r.tag == 'exclude'}
        return out

    def _walk(self, element, parent, in_stack, trusted):
        for child in element:
            if child.tag in BARS:
                continue
            rect, name = rectangle(child), child.get('id')
            if rect is not None and name:
                own = trusted and child.get('misplaced') != 'YES' and child.get('ambiguous') != 'YES' and \
                    name not in self.excluded['subviews']
                arranged = in_stack and element.tag == 'subviews'
                view = View(child, parent, arranged, own)
                self.views[name] = view
                self._walk(child, view, child.tag == 'stackView', own)
            elif child.tag not in ('constraints', 'connections', 'variation', 'resources'):
                self._walk(child, parent, in_stack and child.tag == 'subviews', trusted)

    def _hold(self, constraint, owner):
        if constraint.get('id') in self.excluded['constraints'] or constraint.get('placeholder') == 'YES':
            return
        first = constraint.get('firstItem') or owner.element.get('id')
        for item, attribute in ((first, constraint.get('firstAttribute')),
                                (constraint.get('secondItem'), constraint.get('secondAttribute'))):
            if item in self.views and attribute:
                for axis, names in (('width', HORIZONTAL), ('height', VERTICAL)):
                    if attribute in names:
                        exact = constraint.get('relation') in (None, 'equal')
                        priority = number(constraint.get('priority'), 1000.0)
                        self.held[item][axis].append((names[attribute], exact, priority))

    def is_free(self, name, axis):
        """Whether content alone decides a view's size on an axis."""
        view = self.views[name]
        if axis not in view.free:
            view.free[axis] = False  # for cycles
            view.free[axis] = self._is_free(name, view, axis)
        return view.free[axis]

    def _is_free(self, name, view, axis):
        element = view.element
        if not view.arranged and element.get('translatesAutoresizingMaskIntoConstraints') != 'NO':
            return False
        if element.get('fixedFrame') == 'YES' and not view.arranged:
            return False
        held = self.held[name][axis]
        way = 'horizontal' if axis == 'width' else 'vertical'
        if all(number(element.get(way + kind), 0) >= 1000 for kind in ('HuggingPriority', 'CompressionResistancePriority')):
            # Nothing that holds the view is stronger than its content.
            return not any(kind == 'size' for kind, _, _ in held)
        if any(kind == 'size' for kind, _, _ in held):
            return False
        edges = {kind for kind, exact, _ in held if exact}
        if len(edges) > 1:
            return False
        if not view.arranged:
            # An inequality beside an edge may squeeze; only required ones pull wider, which is rare.
            return bool(held)
        if edges:
            return False
        stack = view.parent.element
        along = 'height' if stack.get('axis') == 'vertical' else 'width'
        if axis != along:
            return stack.get('alignment') in ('leading', 'center', 'trailing', 'top', 'bottom', 'firstBaseline',
                                              'lastBaseline')
        distribution = stack.get('distribution') or 'fill'
        if distribution in ('equalSpacing', 'equalCentering'):
            return True
        return distribution == 'fill' and self.is_free(stack.get('id'), axis)

    def samples(self, repository, path):
        device = self.root.find('device')
        device = device.get('id') if device is not None else '-'
        for name, view in self.views.items():
            element = view.element
            if element.tag not in TEXTS or not view.trusted or element.get('customClass'):
                continue
            if view.arranged and element.get('hidden') == 'YES':
                continue
            if any(c.tag == 'variation' and any(k.tag == 'fontDescription' for k in c) for c in element):
                continue
            sample = self._label(element) if element.tag == 'label' else self._button(element)
            if sample is None:
                continue
            text, font, lines, fragments = sample
            size = rectangle(element)[2:]
            free = [size[i] if self.is_free(name, axis) else None for i, axis in enumerate(('width', 'height'))]
            if element.get('preferredMaxLayoutWidth') and lines != 1:
                free[0] = None
            if free[0] is None and free[1] is None:
                continue
            rtl = element.get('semanticContentAttribute') == 'forceRightToLeft'
            yield Sample(repository, path, name, element.tag, text, font, self.tools, self.grid, free[0], free[1], lines,
                         fragments, tuple(size), device, rtl)

    def _label(self, element):
        lines = int(number(element.get('numberOfLines'), 1))
        fragments = attributed(element, 'attributedText')
        if fragments is not None:
            return ''.join(f[0] for f in fragments), None, lines, fragments
        font = font_of(element, Font('system', 'regular', 17.0, None, False))
        text = text_of(element, 'text', 'text')
        return (text, font, lines, None) if text and font else None

    def _button(self, element):
        """Plain buttons: a title alone, without a configuration, insets or images."""
        if element.find('buttonConfiguration') is not None or element.get('image'):
            return None
        if any(c.tag == 'inset' and c.get('key') != 'imageEdgeInsets' and
               any(number(c.get(k), 0) for k in ('minX', 'maxX', 'minY', 'maxY')) for c in element):
            return None
        state = next((c for c in element if c.tag == 'state' and c.get('key') == 'normal'), None)
        if state is None or state.get('image') or state.get('backgroundImage') or state.find('imageReference') is not None:
            return None
        if attributed(state, 'attributedTitle') is not None or element.get('buttonType') not in (None, 'system', 'roundedRect', 'custom'):
            return None
        font = font_of(element, Font('system', 'regular', 15.0 if element.get('buttonType') else 18.0, None, False))
        text = text_of(state, 'title', 'title')
        return (text, font, 1, None) if text and font else None


def read(folder):
    """All samples of a corpus: a folder of repositories that hold documents."""
    result = []
    for repository in sorted(os.listdir(folder)):
        top = os.path.join(folder, repository)
        for directory, inner, names in os.walk(top) if os.path.isdir(top) else ():
            inner.sort()
            for name in sorted(names):
                if not name.endswith(('.storyboard', '.xib')):
                    continue
                path = os.path.join(directory, name)
                try:
                    document = Document(path)
                except (ET.ParseError, ValueError, OSError):
                    continue
                if document.root.get('useAutolayout') == 'YES':
                    result.extend(document.samples(repository, os.path.relpath(path, folder)))
    return result
