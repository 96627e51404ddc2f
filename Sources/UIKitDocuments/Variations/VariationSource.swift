internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Reads values of elements by decoding them into objects that nobody else sees.
@MainActor
final class VariationSource {
  private let document: IBDocument
  private let bundle: Bundle

  init(_ scene: SceneInstantiator) {
    document = scene.document
    bundle = scene.purpose.environment?.bundle ?? .main
  }

  private var scene: SceneInstantiator {
    let environment = NibEnvironment(bundle: bundle)
    let scene = IBScene(id: "", controller: nil, view: nil, others: [])
    return SceneInstantiator(scene, in: document, for: .running(environment))
  }

  /// A view of UIKit's class for the element, with its values.
  func view(_ element: IBElement) -> UIView? {
    let scene = scene
    return ViewKind.of(element).type.init(coder: ElementCoder(scene, element, parent: nil))
  }

  /// An item of a bar with the element's values; nil for everything else.
  func item(_ element: IBElement, like object: AnyObject) -> AnyObject? {
    let items = BarItemDecoder(scene)
    switch object {
    case is UIBarButtonItem: return items.barButton(element)
    case is UITabBarItem: return items.tab(element)
    case is UINavigationItem:
      let item = UINavigationItem(title: "")
      items.decode(element, into: item)
      return item
    default: return nil
    }
  }
}
