public import Foundation

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdataasset>
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// As the asset catalog has it.
  public let name: NSDataAssetName
  /// The whole file, as it stands in the catalog.
  public let data: Data
  /// A uniform type identifier.
  public let typeIdentifier: String

  /// Nil where the bundle's catalogues have no data of this name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetLookup.current.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier
    super.init()
  }
  /// From the program's own catalog; nil where it has no such data set.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  /// The asset itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
