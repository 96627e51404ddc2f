internal import Synchronization

/// Messages that wait for their time on the main queue.
enum DelayedMessages {
  private struct Pending: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  private static let waiting = Mutex<(next: Int, messages: [Int: Pending])>((0, [:]))

  static func schedule(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval) {
    let pending = Pending(target: target, selector: selector, argument: argument)
    let number = waiting.withLock { waiting in
      waiting.next += 1
      waiting.messages[waiting.next] = pending
      return waiting.next
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
      guard let message = waiting.withLock({ $0.messages.removeValue(forKey: number) }) else { return }
      ObjectRuntime.send(message.selector, to: message.target, [message.argument])
    }
  }

  /// Forgets what waits for `target`; with a selector only that.
  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    let identity = ObjectIdentifier(target)
    waiting.withLock { waiting in
      waiting.messages = waiting.messages.filter { _, message in
        ObjectIdentifier(message.target) != identity || (selector != nil && message.selector != selector)
      }
    }
  }
}
