/// Which way a scene's interface is turned: as the device is held, within what the application and the controller that
/// fills the screen support.
///
/// UIKIT: a pad's application shares the screen with others and takes every orientation; presented controllers are not
/// asked there (<https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>).
@MainActor
struct OrientationPolicy {
  let scene: UIWindowScene

  private var controller: UIViewController? {
    (scene.keyWindow ?? scene.windows.last)?.rootViewController?.orientationController
  }

  private var supported: UIInterfaceOrientationMask {
    if controller?.keepsOrientation == true {
      return UIInterfaceOrientationMask(rawValue: 1 << UInt(scene.interfaceOrientation.rawValue))
    }
    let mask = UIApplication.shared.supportedInterfaceOrientations(for: scene.keyWindow)
    return controller.map { mask.intersection($0.supportedInterfaceOrientations) } ?? mask
  }

  /// What is supported has changed: a controller was presented or dismissed, or says so.
  func update() {
    guard scene.traitCollection.userInterfaceIdiom == .phone else { return }
    let supported = supported
    let held = UIDevice.current.orientation.interface
    if let held, supported.contains(held) { return turn(to: held) }
    if supported.contains(scene.interfaceOrientation) { return }
    let preferred = controller?.preferredInterfaceOrientationForPresentation
    let order: [UIInterfaceOrientation?] = [preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let choice = order.compactMap({ $0 }).first(where: supported.contains) { turn(to: choice) }
  }

  /// A window begins to decide: the interface turns only where it must.
  func begin() {
    if !supported.contains(scene.interfaceOrientation) { update() }
  }

  /// Turns to one of `wanted`. Returns nil where that is possible, what is supported elsewhere.
  func turn(within wanted: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask? {
    let possible = supported.intersection(wanted)
    if possible.isEmpty { return supported }
    if possible.contains(scene.interfaceOrientation) { return nil }
    let order: [UIInterfaceOrientation?] = [
      UIDevice.current.orientation.interface, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    if let choice = order.compactMap({ $0 }).first(where: possible.contains) { turn(to: choice) }
    return nil
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    if orientation != scene.interfaceOrientation { scene.turnsInterface?(orientation) }
  }
}

extension UIViewController {
  /// Whether the interface stays as it is turned while this controller fills the screen.
  package var keepsOrientation: Bool {
    let deciding = sequence(first: self, next: \.childViewControllerForInterfaceOrientationLock)
    return Array(deciding).last?.prefersInterfaceOrientationLocked == true
  }
}

extension UIInterfaceOrientationMask {
  /// As UIKit's messages name them: `portrait, landscapeLeft`.
  var words: String {
    let names: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension UIDeviceOrientation {
  /// How the interface is turned on a device that is held so; nil where it lies flat.
  fileprivate var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: nil
    }
  }
}
