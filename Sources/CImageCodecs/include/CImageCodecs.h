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

/// Encodes premultiplied pixels (blue, green, red, alpha; rows `stride` bytes apart) as PNG, without alpha where none has
/// any. Returns memory to be freed with `free`, or NULL.
uint8_t *_Nullable cairn_png_encode(
    const uint8_t *_Nonnull pixels, int32_t width, int32_t height, size_t stride, size_t *_Nonnull count);

/// Encodes opaque pixels in the order of `cairn_jpeg_decode`. Returns memory to be freed with `free`, or NULL.
uint8_t *_Nullable cairn_jpeg_encode(
    const uint8_t *_Nonnull pixels, int32_t width, int32_t height, int32_t quality, size_t *_Nonnull count);
