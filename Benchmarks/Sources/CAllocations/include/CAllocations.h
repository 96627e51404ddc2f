#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// Calls of the allocator since the program began.
long benchmark_allocations(void);
/// Bytes in use on the heap.
long benchmark_heap_bytes(void);
/// Makes the allocator keep what was freed, so that repeated runs do not measure the kernel's page faults.
void benchmark_keep_pages(void);

#endif
