public import Foundation

extension UIWindowScene {
  /// Where a scene is shown on a pad.
  public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

  /// How a scene is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene/activationrequestoptions>
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Kept for the program. Default: automatic.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The scene that an item or a view opens.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration>
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the scene will show.
    open private(set) var userActivity: NSUserActivity
    /// Default: nil, the system's.
    open var options: UIWindowScene.ActivationRequestOptions?
    /// What becomes the scene; nil for the view that was touched.
    open var preview: UITargetedPreview?

    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }
}
