#include "Instructions.h"

#include <string.h>

#if defined(__x86_64__)

// Lengths of x86-64 instructions, after the opcode maps of Intel's manual, volume 2, appendix A. Not the vector
// instructions with a VEX prefix, which no compiler writes without being asked to.

typedef struct {
  /// Bytes of the instruction; 0 when it is not known.
  uintptr_t length;
  CairnFlow flow;
  int32_t target;
} Instruction;

static int is_prefix(unsigned char byte) {
  switch (byte) {
  case 0x66: case 0xF2: case 0xF3: case 0xF0: case 0x2E: case 0x36: case 0x3E: case 0x26: case 0x64: case 0x65: return 1;
  default: return 0;
  }
}

/// Bytes of the operand that follows an opcode: its description, scale and displacement.
static uintptr_t operand(const unsigned char *code, uintptr_t left) {
  if (!left) return 0;
  const unsigned char mode = code[0] >> 6, base = code[0] & 7;
  if (mode == 3) return 1;
  const uintptr_t scaled = base == 4;
  if (scaled && left < 2) return 0;
  const int absolute = mode == 0 && (base == 5 || (scaled && (code[1] & 7) == 5));
  return 1 + scaled + (mode == 1 ? 1 : mode == 2 || absolute ? 4 : 0);
}

/// What follows an opcode: whether an operand does, and bytes of a constant.
typedef struct {
  int known, operand;
  uintptr_t constant;
} Shape;

static Shape shape(unsigned char opcode, unsigned char next, uintptr_t word, int wide) {
  if (opcode < 0x40) {
    const unsigned char form = opcode & 7;
    return (Shape){form < 6, form < 4, form == 4 ? 1 : form == 5 ? word : 0};
  }
  if (opcode >= 0x50 && opcode < 0x60) return (Shape){1, 0, 0};
  if (opcode >= 0x70 && opcode < 0x80) return (Shape){1, 0, 1};
  if (opcode >= 0x84 && opcode < 0x90) return (Shape){1, 1, 0};
  if (opcode >= 0x90 && opcode < 0xA0) return (Shape){opcode != 0x9A, 0, 0};
  if (opcode >= 0xA0 && opcode < 0xA4) return (Shape){1, 0, 8};
  if (opcode >= 0xA4 && opcode < 0xB0) return (Shape){1, 0, opcode == 0xA8 ? 1 : opcode == 0xA9 ? word : 0};
  if (opcode >= 0xB0 && opcode < 0xB8) return (Shape){1, 0, 1};
  if (opcode >= 0xB8 && opcode < 0xC0) return (Shape){1, 0, wide ? 8 : word};
  if (opcode >= 0xD0 && opcode < 0xD4) return (Shape){1, 1, 0};
  if (opcode >= 0xD8 && opcode < 0xE0) return (Shape){1, 1, 0};
  if (opcode >= 0xE0 && opcode < 0xE8) return (Shape){1, 0, 1};
  switch (opcode) {
  case 0x63: return (Shape){1, 1, 0};
  case 0x68: return (Shape){1, 0, 4};
  case 0x69: case 0x81: case 0xC7: return (Shape){1, 1, word};
  case 0x6A: case 0xCD: case 0xEB: return (Shape){1, 0, 1};
  case 0x6B: case 0x80: case 0x83: case 0xC0: case 0xC1: case 0xC6: return (Shape){1, 1, 1};
  case 0xC2: return (Shape){1, 0, 2};
  case 0xC3: case 0xC9: case 0xCC: case 0xF4: case 0xF5: return (Shape){1, 0, 0};
  case 0xE8: case 0xE9: return (Shape){1, 0, 4};
  case 0xF6: return (Shape){1, 1, (next >> 3 & 7) < 2 ? 1 : 0};
  case 0xF7: return (Shape){1, 1, (next >> 3 & 7) < 2 ? word : 0};
  case 0xF8: case 0xF9: case 0xFC: case 0xFD: return (Shape){1, 0, 0};
  case 0xFE: case 0xFF: return (Shape){1, 1, 0};
  default: return (Shape){0, 0, 0};
  }
}

/// The same behind 0F.
static Shape second_shape(unsigned char opcode) {
  if (opcode >= 0x80 && opcode < 0x90) return (Shape){1, 0, 4};
  if (opcode >= 0xC8 && opcode < 0xD0) return (Shape){1, 0, 0};
  if (opcode >= 0x70 && opcode < 0x74) return (Shape){1, 1, 1};
  switch (opcode) {
  case 0x05: case 0x0B: case 0x31: case 0x77: case 0xA0: case 0xA1: case 0xA2: case 0xA8: case 0xA9:
    return (Shape){1, 0, 0};
  case 0xA4: case 0xAC: case 0xBA: case 0xC2: case 0xC4: case 0xC5: case 0xC6: return (Shape){1, 1, 1};
  default: return (Shape){1, 1, 0};
  }
}

static int32_t constant_at(const unsigned char *code, uintptr_t size) {
  if (size == 1) return (signed char)code[0];
  int32_t value;
  memcpy(&value, code, sizeof value);
  return value;
}

static Instruction instruction(const unsigned char *code, uintptr_t left) {
  const Instruction unknown = {0};
  uintptr_t at = 0;
  int narrow = 0, wide = 0;
  while (at < left && is_prefix(code[at])) narrow |= code[at++] == 0x66;
  if (at < left && code[at] >> 4 == 4) wide = code[at++] >> 3 & 1;
  if (at >= left) return unknown;
  const uintptr_t word = narrow && !wide ? 2 : 4;
  unsigned char opcode = code[at++];
  const int second = opcode == 0x0F;
  Shape form;
  if (second) {
    if (at >= left) return unknown;
    opcode = code[at++];
    form = second_shape(opcode);
    // The third maps: one more byte of opcode; all have an operand, those of 3A a constant.
    if (opcode == 0x38 || opcode == 0x3A) {
      form = (Shape){1, 1, opcode == 0x3A};
      at++;
    }
  } else {
    form = shape(opcode, at < left ? code[at] : 0, word, wide);
  }
  if (!form.known || at > left) return unknown;
  const unsigned char extension = at < left ? code[at] >> 3 & 7 : 0;
  if (form.operand) {
    const uintptr_t size = operand(code + at, left - at);
    if (!size) return unknown;
    at += size;
  }
  if (at + form.constant > left) return unknown;
  Instruction found = {.length = at + form.constant, .flow = CairnFlowNext};
  if (second) {
    if (opcode == 0x0B) found.flow = CairnFlowStop;
    if (opcode >= 0x80 && opcode < 0x90) found.flow = CairnFlowJump;
  } else if (opcode == 0xE8) {
    found.flow = CairnFlowCall;
  } else if (opcode == 0xE9 || opcode == 0xEB || (opcode >= 0x70 && opcode < 0x80) || (opcode >= 0xE0 && opcode < 0xE4)) {
    found.flow = CairnFlowJump;
  } else if (opcode == 0xC3 || opcode == 0xC2) {
    found.flow = CairnFlowReturn;
  } else if (opcode == 0xFF && (extension == 4 || extension == 5)) {
    // A jump to an address in a register or in memory.
    found.flow = CairnFlowReturn;
  } else if (opcode == 0xFF && (extension == 2 || extension == 3)) {
    found.flow = CairnFlowIndirectCall;
  }
  if (found.flow == CairnFlowCall || found.flow == CairnFlowJump) {
    found.target = (int32_t)found.length + constant_at(code + at, form.constant);
  }
  return found;
}

#elif defined(__aarch64__)

typedef struct {
  uintptr_t length;
  CairnFlow flow;
  int32_t target;
} Instruction;

static int32_t offset_of(uint32_t word, int from, int bits) {
  return (int32_t)(word << (32 - from - bits)) >> (32 - bits);
}

static Instruction instruction(const unsigned char *code, uintptr_t left) {
  Instruction found = {.length = left < 4 ? 0 : 4, .flow = CairnFlowNext};
  if (!found.length) return found;
  uint32_t word;
  memcpy(&word, code, sizeof word);
  if ((word & 0xFFE0001Fu) == 0xD4200000u) {
    found.flow = CairnFlowStop;
  } else if ((word & 0xFC000000u) == 0x94000000u) {
    found = (Instruction){4, CairnFlowCall, offset_of(word, 0, 26) * 4};
  } else if ((word & 0xFC000000u) == 0x14000000u) {
    found = (Instruction){4, CairnFlowJump, offset_of(word, 0, 26) * 4};
  } else if ((word & 0xFF000000u) == 0x54000000u || (word & 0x7E000000u) == 0x34000000u) {
    found = (Instruction){4, CairnFlowJump, offset_of(word, 5, 19) * 4};
  } else if ((word & 0x7E000000u) == 0x36000000u) {
    found = (Instruction){4, CairnFlowJump, offset_of(word, 5, 14) * 4};
  } else if ((word & 0xFFFFFC1Fu) == 0xD63F0000u) {
    found.flow = CairnFlowIndirectCall;
  } else if ((word & 0xFFFFFC1Fu) == 0xD65F0000u || (word & 0xFFFFFC1Fu) == 0xD61F0000u) {
    found.flow = CairnFlowReturn;
  }
  return found;
}

#else

typedef struct {
  uintptr_t length;
  CairnFlow flow;
  int32_t target;
} Instruction;

static Instruction instruction(const unsigned char *code, uintptr_t left) {
  (void)code;
  (void)left;
  return (Instruction){0};
}

#endif

int cairn_each_branch(
    const unsigned char *code, uintptr_t length, void *context,
    int (*body)(void *context, CairnFlow flow, const unsigned char *target)) {
  for (uintptr_t at = 0; at < length;) {
    const Instruction found = instruction(code + at, length - at);
    if (!found.length) return 0;
    if (found.flow != CairnFlowNext && !body(context, found.flow, code + at + found.target)) return 1;
    at += found.length;
  }
  return 1;
}

typedef struct {
  const unsigned char *start, *end;
  int seen, leaves;
} Ways;

static int look(void *context, CairnFlow flow, const unsigned char *target) {
  Ways *ways = context;
  ways->seen = 1;
  ways->leaves = flow == CairnFlowReturn || (flow == CairnFlowJump && (target < ways->start || target >= ways->end));
  return !ways->leaves;
}

int cairn_never_returns(const unsigned char *code, uintptr_t length) {
  Ways ways = {.start = code, .end = code + length};
  return cairn_each_branch(code, length, &ways, look) && ways.seen && !ways.leaves;
}
