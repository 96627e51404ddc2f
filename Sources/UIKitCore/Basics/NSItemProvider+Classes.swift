public import Foundation

extension NSItemProviderWriting {
  /// Hands data over at once.
  func give(_ data: Data?, _ completion: (Data?, (any Error)?) -> Void) -> Progress? {
    completion(data, data == nil ? NSItemProvider.unavailable : nil)
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text, best as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Plain text as UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Reads UTF-8; throws where the data is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else { throw NSItemProvider.unavailable }
    return self.init(string: text)
  }
  /// Hands over the text as UTF-8 before it returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { give(Data((self as String).utf8), completionHandler) }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses, of files as well.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// An address, as text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Reads an address from UTF-8; throws where the text is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
      throw NSItemProvider.unavailable
    }
    return url
  }
  /// Hands over the address as UTF-8 before it returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { give(Data(absoluteString.utf8), completionHandler) }
}

/// Within the program the activity itself is handed on; elsewhere what it would be continued by.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsuseractivity>
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
  /// The types that the program declares (`NSUserActivityTypes`).
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ApplicationResources.info["NSUserActivityTypes"] as? [String] ?? []
  }
  /// None by the class: an activity is written under its own type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  /// The type of the activity.
  public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

  /// Reads title, web address and user info from a property list; throws where the data is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let content = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    guard let activity = NSUserActivity(activityType: typeIdentifier) as? Self else { throw NSItemProvider.unavailable }
    activity.title = content["title"] as? String
    activity.webpageURL = (content["webpageURL"] as? String).flatMap { URL(string: $0) }
    activity.userInfo = content["userInfo"] as? [AnyHashable: Any]
    return activity
  }
  /// Hands over title, web address and user info as a property list before it returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var content: [String: Any] = [:]
    content["title"] = title
    content["webpageURL"] = webpageURL?.absoluteString
    content["userInfo"] = userInfo
    let data = try? PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    return give(data, completionHandler)
  }
}
