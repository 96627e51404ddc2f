/// Groups changes of layers: how long their animations take, and what happens when all have ended.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/catransaction>
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var stack: TransactionStack {
    _read { yield HostContext.main.transactions }
    _modify { yield &HostContext.main.transactions }
  }
  private static var current: TransactionStack.State {
    get { stack.current }
    set { stack.current = newValue }
  }

  open class func begin() { stack.begin() }

  /// Ends the latest group. Its completion block is called when the animations that were added in it have ended; at once
  /// when there were none.
  open class func commit() {
    guard let ended = stack.end() else { return }
    if let completion = ended.completion { ended.group.close { _ in completion() } }
    // What an inner group started belongs to the outer one too.
    if stack.isOpen { ended.group.forward(to: current.group) }
  }

  /// The animations of the group that is open.
  static var group: AnimationGroupState { current.group }

  /// Frames are recorded when they are asked for: there is nothing to send.
  open class func flush() {}
  nonisolated open class func lock() {}
  nonisolated open class func unlock() {}

  open class func animationDuration() -> CFTimeInterval { current.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
  open class func disableActions() -> Bool { current.disablesActions }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func completionBlock() -> (() -> Void)? { current.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: current.duration
    case kCATransactionDisableActions: current.disablesActions
    default: current.values[key]
    }
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = LayerValues.number(anObject) { current.duration = Double(seconds) }
    case kCATransactionDisableActions: current.disablesActions = LayerValues.number(anObject) == 1
    default: current.values[key] = anObject
    }
  }
}

public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
