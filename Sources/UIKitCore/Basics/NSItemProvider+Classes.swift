public import Foundation

extension NSItemProviderWriting {
  /// Hands data over at once.
  func give(_ data: Data?, _ completion: (Data?, (any Error)?) -> Void) -> Progress? {
    completion(data, data == nil ? NSItemProvider.unavailable : nil)
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else { throw NSItemProvider.unavailable }
    return self.init(string: text)
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { give(Data((self as String).utf8), completionHandler) }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
      throw NSItemProvider.unavailable
    }
    return url
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { give(Data(absoluteString.utf8), completionHandler) }
}
