/// What few controllers have.
@MainActor
enum ControllerBeside {
  static let transition = AssociatedKey<UIViewController.Transition>()
  static let keyCommands = AssociatedKey<[UIKeyCommand]>()
  static let previews = AssociatedKey<[PreviewingContext]>()
  static let restorationClass = AssociatedKey<any UIViewControllerRestoration.Type>()
}

extension UIViewController {
  /// Shortcuts besides those of `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    ControllerBeside.keyCommands.set((ControllerBeside.keyCommands.value(of: self) ?? []) + [keyCommand], of: self)
  }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ControllerBeside.keyCommands.set(
      (ControllerBeside.keyCommands.value(of: self) ?? []).filter { $0 !== keyCommand }, of: self)
  }
  var addedKeyCommands: [UIKeyCommand]? { ControllerBeside.keyCommands.value(of: self) }

  /// Lets a view be pressed for a preview of another controller.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    ControllerBeside.previews.set((ControllerBeside.previews.value(of: self) ?? []) + [context], of: self)
    return context
  }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    let contexts = ControllerBeside.previews.value(of: self) ?? []
    for context in contexts where context === previewing {
      context.sourceView.removeInteraction(context.interaction)
    }
    ControllerBeside.previews.set(contexts.filter { $0 !== previewing }, of: self)
  }

  /// The presentation that shows the controller, or an ancestor, now; nil while there is none.
  public var activePresentationController: UIPresentationController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.extras.presentation, presentation.isPresented { return presentation }
    }
    return nil
  }

  /// Makes the controller anew when the application comes back.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { ControllerBeside.restorationClass.value(of: self) }
    set { ControllerBeside.restorationClass.set(newValue, of: self) }
  }
}
