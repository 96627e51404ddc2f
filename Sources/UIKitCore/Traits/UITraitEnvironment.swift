/// Whatever has traits: screens, windows, controllers, views.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold in this environment, none of them unspecified on a screen.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed from those that are given. Deprecated by Apple since iOS 17; registrations take its place.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
