/// What a finger takes with it that goes on where a menu has opened: a drag. Menus know of drags by this alone.
@MainActor
protocol PressContinuation: AnyObject {
  /// The finger is at a point of the window.
  func move(to point: CGPoint)
  /// The finger has left.
  func end(cancelled: Bool)
}

/// An interaction that a press can go on with.
@MainActor
protocol PressContinuing {
  /// - Parameter point: where the press began, in the window.
  /// - Returns: nil where there is nothing to take.
  func continuation(from point: CGPoint) -> (any PressContinuation)?
}
