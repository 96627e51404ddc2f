/// Reads and writes files in concert with those that present them.
///
/// DEVIATION: only the program's own presenters are known, no other program's; readers and writers run at once, on the
/// caller's thread, and wait for nobody but presenters that save or let go of what is deleted.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsfilecoordinator>
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters are not asked to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// The reader gets what a symbolic link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters are asked to let go of the item.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Presenters are asked to save first.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private weak var filePresenter: (any NSFilePresenter)?
  private let isCancelled = LockedFlag()
  /// Coordinators with the same purpose do not wait for each other. Default: an identifier of its own.
  open var purposeIdentifier = UUID().uuidString

  /// - Parameter filePresenterOrNil: who is not told of what the coordinator does, since it does it itself.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    filePresenter = filePresenterOrNil
    super.init()
  }

  // MARK: Presenters

  /// Tells a presenter of what coordinators do, until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.add(filePresenter) }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.remove(filePresenter) }
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all }

  private func others(at url: URL) -> FilePresenters.Concerned { FilePresenters.concerned(url, except: filePresenter) }

  // MARK: Reading and writing

  /// Calls the reader with the place to read. After `cancel()` it is not called, and the error is that of cancelling.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    guard mayRun(outError) else { return }
    reader(prepare(reading: url, options))
  }

  /// Calls the writer with the place to write. Others that present the item hear of it afterwards.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    guard mayRun(outError) else { return }
    let told = prepare(writing: url, options)
    writer(url)
    told()
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    guard mayRun(outError) else { return }
    let place = prepare(reading: readingURL, readingOptions)
    let told = prepare(writing: writingURL, writingOptions)
    readerWriter(place, writingURL)
    told()
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) {
    guard mayRun(outError) else { return }
    let told = [prepare(writing: url1, options1), prepare(writing: url2, options2)]
    writer(url1, url2)
    told.forEach { $0() }
  }

  /// Calls the accessor on the queue, with an error after `cancel()`.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      if isCancelled.isSet { return accessor(CocoaError(.userCancelled)) }
      let told = intents.compactMap { intent -> (() -> Void)? in
        switch intent.kind {
        case .reading(let options):
          _ = prepare(reading: intent.url, options)
          return nil
        case .writing(let options): return prepare(writing: intent.url, options)
        }
      }
      accessor(nil)
      told.forEach { $0() }
    }
  }

  /// Prepares many items at once; the accessor coordinates them one by one and calls its argument at the end.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    guard mayRun(outError) else { return }
    batchAccessor {}
  }

  // MARK: Moves

  /// Announces a move that is about to be made.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells those that present the item that it has another place.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    let others = others(at: oldURL)
    others.items.forEach { presenter in FilePresenters.tell(presenter) { $0.presentedItemDidMove(to: newURL) } }
    others.folders.forEach { presenter in
      FilePresenters.tell(presenter) { $0.presentedSubitem(at: oldURL, didMoveTo: newURL) }
    }
  }
  open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {
    others(at: url).items.forEach { presenter in
      FilePresenters.tell(presenter) { $0.presentedItemDidChangeUbiquityAttributes(attributes) }
    }
  }

  /// What has not begun will not run.
  open func cancel() { isCancelled.set() }

  // MARK: Parts

  private func mayRun(_ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard isCancelled.isSet else { return true }
    error?.pointee = CocoaError(.userCancelled) as NSError
    return false
  }

  private func prepare(reading url: URL, _ options: ReadingOptions) -> URL {
    if !options.contains(.withoutChanges) { save(url) }
    return options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
  }

  private func save(_ url: URL) {
    let others = others(at: url)
    (others.items + others.folders).forEach { presenter in
      FilePresenters.ask(presenter) { $0.savePresentedItemChanges(completionHandler: $1) }
    }
  }

  /// Answers what tells the presenters, once it is written.
  private func prepare(writing url: URL, _ options: WritingOptions) -> () -> Void {
    let others = others(at: url)
    if options.contains(.forDeleting) {
      others.items.forEach { presenter in
        FilePresenters.ask(presenter) { $0.accommodatePresentedItemDeletion(completionHandler: $1) }
      }
      others.folders.forEach { presenter in
        FilePresenters.ask(presenter) { $0.accommodatePresentedSubitemDeletion(at: url, completionHandler: $1) }
      }
      return {}
    }
    if options.contains(.forMerging) { save(url) }
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    return {
      others.items.forEach { presenter in FilePresenters.tell(presenter) { $0.presentedItemDidChange() } }
      others.folders.forEach { presenter in
        FilePresenters.tell(presenter) {
          isNew ? $0.presentedSubitemDidAppear(at: url) : $0.presentedSubitemDidChange(at: url)
        }
      }
    }
  }
}
