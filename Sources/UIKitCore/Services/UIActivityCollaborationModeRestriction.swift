/// How a document is given to others: as a copy, or to work on together.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivitycollaborationmode>
public enum UIActivityCollaborationMode: Int, Sendable { case sendCopy = 0, collaborate }

/// Why one of the two ways to give a document to others is not offered.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivitycollaborationmoderestriction>
@preconcurrency @MainActor
open class UIActivityCollaborationModeRestriction: NSObject {
  /// The way that is not offered.
  public let disabledMode: UIActivityCollaborationMode
  /// Of the alert that says why; nil where the way is left out without a word.
  public let alertTitle: String?
  public let alertMessage: String?
  public let alertDismissButtonTitle: String?
  /// Of a button that leads to where the reason can be removed.
  public let alertRecoverySuggestionButtonTitle: String?
  public let alertRecoverySuggestionButtonLaunchURL: URL?

  public init(disabledMode: UIActivityCollaborationMode) {
    self.disabledMode = disabledMode
    (alertTitle, alertMessage, alertDismissButtonTitle) = (nil, nil, nil)
    (alertRecoverySuggestionButtonTitle, alertRecoverySuggestionButtonLaunchURL) = (nil, nil)
    super.init()
  }

  public init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String = "OK", alertRecoverySuggestionButtonTitle: String? = nil,
    alertRecoverySuggestionButtonLaunchURL: URL? = nil
  ) {
    self.disabledMode = disabledMode
    (self.alertTitle, self.alertMessage) = (alertTitle, alertMessage)
    self.alertDismissButtonTitle = alertDismissButtonTitle
    self.alertRecoverySuggestionButtonTitle = alertRecoverySuggestionButtonTitle
    self.alertRecoverySuggestionButtonLaunchURL = alertRecoverySuggestionButtonLaunchURL
    super.init()
  }
}
