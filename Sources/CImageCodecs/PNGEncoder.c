#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// The file as it grows.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} Output;

static void put(png_structp png, png_bytep data, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (output->capacity - output->count < count) {
    size_t capacity = (output->count + count) * 2;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (!bytes) png_error(png, "no memory");
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, count);
  output->count += count;
}

static void flush(png_structp png) { (void)png; }
static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static int is_opaque(const uint8_t *pixels, int32_t width, int32_t height, size_t stride) {
  for (int32_t y = 0; y < height; y++, pixels += stride) {
    uint8_t all = 255;
    for (int32_t x = 0; x < width; x++) all &= pixels[(size_t)x * 4 + 3];
    if (all != 255) return 0;
  }
  return 1;
}

static void without_alpha(const uint8_t *in, uint8_t *out, int32_t width) {
  for (int32_t x = 0; x < width; x++, in += 4, out += 3) out[0] = in[2], out[1] = in[1], out[2] = in[0];
}

static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

static void with_straight_alpha(const uint8_t *in, uint8_t *out, int32_t width) {
  for (int32_t x = 0; x < width; x++, in += 4, out += 4) {
    uint32_t alpha = in[3];
    if (alpha == 255 || alpha == 0) {
      out[0] = in[2], out[1] = in[1], out[2] = in[0];
    } else {
      out[0] = straight(in[2], alpha), out[1] = straight(in[1], alpha), out[2] = straight(in[0], alpha);
    }
    out[3] = in[3];
  }
}

// Errors jump back to where the writing began. Returns 1 on success.
static int write_png(
    Output *output, uint8_t *row, const uint8_t *pixels, int32_t width, int32_t height, size_t stride,
    const cairn_png_notes *notes) {
  int opaque = !(notes && notes->keeps_alpha) && is_opaque(pixels, width, height, stride);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, output, put, flush);
  png_set_IHDR(
      png, info, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (notes) {
    png_set_eXIf_1(png, info, notes->exif_count, (png_bytep)notes->exif);
    png_set_pHYs(png, info, notes->pixels_per_metre, notes->pixels_per_metre, PNG_RESOLUTION_METER);
  }
  // Fast: the search for filters finds nothing in flat pictures of interfaces.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, notes ? 1 : 3);
  png_set_compression_buffer_size(png, 1 << 16);
  png_write_info(png, info);
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *source = pixels + (size_t)y * stride;
    if (opaque) {
      without_alpha(source, row, width);
    } else {
      with_straight_alpha(source, row, width);
    }
    png_write_row(png, row);
  }
  // Without `info`: the library would write the Exif chunk again.
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}

uint8_t *cairn_png_encode(
    const uint8_t *pixels, int32_t width, int32_t height, size_t stride, const cairn_png_notes *notes, size_t *count) {
  Output output = {malloc(1 << 16), 0, 1 << 16};
  uint8_t *row = malloc((size_t)width * 4);
  int done = output.bytes && row && write_png(&output, row, pixels, width, height, stride, notes);
  free(row);
  if (!done) {
    free(output.bytes);
    return NULL;
  }
  *count = output.count;
  return output.bytes;
}

void cairn_premultiply(uint8_t *pixels, size_t count) {
  for (uint8_t *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
    unsigned alpha = pixel[3];
    if (alpha == 255) continue;
    for (int part = 0; part < 3; part++) pixel[part] = (uint8_t)((pixel[part] * alpha + 127) / 255);
  }
}
