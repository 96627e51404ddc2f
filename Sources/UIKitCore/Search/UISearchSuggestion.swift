public import Foundation

/// What may be searched for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchsuggestion>
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What a list of suggestions shows.
  var localizedSuggestion: String? { get }
  /// What VoiceOver says besides. Default: nil.
  var localizedDescription: String? { get }
  /// In front of the suggestion. Default: nil, for a magnifier.
  var iconImage: UIImage? { get }
  /// Wins over `localizedSuggestion`. Default: nil.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// Kept for the program.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil: VoiceOver says the suggestion.
  public var localizedDescription: String? { nil }
  /// Nil: a magnifier is shown.
  public var iconImage: UIImage? { nil }
  /// Nil: the plain text is shown.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Always nil; what is set is not kept.
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion by its text and picture.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The plain text, also of an attributed suggestion.
  open private(set) var localizedSuggestion: String?
  /// Nil where the item was made of a plain text.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// What VoiceOver says in place of the suggestion. Default: nil.
  open private(set) var localizedDescription: String?
  /// In front of the suggestion. Default: nil, for a magnifier.
  open private(set) var iconImage: UIImage?
  /// Kept for the program. Default: nil.
  open var representedObject: Any?

  /// A suggestion of a plain text.
  public init(localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    localizedSuggestion = suggestion
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }
  /// A suggestion whose text has attributes; its plain text is in `localizedSuggestion`.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }
}
