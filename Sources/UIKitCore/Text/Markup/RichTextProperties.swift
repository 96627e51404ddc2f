internal import Foundation
internal import RichTextFormat

/// What a document of rich text says of itself, as attributes of documents and back.
enum RichTextProperties {
  private typealias Key = NSAttributedString.DocumentAttributeKey

  static func attributes(of properties: RichProperties) -> [String: Any] {
    var result: [Key: Any] = [:]
    if let width = properties.paperWidth, let height = properties.paperHeight {
      result[.paperSize] = NSValue(cgSize: CGSize(width: width, height: height))
    }
    if let left = properties.leftMargin, let right = properties.rightMargin {
      // The format's own margins above and below are of an inch.
      let insets = UIEdgeInsets(
        top: properties.topMargin ?? 72, left: left, bottom: properties.bottomMargin ?? 72, right: right)
      result[.paperMargin] = NSValue(uiEdgeInsets: insets)
    }
    if let width = properties.viewWidth, let height = properties.viewHeight {
      result[.viewSize] = NSValue(cgSize: CGSize(width: width, height: height))
    }
    result[.viewMode] = properties.viewMode.map { NSNumber(value: $0) }
    result[.viewZoom] = properties.viewZoom.map { NSNumber(value: Double($0)) }
    result[.readOnly] = properties.isReadOnly.map { NSNumber(value: $0 ? 1 : 0) }
    result[.defaultTabInterval] = properties.defaultTabInterval.map { NSNumber(value: $0) }
    result[.hyphenationFactor] = properties.hyphenationFactor.map { NSNumber(value: $0) }
    result[.textScaling] = properties.textScaling.map { NSNumber(value: $0) }
    result[.cocoaVersionDocumentAttribute] = properties.cocoaVersion.map { NSNumber(value: $0) }
    return Dictionary(uniqueKeysWithValues: result.map { ($0.key.rawValue, $0.value) })
  }

  static func properties(of attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> RichProperties {
    var result = RichProperties()
    func number(_ key: Key) -> Double? {
      switch attributes[key] {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: value
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    }
    func size(_ key: Key) -> CGSize? { (attributes[key] as? NSValue)?.cgSizeValue ?? attributes[key] as? CGSize }
    if let paper = size(.paperSize) { (result.paperWidth, result.paperHeight) = (paper.width, paper.height) }
    if let view = size(.viewSize) { (result.viewWidth, result.viewHeight) = (view.width, view.height) }
    if let margin = (attributes[.paperMargin] as? NSValue)?.uiEdgeInsetsValue
      ?? attributes[.paperMargin] as? UIEdgeInsets
    {
      (result.leftMargin, result.rightMargin) = (margin.left, margin.right)
      (result.topMargin, result.bottomMargin) = (margin.top, margin.bottom)
    }
    result.viewMode = number(.viewMode).map { $0 > 0 ? 1 : 0 }
    result.viewZoom = number(.viewZoom).flatMap { Int(exactly: $0.rounded()) }
    result.isReadOnly = number(.readOnly).map { $0 > 0 }
    result.defaultTabInterval = number(.defaultTabInterval)
    result.hyphenationFactor = number(.hyphenationFactor)
    result.textScaling = number(.textScaling).map { $0 > 0 ? 1 : 0 }
    return result
  }
}
