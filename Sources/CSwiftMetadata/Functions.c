#define _GNU_SOURCE
#include "CSwiftMetadata.h"

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  const void *inside;
  uintptr_t base;
  char file[4096];
  int found;
} Image;

static int look(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Image *image = context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || (uintptr_t)image->inside < start || (uintptr_t)image->inside >= start + part->p_memsz)
      continue;
    image->base = info->dlpi_addr;
    image->found = 1;
    const char *name = info->dlpi_name && info->dlpi_name[0] ? info->dlpi_name : "/proc/self/exe";
    strncpy(image->file, name, sizeof image->file - 1);
    return 1;
  }
  return 0;
}

/// Whether `size` bytes from `offset` on are within the file.
static int fits(uint64_t offset, uint64_t size, uint64_t whole) { return offset <= whole && size <= whole - offset; }

/// Which symbols are meant.
typedef struct {
  const char *prefix;
  const char *part;
  const char *suffix;
  /// Addresses, in ascending order; none for any.
  const void **wanted;
  size_t count;
  int with_variables;
} Filter;

static int compare(const void *one, const void *other) {
  uintptr_t a = *(const uintptr_t *)one, b = *(const uintptr_t *)other;
  return (a > b) - (a < b);
}

static int holds(const Filter *filter, const void *address) {
  return bsearch(&address, filter->wanted, filter->count, sizeof *filter->wanted, compare) != 0;
}

static int is_named(const Filter *filter, const char *name) {
  if (strncmp(name, filter->prefix, strlen(filter->prefix))) return 0;
  size_t length = strlen(name), end = strlen(filter->suffix);
  return length >= end && !strcmp(name + length - end, filter->suffix) && strstr(name, filter->part);
}

static void each_symbol(
    const char *file, uint64_t size, uintptr_t base, const Filter *filter, void *context, CairnFunctionBody body) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) || header->e_ident[EI_CLASS] != ELFCLASS64 ||
      header->e_shentsize != sizeof(Elf64_Shdr) ||
      !fits(header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr), size))
    return;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + header->e_shoff);
  const Elf64_Shdr *table = 0;
  for (unsigned i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type == SHT_SYMTAB || (sections[i].sh_type == SHT_DYNSYM && !table)) table = &sections[i];
  }
  if (!table || table->sh_link >= header->e_shnum || !fits(table->sh_offset, table->sh_size, size)) return;
  const Elf64_Shdr *text = &sections[table->sh_link];
  if (!fits(text->sh_offset, text->sh_size, size) || !text->sh_size || file[text->sh_offset + text->sh_size - 1]) return;
  const Elf64_Sym *symbols = (const Elf64_Sym *)(file + table->sh_offset);
  for (uint64_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
    unsigned type = ELF64_ST_TYPE(symbols[i].st_info);
    if ((type != STT_FUNC && !(filter->with_variables && type == STT_OBJECT)) || !symbols[i].st_value ||
        symbols[i].st_name >= text->sh_size)
      continue;
    const void *address = (const void *)(base + symbols[i].st_value);
    if (filter->count && !holds(filter, address)) continue;
    const char *name = file + text->sh_offset + symbols[i].st_name;
    if (is_named(filter, name)) body(context, address, name);
  }
}

static void each_in_image(const void *inside, const Filter *filter, void *context, CairnFunctionBody body) {
  Image image = {.inside = inside};
  dl_iterate_phdr(look, &image);
  if (!image.found) return;
  int descriptor = open(image.file, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  if (!fstat(descriptor, &status) && status.st_size > 0) {
    void *file = mmap(0, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      each_symbol(file, (uint64_t)status.st_size, image.base, filter, context, body);
      munmap(file, (size_t)status.st_size);
    }
  }
  close(descriptor);
}

void cairn_each_function(
    const void *inside, const char *prefix, const void *const *wanted, size_t count, void *context,
    CairnFunctionBody body) {
  Filter filter = {.prefix = prefix, .part = "", .suffix = "", .count = count, .with_variables = count > 0};
  if (count) {
    filter.wanted = malloc(count * sizeof *wanted);
    if (!filter.wanted) return;
    memcpy(filter.wanted, wanted, count * sizeof *wanted);
    qsort(filter.wanted, count, sizeof *wanted, compare);
  }
  each_in_image(inside, &filter, context, body);
  free(filter.wanted);
}

void cairn_each_symbol(
    const void *inside, const char *part, const char *suffix, void *context, CairnFunctionBody body) {
  Filter filter = {.prefix = "$s", .part = part, .suffix = suffix, .with_variables = 1};
  each_in_image(inside, &filter, context, body);
}

#else

void cairn_each_function(
    const void *inside, const char *prefix, const void *const *wanted, size_t count, void *context,
    CairnFunctionBody body) {
  (void)inside;
  (void)prefix;
  (void)wanted;
  (void)count;
  (void)context;
  (void)body;
}

void cairn_each_symbol(
    const void *inside, const char *part, const char *suffix, void *context, CairnFunctionBody body) {
  (void)inside;
  (void)part;
  (void)suffix;
  (void)context;
  (void)body;
}

#endif
