/// What a controller without content looks like depends on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  /// What the search bar of the controller's navigation item holds; `search()` names it in its text. Default: nil.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the program has put there; nil for keys without a value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
