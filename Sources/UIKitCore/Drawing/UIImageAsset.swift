internal import Foundation
internal import Synchronization

/// Variants of a picture under different traits.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimageasset>
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    var image: UIImage
  }
  private let variants = Mutex<[Variant]>([])
  /// Where a named picture comes from.
  private let find: (@Sendable (UITraitCollection) -> UIImage?)?

  /// What the picture is called, if it comes from a catalogue or a file.
  let name: String?

  public override init() {
    (find, name) = (nil, nil)
    super.init()
  }

  /// The asset of a named picture.
  init(named name: String, find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
    (self.find, self.name) = (find, name)
    super.init()
  }

  /// Whether there is anything to choose from.
  var isDynamic: Bool { find != nil || variants.withLock { $0.count > 1 } }

  /// The variant that fits `traitCollection` best: of those whose traits it contains the one with most; else the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let best: Variant? = variants.withLock { variants in
      variants.filter { traitCollection.containsTraits(in: $0.traits) }
        .max { $0.traits.specifiedCount < $1.traits.specifiedCount }
    }
    if let best { return best.image }
    if let found = find?(traitCollection) { return found.with(asset: self) }
    return variants.withLock { $0.first?.image } ?? UIImage()
  }
  /// The variant for the configuration's traits, or the current ones, shown with the configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// A later picture for the same traits takes the place of the earlier one.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let configured = image.with(asset: self, traits: traitCollection)
    image.attributes.asset = self
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: configured))
    }
  }
  /// Registers for the configuration's traits; without any, for all.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes away the variant that was registered with equal traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }
  /// `unregisterImage(with:)` by the name that tools which shorten names make of it.
  open func unregister(imageWith traitCollection: UITraitCollection) { unregisterImage(with: traitCollection) }
  /// Takes away the variant of the configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UITraitCollection {
  /// How many traits are specified.
  var specifiedCount: Int {
    Mirror(reflecting: values).children.reduce(values.custom.count) { count, child in
      let mirror = Mirror(reflecting: child.value)
      return count + (mirror.displayStyle == .optional && mirror.children.count == 1 ? 1 : 0)
    }
  }

  /// The traits that choose among pictures.
  var pictureTraits: TraitStorage {
    TraitStorage {
      $0.horizontalSizeClass = values.horizontalSizeClass
      $0.verticalSizeClass = values.verticalSizeClass
      $0.userInterfaceIdiom = values.userInterfaceIdiom
      $0.userInterfaceStyle = values.userInterfaceStyle
      $0.displayScale = values.displayScale
      $0.displayGamut = values.displayGamut
      $0.layoutDirection = values.layoutDirection
      $0.accessibilityContrast = values.accessibilityContrast
    }
  }
}

extension UIImage {
  func with(asset: UIImageAsset, traits: UITraitCollection? = nil) -> UIImage {
    modified {
      $0.asset = asset
      if let traits {
        $0.configuration =
          $0.configuration?.withTraitCollection(traits) ?? Configuration(traitCollection: traits)
      }
    }
  }

  /// The variant for traits; the picture itself where there is nothing to choose from.
  func resolved(for traits: UITraitCollection) -> UIImage {
    // Symbols follow their configuration.
    guard attributes.symbolTemplate == nil, let asset = attributes.asset, asset.isDynamic,
      attributes.pickedFor != traits.pictureTraits
    else { return self }
    let found = asset.image(with: traits)
    guard found.size != .zero else { return self }
    // What the client has changed about the picture stays.
    let own = attributes
    return found.modified {
      $0.renderingMode = own.renderingMode
      $0.tint = own.tint
      $0.alignmentRectInsets = own.alignmentRectInsets
      if own.isResizable, !$0.isResizable {
        ($0.capInsets, $0.resizingMode, $0.isResizable) = (own.capInsets, own.resizingMode, true)
      }
    }
  }
}
