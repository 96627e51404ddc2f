public import Foundation

extension Scanner {
  // Foundation's own take a `String?` on Linux; sources for Apple's systems pass an `NSString?`.

  /// The string, if it comes next.
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanString(string), in: result)
  }

  /// Everything before the string.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanUpToString(string), in: result)
  }

  /// Characters of the set.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanCharacters(from: set), in: result)
  }

  /// Characters that are not of the set.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanUpToCharacters(from: set), in: result)
  }

  private static func store(_ found: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found, !found.isEmpty else { return false }
    result?.pointee = found as NSString
    return true
  }
}
