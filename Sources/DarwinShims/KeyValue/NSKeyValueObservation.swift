/// An observation, for as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let number: Int
  init(number: Int) { self.number = number }
  deinit { KeyObservers.remove(number) }

  /// Ends the observation.
  public func invalidate() { KeyObservers.remove(number) }
}

/// Classes whose properties can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property.
  ///
  /// DEVIATION: properties that are `dynamic` in adapted sources tell at once, as do geometry, visibility and content
  /// sizes of views; all others of UIKit's own are compared at the end of each update cycle.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self
    func change(_ old: Value?, _ new: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: false)
    }
    if options.contains(.initial) { changeHandler(object, change(nil, object[keyPath: path])) }
    let number = KeyObservers.add(
      object, read: { ($0 as? Self).map { $0[keyPath: path] as Any } },
      tell: { object, old, new in
        if let object = object as? Self { changeHandler(object, change(old as? Value, new as? Value)) }
      })
    return NSKeyValueObservation(number: number)
  }
}

extension NSObject {
  /// Sends `observeValue(forKeyPath:of:change:context:)` to `observer` when the declared property changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let target = WeakTarget(observer)
    func send(_ object: AnyObject, _ change: [NSKeyValueChangeKey: Any]) {
      guard let observer = target.object else { return }
      let entries = change.filter {
        $0.key == .newKey ? options.contains(.new) : $0.key == .oldKey ? options.contains(.old) : true
      }
      ObjectRuntime.send(
        Selector("observeValueForKeyPath:ofObject:change:context:"), to: observer, [path, object, entries, context])
    }
    func send(_ object: AnyObject, _ old: Any?, _ new: Any?) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.newKey] = new
      change[.oldKey] = old
      send(object, change)
    }
    if options.contains(.initial) { send(self, nil, value(forKeyPath: path)) }
    KeyObservers.add(
      self, read: { ($0 as? NSObject)?.value(forKeyPath: path) }, tell: send, tellElements: send, observer: observer,
      path: path)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath path: String) {
    KeyObservers.remove(observer, path, of: self)
  }
  public func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?) {
    KeyObservers.remove(observer, path, of: self)
  }

  /// What an observer's `super.observeValue(…)` calls.
  ///
  /// Generic, so that the observer's own method is another one: nothing can override a member of an extension.
  public func observeValue<Object>(
    forKeyPath path: String?, of object: Object?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // Operations have these of Foundation's own.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {}
  @_disfavoredOverload public func didChangeValue(forKey key: String) { KeyObservers.check(self) }
  public func didChangeValue<Value>(for path: KeyPath<NSObject, Value>) { KeyObservers.check(self) }
}

extension ObjectRuntime {
  /// Tells the observers of `object`.
  public static func didChange(_ object: AnyObject, _ key: String) { KeyObservers.check(object) }
}
