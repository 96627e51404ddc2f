public import Foundation

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdataasset>
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  public let name: NSDataAssetName
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
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
