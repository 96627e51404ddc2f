public import Dispatch

/// A queue that runs one block after the other.
///
/// DEVIATION: Dispatch on Linux has no classes of its own for the kinds of queues, so this one is no executor of actors.
///
/// Source: <https://developer.apple.com/documentation/dispatch/dispatchserialqueue>
public typealias DispatchSerialQueue = DispatchQueue
