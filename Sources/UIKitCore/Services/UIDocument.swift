public import DarwinShims
internal import Synchronization

/// A document that reads and writes a file: subclasses say what its content is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocument>
///
/// DEVIATION: files are read and written on the main thread, before the completion is called from the main queue, and
/// versions are not kept.
@preconcurrency @MainActor
open class UIDocument: NSObject, @preconcurrency NSFilePresenter {
  /// What has become of a change of the document.
  public enum ChangeKind: Int, Sendable { case done = 0, undone, redone, cleared }
  /// Whether a file is written for the first time or again.
  public enum SaveOperation: Int, Sendable { case forCreating = 0, forOverwriting }
  /// How the document stands to its file; several hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and nothing is wrong.
    public static let normal: State = []
    /// Not opened yet, or closed.
    public static let closed = State(rawValue: 1 << 0)
    /// There are versions of the file from elsewhere. Never set here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to save has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The content is being read: nothing must be edited.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The file comes from afar. Never set here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
  nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

  /// Seconds from a change until it is saved by itself.
  private static let autosaveDelay = 15.0

  /// Where the file is; saving elsewhere and moves by others change it.
  open private(set) var fileURL: URL {
    get { place.withLock { $0 } }
    set { place.withLock { $0 = newValue } }
  }
  /// Coordinators ask for it from other threads.
  private let place: Mutex<URL>
  /// When the file was last changed; nil before it is read or written.
  open var fileModificationDate: Date?
  /// How the document stands to its file. Default: closed. Changes post `stateChangedNotification`.
  open private(set) var documentState = State.closed {
    didSet {
      if documentState != oldValue {
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
      }
    }
  }
  /// Of reading from afar: never here.
  open var progress: Progress? { nil }
  /// The activity that goes with the document. Default: nil. Kept for the program.
  open var userActivity: NSUserActivity?
  /// Its changes are the document's. Made when it is first asked for.
  open var undoManager: UndoManager! {
    get {
      if manager == nil { follow(UndoManager()) }
      return manager
    }
    set { follow(newValue) }
  }

  private var manager: UndoManager?
  private var undoObservers: [any NSObjectProtocol] = []
  private var leaveObserver: (any NSObjectProtocol)?
  private var autosaveTimer: Timer?
  /// Changes since the file was written; those that were undone count back.
  private var changeCount = 0

  /// A document of a file, which is neither read nor made yet.
  public init(fileURL url: URL) {
    place = Mutex(url)
    super.init()
  }

  /// The file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type's identifier, from the file's extension.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// The type that is written. Default: the file's.
  open var savingFileType: String? { fileType }
  /// Whether more changes were made than undone since the file was read or written.
  open var hasUnsavedChanges: Bool { changeCount != 0 }

  // MARK: Presenting the file

  /// `fileURL`.
  nonisolated open var presentedItemURL: URL? { place.withLock { $0 } }
  /// The main queue.
  nonisolated open var presentedItemOperationQueue: OperationQueue { .main }
  /// The file has got another place.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  /// Another has written the file: reads it again, unless it is as old as what was read.
  open func presentedItemDidChange() {
    guard !documentState.contains(.closed), let date = storedDate, date != fileModificationDate else { return }
    revert(toContentsOf: fileURL)
  }
  /// Saves what is unsaved.
  open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown)) }
  }
  /// The file is about to be deleted: nothing to do by itself.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// The file has got another version. Default: nothing; never called here.
  open func presentedItemDidGain(_ version: NSFileVersion) {}
  /// The file has lost a version. Default: nothing; never called here.
  open func presentedItemDidLose(_ version: NSFileVersion) {}
  /// A conflict of versions is settled. Default: nothing; never called here.
  open func presentedItemDidResolveConflict(_ version: NSFileVersion) {}

  /// Runs the block on the document's own queue, one after the other, away from the main thread.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { accessQueue.async(execute: block) }
  private let accessQueue = DispatchQueue(label: "org.cairn.UIDocument.access")

  // MARK: For subclasses

  /// The content to write: data or a file wrapper. Override it.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes the content that was read: data, or a file wrapper of a folder. Override it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// The content is about to be read anew: override to let nothing be edited. Default: nothing.
  open func disableEditing() {}
  /// The content has been read: override to let it be edited again. Default: nothing.
  open func enableEditing() {}
  /// Reading or writing has failed. Override to tell the person. Default: `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// The error has been dealt with. Default: nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Nobody can be asked any longer about an error. Default: nothing; never called here.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Opening and closing

  /// Reads the file at once; the handler hears later, on the main queue, whether it could be read.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    answer(completionHandler, attempt { try read(from: fileURL) })
  }
  /// Reads the file; whether it could be read.
  @discardableResult
  open func open() async -> Bool { await withCheckedContinuation { next in open { next.resume(returning: $0) } } }

  /// Loads the content of a file or folder, and begins to follow it. Called by `open(completionHandler:)`.
  open func read(from url: URL) throws {
    try load(fromContents: try stored(at: url), ofType: fileType)
    didMatchFile()
    NSFileCoordinator.addFilePresenter(self)
    leaveObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.autosave() } }
  }

  private func stored(at url: URL) throws -> Any {
    url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      ? try FileWrapper(url: url) : try Data(contentsOf: url)
  }

  /// Saves what is unsaved first.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [self] success in
      autosaveTimer?.invalidate()
      leaveObserver.map(NotificationCenter.default.removeObserver)
      NSFileCoordinator.removeFilePresenter(self)
      documentState.insert(.closed)
      completionHandler?(success)
    }
  }
  /// Saves what is unsaved and closes; whether it could be saved.
  @discardableResult
  open func close() async -> Bool { await withCheckedContinuation { next in close { next.resume(returning: $0) } } }

  /// Loads the content again between `disableEditing()` and `enableEditing()`; changes are forgotten where it could be
  /// read.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    let isRead = attempt { try load(fromContents: try stored(at: url), ofType: fileType) }
    if isRead { didMatchFile() }
    documentState.remove(.editingDisabled)
    enableEditing()
    answer(completionHandler, isRead)
  }

  // MARK: Saving

  /// Writes the content of `contents(forType:)` at once; the handler hears later, on the main queue, whether it could
  /// be written.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = attempt {
      let contents = try contents(forType: savingFileType ?? "public.data")
      try writeContents(contents, safelyTo: url, for: saveOperation)
      fileURL = url
      didMatchFile()
    }
    if !isSaved { documentState.insert(.savingError) }
    answer(completionHandler, isSaved)
  }
  /// Writes the content; whether it could be written.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  /// Saves if something has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return answer(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes data or a file wrapper so that the old file stays until the new one is complete; missing folders are made.
  /// Attributes are left out.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: fileURL)
    }
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(copying: $0) }) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }

  /// The usual extension of a type; without one the present file's.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  // MARK: Changes

  /// Notes a change; the document is saved by itself some time after the last one. The undo manager's changes come
  /// here.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
    autosaveTimer?.invalidate()
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    autosaveTimer = Timer.scheduledTimer(withTimeInterval: Self.autosaveDelay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.autosave() }
    }
  }
  /// How many changes are unsaved, to be handed back after a save of the program's own.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
  /// The changes that a token stands for have been saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if let count = changeCountToken as? Int { changeCount -= count }
  }

  private func follow(_ undoManager: UndoManager?) {
    undoObservers.forEach(NotificationCenter.default.removeObserver)
    manager = undoManager
    guard let undoManager else { return undoObservers = [] }
    let changes: [(NSNotification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    undoObservers = changes.map { name, change in
      NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(change) }
      }
    }
  }

  /// Groups that are closed while a change is undone or done again are no changes of their own.
  private func note(_ change: ChangeKind) {
    if change == .done, manager?.isUndoing == true || manager?.isRedoing == true { return }
    updateChangeCount(change)
  }

  // MARK: Parts

  private func didMatchFile() {
    fileModificationDate = storedDate
    updateChangeCount(.cleared)
    documentState.subtract([.closed, .savingError])
  }

  private var storedDate: Date? {
    (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
  }

  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func answer(_ completion: ((Bool) -> Void)?, _ success: Bool) {
    guard let completion else { return }
    nonisolated(unsafe) let body = completion
    DispatchQueue.main.async { body(success) }
  }
}
