#include "CImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// libjpeg reports errors by a callback that must not return: it jumps back to where the call began.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf target;
} ErrorManager;

static void fail(j_common_ptr info) { longjmp(((ErrorManager *)info->err)->target, 1); }
static void ignore_message(j_common_ptr info) { (void)info; }
static void ignore_level(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

static struct jpeg_error_mgr *prepare(ErrorManager *manager) {
  struct jpeg_error_mgr *base = jpeg_std_error(&manager->base);
  base->error_exit = fail;
  base->output_message = ignore_message;
  base->emit_message = ignore_level;
  return base;
}

/// A progressive file of a few bytes can ask for thousands of passes over a large picture.
enum { MAXIMUM_SCANS = 200 };

static void watch(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > MAXIMUM_SCANS) fail(info);
}

int cairn_jpeg_size(const uint8_t *data, size_t count, int32_t *width, int32_t *height) {
  struct jpeg_decompress_struct info;
  ErrorManager manager;
  memset(&info, 0, sizeof info);
  info.err = prepare(&manager);
  if (setjmp(manager.target)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, data, count);
  jpeg_read_header(&info, TRUE);
  *width = (int32_t)info.image_width;
  *height = (int32_t)info.image_height;
  jpeg_destroy_decompress(&info);
  return 1;
}

int cairn_jpeg_decode(const uint8_t *data, size_t count, uint8_t *pixels, int32_t width, int32_t height) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  ErrorManager manager;
  uint8_t *volatile row = NULL;
  volatile int32_t rows = 0;
  memset(&info, 0, sizeof info);
  memset(&progress, 0, sizeof progress);
  info.err = prepare(&manager);
  if (setjmp(manager.target)) {
    jpeg_destroy_decompress(&info);
    free(row);
    return rows > 0;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = watch;
  info.progress = &progress;
  jpeg_mem_src(&info, data, count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  int is_inverted = is_cmyk && info.saw_Adobe_marker;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  jpeg_start_decompress(&info);
  if ((int32_t)info.output_width != width || (int32_t)info.output_height != height) fail((j_common_ptr)&info);
  int components = info.output_components;
  row = malloc((size_t)width * (size_t)components);
  if (!row) fail((j_common_ptr)&info);
  while ((int32_t)info.output_scanline < height) {
    JSAMPROW target = row;
    uint8_t *out = pixels + (size_t)info.output_scanline * (size_t)width * 4;
    jpeg_read_scanlines(&info, &target, 1);
    const uint8_t *in = row;
    for (int32_t x = 0; x < width; x++, in += components, out += 4) {
      if (is_cmyk) {
        int c = in[0], m = in[1], y = in[2], k = in[3];
        if (!is_inverted) c = 255 - c, m = 255 - m, y = 255 - y, k = 255 - k;
        out[0] = (uint8_t)(y * k / 255), out[1] = (uint8_t)(m * k / 255), out[2] = (uint8_t)(c * k / 255);
      } else {
        out[0] = in[2], out[1] = in[1], out[2] = in[0];
      }
      out[3] = 255;
    }
    rows++;
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  return 1;
}

uint8_t *cairn_jpeg_encode(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, int32_t is_uikits, size_t *count) {
  struct jpeg_compress_struct info;
  ErrorManager manager;
  unsigned char *volatile result = NULL;
  uint8_t *volatile row = NULL;
  unsigned char *buffer = NULL;
  unsigned long size = 0;
  memset(&info, 0, sizeof info);
  info.err = prepare(&manager);
  if (setjmp(manager.target)) {
    jpeg_destroy_compress(&info);
    free(row);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &buffer, &size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  if (is_uikits) {
    info.restart_in_rows = 1;
    // The best quality has colours as fine as light.
    if (quality == 100) info.comp_info[0].h_samp_factor = info.comp_info[0].v_samp_factor = 1;
  }
  row = malloc((size_t)width * 3);
  if (!row) fail((j_common_ptr)&info);
  jpeg_start_compress(&info, TRUE);
  while ((int32_t)info.next_scanline < height) {
    const uint8_t *in = pixels + (size_t)info.next_scanline * (size_t)width * 4;
    for (int32_t x = 0; x < width; x++) {
      uint8_t white = (uint8_t)(255 - in[x * 4 + 3]);
      for (int part = 0; part < 3; part++) row[x * 3 + part] = (uint8_t)(in[x * 4 + 2 - part] + white);
    }
    JSAMPROW source = row;
    jpeg_write_scanlines(&info, &source, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free(row);
  result = buffer;
  *count = size;
  return result;
}
