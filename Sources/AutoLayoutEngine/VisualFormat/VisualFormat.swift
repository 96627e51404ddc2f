public import Foundation
public import UIGeometry

/// A visual format string, parsed: `H:|-[a(>=20@250)]-8-[b(==a)]|`.
///
/// Source: "Visual Format Language" in Apple's Auto Layout Guide,
/// <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html>.
/// Besides the published grammar a thickness may be a view's times, divided by, plus or minus a number: `[a(==b*0.5)]`.
public struct VisualFormat: Hashable, Sendable {
  /// What the constraints of a format relate.
  public enum Item: Hashable, Sendable {
    /// A view by its name.
    case view(String)
    /// The superview of the named view, written `|`.
    case superview(of: String)
  }

  /// A relation to a number, or to another view's thickness.
  public struct Predicate: Hashable, Sendable {
    /// How both sides compare.
    public var relation: LayoutRelation = .equal
    /// The view whose thickness counts; `nil` for a number alone.
    public var viewName: String?
    /// By what the other extent is multiplied.
    public var multiplier: CGFloat = 1
    /// In points.
    public var constant: CGFloat = 0
    /// 1 … 1000.
    public var priority: Float = 1000

    /// A predicate that asks for zero.
    public init() {}
  }

  /// What stands between two neighbours.
  public enum Connection: Hashable, Sendable {
    /// Nothing: the edges touch.
    case flush
    /// A bare `-`: the standard space, or the superview's margin.
    case standard
    /// What the format says in parentheses.
    case predicates([Predicate])
  }

  /// A view with its own thickness predicates.
  public struct View: Hashable, Sendable {
    /// The name in the views dictionary.
    public var name: String
    /// What the format says of its extent.
    public var predicates: [Predicate]
    /// The index just after the view's `]` in the format.
    public var endOffset: Int
  }

  /// The text.
  public var format: String
  /// Along which the views follow.
  public var axis: LayoutAxis
  /// The connection from a leading `|`.
  public var leadingConnection: Connection?
  /// Never empty.
  public var views: [View]
  /// One less than the views: the connection after each view but the last.
  public var connections: [Connection]
  /// The connection to a trailing `|`.
  public var trailingConnection: Connection?
}
