/// Finds and replaces text in a view, with a panel at the bottom of the window.
///
/// 1. The panel is presented; the delegate makes a session. 2. What is typed is searched for; the arrows lead from result
/// to result. 3. Done ends the session.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifindinteraction>
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// nil while the panel is away.
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { panel != nil }
  /// Makes the menu of the panel's options from the suggested ones.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// What is searched for. Setting it searches at once where the panel is shown.
  open var searchText: String? {
    didSet {
      panel?.field.text = searchText
      search()
    }
  }
  open var replacementText: String? { didSet { panel?.replacement?.text = replacementText } }
  private var panel: FindPanel?
  let options = UITextSearchOptions()

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = SubclassMethods.completed(sessionDelegate)
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the panel.
  ///
  /// - Parameter showingReplace: whether it has a field for what replaces the results; the session must support it.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if activeFindSession == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      session.onChange = { [weak self] in self?.updateResultCount() }
      delegate?.findInteraction(self, didBegin: session)
    }
    panel?.removeFromSuperview()
    let made = FindPanel(self, replaces: showingReplace && activeFindSession?.supportsReplacement == true)
    panel = made
    made.show(in: window)
    search()
  }

  open func dismissFindNavigator() {
    guard let panel else { return }
    self.panel = nil
    panel.leave()
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    session.onChange = nil
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Asks the session anew how many results there are.
  open func updateResultCount() { panel?.show(activeFindSession) }

  private func search() {
    guard panel != nil else { return }
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  // MARK: What the panel tells

  func queryDidChange(_ text: String) { searchText = text }
  func replaceOne() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: panel?.replacement?.text ?? "", options: options)
  }
  func replaceAll() {
    activeFindSession?.replaceAll(
      searchQuery: searchText ?? "", replacementString: panel?.replacement?.text ?? "", options: options)
  }
  /// UIKIT: the menu of the magnifier chooses between cases and whole words.
  func optionsMenu() -> UIMenu? {
    func item(_ title: String, _ isOn: Bool, _ change: @escaping () -> Void) -> UIAction {
      UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
        change()
        self?.search()
      }
    }
    let options = options
    let ignoresCase = options.stringCompareOptions.contains(.caseInsensitive)
    let whole = options.wordMatchMethod == .fullWord
    let elements = [
      item("Ignore Case", ignoresCase) {
        options.stringCompareOptions = ignoresCase ? [] : .caseInsensitive
      },
      item("Whole Words", whole) { options.wordMatchMethod = whole ? .contains : .fullWord },
    ]
    return optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
  }
}

/// Makes the session of a find interaction.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
