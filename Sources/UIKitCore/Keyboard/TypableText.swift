/// A text that says which changes by a keyboard it takes; its delegate is asked.
@MainActor
protocol TypableText: AnyObject {
  func allowsTyping(_ text: String) -> Bool
  var allowsDeleting: Bool { get }
}
