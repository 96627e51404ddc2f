extension UIGestureRecognizer: ArgumentStandIn {
  package nonisolated var tagOfSender: Int { 0 }
  package nonisolated static func standIn(tag: Int) -> AnyObject {
    let recognizer: UIGestureRecognizer = MainActor.assumeIsolated { _makeObject(self) }
    return recognizer
  }
}
