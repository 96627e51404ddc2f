/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = Self("NSGenericException")
  public static let rangeException = Self("NSRangeException")
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
}

/// An exception of Objective-C: raising it ends the program, with UIKit's words.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsexception>
open class NSException: NSObject, @unchecked Sendable {
  open var name: NSExceptionName { storedName }
  open var reason: String? { storedReason }
  open var userInfo: [AnyHashable: Any]? { storedInfo }
  private let storedName: NSExceptionName
  private let storedReason: String?
  private let storedInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (storedName, storedReason, storedInfo) = (name, reason, userInfo)
  }

  open func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}

/// Exceptions end the program where they are raised: a handler is kept and not called.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
