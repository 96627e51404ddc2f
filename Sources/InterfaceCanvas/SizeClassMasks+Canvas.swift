internal import InterfaceBuilder
internal import UIKitDocuments
internal import UITraits
internal import UIKitCore
internal import UIKitDocuments

extension SizeClassMasks {
  /// What the canvas of a document installs.
  ///
  /// - Parameter target: whose size classes hold instead of the document's own device's.
  @MainActor
  init(_ document: IBDocument, target: CanvasTarget?) {
    if let target {
      self.init(document, names: Self.names(of: target.traits))
    } else {
      self.init(document, names: Self.names(of: document))
    }
  }

  private static func names(of traits: UITraitCollection) -> Set<String> {
    let width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
    let height = traits.verticalSizeClass == .regular ? "regular" : "compact"
    return ["widthClass=\(width)", "heightClass=\(height)"]
  }

  /// The size classes of the document's own device; the square canvas of Xcode 6 and 7 has none.
  private static func names(of document: IBDocument) -> Set<String> {
    guard let device = document.device, document.usesTraitCollections else { return [] }
    let classes = Device.ofDocument(device.id).sizeClasses(landscape: device.orientation == "landscape")
    return ["widthClass=\(classes.horizontal.rawValue)", "heightClass=\(classes.vertical.rawValue)"]
  }
}
