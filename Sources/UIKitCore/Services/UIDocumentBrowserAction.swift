/// Something that can be done with documents of a browser.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction>
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where the action is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Availability(rawValue: 1 << 0)
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  open private(set) var identifier: String
  open private(set) var localizedTitle: String
  open private(set) var availability: Availability
  open var image: UIImage?
  /// Types of the documents that it takes. Default: all.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Default: true.
  open var supportsMultipleItems = true
  private let handler: ([URL]) -> Void

  public init(
    identifier: String, localizedTitle: String, availability: Availability = [.menu, .navigationBar],
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}
