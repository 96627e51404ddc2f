#pragma once

#include <stdint.h>

/// Where the processor goes after an instruction.
typedef enum {
  CairnFlowNext,
  CairnFlowCall,
  CairnFlowIndirectCall,
  /// To a place of the code, always or on a condition.
  CairnFlowJump,
  /// To the caller, or to an address that the code does not say.
  CairnFlowReturn,
  /// Nowhere: the program ends.
  CairnFlowStop,
} CairnFlow;

/// Calls `body` with each instruction of `length` bytes of machine code that may lead elsewhere; `target` is that of calls
/// and jumps. `body` gives 0 to end.
///
/// - returns: 0 when there was an instruction that is not known, or another processor.
int cairn_each_branch(
    const unsigned char *_Nonnull code, uintptr_t length, void *_Nonnull context,
    int (*_Nonnull body)(void *_Nonnull context, CairnFlow flow, const unsigned char *_Nonnull target));

/// Whether a function of `length` bytes has no way back to its caller. 0 where it cannot be told.
int cairn_never_returns(const unsigned char *_Nonnull code, uintptr_t length);

