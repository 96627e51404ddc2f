// Counts the calls of glibc's allocator by standing in front of it.
#include "CAllocations.h"

#include <malloc.h>
#include <stddef.h>

static long calls;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { calls++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { calls++; return __libc_calloc(count, size); }
void *realloc(void *block, size_t size) { calls++; return __libc_realloc(block, size); }
void *aligned_alloc(size_t alignment, size_t size) { calls++; return __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  calls++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

long benchmark_allocations(void) { return calls; }

long benchmark_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

void benchmark_keep_pages(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most that glibc takes
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
