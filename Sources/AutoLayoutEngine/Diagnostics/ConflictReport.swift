/// The log of constraints that cannot all hold, in Apple's words.
///
/// UIKIT: text and order as in public logs of iOS 12 to 18. Constraints without an identifier come first, the others by
/// identifier, without regard to case.
public struct ConflictReport: Hashable, Sendable {
  /// A constraint of the conflict.
  public struct Entry: Hashable, Sendable {
    /// The constraint's description.
    public var text: String
    /// The constraint's; nil for none.
    public var identifier: String?
    /// The constraint stands for an autoresizing mask.
    public var isAutoresizing: Bool

    /// An entry.
    public init(text: String, identifier: String? = nil, isAutoresizing: Bool = false) {
      self.text = text
      self.identifier = identifier
      self.isAutoresizing = isAutoresizing
    }
  }

  /// The constraints that cannot all hold.
  public var entries: [Entry]
  /// The description of the constraint that gives way.
  public var broken: String

  /// A report.
  public init(entries: [Entry], broken: String) {
    self.entries = entries
    self.broken = broken
  }

  /// The report in UIKit's words.
  public var text: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if entries.contains(where: \.isAutoresizing) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(sorted.map { "    \"\($0.text)\"" }.joined(separator: ",\n"))
    lines.append(")")
    lines.append("")
    lines.append("Will attempt to recover by breaking constraint ")
    lines.append(broken)
    lines.append("")
    lines.append(
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.")
    lines.append(
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        + "may also be helpful.")
    return lines.joined(separator: "\n")
  }

  private var sorted: [Entry] {
    func key(_ entry: Entry) -> (Int, String) {
      entry.isAutoresizing ? (0, "") : entry.identifier.map { (2, $0.lowercased()) } ?? (1, "")
    }
    return entries.enumerated().sorted { left, right in
      let (a, b) = (key(left.element), key(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}
