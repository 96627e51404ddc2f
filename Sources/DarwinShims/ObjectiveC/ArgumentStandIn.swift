/// Classes of objects that send messages: methods are called with a sender of another class than they say, too.
package protocol ArgumentStandIn: AnyObject {
  /// An object of this class in the place of a sender of another one.
  static func standIn(for sender: any ArgumentStandIn) -> AnyObject
}
