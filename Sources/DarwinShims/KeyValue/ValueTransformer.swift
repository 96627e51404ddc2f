public import Foundation
internal import Synchronization

/// The name of a transformer of values.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsvaluetransformername>
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes another value of a value, and perhaps the first one of the other. Subclasses say how.
///
/// Source: <https://developer.apple.com/documentation/foundation/valuetransformer>
open class ValueTransformer: NSObject, NamedTransformer {
  private static let registered = Mutex<[NSValueTransformerName: Registered]>([:])

  private struct Registered: @unchecked Sendable { let transformer: ValueTransformer }

  public override init() {}

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    let entry = transformer.map(Registered.init)
    registered.withLock { $0[name] = entry }
  }

  /// DEVIATION: a name that nobody set stands for no class; Apple's systems look for one.
  fileprivate class func known(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = registered.withLock({ $0[name] }) { return known.transformer }
    let made: ValueTransformer? =
      switch name {
      case .negateBooleanTransformerName: PlainTransformer { !(($0 as? Bool) ?? false) }
      case .isNilTransformerName: PlainTransformer { $0 == nil }
      case .isNotNilTransformerName: PlainTransformer { $0 != nil }
      case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
      default: nil
      }
    if let made { setValueTransformer(made, forName: name) }
    return made
  }

  public class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }

  /// The class of what comes out. Default: `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Default: true.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Default: the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Default: what `transformedValue(_:)` makes of it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// An initializer that hands out an object which is there already.
public protocol NamedTransformer {}

extension NamedTransformer {
  /// The transformer that was set for the name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.known(name) as? Self else { return nil }
    self = known
  }
}

private final class PlainTransformer: ValueTransformer {
  private let transform: (Any?) -> Any?

  init(_ transform: @escaping (Any?) -> Any?) {
    self.transform = transform
    super.init()
  }

  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}

/// Makes an object of its archive.
///
/// Source: <https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer>
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may begin with. Subclasses add theirs.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
