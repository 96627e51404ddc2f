/// What a controller without content looks like depends on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
