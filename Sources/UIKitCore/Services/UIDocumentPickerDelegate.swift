/// Told of the documents that were chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the picker has gone, with what was opened or where the exported files are now.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the picker has gone by its Cancel button.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called once for each file where the method for several is not there.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// UIKIT: without this method, the one for a single document is called (Apple's page on the method that this one
  /// replaces).
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
