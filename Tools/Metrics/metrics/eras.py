"""Which font and which text sizes a version of Interface Builder laid out with."""
import bisect

HELVETICA, FIRST, SECOND, TWO_CUTS, VARIABLE = range(5)
NAMES = ('Helvetica Neue (iOS 7 and 8)', 'San Francisco (iOS 9)', 'San Francisco (iOS 10)', 'San Francisco (iOS 11 to 13)',
         'San Francisco (iOS 14 and later)')

STYLES = {  # extra small, small, medium, large: Apple's Human Interface Guidelines, Typography, Dynamic Type sizes
    'Title0': (31, 32, 33, 34), 'Title1': (25, 26, 27, 28), 'Title2': (19, 20, 21, 22), 'Title3': (17, 18, 19, 20),
    'Headline': (14, 15, 16, 17), 'Body': (14, 15, 16, 17), 'Callout': (13, 14, 15, 16), 'Subhead': (12, 13, 14, 15),
    'Footnote': (12, 12, 12, 13), 'Caption1': (11, 11, 11, 12), 'Caption2': (11, 11, 11, 11)}
# What the canvas of Xcode 9 to 11.1 shows of the titles at large.
EARLY_TITLES = {'Title0': 30, 'Title1': 26, 'Title2': 20}


def era(tools):
    return bisect.bisect((8000, 11000, 13000, 17000), tools)


def style_size(style, tools):
    """The point size of a text style on the canvas; None for styles nobody knows."""
    if style in EARLY_TITLES and 13000 <= tools < 15400:
        return EARLY_TITLES[style]
    column = 2 if tools < 11000 else 0 if 18000 <= tools < 21000 else 3
    return STYLES[style][column] if style in STYLES else None


def size(font, tools):
    return font.size or style_size(font.style, tools)
