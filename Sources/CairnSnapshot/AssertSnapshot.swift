internal import Foundation
internal import Testing
internal import XCTest

/// Compares a value with the snapshot beside the test's file, in `__Snapshots__`, and fails the test where they differ.
///
/// The conventions are those of swift-snapshot-testing. Pictures are those of Cairn's renderer: byte for byte the same on
/// every machine with the same fonts.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: Bool? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, file: "\(filePath)", testName: testName)
    if let failure { place.fail(failure) }
  } catch {
    place.fail("The value could not be made: \(error)")
  }
}

/// The same for several ways at once.
@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record: Bool? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// What is wrong with a value by its snapshot; nil when they agree.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record: Bool? = nil,
  snapshotDirectory: String? = nil, file: String = #filePath, testName: String = #function
) -> String? {
  let mode =
    record.map { $0 ? SnapshotTestingConfiguration.Record.all : .missing }
    ?? SnapshotTestingConfiguration.current.record
  let store = SnapshotStore(
    file: file, directory: snapshotDirectory, testName: testName, name: name, snapshotting.pathExtension)
  store.prepareArtifacts()
  guard store.isInShard else { return nil }
  let new = snapshotting.snapshot(value)
  let data = snapshotting.diffing.toData(new)
  do {
    guard let stored = try store.read() else {
      if mode == .never { return "No snapshot is stored: \(store.url.path)" }
      try store.write(data)
      return "No snapshot was stored. It was recorded; run the test again: \(store.url.path)"
    }
    if mode == .all {
      try store.write(data)
      return "The snapshot was recorded, since the test records: \(store.url.path)"
    }
    if stored == data { return nil }
    guard let old = snapshotting.diffing.fromData(stored) else {
      return "The stored snapshot cannot be read: \(store.url.path)"
    }
    guard let difference = snapshotting.diffing.diff(old, new) else { return nil }
    var words = "The snapshot differs from \(store.url.path)\n\(difference.message)"
    if mode == .failed {
      try store.write(data)
      words += "\nThe new one was recorded."
    } else {
      words += "\nThe new one: \(try store.writeArtifact(data, suffix: "").path)"
    }
    if let picture = difference.picture?.pngData() {
      words += "\nThe difference: \(try store.writeArtifact(picture, suffix: ".difference").path)"
      if mode != .failed { _ = try store.writeArtifact(stored, suffix: ".before") }
    }
    return words
  } catch {
    return "\(store.url.path): \(error.localizedDescription)"
  }
}

/// Where an assertion stands.
struct SnapshotPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test of whichever library runs it.
  func fail(_ message: String) {
    if Test.current != nil {
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(max(column, 1)))
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}
