#pragma once

/// Work for the main thread that waits for time to pass.
typedef struct {
  /// In seconds, from the moment it came.
  double delay;
  /// For a timer: the `Timer`, and its interval in seconds, 0 for one that fires once. Else NULL.
  void *_Nullable timer;
  double interval;
  /// What to call, where it is no timer.
  void (*_Nullable function)(void *_Nullable context);
  void *_Nullable context;
} CairnWaiting;

// From the first `begin` to the last `end`, what is scheduled on the main queue, the main actor and the main run loop comes
// here: `dispatch_async`, `dispatch_after`, blocks and timers of run loops, sleeping tasks. The functions of the system's
// libraries by these names are interposed, which takes effect wherever they are linked dynamically.

/// Whether the interposed functions are those that the program calls: not in one that is linked statically with the system's
/// libraries, or with the thread sanitizer, which interposes them itself.
int cairn_capture_is_linked(void);

void cairn_capture_begin(void);
void cairn_capture_end(void);

/// Runs the first piece of work that waits for nothing. What nobody runs the real main queue does, when it gets its turn.
///
/// - returns: 0 when there is none.
int cairn_capture_run_next(void);

/// Gives what has come to wait for time since the last call, one by one.
///
/// - returns: 0 when there is none.
int cairn_capture_take_waiting(CairnWaiting *_Nonnull waiting);
