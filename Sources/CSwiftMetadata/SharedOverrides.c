#include "CSwiftMetadata.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define SWIFTCALL __attribute__((swiftcall))

typedef struct {
  uintptr_t start;
  uintptr_t length;
} Section;

/// The head of the runtime's record of an image (`MetadataSections`).
typedef struct {
  uintptr_t version;
  const void *base;
  const void *unused[2];
  Section protocols;
  Section conformances;
  Section types;
} Image;

extern void swift_enumerateAllMetadataSections(bool (*body)(const Image *, void *), void *context)
    __attribute__((weak));

/// Words before the method table of the first class: kind, superclass, sizes, descriptor, destroyer of variables.
enum { HEADER_WORDS = 7, SUPERCLASS = 1, MAXIMUM_WORDS = 4096, CLASS_KIND = 16, KIND_MASK = 0x1f, GENERIC = 0x80 };

typedef struct {
  void **base;
  void *const *overriding;
  void *const *plain;
  intptr_t words;
} Sharing;

static intptr_t words_of(void *const *metadata) {
  const uint32_t *sizes = (const uint32_t *)(metadata + 4);
  intptr_t words = ((intptr_t)sizes[0] - (intptr_t)sizes[1]) / (intptr_t)sizeof(void *);
  return words > 0 && words <= MAXIMUM_WORDS ? words : 0;
}

/// Whether the slot holds a method that the overriding class has of its own. What every subclass has of its own, its
/// initializers, is left.
static bool is_override(const Sharing *sharing, intptr_t slot) {
  return sharing->overriding[slot] != sharing->base[slot] && sharing->plain[slot] == sharing->base[slot];
}

static const void *target(const int32_t *field) { return *field ? (const char *)field + *field : 0; }

typedef struct {
  void **metadata;
  uintptr_t state;
} Response;
typedef SWIFTCALL Response (*Accessor)(uintptr_t request);

/// The metadata of a class from its entry in the list of types; 0 for all else, and for generic classes, which are made
/// from their superclass when they are first used.
static void **class_of(const int32_t *record) {
  if ((*record & 3) > 1) return 0;
  const char *address = (const char *)record + (*record & ~3);
  const int32_t *descriptor = (const int32_t *)((*record & 3) ? *(const void *const *)address : address);
  if (!descriptor || (descriptor[0] & KIND_MASK) != CLASS_KIND || (descriptor[0] & GENERIC)) return 0;
  // The superclass's name is empty in a root class.
  if (!descriptor[5]) return 0;
  Accessor accessor = (Accessor)(uintptr_t)target(descriptor + 3);
  return accessor ? accessor(0).metadata : 0;
}

static bool descends(void *const *metadata, void *const *base) {
  for (void *const *next = metadata[SUPERCLASS]; next; next = next[SUPERCLASS]) {
    if (next == base) return true;
  }
  return false;
}

static bool share_in(const Image *image, void *context) {
  const Sharing *sharing = context;
  for (uintptr_t at = 0; at + sizeof(int32_t) <= image->types.length; at += sizeof(int32_t)) {
    void **metadata = class_of((const int32_t *)(image->types.start + at));
    if (!metadata || metadata == sharing->overriding || !descends(metadata, sharing->base)) continue;
    intptr_t words = words_of(metadata);
    for (intptr_t slot = HEADER_WORDS; slot < sharing->words && slot < words; slot++) {
      if (metadata != sharing->plain && is_override(sharing, slot) && metadata[slot] == sharing->base[slot]) {
        metadata[slot] = sharing->overriding[slot];
      }
    }
  }
  return true;
}

void cairn_share_overrides(void *base, const void *overriding, const void *plain) {
  Sharing sharing = {base, overriding, plain, words_of(base)};
  if (!swift_enumerateAllMetadataSections) return;
  swift_enumerateAllMetadataSections(share_in, &sharing);
  for (intptr_t slot = HEADER_WORDS; slot < sharing.words; slot++) {
    if (is_override(&sharing, slot)) sharing.base[slot] = sharing.overriding[slot];
  }
}

long cairn_metadata_words(const void *metatype) { return words_of((void *const *)metatype); }

typedef struct {
  void **base;
  long slot;
  const void *implementation;
} Replacement;

static bool replace_in(const Image *image, void *context) {
  const Replacement *replacement = context;
  for (uintptr_t at = 0; at + sizeof(int32_t) <= image->types.length; at += sizeof(int32_t)) {
    void **metadata = class_of((const int32_t *)(image->types.start + at));
    if (!metadata || !descends(metadata, replacement->base) || words_of(metadata) <= replacement->slot) continue;
    if (metadata[replacement->slot] == replacement->base[replacement->slot]) {
      metadata[replacement->slot] = (void *)replacement->implementation;
    }
  }
  return true;
}

void cairn_replace_method(void *metatype, long slot, const void *implementation) {
  Replacement replacement = {metatype, slot, implementation};
  if (slot < HEADER_WORDS || slot >= words_of(replacement.base)) return;
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(replace_in, &replacement);
  replacement.base[slot] = (void *)implementation;
}
