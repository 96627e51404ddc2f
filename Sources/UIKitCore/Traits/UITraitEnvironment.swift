/// Whatever has traits: screens, windows, controllers, views.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
