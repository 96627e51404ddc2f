public import Foundation

extension NSDictionary {
  /// Whether both have the same keys, with equal objects: numbers and truth values equal those in boxes, as they are read
  /// from JSON.
  ///
  /// Foundation on Linux compares Swift's values with the boxes, which are never equal. Dictionaries with texts as keys
  /// take this method, which needs no conversion.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsdictionary/isequal(to:)>
  public func isEqual(to other: [String: Any]) -> Bool {
    guard count == other.count else { return false }
    return other.allSatisfy { key, value in object(forKey: key as NSString).map { Self.areEqual($0, value) } ?? false }
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as [String: Any], let other as [String: Any]): NSDictionary(dictionary: one).isEqual(to: other)
    case (let one as [Any], let other as [Any]): one.count == other.count && zip(one, other).allSatisfy(areEqual)
    default: (one as? NSObject).map { $0.isEqual(other as? NSObject) } ?? false
    }
  }
}
