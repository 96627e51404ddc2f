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

  /// Begins a transaction within the present one, with its settings until they are changed.
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

  /// Layers are shown as they are now: what is changed afterwards animates, also in those that came into the tree in this
  /// turn.
  open class func flush() { LayerActions.endTurn() }
  nonisolated open class func lock() {}
  nonisolated open class func unlock() {}

  /// How long implicit animations take, in seconds. Default: 0.25.
  open class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets how long implicit animations of the transaction take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// How the progress of implicit animations follows from time; nil for each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  /// Sets how the progress of implicit animations of the transaction follows from time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
  /// Whether changes of the transaction animate nothing. Default: false.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Sets whether changes of the transaction animate nothing.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// What is called when all animations of the transaction are over; nil for nothing.
  open class func completionBlock() -> (() -> Void)? { current.completion }
  /// Sets what is called when all animations of the transaction are over; at once at its end where it has none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  /// A setting by its name, or what the program has kept for the transaction.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: current.duration
    case kCATransactionDisableActions: current.disablesActions
    default: current.values[key]
    }
  }
  /// Changes a setting by its name, or keeps a value for the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = LayerValues.number(anObject) { current.duration = Double(seconds) }
    case kCATransactionDisableActions: current.disablesActions = LayerValues.number(anObject) == 1
    default: current.values[key] = anObject
    }
  }
}

/// The key of transitions among a layer's animations.
public let kCATransition = "transition"
/// The key of the action when a layer comes into a superlayer.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer leaves its superlayer.
public let kCAOnOrderOut = "onOrderOut"
/// The name of the setting of the duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting that animates nothing, a truth value.
public let kCATransactionDisableActions = "disableActions"
/// The name of the setting of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the setting of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"
