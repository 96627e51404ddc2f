/// A part of an item that a constraint can speak of.
///
/// The raw values are those of `NSLayoutConstraint.Attribute`.
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>.
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  /// None: the other side is a constant.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where reading begins.
  case leading = 5
  /// The edge where reading ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The middle across.
  case centerX = 9
  /// The middle down.
  case centerY = 10
  /// The last line of text.
  case lastBaseline = 11
  /// The first line of text.
  case firstBaseline = 12
  /// The left margin.
  case leftMargin = 13
  /// The right margin.
  case rightMargin = 14
  /// The top margin.
  case topMargin = 15
  /// The bottom margin.
  case bottomMargin = 16
  /// The margin where reading begins.
  case leadingMargin = 17
  /// The margin where reading ends.
  case trailingMargin = 18
  /// The middle between left and right margin.
  case centerXWithinMargins = 19
  /// The middle between top and bottom margin.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// What kind of quantity the attribute is; constraints may only relate attributes of one kind.
  public enum Kind: Sendable, Hashable {
    /// Nothing.
    case none
    /// A place across.
    case horizontalPosition
    /// A place down.
    case verticalPosition
    /// An extent.
    case dimension
  }

  /// What the attribute is about.
  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .dimension
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// Whether the attribute lies on, or measures along, the horizontal axis.
  public var isHorizontal: Bool { kind == .horizontalPosition || self == .width }

  /// The attribute's name as Apple's constraint descriptions spell it.
  public var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
