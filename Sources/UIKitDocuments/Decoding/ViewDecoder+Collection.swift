internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  /// A collection view's own attributes and its layout.
  func decodeCollection(_ view: UICollectionView) {
    view.allowsMultipleSelection = element.bool("multipleSelection") ?? false
    if element.bool("prefetchingEnabled") == false { view.isPrefetchingEnabled = false }
    if element.bool("springLoaded") == true { view.isSpringLoaded = true }
    element.note("dataMode")
    guard let layout = element.child(key: "collectionViewLayout") else { return }
    if layout.name == "collectionViewFlowLayout" {
      decodeFlow(layout, custom(layout) as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout(), view)
    } else if let own = custom(layout) {
      layout.markVisited()
      view.exchangeLayout(own)
    }
  }

  private func custom(_ layout: IBElement) -> UICollectionViewLayout? {
    guard !scene.isOnCanvas else {
      layout.note("customClass", "customModule", "customModuleProvider")
      return nil
    }
    let type = ClassLookup(scene).custom(layout) as? UICollectionViewLayout.Type
    return type?.init(coder: ElementCoder(scene, layout, parent: nil))
  }

  private func decodeFlow(_ layout: IBElement, _ flow: UICollectionViewFlowLayout, _ view: UICollectionView) {
    layout.markVisited()
    flow.minimumLineSpacing = layout.number("minimumLineSpacing").map { CGFloat($0) } ?? 10
    flow.minimumInteritemSpacing = layout.number("minimumInteritemSpacing").map { CGFloat($0) } ?? 10
    if layout.string("scrollDirection") == "horizontal" { flow.scrollDirection = .horizontal }
    if let size = layout.size(key: "itemSize") { flow.itemSize = size }
    if layout.string("automaticEstimatedItemSize") == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = layout.size(key: "estimatedItemSize") {
      flow.estimatedItemSize = size
    }
    if let size = layout.size(key: "headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = layout.size(key: "footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = layout.child(key: "sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
        right: inset.number("maxX") ?? 0)
    }
    switch layout.string("sectionInsetReference") {
    case "safeArea": flow.sectionInsetReference = .fromSafeArea
    case "layoutMargins": flow.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    view.exchangeLayout(flow)
  }
}
