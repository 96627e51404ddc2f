internal import ArgumentParser
internal import InterfaceCanvas
internal import UITraits

/// `compact,regular`: size classes on the command line, the horizontal one first; `any` for a square of Interface
/// Builder's grid.
struct SizeClassPair: ExpressibleByArgument {
  let square: CanvasSquare
  /// Nil where one of them is any.
  let classes: SizeClasses?

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0 == "any" || SizeClass(rawValue: $0) != nil }) else { return nil }
    let (width, height) = (SizeClass(rawValue: parts[0]), SizeClass(rawValue: parts[1]))
    square = CanvasSquare(width: width, height: height)
    classes = width.flatMap { width in height.map { SizeClasses(horizontal: width, vertical: $0) } }
  }
}
