extension UIAccessibilityCustomAction {
  /// Does it.
  ///
  /// - Returns: whether it was done.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return ActionRegistry.send(selector, to: target, from: self, event: nil)
  }
}
