// Core Foundation's run loops, which are Foundation's.
public typealias CFRunLoop = RunLoop

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Lets the run loop have its next turn now.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }
/// Runs the run loop of this thread until nothing is left that could wake it.
public func CFRunLoopRun() { RunLoop.current.run() }
