/// Nobody is signed in to iCloud here.
extension FileManager {
  /// Nil: nobody is signed in.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/filemanager/ubiquityidentitytoken>
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil, as where nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
