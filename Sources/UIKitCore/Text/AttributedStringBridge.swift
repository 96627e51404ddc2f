public import Foundation

/// UIKit's attributes between the two kinds of attributed text.
enum AttributedStringBridge {
  private typealias Scope = AttributeScopes.UIKitAttributes

  /// The attributes of a container by their keys.
  static func attributes(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func take<Key: AttributedStringKey>(_ key: Key.Type, _ convert: (Key.Value) -> Any = { $0 })
    where Key.Value: Sendable {
      if let value = container[key] { result[NSAttributedString.Key(Key.name)] = convert(value) }
    }
    take(Scope.FontAttribute.self)
    take(Scope.ParagraphStyleAttribute.self)
    take(Scope.ForegroundColorAttribute.self)
    take(Scope.BackgroundColorAttribute.self)
    take(Scope.LigatureAttribute.self)
    take(Scope.KernAttribute.self)
    take(Scope.TrackingAttribute.self)
    take(Scope.StrikethroughStyleAttribute.self) { $0.rawValue }
    take(Scope.UnderlineStyleAttribute.self) { $0.rawValue }
    take(Scope.StrokeColorAttribute.self)
    take(Scope.StrokeWidthAttribute.self)
    take(Scope.ShadowAttribute.self)
    take(Scope.BaselineOffsetAttribute.self)
    take(Scope.UnderlineColorAttribute.self)
    take(Scope.StrikethroughColorAttribute.self)
    take(Scope.ObliquenessAttribute.self)
    take(Scope.ExpansionAttribute.self)
    take(Scope.AttachmentAttribute.self)
    take(Scope.TextEffectAttribute.self) { $0.rawValue }
    take(Scope.InlinePresentationIntentAttribute.self) { NSNumber(value: $0.rawValue) }
    take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    return result
  }

  static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    func put<Key: AttributedStringKey>(_ key: Key.Type, _ convert: (Any) -> Key.Value? = { $0 as? Key.Value })
    where Key.Value: Sendable {
      if let value = attributes[NSAttributedString.Key(Key.name)].flatMap(convert) { container[key] = value }
    }
    func number(_ value: Any) -> CGFloat? {
      value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func style(_ value: Any) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    put(Scope.FontAttribute.self)
    put(Scope.ParagraphStyleAttribute.self)
    put(Scope.ForegroundColorAttribute.self)
    put(Scope.BackgroundColorAttribute.self)
    put(Scope.LigatureAttribute.self) { number($0).map { Int($0) } }
    put(Scope.KernAttribute.self, number)
    put(Scope.TrackingAttribute.self, number)
    put(Scope.StrikethroughStyleAttribute.self, style)
    put(Scope.UnderlineStyleAttribute.self, style)
    put(Scope.StrokeColorAttribute.self)
    put(Scope.StrokeWidthAttribute.self, number)
    put(Scope.ShadowAttribute.self)
    put(Scope.BaselineOffsetAttribute.self, number)
    put(Scope.UnderlineColorAttribute.self)
    put(Scope.StrikethroughColorAttribute.self)
    put(Scope.ObliquenessAttribute.self, number)
    put(Scope.ExpansionAttribute.self, number)
    put(Scope.InlinePresentationIntentAttribute.self) { InlinePresentationIntent(value: $0) }
    put(AttributeScopes.FoundationAttributes.LinkAttribute.self) {
      $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
    }
    return container
  }
}

extension NSAttributedString {
  /// The text with those of its attributes that UIKit shows.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)>
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: String(attrStr.characters))
    var place = 0
    for run in attrStr.runs {
      let length = String(attrStr[run.range].characters).utf16.count
      text.setAttributes(
        AttributedStringBridge.attributes(run.attributes), range: NSRange(location: place, length: length))
      place += length
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text with those of its attributes that UIKit shows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      let piece = (nsStr.string as NSString).substring(with: range)
      self += AttributedString(piece, attributes: AttributedStringBridge.container(attributes))
    }
  }
}

extension AttributeContainer {
  /// Those of the attributes that UIKit shows.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/attributecontainer>
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributedStringBridge.container(dictionary) }
}
