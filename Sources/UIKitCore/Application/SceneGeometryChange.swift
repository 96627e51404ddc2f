internal import UITraits

/// A scene gets another size, orientation or traits: a rotation, a resized window, a changed setting.
///
/// 1. Set-up: controllers hear of new traits and of the new size before anything changes, and may add animations.
/// 2. The traits travel down (`TraitPass`), the windows take the new size, and layout runs inside the animation with what
/// was added. 3. Clean-up: completions run when the animation is over.
@MainActor
package struct SceneGeometryChange {
  private let scene: UIWindowScene
  /// Of the scene, in points.
  package var size: CGSize
  /// Of the whole screen, in points; nil where the scene fills it.
  package var screenSize: CGSize?
  package var safeArea: UIEdgeInsets
  package var orientation: UIInterfaceOrientation
  /// The screen's traits afterwards.
  package var traits: UITraitCollection
  /// Pixels per point.
  package var scale: CGFloat
  /// In seconds.
  package var duration: TimeInterval = 0

  package init(_ scene: UIWindowScene) {
    self.scene = scene
    let screen = scene.screen
    size = scene.size
    screenSize = scene.size == screen.bounds.size ? nil : screen.bounds.size
    safeArea = screen.safeAreaInsets
    orientation = scene.interfaceOrientation
    traits = screen.traitCollection
    scale = screen.scale
  }

  package func apply() {
    let screen = scene.screen
    // UIKIT: documented of the values: "there is no containing list", which an environment knows.
    let traits = UITraitCollection(traitsFrom: [UITraitCollection(listEnvironment: .none), traits])
    let before = (traits: screen.traitCollection, orientation: scene.interfaceOrientation)
    let sceneTraits = scene.traitCollection
    let windows = scene.windows + scene.shownWindows.filter { $0 is SystemWindow }
    let turns = orientation != before.orientation
    if turns { tell(UIApplication.willChangeStatusBarOrientationNotification, orientation) }
    // 1.
    let transitions = windows.map { prepare($0, from: before.traits) }
    // 2.
    let oldWindowTraits = windows.map(\.traitCollection)
    screen.bounds = CGRect(origin: .zero, size: screenSize ?? size)
    scene.setPartialSize(screenSize == nil ? nil : size)
    screen.safeAreaInsets = safeArea
    screen.scale = scale
    screen.deviceTraits = traits
    UITraitCollection.current = traits
    scene.interfaceOrientation = orientation
    // UIKIT: what observers of traits change is animated with the rest of the rotation. A guess.
    let layOut = {
      for (window, old) in zip(windows, oldWindowTraits) { TraitPass.changed(window, from: old) }
      if before.traits != traits { screen.traitCollectionDidChange(before.traits) }
      scene.traitsDidChange(from: sceneTraits)
      for case let window as SystemWindow in windows { window.screenDidChange() }
      for window in windows {
        window.frame = CGRect(origin: .zero, size: size)
        SafeAreaPass.update(window)
        window.layoutIfNeeded()
      }
    }
    if duration > 0, AnimationContext.isEnabled {
      for (index, transition) in transitions.enumerated() {
        if index == 0 { transition.ownAnimations.append(layOut) }
        transition.runGeometry(duration)
      }
      if transitions.isEmpty { layOut() }
    } else {
      layOut()
      for transition in transitions { transition.run() }
    }
    if turns { tell(UIApplication.didChangeStatusBarOrientationNotification, before.orientation) }
    let category = traits.preferredContentSizeCategory
    if before.traits.preferredContentSizeCategory != category {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: scene.coordinateSpace, interfaceOrientation: before.orientation,
      traitCollection: before.traits)
  }

  /// UIKIT: before the turn with the new orientation, after it with the old one (`UIApplication.h`), a number; of the
  /// scene that `statusBarOrientation` tells of. That the second does not wait for the animation is a guess.
  private func tell(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    let application = UIApplication.shared
    guard scene === application.defaultScene else { return }
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  private func prepare(_ window: UIWindow, from old: UITraitCollection) -> ControllerTransition {
    let transition = ControllerTransition(
      from: nil, to: nil, in: window, animated: duration > 0 && AnimationContext.isEnabled)
    transition.geometryDuration = transition.isAnimated ? duration : 0
    transition.targetTransform = CGAffineTransform(
      rotationAngle: orientation.rotation - scene.interfaceOrientation.rotation)
    transition.targetOrientation = orientation
    guard let root = window.rootViewController else { return transition }
    root.extras.transition = transition
    transition.onEnd = { [weak root] _ in
      root?.extras.transition = nil
      root?.viewIfLoaded?.setNeedsLayout()
    }
    let new = root.traits(inheriting: scene.traits(over: traits))
    if new != root.traits(inheriting: scene.traits(over: old)) { root.willTransition(to: new, with: transition) }
    if size != window.bounds.size { root.viewWillTransition(to: size, with: transition) }
    return transition
  }

  /// The size classes of a window on a device.
  package static func sizeClasses(of size: CGSize, screen: CGSize, isPad: Bool) -> UITraitCollection {
    let classes = SizeClasses(window: size, screen: screen, isPad: isPad)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact),
      UITraitCollection(verticalSizeClass: classes.vertical == .regular ? .regular : .compact),
    ])
  }
}

extension UIInterfaceOrientation {
  /// How far the interface is turned on the device, in radians.
  fileprivate var rotation: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    default: 0
    }
  }
}
