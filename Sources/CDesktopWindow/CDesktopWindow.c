#include "CDesktopWindow.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The few declarations that are needed of SDL 2.0.5 and later, whose binary interface is stable: SDL_events.h,
// SDL_video.h, SDL_render.h.
enum {
  INIT_VIDEO = 0x20,
  WINDOW_RESIZABLE = 0x20,
  WINDOW_HIGH_DPI = 0x2000,
  CENTERED = 0x2FFF0000,
  PIXELS_ARGB8888 = 0x16362004,
  TEXTURE_STREAMING = 1,
  EVENT_QUIT = 0x100,
  EVENT_WINDOW = 0x200,
  EVENT_KEY_DOWN = 0x300,
  EVENT_TEXT = 0x303,
  EVENT_MOTION = 0x400,
  EVENT_BUTTON_DOWN = 0x401,
  EVENT_BUTTON_UP = 0x402,
  EVENT_WHEEL = 0x403,
  WINDOW_EXPOSED = 3,
  WINDOW_SIZE_CHANGED = 6,
  WINDOW_LEAVE = 11,
};

typedef union {
  uint32_t type;
  struct { uint32_t type, time, window; uint8_t event, pad[3]; int32_t data1, data2; } window;
  struct { uint32_t type, time, window; uint8_t state, repeats, pad[2]; int32_t scancode, key; uint16_t modifiers; } key;
  struct { uint32_t type, time, window; char text[32]; } text;
  struct { uint32_t type, time, window, which, state; int32_t x, y, dx, dy; } motion;
  struct { uint32_t type, time, window, which; uint8_t button, state, clicks, pad; int32_t x, y; } button;
  struct { uint32_t type, time, window, which; int32_t x, y; uint32_t direction; } wheel;
  uint8_t room[128];
} Event;

static struct {
  int (*init)(uint32_t);
  const char *(*error)(void);
  const char *(*driver)(void);
  void *(*create_window)(const char *, int, int, int, int, uint32_t);
  void (*destroy_window)(void *);
  void (*set_size)(void *, int, int);
  void *(*create_renderer)(void *, int, uint32_t);
  void (*destroy_renderer)(void *);
  int (*output_size)(void *, int *, int *);
  int (*set_logical_size)(void *, int, int);
  void *(*create_texture)(void *, uint32_t, int, int, int);
  void (*destroy_texture)(void *);
  int (*update)(void *, const void *, const void *, int);
  int (*clear)(void *);
  int (*copy)(void *, void *, const void *, const void *);
  void (*present)(void *);
  int (*poll)(Event *);
  uint32_t (*modifiers)(void);
  void (*start_text)(void);
  int (*hint)(const char *, const char *);
} sdl;

struct CairnWindow {
  void *window, *renderer, *texture;
  int width, height, points_wide, points_high;
};

static bool load(const char **reason) {
  static const char *const names[] = {"libSDL2-2.0.so.0", "libSDL2.so", "libSDL2-2.0.0.dylib", "libSDL2.dylib"};
  static void *library;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) library = dlopen(names[i], RTLD_NOW);
  if (!library) {
    *reason = "SDL 2 is not installed (Debian: libsdl2-2.0-0)";
    return false;
  }
  const struct { void **place; const char *name; } symbols[] = {
      {(void **)&sdl.init, "SDL_Init"},
      {(void **)&sdl.error, "SDL_GetError"},
      {(void **)&sdl.driver, "SDL_GetCurrentVideoDriver"},
      {(void **)&sdl.create_window, "SDL_CreateWindow"},
      {(void **)&sdl.destroy_window, "SDL_DestroyWindow"},
      {(void **)&sdl.set_size, "SDL_SetWindowSize"},
      {(void **)&sdl.create_renderer, "SDL_CreateRenderer"},
      {(void **)&sdl.destroy_renderer, "SDL_DestroyRenderer"},
      {(void **)&sdl.output_size, "SDL_GetRendererOutputSize"},
      {(void **)&sdl.set_logical_size, "SDL_RenderSetLogicalSize"},
      {(void **)&sdl.create_texture, "SDL_CreateTexture"},
      {(void **)&sdl.destroy_texture, "SDL_DestroyTexture"},
      {(void **)&sdl.update, "SDL_UpdateTexture"},
      {(void **)&sdl.clear, "SDL_RenderClear"},
      {(void **)&sdl.copy, "SDL_RenderCopy"},
      {(void **)&sdl.present, "SDL_RenderPresent"},
      {(void **)&sdl.poll, "SDL_PollEvent"},
      {(void **)&sdl.modifiers, "SDL_GetModState"},
      {(void **)&sdl.start_text, "SDL_StartTextInput"},
      {(void **)&sdl.hint, "SDL_SetHint"},
  };
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    *symbols[i].place = dlsym(library, symbols[i].name);
    if (!*symbols[i].place) {
      *reason = "SDL 2 is too old";
      return false;
    }
  }
  return true;
}

// Without a display SDL draws where nobody looks, which is wanted where the environment says so.
static bool is_seen(void) {
  const char *const driver = sdl.driver();
  if (getenv("SDL_VIDEODRIVER") || getenv("SDL_VIDEO_DRIVER")) return true;
  return driver && strcmp(driver, "dummy") && strcmp(driver, "offscreen") && strcmp(driver, "evdev");
}

CairnWindow *cairn_window_open(const char *title, int width, int height, const char **reason) {
  if (!load(reason)) return NULL;
  // Pictures are smaller than the window at times: neighbouring pixels mix. Control-C ends the program as ever.
  sdl.hint("SDL_RENDER_SCALE_QUALITY", "linear");
  sdl.hint("SDL_NO_SIGNAL_HANDLERS", "1");
  if (sdl.init(INIT_VIDEO) != 0) {
    *reason = sdl.error();
    return NULL;
  }
  if (!is_seen()) {
    *reason = "there is no display";
    return NULL;
  }
  CairnWindow *window = calloc(1, sizeof *window);
  if (!window) abort();
  window->window = sdl.create_window(title, CENTERED, CENTERED, width, height, WINDOW_RESIZABLE | WINDOW_HIGH_DPI);
  window->renderer = window->window ? sdl.create_renderer(window->window, -1, 0) : NULL;
  if (!window->renderer) {
    *reason = sdl.error();
    cairn_window_close(window);
    return NULL;
  }
  sdl.start_text();
  return window;
}

void cairn_window_close(CairnWindow *window) {
  if (!window) return;
  if (window->texture) sdl.destroy_texture(window->texture);
  if (window->renderer) sdl.destroy_renderer(window->renderer);
  if (window->window) sdl.destroy_window(window->window);
  free(window);
}

double cairn_window_scale(CairnWindow *window, int width) {
  int across = 0, down = 0;
  if (width <= 0 || sdl.output_size(window->renderer, &across, &down) != 0) return 1;
  return (double)across / width;
}

static void paint(CairnWindow *window) {
  sdl.clear(window->renderer);
  if (window->texture) sdl.copy(window->renderer, window->texture, NULL, NULL);
  sdl.present(window->renderer);
}

void cairn_window_show(CairnWindow *window, const uint8_t *pixels, int width, int height, int points_wide,
                       int points_high) {
  if (window->points_wide != points_wide || window->points_high != points_high) {
    if (window->points_wide) sdl.set_size(window->window, points_wide, points_high);
    window->points_wide = points_wide;
    window->points_high = points_high;
    // Places of the pointer come in points from now on.
    sdl.set_logical_size(window->renderer, points_wide, points_high);
  }
  if (!window->texture || window->width != width || window->height != height) {
    if (window->texture) sdl.destroy_texture(window->texture);
    window->texture = sdl.create_texture(window->renderer, PIXELS_ARGB8888, TEXTURE_STREAMING, width, height);
    window->width = width;
    window->height = height;
  }
  if (window->texture) sdl.update(window->texture, NULL, pixels, width * 4);
  paint(window);
}

static uint32_t held(uint32_t bits) {
  return ((bits & 0x0003) ? CairnWindowShift : 0) | ((bits & 0x00C0) ? CairnWindowControl : 0) |
         ((bits & 0x0300) ? CairnWindowAlternate : 0) | ((bits & 0x0C00) ? CairnWindowCommand : 0);
}

static bool translate(CairnWindow *window, const Event *from, CairnWindowEvent *to) {
  memset(to, 0, sizeof *to);
  to->modifiers = held(sdl.modifiers());
  switch (from->type) {
  case EVENT_QUIT: to->kind = CairnWindowClosed; return true;
  case EVENT_WINDOW:
    if (from->window.event == WINDOW_EXPOSED || from->window.event == WINDOW_SIZE_CHANGED) paint(window);
    if (from->window.event == WINDOW_LEAVE) to->kind = CairnWindowLeft;
    return to->kind != CairnWindowNothing;
  case EVENT_KEY_DOWN:
    to->kind = CairnWindowKey;
    to->key = from->key.key;
    // Those of the moment when it went down; by now they may be up again.
    to->modifiers = held(from->key.modifiers);
    return true;
  case EVENT_TEXT:
    to->kind = CairnWindowText;
    memcpy(to->text, from->text.text, sizeof to->text);
    to->text[sizeof to->text - 1] = 0;
    return true;
  case EVENT_MOTION:
    to->kind = CairnWindowMoved;
    to->x = from->motion.x;
    to->y = from->motion.y;
    return true;
  case EVENT_BUTTON_DOWN:
  case EVENT_BUTTON_UP:
    if (from->button.button != 1) return false;
    to->kind = from->type == EVENT_BUTTON_DOWN ? CairnWindowDown : CairnWindowUp;
    to->x = from->button.x;
    to->y = from->button.y;
    return true;
  case EVENT_WHEEL:
    to->kind = CairnWindowWheel;
    to->dx = from->wheel.direction == 1 ? -from->wheel.x : from->wheel.x;
    to->dy = from->wheel.direction == 1 ? -from->wheel.y : from->wheel.y;
    return true;
  default: return false;
  }
}

bool cairn_window_next(CairnWindow *window, CairnWindowEvent *event) {
  Event next;
  while (sdl.poll(&next)) {
    if (translate(window, &next, event)) return true;
  }
  return false;
}
