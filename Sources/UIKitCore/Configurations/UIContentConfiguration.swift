/// Describes the content of a cell or another view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentconfiguration>
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state. Values that the client has set stay.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentview>
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown. Set again whenever a cell's state changes, so that a setter should pass over equal values.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; else another view is made. Default: true for the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Compares with the type of the present configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
