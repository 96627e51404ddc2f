public import Foundation

/// Carries an object from where it is dragged to where it is dropped, or pasted.
///
/// DEVIATION: Foundation on Linux has no item providers. This one holds objects of the same process; there is no data in
/// other formats, and nothing crosses to other programs.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemprovider>
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let held: NSObject?
  open var suggestedName: String?

  public override init() {
    held = nil
    super.init()
  }
  /// - Parameter object: what is dragged, such as an `NSString` or a `UIImage`.
  public init(object: NSObject) {
    held = object
    super.init()
  }

  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass type: AnyClass) -> Bool {
    held.map { Self.isKind($0, of: type) } ?? false
  }
  /// Calls `completionHandler` with the object, or with an error when there is none of the class.
  @discardableResult
  open func loadObject(
    ofClass type: AnyClass, completionHandler: @escaping (NSObject?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    if let held, Self.isKind(held, of: type) {
      completionHandler(held, nil)
    } else {
      completionHandler(nil, NSError(domain: "NSItemProviderErrorDomain", code: -1000))
    }
    progress.completedUnitCount = 1
    return progress
  }

  private static func isKind(_ object: NSObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }
}
