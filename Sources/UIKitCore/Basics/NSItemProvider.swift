public import Foundation

/// Carries something from where it is dragged to where it is dropped, or pasted, in one or several formats.
///
/// DEVIATION: Foundation on Linux has no item providers. Nothing crosses to other programs, and what is loaded is there at
/// once: completion handlers run before the call returns.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemprovider>
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Of the errors that loading gives; where nothing fits, the code is -1000.
  public static let errorDomain = "NSItemProviderErrorDomain"
  /// Gets the data, or nil and why there is none.
  public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
  /// Makes data when somebody asks for it, and hands it to the completion; may give a progress.
  public typealias DataLoader = @Sendable (@escaping DataCompletion) -> Progress?

  private struct Representation {
    var type: String
    var load: DataLoader
  }

  private var object: NSObject?
  private var representations: [Representation] = []
  /// What a file of the contents should be called, without extension. Default: nil.
  open var suggestedName: String?

  public override init() { super.init() }

  /// - Parameter object: what is dragged, such as an `NSString` or a `UIImage`.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }
  /// The contents of a file; nil when it cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
    self.init(item: nil, typeIdentifier: nil)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }
  /// Offers `item` under one type; `Data` can be loaded as such, other objects by `loadItem` and `loadObject` alone.
  public init(item: NSObject?, typeIdentifier: String?) {
    super.init()
    object = item
    guard let typeIdentifier else { return }
    let data = item as? Data
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      completion(data, data == nil ? NSItemProvider.unavailable : nil)
      return nil
    }
  }

  // MARK: Giving

  /// Offers all types that the object can be written as, in its order. The visibility is not looked at.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    self.object = object as? NSObject
    for type in object.writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) let object = object
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }
  /// Offers a type; one registered before under the same name gives way, and the new one comes last.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }
  /// Offers the contents of a file; `loadHandler` is asked for the file when they are loaded. The file options are not
  /// looked at.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: Int = 0, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
      loadHandler { url, _, error in completion(url.flatMap { try? Data(contentsOf: $0) }, error) }
    }
  }

  // MARK: Asking

  /// The formats in the order of their registration, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  /// Whether a registered type is this one or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { best(typeIdentifier) != nil }
  /// The same, whatever the file options are.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: Int = 0) -> Bool {
    best(typeIdentifier) != nil
  }

  private func best(_ identifier: String) -> Representation? {
    representations.first { own in
      own.type == identifier
        || UTType(importedAs: own.type).conforms(to: UTType(importedAs: identifier))
    }
  }

  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    holds(type) || type.readableTypeIdentifiersForItemProvider.contains { best($0) != nil }
  }
  /// Whether a value can be had that stands for an object, such as a `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool {
    (Value._ObjectiveCType.self as? any NSItemProviderReading.Type).map { canLoadObject(ofClass: $0) } ?? false
  }

  private func holds(_ type: any NSItemProviderReading.Type) -> Bool {
    guard let object else { return false }
    return sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains {
      ObjectIdentifier($0) == ObjectIdentifier(type as AnyObject.Type)
    }
  }

  // MARK: Loading

  /// Calls `completionHandler` with the object, or with an error when there is none of the class.
  @discardableResult
  open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    if holds(type), let object = object as? any NSItemProviderReading {
      completionHandler(object, nil)
      return progress
    }
    for identifier in type.readableTypeIdentifiersForItemProvider {
      guard let representation = best(identifier) else { continue }
      nonisolated(unsafe) let (type, completionHandler) = (type, completionHandler)
      _ = representation.load { data, error in
        do {
          guard let data else { throw error ?? NSItemProvider.unavailable }
          completionHandler(try type.object(withItemProviderData: data, typeIdentifier: representation.type), nil)
        } catch { completionHandler(nil, error) }
      }
      return progress
    }
    completionHandler(nil, Self.unavailable)
    return progress
  }
  /// Loads a value that stands for an object, such as a `String` or a `URL`. Calls back before it returns, where the
  /// source does.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = Value._ObjectiveCType.self as? any NSItemProviderReading.Type else {
      completionHandler(nil, Self.unavailable)
      return Progress(totalUnitCount: 1)
    }
    return loadObject(ofClass: type) { object, error in
      completionHandler((object as? Value._ObjectiveCType).map(Value._unconditionallyBridgeFromObjectiveC), error)
    }
  }
  /// Loads the first registered type that conforms to this one; without any, the completion gets an error at once.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = best(typeIdentifier) else {
      completionHandler(nil, Self.unavailable)
      return progress
    }
    return representation.load(completionHandler) ?? progress
  }
  /// The data as a file in a temporary folder, which is gone when `completionHandler` has returned.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? UUID().uuidString
    let suffix = UTType(typeIdentifier)?.preferredFilenameExtension
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var url = folder.appendingPathComponent(name)
      if let suffix { url = url.appendingPathExtension(suffix) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url)
        completionHandler(url, nil)
      } catch { completionHandler(nil, error) }
      try? FileManager.default.removeItem(at: folder)
    }
  }
  /// Gives the object itself where it was registered under a fitting type, else the data. The options are not looked
  /// at.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    if let object, hasItemConformingToTypeIdentifier(typeIdentifier) {
      completionHandler?(object, nil)
      return
    }
    nonisolated(unsafe) let completionHandler = completionHandler
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in completionHandler?(data, error) }
  }

  static var unavailable: any Error { NSError(domain: errorDomain, code: -1000) }
}
