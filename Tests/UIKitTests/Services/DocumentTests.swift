import Foundation
import Testing
import UIKit

/// Provenance: Apple's documentation of `UIDocument`.
@MainActor
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var failures = 0
    override func contents(forType typeName: String) throws -> Any {
      if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: try #require(contents as? Data), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { failures += 1 }
    func set(_ value: String) {
      let old = text
      text = value
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/My note.txt")

  @Test func contentGoesToTheFileAndComesBack() async throws {
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.localizedName == "My note" && note.fileType == "public.plain-text")
    note.text = "a"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal && note.fileModificationDate != nil)
    note.text = "b"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(note.documentState == .closed && !note.hasUnsavedChanges)
    let other = Note(fileURL: url)
    #expect(await other.open())
    #expect(other.text == "b" && other.documentState == .normal)
  }

  /// A document of several files is a folder.
  @Test func foldersAreFileWrappers() async throws {
    final class Album: UIDocument {
      var pages: [String: Data] = [:]
      override func contents(forType typeName: String) throws -> Any {
        FileWrapper(directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: $0) })
      }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let folder = try #require(contents as? FileWrapper)
        pages = (folder.fileWrappers ?? [:]).compactMapValues(\.regularFileContents)
      }
    }
    let album = Album(fileURL: url)
    album.pages = ["1.txt": Data("a".utf8), "2.txt": Data("b".utf8)]
    #expect(await album.save(to: url, for: .forCreating))
    let other = Album(fileURL: url)
    #expect(await other.open())
    #expect(other.pages == album.pages)
  }

  @Test func failuresAreToldAndKeepTheChanges() async throws {
    let note = Note(fileURL: url)
    #expect(await note.open() == false)
    #expect(note.failures == 1 && note.documentState == .closed)
    #expect(await note.save(to: url, for: .forCreating))
    note.text = "unwritable"
    note.updateChangeCount(.done)
    #expect(await note.save(to: url, for: .forOverwriting) == false)
    #expect(note.documentState == .savingError && note.hasUnsavedChanges && note.failures == 2)
  }

  @Test func undoneChangesAreNone() async throws {
    let note = Note(fileURL: url)
    #expect(await note.save(to: url, for: .forCreating))
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    note.set("a")
    note.undoManager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(note.text.isEmpty && !note.hasUnsavedChanges)
    note.undoManager.redo()
    #expect(note.text == "a" && note.hasUnsavedChanges)
  }

  // MARK: Others at the file

  @Test func anOpenDocumentFollowsWhatOthersWrite() async throws {
    let note = Note(fileURL: url)
    note.text = "a"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(await note.open())
    #expect(note.presentedItemURL == url && NSFileCoordinator.filePresenters.contains { $0 === note })
    note.fileModificationDate = Date(timeIntervalSince1970: 0)
    NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { try? Data("b".utf8).write(to: $0) }
    for _ in 0..<100 where note.text != "b" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(note.text == "b")
    #expect(await note.close())
    #expect(!NSFileCoordinator.filePresenters.contains { $0 === note })
  }

  @Test func filesAreAccessedOneAfterTheOtherAwayFromTheMainThread() async {
    let note = Note(fileURL: url)
    nonisolated(unsafe) var order: [Int] = []
    note.performAsynchronousFileAccess { order.append(Thread.isMainThread ? -1 : 1) }
    await withCheckedContinuation { next in
      note.performAsynchronousFileAccess {
        order.append(2)
        next.resume()
      }
    }
    #expect(order == [1, 2])
  }
}
