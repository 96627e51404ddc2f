internal import InterfaceBuilder
internal import UIKitCore

/// A cell or supplementary view that a document draws for reuse.
@MainActor
struct Prototype {
  private let element: IBElement
  private let identifier: String
  private let scene: SceneInstantiator

  /// Nil for an element without a reuse identifier: nobody could ask for it.
  init?(_ element: IBElement, in scene: SceneInstantiator) {
    guard let identifier = element.string("reuseIdentifier"), !identifier.isEmpty else { return nil }
    self.element = element
    self.identifier = identifier
    self.scene = scene
  }

  func register(in holder: any PrototypeHolder) {
    let kinds = [
      "sectionHeaderView": "UICollectionElementKindSectionHeader",
      "sectionFooterView": "UICollectionElementKindSectionFooter",
    ]
    let kind = element.key.flatMap { kinds[$0] }
    holder.registerPrototype(identifier, kind: kind) { [self, weak holder] in make(for: holder) }
  }

  private func make(for holder: UIView?) -> UIView? {
    let scene = IBScene(id: self.scene.result.scene.id, controller: nil, view: element, others: [])
    let former = self.scene.purpose.environment?.surroundings
    self.scene.purpose.environment?.surroundings = holder
    defer { self.scene.purpose.environment?.surroundings = former }
    let maker = SceneInstantiator(
      scene, in: self.scene.document, for: self.scene.purpose,
      objects: ObjectTable(outer: self.scene.result.objects))
    maker.instantiateView()
    ObjectBinder(maker).bind()
    defer { maker.result.objects.release() }
    return maker.result.root
  }
}
