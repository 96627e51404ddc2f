extension UICellAccessory {
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  @preconcurrency @MainActor
  public struct DetailOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  @preconcurrency @MainActor
  public struct DeleteOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
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

  @preconcurrency @MainActor
  public struct InsertOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
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

  @preconcurrency @MainActor
  public struct ReorderOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Whether a line stands before the handle. Default: false.
    public var showsVerticalSeparator = false
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

  @preconcurrency @MainActor
  public struct MultiselectOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Of the circle. Nil: the system's.
    public var backgroundColor: UIColor?
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

  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    /// Whether a tap anywhere in the row opens the branch, as in a section's header, or one on the arrow alone, so that
    /// the row can be selected besides.
    public enum Style: Hashable, Sendable { case automatic, header, cell }
    /// Automatic stands for header where the row is a list's header, else for cell.
    public var style = Style.automatic
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  @preconcurrency @MainActor
  public struct LabelOptions {
    public var isHidden = false
    /// In points. Default: the accessory's own.
    public var reservedLayoutWidth = LayoutDimension.actual
    public var tintColor: UIColor?
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether the font follows the size of text. Default: true.
    public var adjustsFontForContentSizeCategory = true
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
    public let customView: UIView
    public var placement: Placement
    public var isHidden = false
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Kept; has no effect.
    public var maintainsFixedSize = false

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
