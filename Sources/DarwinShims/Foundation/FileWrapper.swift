public import Foundation

#if os(Linux)
  /// A file, a folder or a symbolic link in memory: what documents of several files are made of.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/filewrapper>
  ///
  /// DEVIATION: files are read at once, as with the option `.immediate`; the extended attributes of a file are not kept.
  open class FileWrapper: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let immediate = ReadingOptions(rawValue: 1 << 0)
      public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let atomic = WritingOptions(rawValue: 1 << 0)
      /// The wrappers take the names that they are written under.
      public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
      case link(URL)
    }

    private var content: Content

    /// The name to be written under. Default: nil.
    open var preferredFilename: String?
    /// The name that it was read from, or written under with `.withNameUpdating`.
    open var filename: String?
    /// As `FileManager.attributesOfItem(atPath:)` gives them. Default: none.
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) {
      content = .file(contents)
      super.init()
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .folder(childrenByPreferredName)
      super.init()
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
      content = .link(url)
      super.init()
    }

    /// What lies at the place, with all that lies in it.
    public init(url: URL, options: ReadingOptions = []) throws {
      content = .file(Data())
      super.init()
      try read(from: url, options: options)
    }

    // MARK: Kinds

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// Nil for what is no file.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The files of a folder by the names that they have there; nil for what is no folder.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: Folders

    /// Adds a file under its preferred name, or another one where that is taken.
    ///
    /// - Returns: the name that it has in this folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      guard let preferred = child.preferredFilename, !preferred.isEmpty else {
        fatalError("-[NSFileWrapper addFileWrapper:] *** preferredFilename cannot be empty.")
      }
      var children = requireFolder("addFileWrapper:")
      var name = preferred
      var number = 1
      while let other = children[name], other !== child {
        number += 1
        name = "\(number)__#$!@%!#__\(preferred)"
      }
      children[name] = child
      content = .folder(children)
      return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
      content = .folder(requireFolder("removeFileWrapper:").filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      requireFolder("keyForFileWrapper:").first { $0.value === child }?.key
    }

    private func requireFolder(_ method: String) -> [String: FileWrapper] {
      guard case .folder(let children) = content else {
        fatalError("-[NSFileWrapper \(method)] *** this method is only for directory type NSFileWrappers.")
      }
      return children
    }

    // MARK: Files

    open func read(from url: URL, options: ReadingOptions = []) throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      switch attributes[.type] as? FileAttributeType {
      case .typeSymbolicLink:
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
        content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
      case .typeDirectory:
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
          children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
        }
        content = .folder(children)
      default: content = .file(try Data(contentsOf: url))
      }
      fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
      filename = url.lastPathComponent
      preferredFilename = preferredFilename ?? filename
    }

    /// Whether what lies at the place is of the same kind, and a folder's files have the same names and dates.
    open func matchesContents(of url: URL) -> Bool {
      guard let other = try? FileWrapper(url: url) else { return false }
      switch (content, other.content) {
      case (.file(let own), .file(let found)): return own == found
      case (.link(let own), .link(let found)): return own.path == found.path
      case (.folder(let own), .folder(let found)):
        return Set(own.keys) == Set(found.keys)
          && own.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
      default: return false
      }
    }

    /// Writes the file, or the folder with its files, in place of what lies there.
    ///
    /// - Parameters:
    ///   - url: The place, with the name.
    ///   - options: `.atomic` writes beside it first.
    ///   - originalContentsURL: Where it was read from. Files that have not changed are written all the same.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      let place =
        options.contains(.atomic)
        ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
      do {
        try write(to: place)
        if place != url {
          if Self.exists(url) { try FileManager.default.removeItem(at: url) }
          try FileManager.default.moveItem(at: place, to: url)
        }
      } catch {
        if place != url { try? FileManager.default.removeItem(at: place) }
        throw error
      }
      if options.contains(.withNameUpdating) { takeName(url.lastPathComponent) }
    }

    private func write(to url: URL) throws {
      switch content {
      case .file(let data):
        if isFolder(url) { try FileManager.default.removeItem(at: url) }
        try data.write(to: url)
      case .link(let destination):
        if Self.exists(url) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
      case .folder(let children):
        if Self.exists(url) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
      }
    }

    private func takeName(_ name: String) {
      filename = name
      for (name, child) in fileWrappers ?? [:] { child.takeName(name) }
    }

    private static func exists(_ url: URL) -> Bool {
      (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
    }

    private func isFolder(_ url: URL) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
#endif
