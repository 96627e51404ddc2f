/// What is known of a file that a query found. Nothing is ever found here.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmetadataitem>
open class NSMetadataItem: NSObject, @unchecked Sendable {
  private let known: [String: Any]

  public override init() {
    known = [:]
    super.init()
  }

  open func value(forAttribute key: String) -> Any? { known[key] }
  open func values(forAttributes keys: [String]) -> [String: Any]? { known.filter { keys.contains($0.key) } }
  open var attributes: [String] { known.keys.sorted() }
}

/// The items with the same value of an attribute.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmetadataqueryresultgroup>
open class NSMetadataQueryResultGroup: NSObject, @unchecked Sendable {
  open var attribute: String { "" }
  open var value: Any { NSNull() }
  open var subgroups: [NSMetadataQueryResultGroup]? { nil }
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  open func result(at idx: Int) -> Any { results[idx] }
}

/// How often a value of an attribute occurs.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmetadataqueryattributevaluetuple>
open class NSMetadataQueryAttributeValueTuple: NSObject, @unchecked Sendable {
  open var attribute: String { "" }
  open var value: Any? { nil }
  open var count: Int { 0 }
}
