internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Objects of documents that are neither views nor controllers.
@MainActor
struct OtherObjects {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  /// The object of a top-level element; nil for placeholders.
  func make(_ element: IBElement) -> AnyObject? {
    switch element.name {
    case "customObject": return scene.isOnCanvas ? nil : customObject(element)
    case "barButtonItem": return BarItemDecoder(scene).barButton(element)
    case "tabBarItem": return BarItemDecoder(scene).tab(element)
    case "navigationItem":
      let item = UINavigationItem(title: "")
      BarItemDecoder(scene).decode(element, into: item)
      return item
    default: return GestureDecoder(scene, element).make()
    }
  }

  private func customObject(_ element: IBElement) -> AnyObject? {
    guard let type = ClassLookup(scene).custom(element) as? NSObject.Type else { return nil }
    return ClassInstantiation.makeObject(type)
  }
}
