extension UIBarItem: ArgumentStandIn {
  package nonisolated var tagOfSender: Int { MainActor.assumeIsolated { tag } }
  package nonisolated static func standIn(tag: Int) -> AnyObject {
    let item: UIBarItem = MainActor.assumeIsolated {
      let item = _makeObject(self)
      item.tag = tag
      return item
    }
    return item
  }
}
