/// Gives an activity controller its items when they are wanted.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item before it is made; of the same kind. Cairn asks for the item itself.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for one service, asked when that was chosen; nil where there is none for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject line for services such as mail. None of them is here, so that Cairn does not ask.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// An empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
