public import Foundation

/// A xib, read once and instantiated as often as wanted.
///
/// DEVIATION: it reads the `.xib` as Xcode saves it; there is no compiled form.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinib>
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Names what a caller gives when a nib is instantiated.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the caller supplies: a dictionary by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case contents(any NibContents)
    case failure(String)
  }

  private let source: Source
  private let bundle: Bundle

  /// A nib by its file name without extension. A missing file traps when the nib is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    if let path = NibFiles.path(of: name, types: ["xib", "nib"], in: bundle) {
      source = Self.read { try $0.nib(contentsOfFile: path) }
    } else {
      source = .failure("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'")
    }
    super.init()
  }

  /// A nib by the contents of a `.xib`. Data that cannot be read traps when the nib is instantiated.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    source = Self.read { try $0.nib(data) }
    super.init()
  }

  /// A nib by its path.
  public init(contentsOfFile path: String, bundle: Bundle? = nil) throws {
    self.bundle = bundle ?? .main
    source = .contents(try DocumentServices.requiredReader.nib(contentsOfFile: path))
    super.init()
  }

  /// Whether a bundle has a nib of this name.
  package static func exists(_ name: String, in bundle: Bundle) -> Bool {
    NibFiles.path(of: name, types: ["xib", "nib"], in: bundle) != nil
  }

  private static func read(_ body: (any DocumentReader) throws -> any NibContents) -> Source {
    do { return .contents(try body(DocumentServices.requiredReader)) } catch { return .failure("\(error)") }
  }

  /// Makes the objects of the nib and connects them, with `ownerOrNil` in the place of *File's Owner*.
  ///
  /// - Returns: the top-level objects, without owner and placeholders. Nobody else holds them for longer than the turn of
  ///   the main loop.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    switch source {
    case .failure(let message): fatalError(message)
    case .contents(let contents):
      let external = optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:]
      let objects = contents.instantiate(owner: ownerOrNil as AnyObject?, externalObjects: external, in: bundle)
      // UIKIT: the array is autoreleased, so that an owner whose outlets are weak can still add what they hold to
      // itself (Apple's declaration returns the array autoreleased).
      if ownerOrNil != nil { UpdateCycle.keepUntilCommit(objects) }
      return objects
    }
  }
}
