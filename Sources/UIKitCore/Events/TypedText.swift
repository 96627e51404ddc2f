/// A responder that shows what a keyboard types without being a text input of UIKit's: a search bar.
@MainActor
protocol TypedText: UIResponder {
  var typedText: String { get }
  /// Types `string` in place of `range`, asking the delegate, as a keyboard does.
  func type(_ string: String, replacing range: NSRange)
}
