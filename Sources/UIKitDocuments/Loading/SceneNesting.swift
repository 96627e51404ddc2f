internal import InterfaceBuilder

/// The scenes that are being made for one another: a container's children, what a container view embeds, what a reference
/// leads to. A document in which they lead back to themselves would never end.
@MainActor
enum SceneNesting {
  /// Where the elements stand that lead on.
  private static var open: Set<SourceLocation> = []

  /// Runs `body`, unless `element` has led here already; then the log says so.
  static func through<Result>(_ element: IBElement, _ body: () -> Result?) -> Result? {
    let place = element.location
    guard open.insert(place).inserted else {
      NibLog.write("\(place): error: the scene contains itself: what it leads to is left out")
      return nil
    }
    defer { open.remove(place) }
    return body()
  }
}
