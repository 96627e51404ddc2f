extension UICellAccessory {
  /// The look of a chevron at the trailing edge.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether the chevron is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the chevron; nil for a light grey.
    public var tintColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The look of an “i” in a circle.
  @preconcurrency @MainActor
  public struct DetailOptions {
    /// Whether the button is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the button; nil for the cell's tint.
    public var tintColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The look of a checkmark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    /// Whether the checkmark is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the checkmark; nil for the cell's tint.
    public var tintColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The look of a minus in a circle.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether the circle is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the circle, or of the minus where the circle has a colour of its own; nil for red, or white.
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of a plus in a circle.
  @preconcurrency @MainActor
  public struct InsertOptions {
    /// Whether the circle is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the circle, or of the plus where the circle has a colour of its own; nil for green, or white.
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of the three lines that move a row.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether the lines are not drawn; their place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the lines; nil for a light grey.
    public var tintColor: UIColor?
    /// Whether a line stands before the handle. Default: false.
    public var showsVerticalSeparator = false
    /// Creates options; nil stands for a property's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? false
    }
  }

  /// The look of the circle that selects a row.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    /// Whether the circle is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the circle, or of the checkmark where the circle has a colour of its own; nil for the cell's tint.
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of the two chevrons of a menu.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    /// Whether the chevrons are not drawn; their place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the chevrons; nil for a grey.
    public var tintColor: UIColor?
    /// Creates options; nil stands for a property's default.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The look of the chevron that expands a row.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// Whether the chevron is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the chevron; nil for the cell's tint.
    public var tintColor: UIColor?
    /// Whether a tap anywhere in the row opens the branch, as in a section's header, or one on the arrow alone, so that
    /// the row can be selected besides.
    public enum Style: Hashable, Sendable { case automatic, header, cell }
    /// Automatic stands for header where the row is a list's header, else for cell.
    public var style = Style.automatic
    /// Creates options; nil stands for a property's default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// The look of a text beside the content.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the text is not drawn; its place stays. Default: false.
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Of the text; nil for a grey.
    public var tintColor: UIColor?
    /// Of the text. Default: that of body text.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether the font follows the size of text. Default: true.
    public var adjustsFontForContentSizeCategory = true
    /// Creates options; nil stands for a property's default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      if let font { self.font = font }
      if let adjusts = adjustsFontForContentSizeCategory { self.adjustsFontForContentSizeCategory = adjusts }
    }
  }

  /// A view of the client's beside the content.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, at the size of its bounds; where they are empty, at its natural size.
    public let customView: UIView
    /// At which edge, when and in which order the view stands.
    public var placement: Placement
    /// Whether the view is not shown; its place stays. Default: false.
    public var isHidden = false
    /// How wide the view's place is; nil for the list's common width at the leading edge, the view's own at the
    /// trailing one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil leaves it to the cell.
    public var tintColor: UIColor?
    /// Kept; has no effect.
    public var maintainsFixedSize = false

    /// Creates the configuration; nil stands for a property's default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
