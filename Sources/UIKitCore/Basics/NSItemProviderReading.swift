public import Foundation

/// What can be made of the data of an item provider.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemproviderreading>
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Uniform type identifiers, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of one of the readable types; a thrown error reaches whoever loads.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can be put into an item provider.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// Uniform type identifiers that every object of the class can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of this object, which providers register. Default: the class's.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as one of its types and hands the data to the completion; may give a progress.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The same types for every object of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Who may load what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess = 3 }
