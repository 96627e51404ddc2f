public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
public enum UIToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular, small, large }

// Of a device that nobody records, with the bars of iOS.
extension UITraitCollection {
  /// Whether the screen's content is recorded: never.
  public var sceneCaptureState: UISceneCaptureState { .inactive }
  /// Of toolbars of Mac Catalyst alone.
  public var toolbarItemPresentationSize: UIToolbarItemPresentationSize { .unspecified }
}
