#define _GNU_SOURCE
#include "CMainLoop.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

// What libdispatch, the blocks runtime, Foundation's run loops and Swift's concurrency declare.
typedef void (*Function)(void *);
extern struct dispatch_queue_s _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

#define INTERPOSED __attribute__((weak, visibility("default")))
#define REAL(type, name)                                                                                               \
  static _Atomic(type) known;                                                                                          \
  type real = atomic_load_explicit(&known, memory_order_relaxed);                                                      \
  if (!real) {                                                                                                         \
    real = (type)dlsym(RTLD_NEXT, name);                                                                               \
    atomic_store_explicit(&known, real, memory_order_relaxed);                                                         \
  }

/// A piece of work that waits for its turn.
typedef struct Item {
  struct Item *next;
  Function function;
  void *context;
  CairnWaiting waiting;
  /// Of a piece of a task that another thread runs: see `generation`.
  unsigned generation;
} Item;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int captures;
/// What is to run at once, first come first served, and what has just come to wait.
static Item *first, *last;
static Item *arrived;
/// The last time of day that this thread has asked for, from which it counts its deadlines.
static _Thread_local uint64_t asked;

/// Pieces of tasks that other threads run; who waits for nothing waits for them, once. Those that have been waited for in
/// vain are of an earlier generation, and count no more.
static int in_flight;
static unsigned generation;
static pthread_cond_t landed = PTHREAD_COND_INITIALIZER;
/// In seconds. A loaded machine may need long to begin a piece; one that computes for longer, or blocks, comes back later.
static const int patience = 5;

static int is_capturing(void) {
  pthread_mutex_lock(&lock);
  int result = captures > 0;
  pthread_mutex_unlock(&lock);
  return result;
}

static Item *make(Function function, void *context) {
  Item *item = calloc(1, sizeof *item);
  if (!item) abort();
  item->function = function;
  item->context = context;
  return item;
}

static Item *take_first(void) {
  pthread_mutex_lock(&lock);
  Item *item = first;
  if (item) {
    first = item->next;
    if (!first) last = 0;
  }
  pthread_mutex_unlock(&lock);
  return item;
}

static void run(Item *item) {
  Function function = item->function;
  void *context = item->context;
  free(item);
  function(context);
}

/// Whether the thread runs a piece of a task that was begun on the main queue, or what was captured.
static _Thread_local int is_ours;

static void run_as_ours(Item *item) {
  is_ours++;
  run(item);
  is_ours--;
}

/// The real queue's turn: for programs that wait on it instead of advancing a host.
static void turn_of_queue(void *context) {
  (void)context;
  Item *item = take_first();
  if (item) run_as_ours(item);
}

static void real_async_f(void *queue, void *context, Function function) {
  typedef void (*Async)(void *, void *, Function);
  REAL(Async, "dispatch_async_f")
  if (real) real(queue, context, function);
}

static void append(Item *item) {
  pthread_mutex_lock(&lock);
  if (last) last->next = item;
  else first = item;
  last = item;
  pthread_mutex_unlock(&lock);
  real_async_f(&_dispatch_main_q, 0, turn_of_queue);
}

static void arrive(Item *item) {
  pthread_mutex_lock(&lock);
  Item **place = &arrived;
  while (*place) place = &(*place)->next;
  *place = item;
  pthread_mutex_unlock(&lock);
}

static void run_block(void *block) {
  struct Block { void *isa; int flags, reserved; void (*invoke)(void *); };
  ((struct Block *)block)->invoke(block);
  _Block_release(block);
}

// MARK: Dispatch

extern void swift_job_run(void) __attribute__((weak));
extern void *dispatch_get_current_queue(void);

/// Whether `caller` is code of Swift's concurrency: it lets sleeping tasks wait on queues of its own.
static int is_of_tasks(const void *caller) {
  Dl_info own, other;
  return &swift_job_run && dladdr((void *)&swift_job_run, &own) && dladdr(caller, &other) &&
      own.dli_fbase == other.dli_fbase;
}

/// Tasks of others, a test runner's for instance, go their own way: theirs are begun on other queues.
static int is_of_own_task(void) {
  return is_ours || dispatch_get_current_queue() == (void *)&_dispatch_main_q;
}

/// The task that runs on this thread.
extern void *swift_task_getCurrent(void) __attribute__((weak));

/// Whether a task, a test for instance, has begun a capture. A program without one is its own.
static int begun_by_task;

/// Whether a task leaves the main queue by itself that nobody has captured: a test that is over goes back to its runner.
/// The runner's tasks would bring its next tests into the middle of the one that advances a host.
static int is_leaving(const void *job) {
  if (is_ours || !begun_by_task || !swift_task_getCurrent) return 0;
  void *current = swift_task_getCurrent();
  return !current || current == job;
}

static void run_counted(void *context) {
  unsigned own = ((Item *)context)->generation;
  run_as_ours(context);
  pthread_mutex_lock(&lock);
  if (own == generation) in_flight--;
  pthread_cond_broadcast(&landed);
  pthread_mutex_unlock(&lock);
}

static void own_async_f(void *queue, void *context, Function function) {
  if (!is_capturing()) return real_async_f(queue, context, function);
  int of_tasks = is_of_tasks(__builtin_return_address(0));
  if (of_tasks && !is_of_own_task()) return real_async_f(queue, context, function);
  if (queue == (void *)&_dispatch_main_q) return append(make(function, context));
  if (!of_tasks || is_leaving(context)) return real_async_f(queue, context, function);
  Item *item = make(function, context);
  pthread_mutex_lock(&lock);
  in_flight++;
  item->generation = generation;
  pthread_mutex_unlock(&lock);
  real_async_f(queue, item, run_counted);
}

INTERPOSED void dispatch_async_f(void *queue, void *context, Function function)
    __attribute__((alias("own_async_f")));

// A weak symbol may be another's: the address says whose the linker took.
int cairn_capture_is_linked(void) { return (void *)&dispatch_async_f == (void *)&own_async_f; }

INTERPOSED void dispatch_async(void *queue, void *block) {
  if (queue == (void *)&_dispatch_main_q && is_capturing()) {
    append(make(run_block, _Block_copy(block)));
    return;
  }
  typedef void (*Async)(void *, void *);
  REAL(Async, "dispatch_async")
  if (real) real(queue, block);
}

INTERPOSED uint64_t dispatch_time(uint64_t when, int64_t delta) {
  typedef uint64_t (*Time)(uint64_t, int64_t);
  REAL(Time, "dispatch_time")
  if (!real) abort();
  uint64_t result = real(when, delta);
  if (when == 0) asked = result - (uint64_t)delta;
  return result;
}

static double seconds_of(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/// Deadlines are counted from a moment that is past when they come here: up to the next two hundredth of a second.
static double rounded_up(double delay) { return delay <= 0 ? 0 : (double)(int64_t)(delay * 200 + 0.999) / 200; }

/// In seconds. A deadline of the ordinary clock is counted from the moment that was asked for to make it.
static double delay_until(uint64_t when) {
  uint64_t asked_before = asked;
  uint64_t now = dispatch_time(0, 0);
  switch (when >> 62) {
    // The clock that goes on while the machine sleeps, marked by the highest bit, and the wall's, negative.
    case 2: return rounded_up((double)(when & ~(1ull << 63)) / 1e9 - seconds_of(CLOCK_BOOTTIME));
    case 3: return rounded_up((double)-(int64_t)when / 1e9 - seconds_of(CLOCK_REALTIME));
    default: break;
  }
  uint64_t start = asked_before;
  if (start && start <= when && now - start < 1000000000u) return when > start ? (double)(when - start) / 1e9 : 0;
  return when > now ? rounded_up((double)(when - now) / 1e9) : 0;
}

static void wait_until(uint64_t when, Function function, void *context) {
  Item *item = make(function, context);
  item->waiting.delay = delay_until(when);
  arrive(item);
}

INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *context, Function function) {
  if (is_capturing()) {
    int of_tasks = is_of_tasks(__builtin_return_address(0));
    if (of_tasks ? is_of_own_task() : queue == (void *)&_dispatch_main_q) return wait_until(when, function, context);
  }
  typedef void (*After)(uint64_t, void *, void *, Function);
  REAL(After, "dispatch_after_f")
  if (real) real(when, queue, context, function);
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
  if (queue == (void *)&_dispatch_main_q && is_capturing()) return wait_until(when, run_block, _Block_copy(block));
  typedef void (*After)(uint64_t, void *, void *);
  REAL(After, "dispatch_after")
  if (real) real(when, queue, block);
}

// MARK: Run loops

extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern double CFRunLoopTimerGetNextFireDate(void *timer) __attribute__((weak));
extern double CFRunLoopTimerGetInterval(void *timer) __attribute__((weak));
extern void CFRunLoopTimerGetContext(void *timer, void *context) __attribute__((weak));
extern const void *CFRetain(const void *object) __attribute__((weak));

INTERPOSED void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  if (CFRunLoopGetMain && loop == CFRunLoopGetMain() && is_capturing()) {
    append(make(run_block, _Block_copy(block)));
    return;
  }
  typedef void (*Perform)(void *, const void *, void *);
  REAL(Perform, "CFRunLoopPerformBlock")
  if (real) real(loop, mode, block);
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (CFRunLoopGetMain && loop == CFRunLoopGetMain() && is_capturing()) {
    struct { long version; void *info; void *functions[3]; } context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    Item *item = make(0, 0);
    item->waiting.timer = context.info;
    item->waiting.interval = CFRunLoopTimerGetInterval(timer);
    item->waiting.delay = rounded_up(CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent());
    CFRetain(timer);
    arrive(item);
    return;
  }
  typedef void (*Add)(void *, void *, const void *);
  REAL(Add, "CFRunLoopAddTimer")
  if (real) real(loop, timer, mode);
}

// MARK: The host's side

void cairn_capture_begin(void) {
  pthread_mutex_lock(&lock);
  captures++;
  if (swift_task_getCurrent && swift_task_getCurrent()) begun_by_task = 1;
  pthread_mutex_unlock(&lock);
}

void cairn_capture_end(void) {
  pthread_mutex_lock(&lock);
  if (captures > 0) captures--;
  pthread_mutex_unlock(&lock);
}

int cairn_capture_run_next(void) {
  Item *item = take_first();
  if (!item) {
    // Tasks may come back from other threads.
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += patience;
    pthread_mutex_lock(&lock);
    while (in_flight > 0 && !first) {
      if (!pthread_cond_timedwait(&landed, &lock, &end)) continue;
      generation++;
      in_flight = 0;
    }
    pthread_mutex_unlock(&lock);
    item = take_first();
  }
  if (!item) return 0;
  run_as_ours(item);
  return 1;
}

int cairn_capture_take_waiting(CairnWaiting *waiting) {
  pthread_mutex_lock(&lock);
  Item *item = arrived;
  if (item) arrived = item->next;
  pthread_mutex_unlock(&lock);
  if (!item) return 0;
  *waiting = item->waiting;
  waiting->function = item->function;
  waiting->context = item->context;
  free(item);
  return 1;
}

#else

int cairn_capture_is_linked(void) { return 0; }
void cairn_capture_begin(void) {}
void cairn_capture_end(void) {}
int cairn_capture_run_next(void) { return 0; }
int cairn_capture_take_waiting(CairnWaiting *waiting) {
  (void)waiting;
  return 0;
}

#endif
