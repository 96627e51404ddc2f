internal import DarwinShims
internal import InterfaceBuilder
internal import UIKitCore

/// Finishes the objects of a scene or nib: runtime attributes, then connections, then `awakeFromNib()`, each in the
/// order in which the objects were made.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>
@MainActor
struct ObjectBinder {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  /// Binds what was made since the table was last bound, and connects `others`, made earlier, to it.
  func bind(reconnecting others: [ObjectTable.Entry] = []) {
    let entries = scene.result.objects.takeMade()
    for entry in entries { RuntimeAttributes(scene).apply(entry.element, to: entry.object) }
    let connector = Connector(scene)
    for entry in others + entries { connector.connect(entry.object, entry.element) }
    for entry in entries { awaken(entry.object) }
  }

  private func awaken(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let object as any NibAwakening: object.awakeFromNib()
    default: ObjectRuntime.send("awakeFromNib", to: object, [])
    }
  }
}
