"""Characters outside the alphabets: their advances hang on the size alone. No tracking, no display cut, no weight.

Each number is fitted to texts of the corpus where three repositories have some; the others are guesses, marked so.
"""
import collections

from . import eras

Script = collections.namedtuple('Script', 'name ranges')
HAN = Script('Han', ((0x2E80, 0x303F), (0x3100, 0x312F), (0x31A0, 0x9FFF), (0xA000, 0xA4CF), (0xF900, 0xFAFF),
                     (0xFE30, 0xFE4F), (0xFF00, 0xFF60), (0xFFE0, 0xFFE6), (0x20000, 0x3FFFD)))
KANA = Script('kana', ((0x3040, 0x30FF), (0x31F0, 0x31FF)))
HANGUL = Script('Hangul', ((0x1100, 0x11FF), (0x3130, 0x318F), (0xAC00, 0xD7A3)))
EMOJI = Script('emoji', ((0x1F000, 0x1FAFF),))
SCRIPTS = (KANA, HANGUL, HAN, EMOJI)

# In em. Before iOS 10 ideographs fill their em.
OLD = 1.0
IDEOGRAPH = 1.02
KANA_EM = 0.9375
HANGUL_EM = 0.8667
# Points over the size, from the size where both rules meet; below it in proportion.
EMOJI_MORE, EMOJI_FROM = 5.5, 17.0


def is_hanja(c):
    """Whether Korean fonts have a Chinese character: those of the standard KS X 1001."""
    try:
        return ord(c) < 0xA000 and len(c.encode('euc_kr')) == 2
    except UnicodeEncodeError:
        return False


def script(c):
    code = ord(c)
    return next((s for s in SCRIPTS if any(a <= code <= b for a, b in s.ranges)), None)


def advance(c, size, era, has_kana):
    """In points; None for other characters."""
    found = script(c)
    if found is None:
        return None
    if found is EMOJI:
        return size + EMOJI_MORE if size >= EMOJI_FROM else size * (1 + EMOJI_MORE / EMOJI_FROM)
    if era < eras.SECOND:
        return OLD * size
    if found is HANGUL:
        return HANGUL_EM * size
    return (KANA_EM if has_kana and era == eras.VARIABLE else IDEOGRAPH) * size
