/// Shows the program's documents, to open one or to make a new one.
///
/// DEVIATION: one folder, that of the program's documents.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  public enum ImportMode: UInt, Sendable { case none = 0, copy, move }
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white = 0, light, dark }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open private(set) var allowedContentTypes: [String]
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }
  open var shouldShowFileExtensions = false
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// What else can be done with documents. Kept: the list has no menus.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Width by height of the pictures of new documents. Default: 2 by 3. Kept: documents have no pictures here.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  open var localizedCreateDocumentActionTitle = "Create Document"
  private var list: FileListController?

  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  private var folder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FileListController(
      folder: folder, types: allowedContentTypes.map { UTType(importedAs: $0) },
      showsExtensions: shouldShowFileExtensions, allowsSeveral: allowsPickingMultipleItems, actionTitle: "Open")
    list.didChoose = { [weak self] urls in
      guard let self else { return }
      self.delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    let create = UIAction(title: localizedCreateDocumentActionTitle) { [weak self] _ in self?.create() }
    list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
    list.navigationItem.rightBarButtonItems =
      (allowsDocumentCreation ? [UIBarButtonItem(systemItem: .add, primaryAction: create)] : [])
      + additionalTrailingNavigationBarButtonItems
    self.list = list
  }

  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      self.importDocument(at: url, nextToDocumentAt: self.folder.appendingPathComponent("."), mode: mode) {
        made, error in
        if let made {
          self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: made)
        } else {
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let target = neighbourURL.deletingLastPathComponent().appendingPathComponent(documentURL.lastPathComponent)
    do {
      if importMode == .move {
        try FileManager.default.moveItem(at: documentURL, to: target)
      } else {
        try FileManager.default.copyItem(at: documentURL, to: target)
      }
      list?.reload()
      completion(target, nil)
    } catch { completion(nil, error) }
  }
  /// What zooms between a document's row and the controller that shows it, for the delegate of a transition.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController(source: { [weak self] in self?.list?.row(of: documentURL) })
  }
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isInside = url.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
    if isInside || !importIfNeeded {
      completion?(isInside ? url : nil, isInside ? nil : CocoaError(.fileReadNoSuchFile))
      return
    }
    importDocument(at: url, nextToDocumentAt: folder.appendingPathComponent("."), mode: .copy) { completion?($0, $1) }
  }
}

/// Told of the documents that are opened and made.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Activities besides the system's when documents are shared. Not called: the list shares none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before documents are shared. Not called: the list shares none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
