internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Plays the steps of a script.
@MainActor
struct ScriptPlayer {
  let host: HeadlessHost
  let folder: URL
  /// How many seconds of real time a step waits for what it names: lists and screens may come later.
  var patience: TimeInterval = 3

  /// False when a step could not be done; the steps after it are not played.
  ///
  /// - Parameter places: Where the steps stand in the script, for the message.
  func play(_ steps: [ScriptStep], places: [(line: Int, words: String)] = []) -> Bool {
    for (number, step) in steps.enumerated() {
      if let mistake = mistake(in: step) {
        let place = places.indices.contains(number) ? "line \(places[number].line), \(places[number].words): " : ""
        FileHandle.standardError.write(Data("error: \(place)\(mistake)\n".utf8))
        return false
      }
      pass(0.4)
    }
    return true
  }

  /// Time passes on the host's clock, and the real run loop has its turns, for what waits on other threads.
  func pass(_ seconds: TimeInterval) {
    for _ in 0..<max(1, Int((seconds * 60).rounded())) {
      RealTime.pass(0.001)
      host.advance(by: 1 / 60)
    }
    host.settle()
  }

  /// Plays one step; gives what went wrong.
  func mistake(in step: ScriptStep) -> String? {
    switch step {
    case .tap(let place): return at(place) { host.tap($0) }
    case .press(let place): return at(place) { host.press($0, for: 1) }
    case .drag(let start, let end):
      return at(start) { start in at(end) { host.drag(from: start, to: $0, duration: 0.5, hold: 0.2) } }
    case .type(let text):
      guard host.scene.windows.contains(where: \.takesText) else {
        return "nothing takes the text: tap a field first"
      }
      host.send(.text(text))
    case .swipe(let direction, nil):
      let size = host.window.bounds.size
      swipe(direction, from: CGPoint(x: size.width / 2, y: size.height / 2))
    case .swipe(let direction, let place?): return at(place) { swipe(direction, from: $0) }
    case .expect(let name, let isThere):
      if waiting({ TapTarget(host).exists(name) == isThere ? true : nil }) == nil {
        return isThere ? nothing(name) : "something is called \"\(name)\""
      }
    case .back:
      guard let controller = TapTarget(host).navigationController, controller.viewControllers.count > 1 else {
        return "there is nothing to go back to: the screen in front was not pushed"
          + (TapTarget(host).isPresented ? ", but presented; swipe down, or tap what closes it" : "")
      }
      // An item of the application's own in the place of the back button may do more than go back.
      if let point = TapTarget(host).ownBackItem(in: controller) {
        host.tap(point)
      } else {
        _ = controller.popViewController(animated: true)
      }
    case .rotate(let isLandscape): host.rotate(to: isLandscape ? .landscapeRight : .portrait)
    case .wait(let seconds): wait(seconds)
    case .snapshot(let name): return snapshot(name)
    case .names: print(TapTarget(host).descriptions.joined(separator: "\n"))
    case .tree: for window in host.scene.windows where !window.isHidden { print(window.recursiveText(0)) }
    }
    return nil
  }

  /// Real time, for what waits on other queues, and the host's.
  private func wait(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      RealTime.pass(1 / 60)
      host.advance(by: 1 / 60)
    }
  }

  /// What is there, at once or when it has come.
  private func waiting<Value>(_ find: () -> Value?) -> Value? {
    let end = Date(timeIntervalSinceNow: patience)
    while Date() < end {
      if let value = find() { return value }
      wait(0.2)
    }
    return find()
  }

  /// Does something where the place is; gives the mistake when it is nowhere.
  private func at(_ place: ScriptStep.Place, _ body: (CGPoint) -> Void) -> String? {
    at(place) { point -> String? in
      body(point)
      return nil
    }
  }

  private func at(_ place: ScriptStep.Place, _ body: (CGPoint) -> String?) -> String? {
    switch place {
    case .point(let point): return body(point)
    case .named(let name):
      guard let point = waiting({ TapTarget(host).point(named: name) }) else { return nothing(name) }
      return body(point)
    }
  }

  /// Nothing is called so; what there is instead.
  private func nothing(_ name: String) -> String {
    let cover = TapTarget(host).cover(of: name)
    if cover == .keyboard {
      return "\"\(name)\" lies under the keyboard: end the typing first, with type \"\\n\" or a tap elsewhere"
    }
    let names = TapTarget(host).names
    let others = names.prefix(30).map { "\"\($0)\"" }.joined(separator: ", ")
    let nameless = TapTarget(host).descriptions.filter { $0.contains(" without a name ") }.prefix(10)
    let problem = cover == nil ? "nothing is called \"\(name)\"" : "\"\(name)\" lies under what is presented"
    return problem + (names.isEmpty ? "" : "; there are \(others)")
      + (nameless.isEmpty ? "" : "; \(nameless.joined(separator: ", "))")
  }

  /// A finger's way of half a window, whose middle is the point as far as the window reaches.
  private func swipe(_ direction: String, from middle: CGPoint) {
    let size = host.window.bounds.size
    let shifts: [String: CGPoint] = [
      "up": CGPoint(x: 0, y: -size.height / 4), "down": CGPoint(x: 0, y: size.height / 4),
      "left": CGPoint(x: -size.width * 0.4, y: 0), "right": CGPoint(x: size.width * 0.4, y: 0),
    ]
    let shift = shifts[direction] ?? .zero
    func inside(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: min(max(x, 4), size.width - 4), y: min(max(y, 4), size.height - 4))
    }
    host.drag(
      from: inside(middle.x - shift.x, middle.y - shift.y), to: inside(middle.x + shift.x, middle.y + shift.y),
      duration: 0.2)
    pass(1.5)
  }

  private func snapshot(_ name: String) -> String? {
    guard let data = host.snapshot().pngData() else { return "the picture could not be made" }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent("\(name).png"))
      return nil
    } catch {
      return "\(name).png: \(error.localizedDescription)"
    }
  }
}

extension UIView {
  /// Whether the view, or one in it, is being typed into.
  fileprivate var takesText: Bool {
    isFirstResponder && self is any UIKeyInput || subviews.contains(where: \.takesText)
  }

  /// The view and what is in it, a line each.
  fileprivate func recursiveText(_ depth: Int) -> String {
    let label = ElementName.label(of: self).map { " \"\($0)\"" } ?? ""
    let line = "\(String(repeating: "  ", count: depth))\(type(of: self)) \(frame)\(isHidden ? " hidden" : "")\(label)"
    return ([line] + subviews.map { $0.recursiveText(depth + 1) }).joined(separator: "\n")
  }
}
