/// A group of actions, commands and other menus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenu>
open class UIMenu: UIMenuElement {
  /// Names a menu, so that menu builders find it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name, by habit in reversed domain order.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands within another one, and how its children go together.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children stand among the parent's, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title is drawn in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One child at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children stand in a row of images. Kept; they stand in a column.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How much room the children get beside each other. Kept; they stand in a column.
  public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }

  /// The menu's name; one of its own where none was given.
  open private(set) var identifier: Identifier
  /// How the menu stands within another one. Default: none, as a menu of its own behind its title.
  open private(set) var options: Options
  /// The elements from top to bottom.
  open private(set) var children: [UIMenuElement]
  /// How much room the children get. Kept; all get the same. Default: automatic.
  open var preferredElementSize = ElementSize.automatic

  /// A menu of elements. Without an identifier it gets one that no other menu has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in nested menus too.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}
