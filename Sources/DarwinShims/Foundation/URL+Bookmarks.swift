/// Files of other programs that a user chose: here every file may be read that the process may read.
extension URL {
  /// The options of bookmarks; none has an effect here.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsurl/bookmarkcreationoptions>
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How bookmarks are followed; nothing has an effect here.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsurl/bookmarkresolutionoptions>
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// True for files: nothing stands between a program and a file that its user may read.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()>
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  public func stopAccessingSecurityScopedResource() {}

  /// What leads back to the file.
  ///
  /// DEVIATION: by its place; a file that was moved is not followed.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data(standardizedFileURL.absoluteString.utf8)
  }

  /// The file to which a bookmark leads.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for what is no bookmark, `CocoaError.fileNoSuchFile` where the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let found = URL(string: text), found.isFileURL else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: found.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: found])
    }
    bookmarkDataIsStale = false
    self = found
  }
}
