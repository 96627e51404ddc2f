/// What an accessibility element is and does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait, as UIKit numbers them.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait, the default of plain views.
  public static let none: UIAccessibilityTraits = []
  /// A tap does something. The default of buttons.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A tap leads to a place outside the screen.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture; together with other traits, too. The default of image views.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen among others, as a tab or a segment is.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A tap plays a sound of its own, so that nothing should be read over it.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change. The default of labels.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Says, when an application starts, what its state is.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Does not react to taps at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes so often that it should be asked now and then, not at each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// A tap begins to play or to record, so that nothing should be read over it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that swipes up and down change, by `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly, as a piano does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The next page follows when the element is read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs; each of them is read with its place among them.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading, from one to the next of which one can go.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// What is shown can be made larger.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Something that is on, off or between.
  // UIKIT: its bit lies above those that the system keeps for itself. A guess.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
