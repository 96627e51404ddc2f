import UIKit

/// Whether showing another controller would push it, so that a row can tell with a disclosure indicator.
///
/// As `show(_:sender:)` does, the question walks up the hierarchy to the first controller that answers it.
extension UIViewController {
  private static let pushes = Selector("willShowPush:")
  private static let pushesDetail = Selector("willShowDetailPush:")

  /// The containers that answer; called once, when the program starts.
  static func registerForecasts() {
    ActionRegistry.register(pushes, on: UINavigationController.self) { _, _, _ in }
    ActionRegistry.register(pushesDetail, on: UISplitViewController.self) { _, _, _ in }
  }

  /// Whether `show(_:sender:)` pushes.
  func willShowPush() -> Bool { targetViewController(forAction: Self.pushes, sender: self) is UINavigationController }

  /// Whether `showDetailViewController(_:sender:)` pushes: a split view that has collapsed shows details in its primary.
  func willShowDetailPush() -> Bool {
    guard let split = targetViewController(forAction: Self.pushesDetail, sender: self) as? UISplitViewController else {
      return willShowPush()
    }
    return split.isCollapsed && split.viewControllers.last?.willShowPush(from: self) ?? false
  }

  private func willShowPush(from sender: UIViewController) -> Bool {
    self is UINavigationController || willShowPush()
  }
}

/// Controllers of the photos say which one they show.
extension UIViewController {
  /// The photo that the controller, or what it contains, shows.
  var containedPhoto: Photo? {
    switch self {
    case let controller as PhotoController: controller.photo
    case let controller as UINavigationController: controller.topViewController?.containedPhoto
    default: nil
    }
  }

  /// Whether the controller is on the way to a photo.
  func contains(_ photo: Photo) -> Bool {
    switch self {
    case let controller as PhotoController: controller.photo == photo
    case let controller as ConversationController: controller.conversation.photos.contains(photo)
    case let controller as ListController: controller.user.conversations.contains { $0.photos.contains(photo) }
    case let controller as UINavigationController: controller.viewControllers.contains { $0.contains(photo) }
    default: false
    }
  }
}
