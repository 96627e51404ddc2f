internal import Synchronization

/// Which elements and attributes of one document somebody has read. What is left over was not understood.
final class IBReadingRecord: Sendable {
  private enum Mark {
    case unread
    /// Somebody wanted a number, and the attribute is none.
    case noNumber
    case read
  }
  private let marks: Mutex<[Mark]>

  /// - Parameter count: how many elements and attributes the document has.
  init(count: Int) { marks = Mutex(Array(repeating: .unread, count: count)) }

  func mark(_ index: Int) {
    marks.withLock { marks in
      if marks.indices.contains(index) { marks[index] = .read }
    }
  }

  func mark(_ range: Range<Int>) {
    marks.withLock { marks in
      for index in range.clamped(to: marks.indices) { marks[index] = .read }
    }
  }

  /// Notes that an attribute is not the number that somebody wanted, unless somebody has understood it otherwise.
  func markNoNumber(_ index: Int) {
    marks.withLock { marks in
      if marks.indices.contains(index), marks[index] == .unread { marks[index] = .noNumber }
    }
  }

  func isMarked(_ index: Int) -> Bool { marks.withLock { $0.indices.contains(index) && $0[index] == .read } }

  func isNoNumber(_ index: Int) -> Bool { marks.withLock { $0.indices.contains(index) && $0[index] == .noNumber } }
}
