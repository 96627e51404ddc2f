public import Foundation

/// What can be made of the data of an item provider.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemproviderreading>
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Uniform type identifiers, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can be put into an item provider.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Who may load what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess = 3 }
