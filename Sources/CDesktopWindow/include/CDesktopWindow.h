#pragma once
#include <stdbool.h>
#include <stdint.h>

// A window of the desktop, by SDL 2, which is loaded when the first one opens.

/// What has happened in a window.
typedef enum {
  CairnWindowNothing = 0,
  CairnWindowClosed,
  /// The button went down or up, or the pointer moved, at x and y.
  CairnWindowDown,
  CairnWindowUp,
  CairnWindowMoved,
  /// The pointer left.
  CairnWindowLeft,
  /// The wheel turned by dx and dy notches.
  CairnWindowWheel,
  /// A key went down: its SDL key code.
  CairnWindowKey,
  /// Text was entered.
  CairnWindowText,
} CairnWindowEventKind;

/// Bits of the keys that are held.
enum { CairnWindowShift = 1, CairnWindowControl = 2, CairnWindowAlternate = 4, CairnWindowCommand = 8 };

typedef struct {
  CairnWindowEventKind kind;
  /// In points of the picture.
  double x, y;
  double dx, dy;
  int32_t key;
  uint32_t modifiers;
  /// UTF-8, with a zero at the end.
  char text[32];
} CairnWindowEvent;

typedef struct CairnWindow CairnWindow;

/// Opens a window; NULL, with the reason in `reason`, where there is no SDL or no display.
CairnWindow *cairn_window_open(const char *title, int width, int height, const char **reason);
/// Takes the next event, or says that there is none.
bool cairn_window_next(CairnWindow *window, CairnWindowEvent *event);
/// Pixels of the window for each point of a picture that is `width` points wide.
double cairn_window_scale(CairnWindow *window, int width);
/// Shows premultiplied BGRA, rows from the top without padding, as a picture of so many points. A picture of another
/// shape than the last one gives the window its shape.
void cairn_window_show(CairnWindow *window, const uint8_t *pixels, int width, int height, int points_wide,
                       int points_high);
void cairn_window_close(CairnWindow *window);
