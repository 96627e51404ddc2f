internal import Foundation

// Functions of C whose pointers may be nothing on Apple's systems: there they are implicitly unwrapped, here their headers
// say that they are not. Calls that pass what may be nothing (`memcpy(to, CFDataGetBytePtr(data), count)`) mean these, all
// others mean the header's: pointers that can be changed would fit both alike.

@_disfavoredOverload @discardableResult
public func memcpy(_ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
  -> UnsafeMutableRawPointer!
{ Foundation.memcpy(target!, source!, count) }

@_disfavoredOverload @discardableResult
public func memmove(_ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
  -> UnsafeMutableRawPointer!
{ Foundation.memmove(target!, source!, count) }

@_disfavoredOverload @discardableResult
public func memset(_ target: UnsafeMutableRawPointer!, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
  Foundation.memset(target!, byte, count)
}

@_disfavoredOverload
public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
  Foundation.memcmp(one!, other!, count)
}

/// `strcmp(text.cString(using: .utf8), "\\b")`, as text fields ask whether a character is deleted. The difference of the
/// first bytes that differ, as there.
public func strcmp(_ one: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!) -> Int32 {
  var (one, other) = (one!, other!)
  while one.pointee != 0, one.pointee == other.pointee { (one, other) = (one + 1, other + 1) }
  return Int32(UInt8(bitPattern: one.pointee)) - Int32(UInt8(bitPattern: other.pointee))
}

/// How many references hold an object.
///
/// DEVIATION: Swift's own count, which is the same before and after where nothing is kept; its absolute value says as
/// little as on Apple's systems.
public func CFGetRetainCount(_ object: AnyObject!) -> Int { Int(_getRetainCount(object)) }
