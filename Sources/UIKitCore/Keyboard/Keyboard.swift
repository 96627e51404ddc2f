internal import Foundation
internal import UISystemMetrics

/// The keyboard on the screen: shown while the first responder is typed with it, or brings views of its own.
///
/// 1. A change of the first responder asks for other contents. 2. Their height gives the frame. 3. Programs hear that it
/// will change. 4. It moves, and layout guides that follow it move along. 5. Programs hear that it has changed.
@MainActor
package final class Keyboard: HostContextPart {
  package static let current: Keyboard = HostContext.main.part()

  /// Whether keys of hardware are used, so that none are shown.
  package var usesHardware = false { didSet { if usesHardware != oldValue { update(animated: true) } } }
  /// Where it is, or is going, in the screen's coordinates, in points; nil while it is away.
  package private(set) var frame: CGRect?

  /// How far a finger has pushed it down, in points.
  private var pushed: CGFloat = 0

  private weak var client: UIWindow?
  private var window: KeyboardWindow?
  private var followers: [WeakView] = []
  private var isChanging = false
  private var generation = 0

  private struct WeakView { weak var view: UIView? }
  private var listeners: [WeakListener] = []
  private struct WeakListener { weak var value: (any KeyboardFollower)? }

  package init() {}

  /// What is shown: keys or a view in their place, and a view above.
  private struct Contents {
    var body: UIView?
    var accessory: UIView?
    var bodyHeight: CGFloat = 0
    var accessoryHeight: CGFloat = 0
    var owner: UIResponder?
    var isEmpty: Bool { body == nil && accessory == nil }
  }

  // MARK: The first responder

  /// The first responder changes in `body`; only its end counts.
  func whileChanging(_ body: () -> Bool) -> Bool {
    let wasChanging = isChanging
    isChanging = true
    defer { isChanging = wasChanging }
    return body()
  }

  /// A window has another first responder, or none.
  func responderDidChange(in window: UIWindow) {
    guard !isChanging else { return }
    if window.firstResponder == nil, client !== window { return }
    client = window
    update(animated: true)
  }

  /// UIKIT: a controller that can be first responder becomes it again when a view of its gives that up, so that its
  /// accessory stays (public code of input accessory views).
  func responderDidResign(_ responder: UIResponder, in window: UIWindow) {
    guard !isChanging, window.firstResponder == nil else { return }
    let heir = sequence(first: responder, next: \.next).dropFirst().first {
      $0 is UIViewController && $0.canBecomeFirstResponder && ($0 as? UIViewController)?.appearance == .appeared
    }
    if let heir, heir !== responder { window.firstResponder = heir }
    responderDidChange(in: window)
  }

  /// The responder's input views are others.
  func reload(_ responder: UIResponder) {
    guard let window = responder.responderWindow, window.firstResponder != nil, client === window else { return }
    update(animated: true)
  }

  /// The text that is typed has changed.
  func contentDidChange(of input: any UIKeyInput) {
    guard let panel = window?.host.body as? KeyboardPanel, client?.firstResponder === input else { return }
    panel.contentDidChange()
  }

  /// The screen has another size.
  func geometryDidChange() {
    guard frame != nil else { return }
    update(animated: false)
  }

  // MARK: Guides

  /// `view` has a guide that follows the keyboard.
  func follow(from view: UIView) {
    followers.removeAll { $0.view == nil }
    if !followers.contains(where: { $0.view === view }) { followers.append(WeakView(view: view)) }
  }

  /// Who else hears of the keyboard: scroll views make room.
  func follow(_ follower: any KeyboardFollower) {
    leave(follower)
    listeners.append(WeakListener(value: follower))
  }
  func leave(_ follower: any KeyboardFollower) { listeners.removeAll { $0.value == nil || $0.value === follower } }

  /// How far the keyboard reaches into `view` from below, in points.
  func overlap(with view: UIView) -> CGFloat {
    guard let frame, let own = view.window, !(own is SystemWindow) else { return 0 }
    let box = view.convert(view.bounds, to: nil)
    let top = frame.minY + pushed
    guard box.maxY > top, box.width > 0 else { return 0 }
    return min(box.maxY - top, box.height)
  }

  // MARK: A finger that takes it along

  /// A finger that scrolls is at a height of the screen: what lies beneath it goes down with it.
  ///
  /// UIKIT: the interactive keyboard follows the finger that reaches it, or the padding above it, and nobody is told until
  /// the finger lets go (Apple's pages on `KeyboardDismissMode` and `keyboardDismissPadding`).
  func follow(finger y: CGFloat) {
    guard let frame else { return }
    let below = min(max(y + dismissPadding - frame.minY, 0), frame.height)
    guard below != pushed else { return }
    pushed = below
    place(frame.offsetBy(dx: 0, dy: pushed))
  }

  /// The finger has let go: the keyboard goes where it was going.
  func letGo(dismisses: Bool) {
    guard pushed > 0, let frame else { return }
    if dismisses {
      client?.firstResponder?.resignFirstResponder()
      // A responder that stays keeps its keyboard.
      guard self.frame != nil else { return pushed = 0 }
    }
    pushed = 0
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.place(frame)
    }
  }

  private func place(_ frame: CGRect) {
    window?.host.frame = frame
    window?.layoutIfNeeded()
    moveGuides()
    for avoidance in listeners { avoidance.value?.keyboardMoves() }
  }

  /// The largest that the guides of the client's window ask for, in points.
  private var dismissPadding: CGFloat {
    followers.lazy.compactMap { $0.view }.filter { $0.window === self.client }
      .map(\.keyboardLayoutGuide.keyboardDismissPadding).max() ?? 0
  }

  // MARK: Changing

  private func update(animated: Bool) {
    guard let client else { return }
    let contents = contents(for: client.firstResponder)
    let screen = client.screen.bounds
    let away = CGRect(x: 0, y: screen.height, width: screen.width, height: frame?.height ?? 0)
    var target: CGRect?
    if !contents.isEmpty {
      var height = contents.bodyHeight + contents.accessoryHeight
      if contents.body == nil { height += client.screen.safeAreaInsets.bottom }
      target = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }
    if target == nil, frame == nil { return }
    if let target { show(contents, from: frame ?? away.with(height: target.height), in: client, target) }
    guard target != frame else {
      return UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        for avoidance in self.listeners { avoidance.value?.keyboardMoves() }
      }
    }
    move(from: frame ?? away.with(height: target?.height ?? 0), to: target, away: away, animated)
  }

  private func show(_ contents: Contents, from start: CGRect, in client: UIWindow, _ target: CGRect) {
    let window = window ?? KeyboardWindow(frame: client.screen.bounds)
    if self.window == nil {
      self.window = window
      window.windowScene = client.windowScene
      window.environment = client.environment
      window.isHidden = false
    }
    window.client = client
    window.frame = client.screen.bounds
    window.host.owner = contents.owner
    window.host.take(
      body: contents.body, accessory: contents.accessory, accessoryHeight: contents.accessoryHeight)
    if frame == nil { window.host.frame = start }
  }

  private func move(from start: CGRect, to target: CGRect?, away: CGRect, _ animated: Bool) {
    let end = target ?? away
    let wasAway = frame == nil
    let isAnimated = animated && AnimationContext.isEnabled
    frame = target
    pushed = 0
    generation += 1
    let own = generation
    let info = Self.info(from: start, to: end, duration: isAnimated ? 0.25 : 0)
    func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      target == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
    ])
    let change = { self.place(end) }
    let finish = {
      // What another movement has overtaken is not told of.
      guard own == self.generation else { return }
      post([
        UIResponder.keyboardDidChangeFrameNotification,
        target == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      ])
      if target == nil { self.putAway() }
    }
    guard isAnimated else {
      change()
      return finish()
    }
    if wasAway { window?.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.25, delay: 0,
      options: [UIView.AnimationOptions(rawValue: 7 << 16), .beginFromCurrentState, .allowUserInteraction],
      animations: change, completion: { _ in finish() })
  }

  /// Ends what is under way: a host closes, whose clock no movement would outlive.
  package func end() {
    generation += 1
    (frame, pushed) = (nil, 0)
    client = nil
    if window != nil { putAway() }
  }

  private func putAway() {
    window?.host.take(body: nil, accessory: nil, accessoryHeight: 0)
    window?.isHidden = true
    window?.windowScene = nil
    window = nil
  }

  private func moveGuides() {
    var windows: [UIWindow] = []
    for follower in followers {
      guard let view = follower.view, let window = view.window else { continue }
      LayoutEngine.insetsChanged(of: view)
      view.markNeedsLayout()
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }

  private static func info(from start: CGRect, to end: CGRect, duration: TimeInterval) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      // UIKIT: a curve that has no name (the 7 that public code works around).
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  // MARK: Contents

  private func contents(for responder: UIResponder?) -> Contents {
    guard let responder, let client else { return Contents() }
    var contents = Contents(owner: responder)
    let chain = Array(sequence(first: responder, next: \.next))
    if let custom = responder.inputView
      ?? (responder is any UIKeyInput ? nil : chain.lazy.compactMap(\.inputView).first)
    {
      contents.body = custom
      contents.bodyHeight = height(of: custom, in: client, orElse: metrics(client).height(hasBar: true))
      if !(custom is KeyboardPanel) { contents.bodyHeight += client.screen.safeAreaInsets.bottom }
    } else if let input = responder as? any UIKeyInput, !usesHardware,
      responder.isTypedInto
    {
      let panel = (window?.host.body as? KeyboardPanel) ?? KeyboardPanel()
      let metrics = metrics(client)
      panel.configure(for: input, metrics)
      contents.body = panel
      contents.bodyHeight = metrics.height(hasBar: panel.hasBar)
    }
    let accessoryOwner = chain.first { $0.inputAccessoryView != nil }
    if let accessory = accessoryOwner?.inputAccessoryView {
      contents.accessory = accessory
      contents.accessoryHeight = height(of: accessory, in: client, orElse: 0)
      if !(responder is UIView && accessoryOwner === responder) { contents.owner = accessoryOwner }
    }
    return contents
  }

  private func metrics(_ window: UIWindow) -> KeyboardMetrics {
    let screen = window.screen
    return KeyboardMetrics(
      screen: screen.bounds.size, bottomInset: screen.safeAreaInsets.bottom,
      isPad: screen.traitCollection.userInterfaceIdiom == .pad)
  }

  /// As tall as constraints say, else as its natural height or the frame it was given.
  private func height(of view: UIView, in window: UIWindow, orElse standard: CGFloat) -> CGFloat {
    let natural = view.intrinsicContentSize.height
    if !view.translatesAutoresizingMaskIntoConstraints
      || (view.autoresizingMask.contains(.flexibleHeight) && natural != UIView.noIntrinsicMetric)
    {
      let width = CGSize(width: window.screen.bounds.width, height: 0)
      let fitting = view.systemLayoutSizeFitting(
        width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      if fitting > 0 { return fitting }
    }
    let own = self.window?.host.ownHeight(of: view) ?? view.frame.height
    if own > 0 { return own }
    return natural > 0 ? natural : standard
  }
}

extension CGRect {
  fileprivate func with(height: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
