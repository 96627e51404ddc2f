internal import Foundation

// Functions of C whose pointers may be nothing on Apple's systems: there they are implicitly unwrapped, here their headers
// say that they are not. Calls that pass what may be nothing (`memcpy(to, CFDataGetBytePtr(data), count)`) mean these.

@discardableResult
public func memcpy(_ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
  -> UnsafeMutableRawPointer!
{ Foundation.memcpy(target!, source!, count) }

@discardableResult
public func memmove(_ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
  -> UnsafeMutableRawPointer!
{ Foundation.memmove(target!, source!, count) }

@discardableResult
public func memset(_ target: UnsafeMutableRawPointer!, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
  Foundation.memset(target!, byte, count)
}

public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
  Foundation.memcmp(one!, other!, count)
}

/// How many references hold an object.
///
/// DEVIATION: Swift's own count, which is the same before and after where nothing is kept; its absolute value says as
/// little as on Apple's systems.
public func CFGetRetainCount(_ object: AnyObject!) -> Int { Int(_getRetainCount(object)) }
