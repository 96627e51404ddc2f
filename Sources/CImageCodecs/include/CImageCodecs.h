#pragma once

#include <stddef.h>
#include <stdint.h>

/// Size of a JPEG picture as its header states it. Returns 1 on success.
int cairn_jpeg_size(const uint8_t *_Nonnull data, size_t count, int32_t *_Nonnull width, int32_t *_Nonnull height);

/// Decodes a JPEG picture into `pixels`: blue, green, red, 255 for each, `width * height * 4` bytes. The size must be the
/// header's. Damaged data give what could be read; returns 0 only where nothing could.
int cairn_jpeg_decode(
    const uint8_t *_Nonnull data, size_t count, uint8_t *_Nonnull pixels, int32_t width, int32_t height);

/// Multiplies the colours of `count` pixels of four bytes by their alpha, which comes last.
void cairn_premultiply(uint8_t *_Nonnull pixels, size_t count);

/// What a PNG file says beside its pixels.
typedef struct {
  const uint8_t *_Nullable exif;
  uint32_t exif_count;
  uint32_t pixels_per_metre;
  /// Whether there is alpha even where no pixel has any.
  int32_t keeps_alpha;
} cairn_png_notes;

/// Encodes premultiplied pixels (blue, green, red, alpha; rows `stride` bytes apart) as PNG, without alpha where none has
/// any and the notes do not keep it. Returns memory to be freed with `free`, or NULL.
uint8_t *_Nullable cairn_png_encode(
    const uint8_t *_Nonnull pixels, int32_t width, int32_t height, size_t stride, const cairn_png_notes *_Nullable notes,
    size_t *_Nonnull count);

/// Encodes premultiplied pixels in the same order on white, for UIKit as its files are. Returns memory to be freed with
/// `free`, or NULL.
uint8_t *_Nullable cairn_jpeg_encode(
    const uint8_t *_Nonnull pixels, int32_t width, int32_t height, int32_t quality, int32_t is_uikits,
    size_t *_Nonnull count);
