#include "CLoadedCodecs.h"
#include "LoadedLibrary.h"

#include <pthread.h>
#include <string.h>

// The few declarations that are needed of libwebp, librsvg 2.46 and later, poppler-glib 0.82 and later, and Cairo.
typedef struct { double x, y, width, height; } Rectangle;
typedef struct { double length; int unit; } Length;

static struct {
  int (*info)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
} webp;

static struct {
  void *(*create_surface)(unsigned char *, int, int, int, int);
  void *(*create)(void *);
  void (*destroy)(void *);
  void (*destroy_surface)(void *);
  void (*scale)(void *, double, double);
  void (*flush)(void *);
  void (*unref)(void *);
  void (*free_error)(void *);
} shared;

static struct {
  void *(*open)(const uint8_t *, size_t, void **);
  int (*pixels)(void *, double *, double *);
  void (*dimensions)(void *, int *, Length *, int *, Length *, int *, Rectangle *);
  int (*render)(void *, void *, const Rectangle *, void **);
} rsvg;

static struct {
  void *(*bytes)(const void *, size_t);
  void (*free_bytes)(void *);
  void *(*open)(void *, const char *, void **);
  void *(*page)(void *, int);
  void (*size)(void *, double *, double *);
  void (*render)(void *, void *);
} pdf;

static int there[4];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int load_shared(void *library) {
  shared.create_surface = dlsym(library, "cairo_image_surface_create_for_data");
  shared.create = dlsym(library, "cairo_create");
  shared.destroy = dlsym(library, "cairo_destroy");
  shared.destroy_surface = dlsym(library, "cairo_surface_destroy");
  shared.scale = dlsym(library, "cairo_scale");
  shared.flush = dlsym(library, "cairo_surface_flush");
  shared.unref = dlsym(library, "g_object_unref");
  shared.free_error = dlsym(library, "g_error_free");
  return shared.create_surface && shared.create && shared.destroy && shared.destroy_surface && shared.scale &&
         shared.flush && shared.unref && shared.free_error;
}

static void load_all(void) {
  const char *const webps[] = {"libwebp.so.7", "libwebp.so", "libwebp.dylib", NULL};
  const char *const rsvgs[] = {"librsvg-2.so.2", "librsvg-2.so", "librsvg-2.dylib", NULL};
  const char *const pdfs[] = {"libpoppler-glib.so.8", "libpoppler-glib.so", "libpoppler-glib.dylib", NULL};
  void *library = cairn_load(webps);
  if (library) {
    webp.info = dlsym(library, "WebPGetInfo");
    webp.decode = dlsym(library, "WebPDecodeBGRAInto");
    there[0] = webp.info && webp.decode;
  }
  if ((library = cairn_load(rsvgs)) && load_shared(library)) {
    rsvg.open = dlsym(library, "rsvg_handle_new_from_data");
    rsvg.pixels = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
    rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
    rsvg.render = dlsym(library, "rsvg_handle_render_document");
    there[1] = rsvg.open && rsvg.pixels && rsvg.dimensions && rsvg.render;
  }
  if ((library = cairn_load(pdfs)) && load_shared(library)) {
    pdf.bytes = dlsym(library, "g_bytes_new");
    pdf.free_bytes = dlsym(library, "g_bytes_unref");
    pdf.open = dlsym(library, "poppler_document_new_from_bytes");
    pdf.page = dlsym(library, "poppler_document_get_page");
    pdf.size = dlsym(library, "poppler_page_get_size");
    pdf.render = dlsym(library, "poppler_page_render");
    there[2] = pdf.bytes && pdf.free_bytes && pdf.open && pdf.page && pdf.size && pdf.render;
  }
  there[3] = cairn_gif_load();
}

int cairn_codec_is_there(int kind) {
  pthread_once(&once, load_all);
  return kind >= 0 && kind < 4 && there[kind];
}

int cairn_webp_size(const uint8_t *data, size_t count, int *width, int *height) {
  return cairn_codec_is_there(0) && webp.info(data, count, width, height);
}

int cairn_webp_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t size, int stride) {
  return cairn_codec_is_there(0) && webp.decode(data, count, pixels, size, stride) != NULL;
}

// An opened drawing: a handle of librsvg, or a page of poppler with its document.
typedef struct { void *handle, *document; } Drawing;

static int open_drawing(int kind, const uint8_t *data, size_t count, Drawing *drawing) {
  if (!cairn_codec_is_there(kind)) return 0;
  void *error = NULL;
  memset(drawing, 0, sizeof *drawing);
  if (kind == 1) {
    // Without a base address nothing outside of the data is read.
    drawing->handle = rsvg.open(data, count, &error);
  } else {
    void *bytes = pdf.bytes(data, count);
    drawing->document = pdf.open(bytes, NULL, &error);
    pdf.free_bytes(bytes);
    if (drawing->document) drawing->handle = pdf.page(drawing->document, 0);
    if (drawing->document && !drawing->handle) shared.unref(drawing->document);
  }
  if (error) shared.free_error(error);
  return drawing->handle != NULL;
}

static void close_drawing(Drawing *drawing) {
  shared.unref(drawing->handle);
  if (drawing->document) shared.unref(drawing->document);
}

static int natural_size(int kind, Drawing *drawing, double *width, double *height) {
  if (kind == 2) {
    pdf.size(drawing->handle, width, height);
  } else if (!rsvg.pixels(drawing->handle, width, height)) {
    int has_width, has_height, has_box = 0;
    Length w, h;
    Rectangle box;
    rsvg.dimensions(drawing->handle, &has_width, &w, &has_height, &h, &has_box, &box);
    if (!has_box) return 0;
    *width = box.width;
    *height = box.height;
  }
  return *width > 0 && *height > 0;
}

int cairn_drawing_size(int kind, const uint8_t *data, size_t count, double *width, double *height) {
  Drawing drawing;
  if (!open_drawing(kind, data, count, &drawing)) return 0;
  int found = natural_size(kind, &drawing, width, height);
  close_drawing(&drawing);
  return found;
}

int cairn_drawing_draw(int kind, const uint8_t *data, size_t count, uint8_t *pixels, int width, int height) {
  Drawing drawing;
  if (!open_drawing(kind, data, count, &drawing)) return 0;
  double w, h;
  int drawn = 0;
  if (natural_size(kind, &drawing, &w, &h)) {
    // 0: ARGB in 32 bits.
    void *surface = shared.create_surface(pixels, 0, width, height, width * 4);
    void *context = shared.create(surface);
    if (kind == 1) {
      Rectangle room = {0, 0, width, height};
      void *error = NULL;
      drawn = rsvg.render(drawing.handle, context, &room, &error);
      if (error) shared.free_error(error);
    } else {
      shared.scale(context, width / w, height / h);
      pdf.render(drawing.handle, context);
      drawn = 1;
    }
    shared.destroy(context);
    shared.flush(surface);
    shared.destroy_surface(surface);
  }
  close_drawing(&drawing);
  return drawn;
}
