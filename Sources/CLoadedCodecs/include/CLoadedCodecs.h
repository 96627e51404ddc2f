// Pictures whose libraries are loaded when one is first met. Every function gives 0 when the library is not there or the
// data are damaged.
#ifndef C_LOADED_CODECS_H
#define C_LOADED_CODECS_H

#include <stddef.h>
#include <stdint.h>

// Whether the library for WebP (0), SVG (1) or PDF (2) can be loaded.
int cairn_codec_is_there(int kind);

int cairn_webp_size(const uint8_t *data, size_t count, int *width, int *height);
// Straight BGRA, rows without padding, into `pixels` of width * height * 4 bytes.
int cairn_webp_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t size, int stride);

// The natural size in points of an SVG (1) or of the first page of a PDF (2).
int cairn_drawing_size(int kind, const uint8_t *data, size_t count, double *width, double *height);
// Premultiplied BGRA into `pixels` of width * height * 4 bytes, which are zero.
int cairn_drawing_draw(int kind, const uint8_t *data, size_t count, uint8_t *pixels, int width, int height);

#endif
