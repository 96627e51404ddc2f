internal import InterfaceBuilder
internal import UIKitCore

/// Gesture recognizers of documents.
@MainActor
struct GestureDecoder {
  private let scene: SceneInstantiator
  private let element: IBElement

  private static let table = KindTable<UIGestureRecognizer>(.gestureRecognizer)

  init(_ scene: SceneInstantiator, _ element: IBElement) {
    self.scene = scene
    self.element = element
  }

  /// Nil for elements that are no recognizers.
  func make() -> UIGestureRecognizer? {
    guard let type = Self.table.type(of: element.name) else { return nil }
    let custom = scene.isOnCanvas ? nil : ClassLookup(scene).custom(element) as? UIGestureRecognizer.Type
    guard let recognizer = ClassInstantiation.makeObject(custom ?? type) as? UIGestureRecognizer else { return nil }
    decode(recognizer)
    element.note("customClass", "customModule", "customModuleProvider", "userLabel")
    element.markVisited()
    return recognizer
  }

  private func decode(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = element.bool("enabled") ?? true
    recognizer.cancelsTouchesInView = element.bool("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = element.bool("delaysTouchesBegan") ?? false
    recognizer.delaysTouchesEnded = element.bool("delaysTouchesEnded") ?? true
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? Int.max
      if let edge = recognizer as? UIScreenEdgePanGestureRecognizer { decodeEdges(edge) }
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      press.allowableMovement = element.number("allowableMovement").map { CGFloat($0) } ?? 10
      press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction = Self.directions[element.string("direction") ?? "right"] ?? .right
      swipe.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let pinch as UIPinchGestureRecognizer: pinch.scale = element.number("scale").map { CGFloat($0) } ?? 1
    case let rotation as UIRotationGestureRecognizer:
      rotation.rotation = element.number("rotation").map { CGFloat($0) } ?? 0
    default: break
    }
  }

  private func decodeEdges(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let edges = element.child(key: "edges") else { return }
    let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    recognizer.edges = names.reduce(into: []) { if edges.bool($1.0) == true { $0.insert($1.1) } }
    edges.markRead()
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}

extension UIGestureRecognizer: NibGesture, NibActionSource {
  func attach(to view: UIView) { view.addGestureRecognizer(self) }

  func connect(to target: AnyObject?, _ action: Selector) {
    if let target { addTarget(target, action: action) }
  }
}
