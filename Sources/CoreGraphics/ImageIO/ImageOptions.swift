internal import Foundation

/// The dictionaries of Image I/O, whose values come as they were written.
struct ImageOptions {
  private let values: NSDictionary?

  init(_ values: NSDictionary?) { self.values = values }

  func number(_ key: NSString) -> Double? {
    switch values?.object(forKey: key) {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }

  func isTrue(_ key: NSString) -> Bool {
    (values?.object(forKey: key) as? Bool) ?? number(key).map { $0 != 0 } ?? false
  }

  /// With values of Foundation, as clients cast them.
  static func dictionary(_ values: [AnyHashable: Any]) -> NSDictionary {
    let result = NSMutableDictionary()
    for (key, value) in values {
      guard let key = key.base as? NSString else { continue }
      switch value {
      case let value as [NSString: Any]: result.setObject(dictionary(value), forKey: key)
      case let value as Bool: result.setObject(NSNumber(value: value), forKey: key)
      case let value as Int: result.setObject(NSNumber(value: value), forKey: key)
      case let value as Double: result.setObject(NSNumber(value: value), forKey: key)
      default: result.setObject(value, forKey: key)
      }
    }
    return result
  }
}
