/// Hears of a title that is given in the bar, for the controller of the document.
@MainActor
final class DocumentRenaming: NSObject, UINavigationItemRenameDelegate {
  private let rename: @MainActor (String) -> Void

  /// - Parameter rename: called with the document's new name, without extension.
  init(rename: @escaping @MainActor (String) -> Void) {
    self.rename = rename
    super.init()
  }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { rename(title) }
}
