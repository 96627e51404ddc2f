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
  /// Whether the first element stands nearest to the finger, or always on top.
  public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

  /// Tells configurations apart, in the delegate's calls; one of its own where none was given.
  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// Whether the first entry is always the highest, or the one next to what the menu belongs to. Default: automatic, which
  /// is fixed here, and by priority in menus of buttons that show no choice.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Kept for the program.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Kept for the program.
  open var badgeCount = 0

  /// A menu that is asked for when it is shown; nil for both providers shows the view alone, without entries.
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

extension UIContextMenuConfiguration.ElementOrder {
  /// Of a button's menu.
  ///
  /// UIKIT: menus above what they were opened from begin next to it; those that show a choice keep their order (Apple's
  /// page on `ElementOrder`; a guess as to choices).
  func inMenu(showingChoice: Bool) -> Self { self == .automatic ? (showingChoice ? .fixed : .priority) : self }
}
