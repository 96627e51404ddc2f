// Pictures whose libraries are loaded when one is first met. Every function gives 0 when the library is not there or the
// data are damaged.
#ifndef C_LOADED_CODECS_H
#define C_LOADED_CODECS_H

#include <stddef.h>
#include <stdint.h>

// Whether the library for WebP (0), SVG (1), PDF (2) or GIF (3) can be loaded.
int cairn_codec_is_there(int kind);

int cairn_webp_size(const uint8_t *data, size_t count, int *width, int *height);
// Straight BGRA, rows without padding, into `pixels` of width * height * 4 bytes.
int cairn_webp_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t size, int stride);

// The natural size in points of an SVG (1) or of the first page of a PDF (2).
int cairn_drawing_size(int kind, const uint8_t *data, size_t count, double *width, double *height);
// Premultiplied BGRA into `pixels` of width * height * 4 bytes, which are zero.
int cairn_drawing_draw(int kind, const uint8_t *data, size_t count, uint8_t *pixels, int width, int height);

// A GIF file that is read picture by picture.
typedef struct CairnGIF CairnGIF;
typedef struct {
  int left, top, width, height;
  // In hundredths of a second.
  int delay;
  // What becomes of the place before the next picture: 2 clears it, 3 restores it.
  int disposal;
} CairnGIFPicture;

// The data must stay where they are until the file is closed. NULL for what is no GIF.
CairnGIF *cairn_gif_open(const uint8_t *data, size_t count, int *width, int *height);
void cairn_gif_close(CairnGIF *gif);
// Goes to the next picture; 0 at the end, and where what comes next is damaged.
int cairn_gif_next(CairnGIF *gif, CairnGIFPicture *picture);
// How often the pictures loop as far as the file has been read, 0 for ever; -1 when it does not say so.
int cairn_gif_loops(const CairnGIF *gif);
// Draws the picture over a BGRA canvas, once; of a damaged one the rows before its damage.
void cairn_gif_draw(CairnGIF *gif, uint8_t *canvas, int width, int height);

#endif
