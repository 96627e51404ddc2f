#include "CSwiftMetadata.h"

#include <stdint.h>
#include <string.h>

// From the unwinder's library, which every Swift program has.
struct dwarf_eh_bases {
  void *tbase;
  void *dbase;
  void *func;
};
extern const void *_Unwind_Find_FDE(void *pc, struct dwarf_eh_bases *bases) __attribute__((weak));

/// Bytes of a function's code, 0 when unknown. The tables that Clang and Swift write hold offsets of four bytes.
static uintptr_t length_of(const void *function) {
  if (!_Unwind_Find_FDE) return 0;
  struct dwarf_eh_bases bases = {0};
  const char *entry = _Unwind_Find_FDE((char *)function + 1, &bases);
  if (!entry || bases.func != function) return 0;
  int32_t offset;
  uint32_t range;
  memcpy(&offset, entry + 8, sizeof offset);
  memcpy(&range, entry + 12, sizeof range);
  return entry + 8 + offset == (const char *)function && range < 4096 ? range : 0;
}

int cairn_calls(const void *function, const void *target) {
  uintptr_t length = length_of(function);
  if (!length) return -1;
  const unsigned char *code = function;
#if defined(__x86_64__)
  // call and jmp with a relative address of four bytes.
  for (uintptr_t i = 0; i + 5 <= length; i++) {
    if (code[i] != 0xE8 && code[i] != 0xE9) continue;
    int32_t offset;
    memcpy(&offset, code + i + 1, sizeof offset);
    if (code + i + 5 + offset == (const unsigned char *)target) return 1;
  }
  return 0;
#elif defined(__aarch64__)
  // bl and b with a word offset of 26 bits.
  for (uintptr_t i = 0; i + 4 <= length; i += 4) {
    uint32_t word;
    memcpy(&word, code + i, sizeof word);
    if ((word & 0x7C000000u) != 0x14000000u) continue;
    intptr_t offset = (intptr_t)((int32_t)(word << 6) >> 6) * 4;
    if (code + i + offset == (const unsigned char *)target) return 1;
  }
  return 0;
#else
  (void)code;
  (void)target;
  return -1;
#endif
}

static int look_for_trap(void *context, CairnFlow flow, const unsigned char *target) {
  int *found = context;
  *found = flow == CairnFlowCall && cairn_never_returns(target, length_of(target));
  return !*found;
}

int cairn_only_traps(const void *function) {
  const uintptr_t length = length_of(function);
  int calls_trap = 0;
  if (cairn_never_returns(function, length)) return 1;
  cairn_each_branch(function, length, &calls_trap, look_for_trap);
  return calls_trap;
}

#define DEFAULT(name, symbol) extern const char name[] __asm__(symbol) __attribute__((weak))

DEFAULT(commit_protocol, "$s9UIKitCore21UITableViewDataSourcePAAE05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF");
DEFAULT(commit_controller, "$s9UIKitCore21UITableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF");
DEFAULT(commit_diffable, "$s9UIKitCore29UITableViewDiffableDataSourceC05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF");
DEFAULT(row_protocol, "$s9UIKitCore21UITableViewDataSourcePAAE05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");
DEFAULT(row_controller, "$s9UIKitCore21UITableViewControllerC05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");
DEFAULT(row_diffable, "$s9UIKitCore29UITableViewDiffableDataSourceC05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");
DEFAULT(item_protocol, "$s9UIKitCore26UICollectionViewDataSourcePAAE010collectionD0_10moveItemAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");
DEFAULT(item_controller, "$s9UIKitCore26UICollectionViewControllerC010collectionD0_10moveItemAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");
DEFAULT(item_diffable, "$s9UIKitCore34UICollectionViewDiffableDataSourceC010collectionD0_10moveItemAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtF");

CairnDefaults cairn_defaults_table_commit(void) {
  return (CairnDefaults){commit_protocol, commit_controller, commit_diffable};
}
CairnDefaults cairn_defaults_table_move(void) { return (CairnDefaults){row_protocol, row_controller, row_diffable}; }
CairnDefaults cairn_defaults_collection_move(void) {
  return (CairnDefaults){item_protocol, item_controller, item_diffable};
}
