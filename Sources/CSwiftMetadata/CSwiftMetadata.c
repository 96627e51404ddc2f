#include "CSwiftMetadata.h"

#include <stdint.h>
#include <string.h>

#define SWIFTCALL __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

/// Words of class metadata searched for the slot: header and method table of the largest class.
enum { MAXIMUM_WORDS = 4096 };

extern const char uiview_init_frame[] __asm__("$s9UIKitCore6UIViewC5frameAC10Foundation6CGRectV_tcfC") __attribute__((weak));

const void *cairn_uiview_init_frame(void) { return uiview_init_frame; }

/// Index of `implementation` in the metadata of `base`, or -1.
static intptr_t slot_of(const void *base, const void *implementation) {
  if (!implementation) return -1;
  // Without the Objective-C runtime, word 4 of class metadata holds the size of the whole metadata object and, in its
  // upper half, the address point within it.
  const uint32_t *sizes = (const uint32_t *)((const char *)base + 0x20);
  intptr_t words = ((intptr_t)sizes[0] - (intptr_t)sizes[1]) / (intptr_t)sizeof(void *);
  if (words <= 0 || words > MAXIMUM_WORDS) return -1;
  const void *const *table = base;
  for (intptr_t i = 0; i < words; i++) {
    if (table[i] == implementation) return i;
  }
  return -1;
}

typedef SWIFTCALL void *(*FrameInit)(double, double, double, double, CONTEXT const void *);
typedef SWIFTCALL void *(*StyleInit)(unsigned char, unsigned long, unsigned long, CONTEXT const void *);
typedef SWIFTCALL void *(*StringInit)(unsigned long, unsigned long, CONTEXT const void *);

static const void *entry(const void *base, const void *implementation, const void *metatype) {
  intptr_t slot = slot_of(base, implementation);
  return slot < 0 ? 0 : ((const void *const *)metatype)[slot];
}

void *cairn_allocating_init_frame(
    const void *base, const void *implementation, const void *metatype, double x, double y, double width,
    double height) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((FrameInit)function)(x, y, width, height, metatype) : 0;
}

int cairn_lacks_init_frame(const void *base, const void *implementation, const void *metatype) {
  const void *function = entry(base, implementation, metatype);
  return function != implementation && function && cairn_only_traps(function);
}

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignment);

void *cairn_hollow(const void *metatype, const void *model) {
  // Words of class metadata without the Objective-C runtime: the instance's size stands at 24, its alignment at 28.
  uint32_t size, own;
  uint16_t alignment;
  memcpy(&size, (const char *)metatype + 24, sizeof size);
  memcpy(&alignment, (const char *)metatype + 28, sizeof alignment);
  memcpy(&own, *(const char *const *)model + 24, sizeof own);
  const size_t header = 2 * sizeof(void *);
  if (own < header || size < own) return 0;
  char *object = swift_allocObject(metatype, size, alignment);
  memset(object + header, 0, size - header);
  memcpy(object + header, (const char *)model + header, own - header);
  return object;
}

void *cairn_allocating_init_style(
    const void *base, const void *implementation, const void *metatype, unsigned char style, unsigned long string0,
    unsigned long string1) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((StyleInit)function)(style, string0, string1, metatype) : 0;
}

void *cairn_allocating_init_string(
    const void *base, const void *implementation, const void *metatype, unsigned long string0,
    unsigned long string1) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((StringInit)function)(string0, string1, metatype) : 0;
}

extern const char uiview_trait_change[] __asm__("$s9UIKitCore6UIViewC24traitCollectionDidChangeyyAA07UITraitE0CSgF") __attribute__((weak));

const void *cairn_uiview_trait_change(void) { return uiview_trait_change; }

extern const char uiview_draw[] __asm__("$s9UIKitCore6UIViewC4drawyy10Foundation6CGRectVF") __attribute__((weak));

const void *cairn_uiview_draw(void) { return uiview_draw; }

#define EDIT_ACTION(name, mangled) \
  extern const char edit_##name[] __asm__("$s9UIKitCore11UIResponderC" mangled "yyypSgF") __attribute__((weak));
EDIT_ACTION(cut, "3cut")
EDIT_ACTION(copy, "4copy")
EDIT_ACTION(paste, "5paste")
EDIT_ACTION(pasteAndMatchStyle, "18pasteAndMatchStyle")
EDIT_ACTION(pasteAndGo, "10pasteAndGo")
EDIT_ACTION(pasteAndSearch, "14pasteAndSearch")
EDIT_ACTION(select, "6select")
EDIT_ACTION(selectAll, "9selectAll")
EDIT_ACTION(delete, "6delete")
EDIT_ACTION(toggleBoldface, "14toggleBoldface")
EDIT_ACTION(toggleItalics, "13toggleItalics")
EDIT_ACTION(toggleUnderline, "15toggleUnderline")
EDIT_ACTION(increaseSize, "12increaseSize")
EDIT_ACTION(decreaseSize, "12decreaseSize")
EDIT_ACTION(makeTextWritingDirectionLeftToRight, "35makeTextWritingDirectionLeftToRight")
EDIT_ACTION(makeTextWritingDirectionRightToLeft, "35makeTextWritingDirectionRightToLeft")
EDIT_ACTION(rename, "6rename")
EDIT_ACTION(duplicate, "9duplicate")
EDIT_ACTION(move, "4move")
EDIT_ACTION(export, "6export")
EDIT_ACTION(printContent, "12printContent")
EDIT_ACTION(find, "4find")
EDIT_ACTION(findAndReplace, "14findAndReplace")
EDIT_ACTION(findNext, "8findNext")
EDIT_ACTION(findPrevious, "12findPrevious")
EDIT_ACTION(useSelectionForFind, "19useSelectionForFind")
#undef EDIT_ACTION

const void *cairn_responder_edit_action(const char *selector) {
  const struct {
    const char *selector;
    const void *implementation;
  } actions[] = {
    {"cut:", edit_cut},
    {"copy:", edit_copy},
    {"paste:", edit_paste},
    {"pasteAndMatchStyle:", edit_pasteAndMatchStyle},
    {"pasteAndGo:", edit_pasteAndGo},
    {"pasteAndSearch:", edit_pasteAndSearch},
    {"select:", edit_select},
    {"selectAll:", edit_selectAll},
    {"delete:", edit_delete},
    {"toggleBoldface:", edit_toggleBoldface},
    {"toggleItalics:", edit_toggleItalics},
    {"toggleUnderline:", edit_toggleUnderline},
    {"increaseSize:", edit_increaseSize},
    {"decreaseSize:", edit_decreaseSize},
    {"makeTextWritingDirectionLeftToRight:", edit_makeTextWritingDirectionLeftToRight},
    {"makeTextWritingDirectionRightToLeft:", edit_makeTextWritingDirectionRightToLeft},
    {"rename:", edit_rename},
    {"duplicate:", edit_duplicate},
    {"move:", edit_move},
    {"export:", edit_export},
    {"printContent:", edit_printContent},
    {"find:", edit_find},
    {"findAndReplace:", edit_findAndReplace},
    {"findNext:", edit_findNext},
    {"findPrevious:", edit_findPrevious},
    {"useSelectionForFind:", edit_useSelectionForFind}
  };
  for (size_t i = 0; i < sizeof(actions) / sizeof(actions[0]); i++) {
    if (strcmp(actions[i].selector, selector) == 0) return actions[i].implementation;
  }
  return 0;
}

int cairn_overrides(const void *base, const void *implementation, const void *metatype) {
  const void *function = entry(base, implementation, metatype);
  return function == 0 || function != implementation;
}

extern const char cell_init_style[] __asm__("$s9UIKitCore15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfC") __attribute__((weak));

const void *cairn_cell_init_style(void) { return cell_init_style; }

extern const char calayer_init[] __asm__("$s10QuartzCore7CALayerCACycfC") __attribute__((weak));

const void *cairn_calayer_init(void) { return calayer_init; }

typedef SWIFTCALL void *(*PlainInit)(CONTEXT const void *);

void *cairn_allocating_init(const void *base, const void *implementation, const void *metatype) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((PlainInit)function)(metatype) : 0;
}

extern void *swift_weakAssign(void *field, void *object);

void cairn_weak_assign(void *field, void *object) { swift_weakAssign(field, object); }

extern const char nsobject_init[] __asm__("$s10Foundation8NSObjectCACycfC") __attribute__((weak));

const void *cairn_nsobject_init(void) { return nsobject_init; }

extern const char calayer_init_layer[] __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfC") __attribute__((weak));

const void *cairn_calayer_init_layer(void) { return calayer_init_layer; }

typedef SWIFTCALL void *(*AnyInit)(const void *, CONTEXT const void *);

void *cairn_allocating_init_any(
    const void *base, const void *implementation, const void *metatype, const void *value) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((AnyInit)function)(value, metatype) : 0;
}

extern const char controller_show[] __asm__("$s9UIKitCore16UIViewControllerC4show_6senderyAC_ypSgtF") __attribute__((weak));
extern const char controller_show_detail[] __asm__("$s9UIKitCore16UIViewControllerC014showDetailViewD0_6senderyAC_ypSgtF") __attribute__((weak));

const void *cairn_controller_show(void) { return controller_show; }
const void *cairn_controller_show_detail(void) { return controller_show_detail; }

extern const char table_controller_height[] __asm__("$s9UIKitCore21UITableViewControllerC05tableD0_14heightForRowAt10Foundation7CGFloatVAA0cD0C_0K10Essentials9IndexPathVtF") __attribute__((weak));
const void *cairn_table_controller_height(void) { return table_controller_height; }

extern const char header_init[] __asm__("$s9UIKitCore023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfC") __attribute__((weak));
const void *cairn_header_init(void) { return header_init; }

int cairn_holds(const void *metatype, const void *implementation) { return slot_of(metatype, implementation) >= 0; }
extern const char segue_init[] __asm__("$s9UIKitCore17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC") __attribute__((weak));
const void *cairn_segue_init(void) { return segue_init; }

typedef SWIFTCALL void *(*SegueInit)(unsigned long, unsigned long, void *, void *, CONTEXT const void *);

void *cairn_allocating_init_segue(
    const void *base, const void *implementation, const void *metatype, unsigned long string0, unsigned long string1,
    void *source, void *destination) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((SegueInit)function)(string0, string1, source, destination, metatype) : 0;
}

extern const char provider_init[] __asm__("$s9UIKitCore28NSTextAttachmentViewProviderC04textD006parentE00G13LayoutManager8locationAcA0cD0C_AA6UIViewCSgAA0ciJ0CSgAA0C8Location_ptcfC") __attribute__((weak));
const void *cairn_provider_init(void) { return provider_init; }

typedef SWIFTCALL void *(*ProviderInit)(void *, void *, void *, void *, void *, CONTEXT const void *);

void *cairn_allocating_init_provider(
    const void *base, const void *implementation, const void *metatype, void *attachment, void *parent, void *manager,
    void *location, void *conformance) {
  const void *function = entry(base, implementation, metatype);
  return function ? ((ProviderInit)function)(attachment, parent, manager, location, conformance, metatype) : 0;
}
