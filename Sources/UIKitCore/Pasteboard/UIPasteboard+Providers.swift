public import Foundation

extension UIPasteboard {
  /// The items as what can be dragged or pasted.
  public var itemProviders: [NSItemProvider] {
    get { items.map(PasteboardProvider.make) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by what providers hold, until a date if one is given. `localOnly` changes nothing.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    if let expirationDate { options[.expirationDate] = expirationDate }
    setItems(itemProviders.map(PasteboardProvider.item), options: options)
  }
  /// Replaces the items by objects, each of which becomes one item.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }
}

/// Between items of a pasteboard and item providers.
enum PasteboardProvider {
  static func make(_ item: [String: Any]) -> NSItemProvider {
    let provider: NSItemProvider
    switch item[PasteboardType.image] ?? item[PasteboardType.url] ?? item[PasteboardType.text] {
    case let image as UIImage: provider = NSItemProvider(object: image)
    case let url as URL: provider = NSItemProvider(object: url as NSURL)
    case let text as String: provider = NSItemProvider(object: text as NSString)
    default: provider = NSItemProvider()
    }
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      let data = value as? Data ?? (value as? String).map { Data($0.utf8) }
      guard let data, !provider.registeredTypeIdentifiers.contains(type) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
    return provider
  }

  static func item(_ provider: NSItemProvider) -> [String: Any] {
    // What is loaded is there at once.
    final class Box: @unchecked Sendable { var item: [String: Any] = [:] }
    let box = Box()
    for type in provider.registeredTypeIdentifiers {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.item[type] = data }
    }
    for (type, key): (any NSItemProviderReading.Type, String) in [
      (UIImage.self, PasteboardType.image), (NSURL.self, PasteboardType.url), (NSString.self, PasteboardType.text),
    ] where provider.canLoadObject(ofClass: type) {
      provider.loadObject(ofClass: type) { object, _ in
        switch object {
        case let url as NSURL: box.item[key] = url as URL
        case let text as NSString: box.item[key] = text as String
        default: box.item[key] = object
        }
      }
    }
    return box.item
  }
}
