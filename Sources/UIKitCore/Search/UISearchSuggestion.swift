public import Foundation

/// What may be searched for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchsuggestion>
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  /// What VoiceOver says besides. Default: nil.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// Kept for the program.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
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
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  /// Kept for the program. Default: nil.
  open var representedObject: Any?

  public init(localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    localizedSuggestion = suggestion
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }
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
