/// Two texts line by line.
enum LineDifference {
  /// Removed lines begin with −, added ones with +.
  static func text(_ stored: String, _ new: String) -> String {
    let (old, fresh) = (lines(stored), lines(new))
    var result: [String] = []
    var removed: Set<Int> = []
    var added: [Int: String] = [:]
    for change in fresh.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < fresh.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        result.append("− \(old[oldIndex])")
        oldIndex += 1
      } else if let line = added[newIndex] {
        result.append("+ \(line)")
        newIndex += 1
      } else {
        if oldIndex < old.count { result.append("  \(old[oldIndex])") }
        oldIndex += 1
        newIndex += 1
      }
    }
    return result.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
