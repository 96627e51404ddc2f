internal import ArgumentParser
internal import UITraits

/// `compact,regular`: size classes on the command line, the horizontal one first.
struct SizeClassPair: ExpressibleByArgument {
  let classes: SizeClasses

  init?(argument: String) {
    let parts = argument.split(separator: ",").map { SizeClass(rawValue: String($0)) }
    guard parts.count == 2, let horizontal = parts[0], let vertical = parts[1] else { return nil }
    classes = SizeClasses(horizontal: horizontal, vertical: vertical)
  }
}
