/// The interface of a program that gives its documents to other programs.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentpickerextensionviewcontroller>
@preconcurrency @MainActor
open class UIDocumentPickerExtensionViewController: UIViewController {
  /// What the other program wants: to import unless it says something else.
  open private(set) var documentPickerMode = UIDocumentPickerMode.import
  /// The document that is moved or exported to here. Nil: no other program asks.
  open private(set) var originalURL: URL?
  /// Types that the other program takes. Nil: no other program asks.
  open private(set) var validTypes: [String]?
  /// Of the program's bundle.
  open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// Where documents are kept that others open. Nil: there is no such place.
  open private(set) var documentStorageURL: URL?

  /// Called before the interface is shown. Does nothing by itself.
  open func prepareForPresentation(in mode: UIDocumentPickerMode) { documentPickerMode = mode }
  /// Gives the other program a document, or nothing, and goes.
  open func dismissGrantingAccess(to url: URL?) { dismiss(animated: true) }
}
