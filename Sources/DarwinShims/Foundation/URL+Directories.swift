/// The folders of a device's application. Foundation on Linux has the home folder and the temporary one alone.
///
/// UIKIT: each is a place in the container, whether the folder is there or not.
/// Source: <https://developer.apple.com/documentation/foundation/url/documentsdirectory>
extension URL {
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder of a kind.
  ///
  /// - Throws: what `FileManager` throws where there is no such folder, or it cannot be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.deviceURL(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.deviceURLs(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }
}
