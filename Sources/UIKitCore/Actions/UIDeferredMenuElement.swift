/// An entry whose contents are asked for when the menu is opened.
///
/// Source: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// The provider is asked once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }
  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }
  /// The provider is asked each time.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement(elementProvider, isCached: false) }

  func load(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return done(cache) }
    provider { [weak self] elements in
      if self?.isCached == true { self?.cache = elements }
      done(elements)
    }
  }
}
