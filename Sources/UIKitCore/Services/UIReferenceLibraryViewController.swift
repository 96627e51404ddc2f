/// Shows what dictionaries say of a word.
///
/// DEVIATION: there are no dictionaries.
///
/// Source: <https://developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller>
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
    title = term
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Always false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func loadView() {
    let label = UILabel()
    label.text = "No definition found."
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    view = label
  }
}
