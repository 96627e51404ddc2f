#include "CLoadedCodecs.h"
#include "LoadedLibrary.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The few declarations that are needed of giflib 5.1 and later (libgif 7), with its names.
typedef struct { unsigned char Red, Green, Blue; } GifColorType;
typedef struct { int ColorCount, BitsPerPixel; bool SortFlag; GifColorType *Colors; } ColorMapObject;
typedef struct { int Left, Top, Width, Height; bool Interlace; ColorMapObject *ColorMap; } GifImageDesc;
typedef struct GifFileType {
  int SWidth, SHeight, SColorResolution, SBackGroundColor;
  unsigned char AspectByte;
  ColorMapObject *SColorMap;
  int ImageCount;
  GifImageDesc Image;
  void *SavedImages;
  int ExtensionBlockCount;
  void *ExtensionBlocks;
  int Error;
  void *UserData, *Private;
} GifFileType;
enum { IMAGE_DESC_RECORD_TYPE = 2, EXTENSION_RECORD_TYPE = 3 };
enum { GRAPHICS_EXT_FUNC_CODE = 0xF9, APPLICATION_EXT_FUNC_CODE = 0xFF };

static struct {
  GifFileType *(*open)(void *, int (*)(GifFileType *, unsigned char *, int), int *);
  int (*close)(GifFileType *, int *);
  int (*record)(GifFileType *, int *);
  int (*picture)(GifFileType *);
  int (*line)(GifFileType *, unsigned char *, int);
  int (*extension)(GifFileType *, int *, unsigned char **);
  int (*extension_next)(GifFileType *, unsigned char **);
} gif;

int cairn_gif_load(void) {
  const char *const names[] = {"libgif.so.7", "libgif.7.dylib", NULL};
  void *library = cairn_load(names);
  if (!library) return 0;
  gif.open = dlsym(library, "DGifOpen");
  gif.close = dlsym(library, "DGifCloseFile");
  gif.record = dlsym(library, "DGifGetRecordType");
  gif.picture = dlsym(library, "DGifGetImageDesc");
  gif.line = dlsym(library, "DGifGetLine");
  gif.extension = dlsym(library, "DGifGetExtension");
  gif.extension_next = dlsym(library, "DGifGetExtensionNext");
  return gif.open && gif.close && gif.record && gif.picture && gif.line && gif.extension && gif.extension_next;
}

struct CairnGIF {
  GifFileType *file;
  const uint8_t *data;
  size_t count, offset;
  // Where the codes of the picture begin that was met last and is not drawn; 0: none.
  size_t codes;
  int loops, transparent;
};

// Zeros follow a file that ends early: they end blocks, and are no record.
static int read_bytes(GifFileType *file, unsigned char *bytes, int count) {
  CairnGIF *self = file->UserData;
  size_t rest = self->offset < self->count ? self->count - self->offset : 0;
  size_t length = (size_t)count < rest ? (size_t)count : rest;
  memcpy(bytes, self->data + self->count - rest, length);
  memset(bytes + length, 0, (size_t)count - length);
  self->offset += (size_t)count;
  return count;
}

CairnGIF *cairn_gif_open(const uint8_t *data, size_t count, int *width, int *height) {
  CairnGIF *self = cairn_codec_is_there(3) ? calloc(1, sizeof *self) : NULL;
  if (!self) return NULL;
  self->data = data;
  self->count = count;
  self->loops = -1;
  int error = 0;
  self->file = gif.open(self, read_bytes, &error);
  if (!self->file) {
    free(self);
    return NULL;
  }
  *width = self->file->SWidth;
  *height = self->file->SHeight;
  return self;
}

void cairn_gif_close(CairnGIF *self) {
  int error = 0;
  gif.close(self->file, &error);
  free(self);
}

// Blocks of data: a length and as many bytes, up to one without.
static size_t end_of_blocks(const CairnGIF *self, size_t offset) {
  while (offset < self->count && self->data[offset]) offset += 1 + self->data[offset];
  return offset + 1;
}

// The block's first byte is its length.
static int read_extension(CairnGIF *self, CairnGIFPicture *picture) {
  int label = 0, is_loop = 0, number = 0;
  unsigned char *block = NULL;
  if (!gif.extension(self->file, &label, &block)) return 0;
  while (block) {
    if (number == 0 && label == GRAPHICS_EXT_FUNC_CODE && block[0] >= 4) {
      picture->delay = block[2] | block[3] << 8;
      picture->disposal = block[1] >> 2 & 7;
      self->transparent = block[1] & 1 ? block[4] : -1;
    }
    if (number == 0 && label == APPLICATION_EXT_FUNC_CODE)
      is_loop = block[0] == 11 && !memcmp(block + 1, "NETSCAPE2.0", 11);
    if (number == 1 && is_loop && block[0] >= 3 && block[1] == 1) self->loops = block[2] | block[3] << 8;
    number++;
    if (!gif.extension_next(self->file, &block)) return 0;
  }
  return 1;
}

int cairn_gif_next(CairnGIF *self, CairnGIFPicture *picture) {
  if (self->codes) self->offset = end_of_blocks(self, self->codes);
  self->codes = 0;
  self->transparent = -1;
  memset(picture, 0, sizeof *picture);
  int type = 0;
  while (gif.record(self->file, &type)) {
    if (type == EXTENSION_RECORD_TYPE) {
      if (!read_extension(self, picture)) return 0;
      continue;
    }
    if (type != IMAGE_DESC_RECORD_TYPE || !gif.picture(self->file) || self->offset > self->count) return 0;
    const GifImageDesc *image = &self->file->Image;
    picture->left = image->Left;
    picture->top = image->Top;
    picture->width = image->Width;
    picture->height = image->Height;
    self->codes = self->offset;
    return 1;
  }
  return 0;
}

int cairn_gif_loops(const CairnGIF *self) { return self->loops; }

static void draw_row(const unsigned char *row, int count, const ColorMapObject *colors, int transparent, uint8_t *to) {
  for (int column = 0; column < count; column++, to += 4) {
    if (row[column] == transparent || row[column] >= colors->ColorCount) continue;
    GifColorType color = colors->Colors[row[column]];
    to[0] = color.Blue;
    to[1] = color.Green;
    to[2] = color.Red;
    to[3] = 255;
  }
}

void cairn_gif_draw(CairnGIF *self, uint8_t *canvas, int width, int height) {
  static const struct { int start, step; } interlaced[] = {{0, 8}, {4, 8}, {2, 4}, {1, 2}};
  const GifImageDesc *image = &self->file->Image;
  const ColorMapObject *colors = image->ColorMap ? image->ColorMap : self->file->SColorMap;
  unsigned char *line = self->codes && colors ? malloc((size_t)image->Width + 1) : NULL;
  if (!line) return;
  int visible = width - image->Left < image->Width ? width - image->Left : image->Width;
  for (int pass = 0; pass < (image->Interlace ? 4 : 1); pass++) {
    int start = image->Interlace ? interlaced[pass].start : 0;
    int step = image->Interlace ? interlaced[pass].step : 1;
    for (int row = start; row < image->Height; row += step) {
      if (!gif.line(self->file, line, image->Width)) goto end;
      if (image->Top + row >= height || visible <= 0) continue;
      uint8_t *to = canvas + 4 * ((size_t)(image->Top + row) * (size_t)width + (size_t)image->Left);
      draw_row(line, visible, colors, self->transparent, to);
    }
  }
end:
  free(line);
  // A damaged picture leaves the library in the middle of its codes.
  self->offset = end_of_blocks(self, self->codes);
  self->codes = 0;
}
