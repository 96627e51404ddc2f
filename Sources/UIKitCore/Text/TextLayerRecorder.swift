import CoreGraphics
import QuartzCore
import UIDisplayList

/// Lays out and draws the text of `CATextLayer`, which by itself knows no fonts.
@MainActor
package enum TextLayerRecorder {
  /// Makes text layers draw; called when the default backends are installed.
  package static func install() { HostContext.main.textRecorder = record }

  static func record(_ layer: CATextLayer) -> DisplayList {
    guard let text = attributedText(of: layer), text.length > 0 else { return .empty }
    let context = CGContext(recording: layer.bounds, scale: layer.contentsScale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    text.draw(with: layer.bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    return context.displayList
  }

  private static func attributedText(of layer: CATextLayer) -> NSAttributedString? {
    if let text = layer.string as? NSAttributedString { return text }
    guard let text = layer.string as? String else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment(layer.alignmentMode)
    paragraph.lineBreakMode = lineBreak(layer)
    let color = layer.foregroundColor.map(UIColor.init(cgColor:)) ?? .white
    return NSAttributedString(
      string: text,
      attributes: [.font: font(of: layer), .foregroundColor: color, .paragraphStyle: paragraph])
  }

  private static func font(of layer: CATextLayer) -> UIFont {
    if let font = layer.font as? UIFont { return font.withSize(layer.fontSize) }
    let name = layer.font as? String ?? "Helvetica"
    return UIFont(named: name, size: layer.fontSize)
  }

  private static func alignment(_ mode: CATextLayerAlignmentMode) -> NSTextAlignment {
    switch mode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private static func lineBreak(_ layer: CATextLayer) -> NSLineBreakMode {
    switch layer.truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: layer.isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
