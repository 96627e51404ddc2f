internal import Glibc
internal import Synchronization

/// A lock for short waits. Kept where it is: its address is the lock.
public struct os_unfair_lock_s {
  var word: UInt32 = 0
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let word = UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
  while !word.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged { sched_yield() }
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  let word = UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
  return word.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee.store(0, ordering: .releasing)
}

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let mutex = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState: State) { state = uncheckedState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }
  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}

/// A lock of its own for each object, which one thread may take again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let making = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    making.withLock {
      if let lock = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
