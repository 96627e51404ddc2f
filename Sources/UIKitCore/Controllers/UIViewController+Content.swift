/// What few controllers have.
@MainActor
enum ControllerBeside {
  static let transition = AssociatedKey<UIViewController.Transition>()
  static let keyCommands = AssociatedKey<[UIKeyCommand]>()
  static let previews = AssociatedKey<[PreviewingContext]>()
  static let restorationClass = AssociatedKey<any UIViewControllerRestoration.Type>()
  static let unavailable = AssociatedKey<UnavailableContent>()
}

/// What stands in a controller without content.
@MainActor
final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = false
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

  // MARK: Without content

  private var unavailable: UnavailableContent {
    if let found = ControllerBeside.unavailable.value(of: self) { return found }
    let made = UnavailableContent()
    ControllerBeside.unavailable.set(made, of: self)
    return made
  }

  /// What is shown above the view while there is no content; nil shows the view alone.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { ControllerBeside.unavailable.value(of: self)?.configuration }
    set {
      let content = unavailable
      content.configuration = newValue
      guard let newValue else {
        content.view?.removeFromSuperview()
        content.view = nil
        return
      }
      if let shown = content.view, shown.supports(newValue) {
        shown.configuration = newValue
        return
      }
      content.view?.removeFromSuperview()
      let made = newValue.makeContentView()
      content.view = made
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
    }
  }
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.palette?.searchText
    return state
  }
  /// Calls `updateContentUnavailableConfiguration(using:)` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  func updateUnavailableContentIfNeeded() {
    guard let content = ControllerBeside.unavailable.value(of: self), content.needsUpdate else { return }
    content.needsUpdate = false
    trackingTraits(.unavailableContent) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}
