internal import Foundation

/// Shows a document, and while it has none, how to get one: a new one, or one of those that there are.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentviewcontroller>
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
  /// Default: nil. A new one is opened when `openDocument(completionHandler:)` is called, or when the view appears.
  open var document: UIDocument? {
    didSet { if document !== oldValue { documentDidChange() } }
  }
  /// What is offered while there is no document.
  public let launchOptions = LaunchOptions()
  /// Undoes and redoes what was done to the document.
  open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup.fixedGroup(items: [
    item("arrow.uturn.backward") { $0.undo() }, item("arrow.uturn.forward") { $0.redo() },
  ])
  private var launch: DocumentLaunchController?
  private lazy var renaming = DocumentRenaming { [weak self] in self?.rename($0) }

  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init() { self.init(document: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func item(_ symbol: String, _ action: @escaping @MainActor (UndoManager) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in if let undo = self?.document?.undoManager { action(undo) } })
  }

  // MARK: Document

  /// Opens the document, if it is not open, and says whether it is.
  open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
    guard let document else { return completionHandler?(false) ?? () }
    guard document.documentState.contains(.closed) else {
      completionHandler?(true)
      return
    }
    document.open { [weak self] opened in
      if opened, let self, self.document === document { documentDidOpen() }
      completionHandler?(opened)
    }
  }
  /// Called when the document is open: the place to show it. Does nothing by itself.
  open func documentDidOpen() {}
  /// Called when the navigation item has taken up the document's name: once the view is loaded, and when there is another
  /// document. Does nothing by itself.
  open func navigationItemDidUpdate() {}

  private func updateNavigationItem() {
    if let document {
      navigationItem.title = document.localizedName
      navigationItem.takeDocument(UIDocumentProperties(url: document.fileURL), renamedBy: renaming)
    }
    navigationItemDidUpdate()
  }

  /// The file stays in its folder and keeps its extension. A name that is taken changes nothing.
  private func rename(_ name: String) {
    guard let document, !name.isEmpty, name != document.localizedName else { return }
    let file = document.fileURL
    var place = file.deletingLastPathComponent().appendingPathComponent(name)
    if !file.pathExtension.isEmpty { place.appendPathExtension(file.pathExtension) }
    guard (try? FileManager.default.moveItem(at: file, to: place)) != nil else { return }
    document.presentedItemDidMove(to: place)
    updateNavigationItem()
  }

  private func documentDidChange() {
    guard isViewLoaded else { return }
    updateNavigationItem()
    updateLaunch()
    if view.window != nil { openDocument() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateNavigationItem()
    updateLaunch()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if document != nil { openDocument() }
  }

  /// What is offered covers the controller while there is no document.
  private func updateLaunch() {
    guard document == nil else {
      launch?.willMove(toParent: nil)
      launch?.viewIfLoaded?.removeFromSuperview()
      launch?.removeFromParent()
      launch = nil
      return
    }
    guard launch == nil else { return }
    let made = DocumentLaunchController(launchOptions)
    launch = made
    addChild(made)
    made.view.frame = view.bounds
    made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made.view)
    made.didMove(toParent: self)
  }
}
