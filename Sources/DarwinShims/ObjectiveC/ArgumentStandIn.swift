/// Classes of objects that send messages: methods are called with a sender of another class than they say, too.
package protocol ArgumentStandIn: AnyObject {
  /// The number that tells senders apart; 0 where the class has none.
  var tagOfSender: Int { get }
  /// An object of this class in the place of a sender of another one.
  static func standIn(tag: Int) -> AnyObject
}
