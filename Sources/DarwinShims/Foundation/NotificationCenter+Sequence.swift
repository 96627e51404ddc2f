extension NotificationCenter {
  /// The notifications of a name from now on, one after the other. The observer goes with the sequence.
  ///
  /// - Parameter object: the sender; nil for all.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)>
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as a sequence that waits for the next.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications>
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var box: AsyncStream<Box>.Iterator

      public mutating func next() async -> Notification? { await box.next()?.notification }
    }

    /// What a sender hands over to whoever waits: nobody else keeps it.
    fileprivate struct Box: @unchecked Sendable { let notification: Notification }

    private struct Token: @unchecked Sendable { let observer: any NSObjectProtocol }

    private let stream: AsyncStream<Box>

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      let token = Token(
        observer: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Box(notification: $0))
        })
      continuation.onTermination = { _ in center.removeObserver(token.observer) }
      self.stream = stream
    }

    public func makeAsyncIterator() -> Iterator { Iterator(box: stream.makeAsyncIterator()) }
  }
}
