/// A change of a navigation controller's stack that is not seen yet: it waits for the controller's layout.
struct WaitingChange {
  /// The stack that is seen meanwhile.
  let shown: [UIViewController]
  /// The controllers that have heard of their new parent, and not yet that they have it.
  let told: [UIViewController]
  let operation: UINavigationController.Operation
  /// What whoever asks for a coordinator gets; nil where nothing is animated.
  let transition: ControllerTransition?
}
