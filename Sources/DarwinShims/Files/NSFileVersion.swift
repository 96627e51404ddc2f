/// A file at one moment of its history.
///
/// DEVIATION: a file has its current version alone: nothing is kept of earlier ones, and no other device writes it.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsfileversion>
open class NSFileVersion: NSObject, @unchecked Sendable {
  public struct AddingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byMoving = AddingOptions(rawValue: 1 << 0)
  }
  public struct ReplacingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byMoving = ReplacingOptions(rawValue: 1 << 0)
  }

  public let url: URL
  public let modificationDate: Date?

  private init(current url: URL) {
    self.url = url
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    modificationDate = attributes?[.modificationDate] as? Date
    super.init()
  }

  // MARK: Versions of a file

  /// Nil where there is no file.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(current: url) : nil
  }
  /// Empty; nil where there is no file.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    FileManager.default.fileExists(atPath: url.path) ? [] : nil
  }
  /// Empty; nil where there is no file.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }
  open class func getNonlocalVersionsOfItem(
    at url: URL, completionHandler: @escaping ([NSFileVersion]?, (any Error)?) -> Void
  ) { completionHandler(otherVersionsOfItem(at: url), nil) }
  open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? {
    currentVersionOfItem(at: url).flatMap {
      $0.persistentIdentifier as? String == persistentIdentifier as? String ? $0 : nil
    }
  }
  /// There are none to remove. Throws where there is no file.
  open class func removeOtherVersionsOfItem(at url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
  }

  // MARK: What a version is

  open var localizedName: String? { url.lastPathComponent }
  /// The name of the computer that wrote it.
  open var localizedNameOfSavingComputer: String? { ProcessInfo.processInfo.hostName }
  open var originatorNameComponents: PersonNameComponents? { nil }
  /// Tells the version from others of its file.
  open var persistentIdentifier: Any { url.path }
  /// Whether another device wrote it at the same time: no.
  open var isConflict: Bool { false }
  /// Whether the conflict was resolved. Default: true, there was none.
  open var isResolved = true
  open var hasLocalContents: Bool { true }
  open var hasThumbnail: Bool { false }

  /// Puts the version in the place of a file.
  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    guard url.standardizedFileURL != self.url.standardizedFileURL else { return url }
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    if options.contains(.byMoving) {
      try FileManager.default.moveItem(at: self.url, to: url)
    } else {
      try FileManager.default.copyItem(at: self.url, to: url)
    }
    return url
  }
  /// The current version cannot be removed: throws.
  open func remove() throws { throw CocoaError(.featureUnsupported) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFileVersion else { return false }
    return url == other.url && modificationDate == other.modificationDate
  }
  open override var hash: Int { url.hashValue }
}
