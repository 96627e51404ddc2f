/// A library's way to set what UIKit's type has: the value is set, what the library would do beside that is left out.
///
/// Provenance: applications whose first screen comes by `window.setRootViewController(_:options:)` of a library.
enum AbsentSetter {
  private static let properties = [
    "UIWindow": ["setRootViewController": (name: "rootViewController", type: "UIViewController")]
  ]

  /// - Returns: nil for what sets nothing that is known.
  static func source(of member: String, on type: String) -> String? {
    guard let property = properties[type]?[member] else { return nil }
    let setter = "_\(type)\(property.type)Setter"
    return """
      extension \(type) { var \(member): \(setter) { \(setter)(target: self) } }
      @dynamicCallable @preconcurrency @MainActor struct \(setter) {
        let target: \(type)
        @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> AbsentValue {
          if let value = arguments.first?.value as? \(property.type) { target.\(property.name) = value }
          for case let done as () -> Void in arguments.map(\\.value) { done() }
          return AbsentValue()
        }
      }
      """
  }
}
