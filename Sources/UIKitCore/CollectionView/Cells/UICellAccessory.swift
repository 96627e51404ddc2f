public import Foundation

/// Something beside the content of a list's row.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory>
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown, by the cell's editing mode.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
  /// Where an accessory of the program's own stands.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement>
  @preconcurrency @MainActor
  public enum Placement {
    /// Finds the place among the accessories of one side, which are given from the leading to the trailing edge.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int
    /// By default nearest to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// By default nearest to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// After the accessory of the same type; at the end where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
    /// Before the accessory of the same type; at the beginning where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }
  }
  /// How wide an accessory's place is: its own width, the width common to the list, or a number of points.
  public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
  /// Which of several systems a kind of accessory belongs to.
  public enum AccessoryType: Hashable, Sendable {
    case checkmark, delete, detail, disclosureIndicator, insert, multiselect, outlineDisclosure, popUpMenu, reorder
    case label(text: String)
    case customView(UIView)
  }

  /// What the accessory is; a cell orders accessories of the system by it.
  public let accessoryType: AccessoryType
  let isLeading: Bool
  let displayed: DisplayedState
  let tintColor: UIColor?
  let width: LayoutDimension
  /// UIKIT: what is hidden keeps its room (documented).
  let isHidden: Bool
  var action: (() -> Void)?
  var menu: UIMenu?
  var font: UIFont?
  /// Of the circle; nil for the kind's own.
  var circleColor: UIColor?
  /// Whether a line stands before a handle.
  var hasVerticalSeparator = false
  /// Whether the font of a label follows the size of text.
  var followsTextSize = true
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  /// Of accessories of the program's own.
  var position: Placement.Position?

  init(
    _ type: AccessoryType, leading: Bool = false, _ displayed: DisplayedState, tint: UIColor? = nil,
    width: LayoutDimension = .actual, hidden: Bool = false, action: (() -> Void)? = nil
  ) {
    accessoryType = type
    isLeading = leading
    self.displayed = displayed
    tintColor = tint
    self.width = width
    isHidden = hidden
    self.action = action
  }

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  /// A chevron at the trailing edge: a tap on the row leads on. It is no button.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    Self(
      .disclosureIndicator, displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden)
  }
  /// A chevron at the trailing edge that turns as the row's children are shown. Without a handler it expands and
  /// collapses the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    var made = Self(
      .outlineDisclosure, displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden, action: actionHandler)
    made.outlineStyle = options.style
    return made
  }
  /// An “i” in a circle at the trailing edge, a button that calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(
      .detail, displayed, tint: options.tintColor, width: options.reservedLayoutWidth, hidden: options.isHidden,
      action: actionHandler)
  }
  /// A checkmark at the trailing edge, in the tint.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self {
    Self(.checkmark, displayed, tint: options.tintColor, width: options.reservedLayoutWidth, hidden: options.isHidden)
  }
  /// A red circle with a minus at the leading edge, a button that calls the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    var made = Self(
      .delete, leading: true, displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden, action: actionHandler)
    made.circleColor = options.backgroundColor
    return made
  }
  /// A green circle with a plus at the leading edge, a button that calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    var made = Self(
      .insert, leading: true, displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden, action: actionHandler)
    made.circleColor = options.backgroundColor
    return made
  }
  /// Three lines at the trailing edge by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self {
    var made = Self(
      .reorder, displayed, tint: options.tintColor, width: options.reservedLayoutWidth, hidden: options.isHidden)
    made.hasVerticalSeparator = options.showsVerticalSeparator
    return made
  }
  /// A circle at the leading edge that is filled with a checkmark while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self {
    var made = Self(
      .multiselect, leading: true, displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden)
    made.circleColor = options.backgroundColor
    return made
  }
  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    var made = Self(
      .label(text: text), displayed, tint: options.tintColor, width: options.reservedLayoutWidth,
      hidden: options.isHidden)
    made.font = options.font
    made.followsTextSize = options.adjustsFontForContentSizeCategory
    return made
  }
  /// Two chevrons at the trailing edge, a button that opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> Self {
    var made = Self(
      .popUpMenu, displayed, tint: options.tintColor, width: options.reservedLayoutWidth, hidden: options.isHidden)
    made.menu = menu
    return made
  }
  /// A view of the program's own, at the edge and place that the configuration says.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let (isLeading, state, position): (Bool, DisplayedState, Placement.Position)
    switch configuration.placement {
    case .leading(let displayed, let place): (isLeading, state, position) = (true, displayed, place)
    case .trailing(let displayed, let place): (isLeading, state, position) = (false, displayed, place)
    }
    var made = Self(
      .customView(configuration.customView), leading: isLeading, state, tint: configuration.tintColor,
      width: configuration.reservedLayoutWidth ?? (isLeading ? .standard : .actual), hidden: configuration.isHidden)
    made.position = position
    return made
  }
}
