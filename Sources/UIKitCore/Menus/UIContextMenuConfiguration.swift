public import Foundation

/// Makes the controller that is shown above a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu from what the system would add by itself.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A context menu and what is shown above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// Kept; has no effect, and says so once.
  open var preferredMenuElementOrder = ElementOrder.automatic {
    didSet { Limitation.hasNoEffect("UIContextMenuConfiguration.preferredMenuElementOrder") }
  }
  /// Kept for the program.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Kept for the program.
  open var badgeCount = 0

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
