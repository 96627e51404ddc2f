internal import Foundation

/// How the lines between the rows of a list look.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }

  /// Lets the system find an inset.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// Next to a row that is selected where several can be.
  public var multipleSelectionColor = UIColor.separator
  /// Kept; has no effect.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
