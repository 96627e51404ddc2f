/// What stands in a controller without content.
@MainActor
final class UnavailableContent {
  static let key = AssociatedKey<UnavailableContent>()

  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = false
}

extension UIViewController {
  private var unavailable: UnavailableContent {
    if let found = UnavailableContent.key.value(of: self) { return found }
    let made = UnavailableContent()
    UnavailableContent.key.set(made, of: self)
    return made
  }

  var shownUnavailableConfiguration: (any UIContentConfiguration)? {
    UnavailableContent.key.value(of: self)?.configuration
  }
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let content = unavailable
    content.configuration = configuration
    guard let configuration else {
      content.view?.removeFromSuperview()
      content.view = nil
      return
    }
    if let shown = content.view, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    content.view?.removeFromSuperview()
    let made = configuration.makeContentView()
    content.view = made
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
  }
  var currentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.palette?.searchText
    return state
  }
  func markNeedsUnavailableUpdate() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  func updateUnavailableContentIfNeeded() {
    guard let content = UnavailableContent.key.value(of: self), content.needsUpdate else { return }
    content.needsUpdate = false
    trackingTraits(.unavailableContent) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}
