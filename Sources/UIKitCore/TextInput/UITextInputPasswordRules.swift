public import Foundation

/// What passwords have to look like.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
  open private(set) var passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
