extension UIScene {
  /// How to open an address.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions>
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Kept; it takes hardware, the system or another program to have an effect.
    open var universalLinksOnly = false
  }
}

/// An address that the application is asked to open.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options = UIScene.OpenURLOptions()

  init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    super.init()
    options.sourceApplication = sourceApplication
  }
}
