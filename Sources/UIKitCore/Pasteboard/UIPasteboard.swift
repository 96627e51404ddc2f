public import Foundation

/// What was copied, to be pasted. It lasts as long as the program.
///
/// DEVIATION: pasteboards are not shared with other programs; there is no service that would carry them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteboard>
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name, by habit in reversed domain order.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard that all parts of the program share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// How items are kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's key.
    public var rawValue: String
    /// Creates a key from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices must not get the items, a truth value. None do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted by a pasteboard, its object, when its items were replaced or added to.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard, its object, when it was forgotten.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The types that the change has brought, a list of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that the change has taken away, a list of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  private static var named: [Name: PasteboardContents] = [:]

  /// The pasteboard that all parts of the program share.
  public static let general = UIPasteboard(.general, PasteboardContents())

  /// The name by which other parts of the program find the pasteboard.
  open private(set) var name: Name
  private var contents: PasteboardContents
  /// Grows with each change.
  open var changeCount: Int { contents.changeCount }

  /// A pasteboard that nobody else finds: what tests put into the place of one.
  public override init() {
    (name, contents) = (Name(""), PasteboardContents())
    super.init()
  }

  private convenience init(_ name: Name, _ contents: PasteboardContents) {
    self.init()
    (self.name, self.contents) = (name, contents)
  }

  /// The pasteboard of a name: an existing one, a new one if `create`, else nil.
  public convenience init?(name: Name, create: Bool) {
    if let known = name == .general ? Self.general.contents : Self.named[name] {
      self.init(name, known)
    } else if create {
      let made = PasteboardContents()
      Self.named[name] = made
      self.init(name, made)
    } else {
      return nil
    }
  }

  /// A new pasteboard under a name that nobody else has.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let made = PasteboardContents()
    named[name] = made
    return UIPasteboard(name, made)
  }

  /// Forgets a pasteboard and what it holds. The general one stays.
  public static func remove(withName name: Name) {
    guard let contents = named.removeValue(forKey: name) else { return }
    contents.items = []
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(name, contents))
  }

  // MARK: Items

  /// How many things were copied; 0 when they have expired.
  open var numberOfItems: Int { items.count }
  /// Each item: its representations by type.
  open var items: [[String: Any]] {
    get {
      if let expiration = contents.expiration, expiration <= Date() { return [] }
      return contents.items
    }
    set { setItems(newValue) }
  }
  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }
  /// Replaces the items, each a dictionary from types to values, and tells of it.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let (old, new) = (Set(contents.items.flatMap(\.keys)), Set(items.flatMap(\.keys)))
    contents.items = items
    contents.expiration = options[.expirationDate] as? Date
    contents.changeCount += 1
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// The types of each of the items; of all of them where `itemSet` is nil. Nil where there is no such item.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.map { $0.keys.sorted() } }
  }
  /// Whether each of the items has one of the types; any of all items where `itemSet` is nil.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let itemSet else { return items.contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) } }
    return chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
  }
  /// Which items have one of the types; nil where none has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }
  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = items
    guard let itemSet else { return items.isEmpty ? nil : items }
    let found = itemSet.filter(items.indices.contains).map { items[$0] }
    return found.isEmpty ? nil : found
  }

  /// What the items have of a type; those of all of them where `itemSet` is nil. Nil where none has any.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = chosen(itemSet)?.compactMap { $0[pasteboardType] } ?? []
    return found.isEmpty ? nil : found
  }
  /// What the items have of a type, as data. Nil where none has any.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(Self.data) } ?? []
    return found.isEmpty ? nil : found
  }
  /// What the first item has of a type; nil for nothing.
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  /// Replaces the items by one value of a type.
  open func setValue(_ value: Any, forPasteboardType type: String) { setItems([[type: value]]) }
  /// Replaces the items by bytes of a type.
  open func setData(_ data: Data, forPasteboardType type: String) { setItems([[type: data]]) }
  /// What the first item has of a type as bytes; text is given in UTF-8.
  open func data(forPasteboardType type: String) -> Data? { value(forPasteboardType: type).flatMap(Self.data) }
  private static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  // MARK: Values

  /// The first text; setting it replaces all items, nil empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }
  /// Texts of all items; nil when there is none.
  open var strings: [String]? {
    get { values(PasteboardType.text) { $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } } }
    set { setItems((newValue ?? []).map { [PasteboardType.text: $0] }) }
  }
  /// The first address; setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } ?? [] }
  }
  /// The addresses, one of each item that has one; nil for none. Setting them adds their texts, too.
  open var urls: [URL]? {
    get { values(PasteboardType.url) { $0 as? URL } }
    set { setItems((newValue ?? []).map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] }) }
  }
  /// The first picture; setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } ?? [] }
  }
  /// The pictures, one of each item that has one; nil for none.
  open var images: [UIImage]? {
    get { values(PasteboardType.image) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
    set { setItems((newValue ?? []).map { [PasteboardType.image: $0] }) }
  }
  /// The first colour; setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } ?? [] }
  }
  /// The colours, one of each item that has one; nil for none.
  open var colors: [UIColor]? {
    get { values(PasteboardType.color) { $0 as? UIColor } }
    set { setItems((newValue ?? []).map { [PasteboardType.color: $0] }) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func values<Value>(_ type: String, _ read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { $0[type].flatMap(read) }
    return found.isEmpty ? nil : found
  }
}
