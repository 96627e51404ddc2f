import Foundation
import Testing
import UIKit

@MainActor
struct PasteboardTests {
  @Test func valuesComeBackByTheirTypes() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    #expect(!board.hasStrings && board.numberOfItems == 0)
    board.string = "one"
    #expect(board.string == "one" && board.types == ["public.utf8-plain-text"] && board.changeCount == 1)
    board.addItems([["public.utf8-plain-text": "two"]])
    #expect(board.strings == ["one", "two"])
    board.color = .red
    #expect(board.hasColors && !board.hasStrings && board.color == .red)
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && board.string == "https://example.org")
    board.setData(Data("three".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "three")
    board.string = nil
    #expect(!board.hasStrings)
  }

  @Test func namesShareTheirContents() {
    let name = UIPasteboard.Name("tests.shared")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(first?.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func changesAreReported() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    var added: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let types = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { added += types }
    }
    board.setItems([["public.utf8-plain-text": "brief"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    NotificationCenter.default.removeObserver(token)
    #expect(added == ["public.utf8-plain-text"])
    #expect(board.string == nil)
  }
}
