internal import Synchronization

extension NotificationCenter {
  /// DEVIATION: without the table of observers, which Foundation keeps to itself.
  public var debugDescription: String { "<NSNotificationCenter:\(Unmanaged.passUnretained(self).toOpaque())>" }

  /// Sends `selector` to `observer` with the notification. The observer is not kept; what has gone is not told.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)>
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    SelectorObservers.add(observer as AnyObject, selector, name, object, self)
  }

  /// Removes a token or an object that observes by selector: `removeObserver(_:)` of Apple's systems.
  public func _removeObserver(_ observer: Any) {
    SelectorObservers.remove(observer as AnyObject, nil, nil, self)
    removeObserver(observer)
  }

  /// Removes an observer of one notification: `removeObserver(_:name:object:)` of Apple's systems.
  public func _removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    SelectorObservers.remove(observer as AnyObject, name, object as AnyObject?, self)
    removeObserver(observer, name: name, object: object)
  }
}

/// The objects that observe by selector.
private enum SelectorObservers {
  private struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let center: ObjectIdentifier
    let token: any NSObjectProtocol
  }

  private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?,
    _ center: NotificationCenter
  ) {
    let target = WeakTarget(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer = target.object { ObjectRuntime.send(selector, to: observer, [notification]) }
    }
    let entry = Entry(
      observer: observer, name: name, object: object as AnyObject?, hasObject: object != nil,
      center: ObjectIdentifier(center), token: token)
    let identity = ObjectIdentifier(observer)
    let gone = entries.withLock { entries -> [Entry] in
      // An address may be used again: what belongs to the former object goes.
      let gone = (entries[identity] ?? []).filter { $0.observer == nil }
      entries[identity, default: []].removeAll { $0.observer == nil }
      entries[identity, default: []].append(entry)
      return gone
    }
    for entry in gone { center.removeObserver(entry.token) }
  }

  static func remove(
    _ observer: AnyObject, _ name: Notification.Name?, _ object: AnyObject?, _ center: NotificationCenter
  ) {
    let identity = ObjectIdentifier(observer)
    let centerIdentity = ObjectIdentifier(center)
    nonisolated(unsafe) let object = object
    let removed = entries.withLock { entries -> [Entry] in
      let matches: (Entry) -> Bool = { entry in
        entry.center == centerIdentity && (name == nil || entry.name == name)
          && (object == nil || entry.object === object)
      }
      let removed = (entries[identity] ?? []).filter(matches)
      entries[identity]?.removeAll(where: matches)
      if entries[identity]?.isEmpty == true { entries[identity] = nil }
      return removed
    }
    for entry in removed { center.removeObserver(entry.token) }
  }
}

/// An object that is not kept.
final class WeakTarget: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
