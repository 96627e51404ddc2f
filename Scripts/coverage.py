#!/usr/bin/env python3
"""coverage.py [CHECKOUT] - what of UIKit's API is kept and has no effect, from the compiler's index of a debug build.

Prints docs/coverage.md: the settable public properties of UIKitCore, QuartzCore and CoreGraphics that nothing in
Sources reads. They keep what they are given and do nothing with it. With --lines it prints file:line and the name of each instead.
With --check it fails where a property is documented to have no effect and something reads it.
"""
import argparse
import collections
import os
import re

import compiler_index
from compiler_index import ADDRESS, DEFINITION, INSTANCE_PROPERTY, OVERRIDES, READ, REFERENCE, WRITE

MODULES = ('UIKitCore', 'QuartzCore', 'CoreGraphics')


def occurrences(root, build):
    """Every mention of an instance property in Sources: (file, line, roles, name, identity), and what each property
    overrides or is the witness of: {identity: identities}."""
    found, bases = [], collections.defaultdict(set)

    def handle(mention):
        if mention.kind != INSTANCE_PROPERTY:
            return
        found.append((mention.path, mention.line, mention.roles, mention.name, mention.identity))
        if mention.roles & (DEFINITION | OVERRIDES):
            bases[mention.identity] |= mention.bases

    compiler_index.visit(root, handle, build)
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


# Why some of them have none, by the names of type and property.
REASONS = [
    ('UIScrollEdgeEffect\\.isHidden|UIBarItem\\.largeContentSizeImageInsets|UI(Label|ListContentConfiguration.TextProperties)\\.(allowsDefaultTighteningForTruncation|showsExpansionTextWhenTruncated)', 'no such input, or not drawn'),
    ('NSLayoutManager\\.shows(Control|Invisible)Characters', 'has no effect on devices either, or the container decides'),
    ('AttributedString.MarkdownParsingOptions\\..*', 'every text is read as Markdown; places and languages are not noted'),
    ('NSTextContentStorage\\.includesTextListMarkers', 'lists in texts have no markers'),
    ('UIButton.Configuration\\.symbolContentTransition', 'symbols change at once'),
    ('UICellAccessory.CustomViewConfiguration\\.maintainsFixedSize', 'views of the program always keep their size'),
    ('UIDocumentBrowserAction\\..*|UISearchController\\.ignoresSearchSuggestionsForSearchBarPlacementStacked', 'needs hardware, the system or another program'),
    ('UIUpdateLink\\.wants\\w+', 'no such input, or not drawn'),
    ('UI(View|Cell)ConfigurationState\\..*|UIContentUnavailableConfigurationState\\..*', 'read by programs'),
    ('UIAccessibility\\w*\\..*|.*\\.accessibility\\w+', 'read by assistive technologies and tests'),
    ('.*\\.(name|tag|userInfo|localObject|suggestedName|annotation|uti|badgeCount|secondaryItemIdentifiers|title|fileType|contents|category|requestingScene|stateRestorationActivity|shouldBeArchived|discoverabilityTitle|style|customizableViewControllers|identifier|request|primaryLanguage|selectedFontDescriptor|contentSizeAdjustment|representativeItem)', 'kept for the program'),
    ('CALayer\\.(shouldRasterize|rasterizationScale|drawsAsynchronously|isOpaque|contentsFormat|minificationFilterBias|edgeAntialiasingMask)|CATiledLayer\\..*|CATextLayer\\..*|NSLayoutManager\\.allowsNonContiguousLayout|UIGraphicsImageRendererFormat\\..*', 'drawings are recorded: nothing to see'),
    ('UI(Application|Device|Screen|ImagePickerController|PrintInteractionController|Scene\\w*|WindowScene\\w*|AlertController|DocumentBrowserViewController)\\b.*', 'needs hardware, the system or another program'),
    ('CALayer\\.(filters|backgroundFilters|autoresizingMask)|UIPickerView\\.showsSelectionIndicator|UISearchDisplayController\\.searchResultsTitle|CGFunctionCallbacks\\.version|CGPatternCallbacks\\.version|UITableViewCell\\.showsReorderControl', 'has no effect on devices either, or the container decides'),
    ('UI(LocalNotification|VideoEditorController|PreviewInteraction|PencilInteraction|DocumentProperties|ToolTipInteraction|BandSelectionInteraction|Focus\\w+)\\..*|UI\\w+DropPlaceholder\\.previewParametersProvider|UITextDropProposal\\..*|UIActivityItemsConfiguration\\.previewProvider|UITableViewCell\\.focusStyle|UIMenuDisplayPreferences\\..*|UIListSeparatorConfiguration\\.visualEffect|UITableViewRowAction\\.backgroundEffect', 'needs hardware, the system or another program'),
    ('UIText(Field|View)\\.(smart\\w+|spellCheckingType|textContentType|allowsEditingTextAttributes)|UISearchTextField\\.allowsCopyingTokens', 'what the keyboards and menus of a device offer'),
    ('UISearch(SuggestionItem|Token)\\.representedObject|UITab\\w*\\.(allowsHiding|isHiddenByDefault|preferredPlacement|allowsReordering|sidebarActions|customizationIdentifier)|NSTextElement\\.textContentManager|NSTextSelection\\..*|NSTextLayoutManager\\.textSelections|UIDocument\\.(fileModificationDate|userActivity)|CAFrameRateRange\\.minimum', 'kept for the program'),
    ('CALayer\\.(autoreverses|duration|fillMode|repeatCount|repeatDuration)', "a layer's own time runs without an end"),
    ('CALayer\\.(contentsHeadroom|preferredDynamicRange|toneMapMode|wantsExtendedDynamicRangeContent)|UIColorPickerViewController\\.maximumLinearExposure', 'pictures have the standard dynamic range'),
    ('CALayer\\.allowsGroupOpacity', 'on by default on devices, and always here'),
    ('CAEmitterCell\\.zAcceleration', 'particles fly in the plane'),
    ('NS(Layout|TextLayout)Manager\\.(limitsLayoutForSuspiciousContents|usesDefaultHyphenation|usesHyphenation)', 'long texts are laid out in full, words are not hyphenated'),
    ('UI(Mail|Message)?Conversation(Context|Entry)\\..*', 'what the keyboards and menus of a device offer'),
    ('UIViewController\\.interactionActivityTrackingBaseName|UICommand\\.repeatBehavior', 'needs hardware, the system or another program'),
    ('UIPrintPageRenderer.*|UIGestureRecognizer\\.(requiresExclusiveTouchType|allowedPressTypes)|UIPanGestureRecognizer\\.allowedScrollTypesMask|UITapGestureRecognizer\\.buttonMaskRequired|UIGlass\\w+\\..*|UIPointer\\w*\\..*|UIHoverStyle\\..*', 'no such input, or not drawn'),
]


def reason(type_name, name, text):
    """Why a property has no effect; `text` is its declaration."""
    for pattern, why in REASONS:
        if re.fullmatch(pattern, type_name + '.' + name):
            return why
    return 'says so once at run time' if 'hasNoEffect' in text else 'open'


def hollow(root, build):
    defined, read = {}, collections.Counter()
    found, bases = occurrences(root, build)
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


CLAIM = re.compile(r'^\s*/// .*[Hh]as no effect')


def false_claims(root, found):
    """Properties whose documentation says that they have no effect, and that something reads."""
    true = {(path, line) for path, line, _, _, _ in found}
    for module in MODULES:
        for folder, _, names in os.walk(os.path.join(root, 'Sources', module)):
            for name in sorted(names):
                path = os.path.relpath(os.path.join(folder, name), root)
                lines = open(os.path.join(root, path), encoding='utf-8').read().split('\n') if name.endswith('.swift') else []
                for index, line in enumerate(lines[:-1]):
                    warns = 'hasNoEffect' in ''.join(lines[index + 1:index + 4])
                    if CLAIM.match(line) and STORED.match(lines[index + 1]) and not warns and (path, index + 2) not in true:
                        yield f'{path}:{index + 2}: is said to have no effect, and is read'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkout', nargs='?', default='.')
    parser.add_argument('--lines', action='store_true')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--build', default='.build', help='the folder of the build, in the checkout')
    arguments = parser.parse_args()
    root = os.path.realpath(arguments.checkout)
    found = list(hollow(root, arguments.build))
    if arguments.lines:
        for path, line, type_name, name, _ in found:
            print(f'{path}:{line}\t{type_name}.{name}')
        return
    if arguments.check:
        claims = list(false_claims(root, found))
        print('\n'.join(claims))
        raise SystemExit(1 if claims else 0)
    types = collections.defaultdict(list)
    for path, line, type_name, name, module in found:
        text = '\n'.join(open(os.path.join(root, path), encoding='utf-8').read().split('\n')[line - 1:line + 4])
        types[module, type_name, reason(type_name, name, text)].append(name)
    print('# What is kept and has no effect\n')
    print('<!-- Made by Scripts/coverage.py (make coverage); do not edit. -->\n')
    print(f'{len(found)} settable properties keep what they are given, and nothing in the library reads it: setting them '
          'changes neither frames nor pictures nor events. Programs get back what they have set.\n')
    print('| module | type | properties | why |\n|---|---|---|---|')
    for (module, type_name, why), names in sorted(types.items()):
        print(f'| `{module}` | `{type_name}` | {", ".join(f"`{name}`" for name in sorted(names))} | {why} |')


if __name__ == '__main__':
    main()
