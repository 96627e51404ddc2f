internal import Foundation

/// How the lines between the rows of a list look.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is drawn: as the list has it, in any case, or never.
  public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }

  /// Lets the system find an inset.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the line above the item is drawn. Default: automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line beneath the item is drawn. Default: automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the edges, in points. Default: automatic, along with the content.
  public var topSeparatorInsets = Self.automaticInsets
  /// How far the line beneath is from the edges, in points. Default: automatic, along with the content.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// Of the lines. Default: `UIColor.separator`.
  public var color = UIColor.separator
  /// Next to a row that is selected where several can be.
  public var multipleSelectionColor = UIColor.separator
  /// Kept; has no effect.
  public var visualEffect: UIVisualEffect?

  /// Lines as a look of lists has them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
