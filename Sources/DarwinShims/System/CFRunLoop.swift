// Core Foundation's run loops, which are Foundation's. A file that imports Core Foundation itself means that one's.
public typealias CFRunLoop = RunLoop

/// The run loop of this thread.
@_disfavoredOverload
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
@_disfavoredOverload
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Lets the run loop have its next turn now.
@_disfavoredOverload
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }
/// Runs the run loop of this thread until nothing is left that could wake it.
@_disfavoredOverload
public func CFRunLoopRun() { RunLoop.current.run() }
