/// Told of the documents that were chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// UIKIT: without this method, the one for a single document is called (Apple's page on the method that this one
  /// replaces).
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
