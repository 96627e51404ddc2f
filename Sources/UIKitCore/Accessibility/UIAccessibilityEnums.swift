/// How a switch control goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

/// What kind of text it is that is read.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext>
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A document to write in.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A text to read as a whole, such as a book.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages of a conversation.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a table of numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Programs, of which every sign counts.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What a terminal shows.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// Something that tests find by a name that people do not see.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// For tests to find the element; never spoken. Default: nil.
  var accessibilityIdentifier: String? { get set }
}

/// Where scrolling by assistive technologies goes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// What kind of whole a container's elements make.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0, dataTable, list, landmark, semanticGroup
}
