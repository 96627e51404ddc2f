internal import Synchronization

/// Which elements and attributes of one document somebody has read. What is left over was not understood.
final class IBReadingRecord: Sendable {
  private let marks: Mutex<[Bool]>

  /// - Parameter count: how many elements and attributes the document has.
  init(count: Int) { marks = Mutex(Array(repeating: false, count: count)) }

  func mark(_ index: Int) {
    marks.withLock { marks in
      if marks.indices.contains(index) { marks[index] = true }
    }
  }

  func mark(_ range: Range<Int>) {
    marks.withLock { marks in
      for index in range.clamped(to: marks.indices) { marks[index] = true }
    }
  }

  func isMarked(_ index: Int) -> Bool { marks.withLock { $0.indices.contains(index) && $0[index] } }
}
