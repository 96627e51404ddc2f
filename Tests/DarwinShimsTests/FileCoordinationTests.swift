import DarwinShims
import Foundation
import Testing

/// Provenance: Apple's documentation of `NSFileCoordinator`, `NSFilePresenter`, `NSFileVersion` and `NSMetadataQuery`.
@Suite(.serialized)
final class FileCoordinationTests {
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let place: URL
    let queue = OperationQueue()
    var heard: [String] = []
    init(_ place: URL) {
      self.place = place
      queue.maxConcurrentOperationCount = 1
    }
    var presentedItemURL: URL? { place }
    var presentedItemOperationQueue: OperationQueue { queue }
    func presentedItemDidChange() { heard.append("changed") }
    func presentedItemDidMove(to newURL: URL) { heard.append("moved to \(newURL.lastPathComponent)") }
    func presentedSubitemDidAppear(at url: URL) { heard.append("new \(url.lastPathComponent)") }
    func presentedSubitemDidChange(at url: URL) { heard.append("changed \(url.lastPathComponent)") }
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      heard.append("save")
      completionHandler(nil)
    }
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      heard.append("delete")
      completionHandler(nil)
    }
    func finish() -> [String] {
      queue.waitUntilAllOperationsAreFinished()
      defer { heard = [] }
      return heard
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("a.txt") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func othersHearOfWhatIsWritten() throws {
    let (own, other, above) = (Presenter(file), Presenter(file), Presenter(folder))
    for presenter in [own, other, above] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [own, other, above] { NSFileCoordinator.removeFilePresenter(presenter) } }
    #expect(NSFileCoordinator.filePresenters.contains { $0 === own })
    let coordinator = NSFileCoordinator(filePresenter: own)
    var error: NSError?
    var written: URL?
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      written = $0
      try? Data("a".utf8).write(to: $0)
    }
    #expect(error == nil && written == file)
    #expect(own.finish().isEmpty && other.finish() == ["changed"] && above.finish() == ["new a.txt"])
    coordinator.coordinate(writingItemAt: file, error: nil) { try? Data("b".utf8).write(to: $0) }
    #expect(other.finish() == ["changed"] && above.finish() == ["changed a.txt"])
    coordinator.item(at: file, didMoveTo: folder.appendingPathComponent("b.txt"))
    #expect(other.finish() == ["moved to b.txt"])
  }

  @Test func readersGetWhatOthersHaveSaved() {
    let other = Presenter(file)
    NSFileCoordinator.addFilePresenter(other)
    defer { NSFileCoordinator.removeFilePresenter(other) }
    let coordinator = NSFileCoordinator()
    var read: [URL] = []
    coordinator.coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { read.append($0) }
    #expect(other.finish().isEmpty)
    coordinator.coordinate(readingItemAt: file, error: nil) { read.append($0) }
    #expect(other.finish() == ["save"] && read == [file, file])
  }

  @Test func othersLetGoBeforeADeletion() async {
    let other = Presenter(file)
    NSFileCoordinator.addFilePresenter(other)
    defer { NSFileCoordinator.removeFilePresenter(other) }
    let file = file
    let known = await withCheckedContinuation { next in
      DispatchQueue.global().async {
        NSFileCoordinator().coordinate(writingItemAt: file, options: .forDeleting, error: nil) { _ in
          next.resume(returning: other.heard)
        }
      }
    }
    #expect(known == ["delete"])
  }

  @Test func cancelledCoordinatorsDoNothing() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: file, error: &error) { _ in Issue.record("It was cancelled") }
    #expect(error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test func intentsRunOnTheirQueue() async throws {
    let queue = OperationQueue()
    let intents = [NSFileAccessIntent.readingIntent(with: file), .writingIntent(with: folder, options: .forMoving)]
    #expect(intents.map(\.url) == [file, folder])
    let error = await withCheckedContinuation { next in
      NSFileCoordinator().coordinate(with: intents, queue: queue) { next.resume(returning: $0) }
    }
    #expect(error == nil)
  }

  @Test func filesHaveTheirCurrentVersionAlone() throws {
    #expect(NSFileVersion.currentVersionOfItem(at: file) == nil)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: file) == nil)
    try Data("a".utf8).write(to: file)
    let version = try #require(NSFileVersion.currentVersionOfItem(at: file))
    #expect(version.url == file && version.modificationDate != nil && !version.isConflict && version.isResolved)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: file) == [])
    #expect(NSFileVersion.otherVersionsOfItem(at: file) == [])
    try NSFileVersion.removeOtherVersionsOfItem(at: file)
    let copy = folder.appendingPathComponent("b.txt")
    #expect(try version.replaceItem(at: copy) == copy)
    #expect(try Data(contentsOf: copy) == Data("a".utf8))
  }

  @Test func queriesGatherAndFindNothing() {
    let query = NSMetadataQuery()
    #expect(query.notificationBatchingInterval == 1 && query.isStopped && !query.isStarted)
    #expect(!query.start())
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    query.predicate = NSPredicate(format: "%K LIKE %@", NSMetadataItemFSNameKey, "*.txt")
    let queue = OperationQueue()
    queue.isSuspended = true
    query.operationQueue = queue
    nonisolated(unsafe) var names: [NSNotification.Name] = []
    let observers = [NSNotification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering].map {
      NotificationCenter.default.addObserver(forName: $0, object: query, queue: nil) { names.append($0.name) }
    }
    #expect(query.start() && !query.start() && query.isGathering)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(names == [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering])
    #expect(query.isStarted && !query.isGathering && query.resultCount == 0 && query.results.isEmpty)
    query.stop()
    #expect(query.isStopped && !query.isStarted)
    observers.forEach(NotificationCenter.default.removeObserver)
  }
}
