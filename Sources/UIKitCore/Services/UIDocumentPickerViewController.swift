/// Lets a person choose files, or a place for files.
///
/// The files are those of the program's own documents folder, or of `directoryURL`.
///
/// DEVIATION: one folder, without the providers of other programs; nothing outside the folder can be chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told after the picker has gone.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What the initializer made of it: copies are imported or exported, others are opened or moved.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several files can be opened at once; read when the view loads. Default: false.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions; read when the view loads. Default: false.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil for the program's documents.
  open var directoryURL: URL?
  private let types: [UTType]
  private let exported: [URL]
  private let isCopy: Bool

  /// Lets files of these types be chosen; copies lie in a temporary folder of the program.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    (types, exported, isCopy) = (contentTypes, [], asCopy)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// Lets files be chosen that are opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Lets a folder be chosen that the files are copied or moved to; files of the same names there are replaced.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    (types, exported, isCopy) = ([], urls, asCopy)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// Moves the files to where the person chooses.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// By type identifiers, before iOS 14; every mode but import opens files where they are.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import)
  }
  /// For one file, before iOS 14; every mode but export moves it.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// For several files, before iOS 14; every mode but export moves them.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }
  /// Traps: pickers are made in code.
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var folder: URL {
    directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = FileListController(
      folder: folder, types: types, showsExtensions: shouldShowFileExtensions,
      allowsSeveral: allowsMultipleSelection && exported.isEmpty, actionTitle: exported.isEmpty ? "Open" : "Save")
    list.allowsFolderAlone = !exported.isEmpty
    list.didChoose = { [weak self] in self?.choose($0) }
    list.didCancel = { [weak self] in self?.cancel() }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func choose(_ urls: [URL]) {
    let result = exported.isEmpty ? (isCopy ? urls.map(temporaryCopy) : urls) : exported.compactMap(export)
    dismiss(animated: true) { [self] in
      delegate?.documentPicker(self, didPickDocumentsAt: result)
    }
  }
  private func cancel() {
    dismiss(animated: true) { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  /// UIKIT: what is opened as a copy lies in a temporary folder of the program.
  private func temporaryCopy(_ url: URL) -> URL {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let copy = place.appendingPathComponent(url.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    } catch { return url }
  }

  private func export(_ url: URL) -> URL? {
    let target = folder.appendingPathComponent(url.lastPathComponent)
    do {
      if FileManager.default.fileExists(atPath: target.path), target.standardizedFileURL != url.standardizedFileURL {
        try FileManager.default.removeItem(at: target)
      }
      if isCopy {
        try FileManager.default.copyItem(at: url, to: target)
      } else {
        try FileManager.default.moveItem(at: url, to: target)
      }
      return target
    } catch { return nil }
  }
}

/// What a document picker is for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentpickermode>
public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }
