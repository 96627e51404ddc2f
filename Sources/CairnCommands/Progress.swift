/// How far long work has come: a line on a terminal, and nothing in a log.
struct Progress {
  private let total: Int
  private var begun = 0
  private let shows: Bool

  /// - Parameter total: the parts of the work; one part alone shows nothing.
  init(_ total: Int) {
    self.total = total
    shows = total > 1 && CommandOutput.isTerminal
  }

  /// Says which part is being worked on.
  mutating func begin(_ part: String) {
    begun += 1
    guard shows else { return }
    CommandOutput.status("[\(begun)/\(total)] \(part.suffix(60))")
  }

  func finish() { if shows { CommandOutput.status("") } }
}
