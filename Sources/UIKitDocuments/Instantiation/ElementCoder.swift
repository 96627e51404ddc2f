internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// What `init(coder:)` of a class in a document gets: an element, and the scene that is being made.
///
/// Views read their values and make their subviews while `UIView.init(coder:)` runs, so that a subclass finds them when
/// `super.init(coder:)` returns, as with Apple's archives. Nothing can be read by key.
@MainActor
final class ElementCoder: NSCoder, DocumentDecoding {
  let scene: SceneInstantiator
  let element: IBElement
  private let parent: InstantiatedScene.Entry?

  init(_ scene: SceneInstantiator, _ element: IBElement, parent: InstantiatedScene.Entry?) {
    self.scene = scene
    self.element = element
    self.parent = parent
  }

  var environment: LayoutEnvironment? { scene.purpose.layoutEnvironment }

  func decode(_ view: UIView) { scene.decode(view, element, parent: parent) }
  func decode(_ controller: UIViewController) { scene.decode(controller, element) }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject() -> Any? { nil }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
  nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
