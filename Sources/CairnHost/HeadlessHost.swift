public import Foundation
public import UIKitCore
internal import CoreGraphics
internal import QuartzCore
internal import UITraits

/// A device without a screen: runs an interface, touches it, turns it, lets time pass and takes pictures.
///
/// Time is virtual: it stands still until `advance(by:)`, and animations, gestures and scrolling follow it exactly. One
/// host runs at a time; `close()` gives the clock back.
@MainActor
public final class HeadlessHost {
  /// The scene of the device's screen.
  public let scene: UIWindowScene
  /// The window that fills the scene. Hidden until a controller is shown.
  public let window: UIWindow
  private let device: Device
  private let clock: MediaClock
  private let formerClock: MediaClock
  private let mainLoop: MainLoop
  private let touches: TouchSource
  /// The user's settings; nil is the system's default.
  public private(set) var settings: HostSettings

  /// - Parameters:
  ///   - device: a name of the device table, such as "iPhone 15" or "iPad Air". Traps when there is none of this name.
  ///   - orientation: how it is held.
  ///   - settings: the user's settings; what is nil takes the system's default.
  ///   - system: the major version of iOS whose metrics the window has, 7 … 18 or 26; nil for the latest.
  public init(
    device: String = "iPhone 15", orientation: UIInterfaceOrientation = .portrait,
    settings: HostSettings = HostSettings(), system: Int? = nil
  ) {
    guard let found = Device.named(device) else {
      let meant = Device.suggestions(for: device).joined(separator: ", ")
      fatalError("No device is called \(device)" + (meant.isEmpty ? "" : "; perhaps one of these was meant: \(meant)"))
    }
    self.device = found
    self.settings = settings
    formerClock = MediaClock.current
    clock = MediaClock(virtualTime: 0)
    MediaClock.current = clock
    mainLoop = MainLoop(clock)
    scene = UIApplication.shared.hostScene
    Keyboard.current.usesHardware = settings.usesHardwareKeyboard ?? false
    AccessibilityCourse.current.change(settings.accessibility ?? [])
    touches = TouchSource(scene: scene)
    let size = found.size(landscape: orientation.isLandscape)
    Self.change(scene, found, size, orientation, settings, duration: 0)
    HostContext.main.limitations.begin()
    window = UIWindow(windowScene: scene)
    if let system { window.environment = LayoutEnvironment(system: system) }
    UIApplication.shared.turnDevice(to: orientation)
    scene.turnsInterface = { [weak self] orientation in self?.turn(to: orientation) }
  }

  /// Hides the window and gives the clock back.
  public func close() {
    UIView.performWithoutAnimation { _ = window.endEditing(true) }
    Keyboard.current.end()
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    UpdateCycle.commit()
    // Views without a window ask the screen how they are looked at: the next one finds the defaults.
    Self.change(scene, device, device.size(landscape: false), .portrait, HostSettings(), duration: 0)
    scene.removeTraitOverrides()
    // A scene with a delegate of its own ends with its host.
    if scene.delegate != nil { UIApplication.shared.disconnect(scene) }
    mainLoop.end()
    MediaClock.current = formerClock
  }

  /// Makes `controller` the window's root and shows it.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  // MARK: Events

  /// Delivers an event, as every host does, to what is there after all that was asked for before.
  public func send(_ event: HostEvent) {
    UpdateCycle.commit()
    switch event {
    case .touch(let id, let phase, let location): touches.send([(id, phase, location)])
    case .hover(let point): PointerDispatcher.move(to: point, in: window)
    case .key(let characters, let modifiers): touches.press(characters, modifiers)
    case .text(let text): touches.type(text)
    case .resize(let size, let safeArea): resize(to: size, safeArea: safeArea)
    case .rotate(let orientation): rotate(to: orientation)
    case .settings(let changed): change(changed)
    case .activation(let state): UIApplication.shared.enter(state)
    case .time(let seconds): advance(by: seconds)
    }
    UpdateCycle.commit()
  }

  /// Lets time pass, in seconds, frame by frame: for animations, and for what is scheduled on the main queue, the main
  /// actor and the main run loop.
  public func advance(by seconds: TimeInterval) {
    UpdateCycle.commit()
    clock.advance(by: seconds)
    UpdateCycle.commit()
  }

  /// Counts what time has brought about: while it stays, nothing has changed but by the caller.
  var happenings: Int { clock.happenings }

  /// Carries out pending layout and what waits for it: blocks on the main queue, tasks of the main actor.
  public func settle() {
    UpdateCycle.commit()
    clock.advance(by: 0)
    UpdateCycle.commit()
  }

  // MARK: Fingers

  /// Taps at `point` in the window's coordinates, in points.
  public func tap(_ point: CGPoint, count: Int = 1) {
    for _ in 0..<count {
      send(.touch(id: 0, phase: .began, location: point))
      advance(by: 0.05)
      send(.touch(id: 0, phase: .ended, location: point))
      advance(by: 0.05)
    }
  }

  /// Taps in the middle of `view`.
  public func tap(_ view: UIView, count: Int = 1) { tap(middle(of: view), count: count) }

  /// Rests a finger at `point` for `duration` seconds.
  public func press(_ point: CGPoint, for duration: TimeInterval) {
    send(.touch(id: 0, phase: .began, location: point))
    advance(by: duration)
    send(.touch(id: 0, phase: .ended, location: point))
  }

  /// Drags a finger from point to point, evenly, in `duration` seconds.
  ///
  /// - Parameters:
  ///   - start: where the finger comes down, in the window's coordinates, in points.
  ///   - end: where it goes, in the same coordinates.
  ///   - duration: of the movement, in seconds.
  ///   - hold: how long the finger rests before it lets go, in seconds; 0 lets go while it moves.
  ///   - lift: whether it lets go at all.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0, lift: Bool = true
  ) {
    send(.touch(id: 0, phase: .began, location: start))
    move(0, from: start, to: end, duration)
    if hold > 0 { advance(by: hold) }
    if lift { send(.touch(id: 0, phase: .ended, location: end)) }
  }

  /// Moves a finger that is down, evenly, in `duration` seconds.
  public func move(_ id: Int, from start: CGPoint, to end: CGPoint, _ duration: TimeInterval) {
    let steps = Self.steps(in: duration)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      send(.touch(id: id, phase: .moved, location: point))
    }
  }

  /// Two fingers about `center` whose distance goes from `first` to `last`, in points, while they turn by `angle` radians.
  public func pinch(
    _ center: CGPoint, from first: CGFloat, to last: CGFloat, turning angle: CGFloat = 0, duration: TimeInterval = 0.3
  ) {
    func points(_ share: CGFloat) -> [CGPoint] {
      let half = (first + (last - first) * share) / 2
      let (x, y) = (cos(angle * share) * half, sin(angle * share) * half)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
    touches.send(points(0).enumerated().map { ($0.offset, .began, $0.element) })
    let steps = Self.steps(in: duration)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      touches.send(points(CGFloat(step) / CGFloat(steps)).enumerated().map { ($0.offset, .moved, $0.element) })
    }
    touches.send(points(1).enumerated().map { ($0.offset, .ended, $0.element) })
    settle()
  }

  /// The movements of a finger in some seconds: sixty in each, of an hour at most.
  private static func steps(in duration: TimeInterval) -> Int {
    duration.isFinite ? Int(min(max((duration * 60).rounded(), 1), 216_000)) : 1
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: Geometry and settings

  /// Turns the device; the interface follows in 0.3 seconds where it supports the orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    UIApplication.shared.turnDevice(to: orientation)
    let top = (window.rootViewController ?? scene.keyWindow?.rootViewController)?.orientationController
    let mask = orientationMask(orientation)
    guard top?.keepsOrientation != true, top?.supportedInterfaceOrientations.contains(mask) != false,
      scene.traitCollection.userInterfaceIdiom == .pad
        || UIApplication.shared.supportedInterfaceOrientations(for: scene.keyWindow).contains(mask)
    else { return }
    turn(to: orientation)
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    Self.change(
      scene, device, device.size(landscape: orientation.isLandscape), orientation, settings, duration: 0.3)
  }

  /// Gives the scene another size, as multitasking does.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets? = nil) {
    Self.change(scene, device, size, scene.interfaceOrientation, settings, safeArea: safeArea, duration: 0.3)
  }

  /// A third of a pad's screen in landscape.
  public func resizeToThird() { resize(to: CGSize(width: 320, height: scene.size.height)) }

  public func change(_ changed: HostSettings) {
    settings.style = changed.style ?? settings.style
    settings.textSize = changed.textSize ?? settings.textSize
    settings.contrast = changed.contrast ?? settings.contrast
    settings.layoutDirection = changed.layoutDirection ?? settings.layoutDirection
    if let accessibility = changed.accessibility { AccessibilityCourse.current.change(accessibility) }
    if let uses = changed.usesHardwareKeyboard {
      settings.usesHardwareKeyboard = uses
      Keyboard.current.usesHardware = uses
    }
    Self.change(scene, device, scene.size, scene.interfaceOrientation, settings, duration: 0)
  }

  private func orientationMask(_ orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
  }

  private static func change(
    _ scene: UIWindowScene, _ device: Device, _ size: CGSize, _ orientation: UIInterfaceOrientation,
    _ settings: HostSettings, safeArea: UIEdgeInsets? = nil, duration: TimeInterval
  ) {
    let isLandscape = orientation.isLandscape
    let insets = device.insets(landscape: isLandscape)
    var change = SceneGeometryChange(scene)
    change.size = size
    let screen = device.size(landscape: isLandscape)
    // UIKIT: a pad's window has a part of the screen. A phone's, made larger or smaller, is another phone's (Apple's
    // page on multitasking on iPad).
    change.screenSize = device.isPad && size != screen ? screen : nil
    change.orientation = orientation
    change.safeArea =
      safeArea ?? UIEdgeInsets(top: insets.top, left: insets.side, bottom: insets.bottom, right: insets.side)
    change.traits = UITraitCollection(traitsFrom: [
      change.traits,
      SceneGeometryChange.sizeClasses(of: size, screen: device.size(landscape: isLandscape), isPad: device.isPad),
      UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(userInterfaceStyle: settings.style ?? .light),
      UITraitCollection(preferredContentSizeCategory: settings.textSize ?? .large),
      UITraitCollection(accessibilityContrast: settings.contrast ?? .normal),
      UITraitCollection(layoutDirection: settings.layoutDirection ?? .leftToRight),
    ])
    change.scale = device.scale
    scene.screen.panel = device.panel
    scene.screen.cornerRadius = device.displayCornerRadius
    change.duration = duration
    change.apply()
  }

  // MARK: Pictures

  /// What the screen shows now, animations under way included.
  public func snapshot() -> UIImage {
    settle()
    return HostPicture.image(
      of: scene.shownWindows, size: scene.size, scale: device.scale, scene: scene)
  }

  /// What the screen shows now, recorded: for screens that draw it elsewhere, and only when it has changed.
  public func frame() -> LiveFrame {
    settle()
    return LiveFrame(
      drawing: HostPicture.drawing(of: scene.shownWindows, size: scene.size, scale: device.scale, scene: scene),
      size: scene.size, scale: device.scale, orientation: scene.interfaceOrientation, settings: settings)
  }
}
