internal import UISystemMetrics
internal import UITextLayout

/// How strings are laid out for drawing.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left of the first line, and lines are broken; without it, one line stands on the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Fonts' leading counts, after the last line too.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept; texts are measured by their lines, never by the ink of their glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells how far text may shrink, and what came out.
open class NSStringDrawingContext: NSObject {
  /// The least share of the font size; 0 for no shrinking. Default: 0.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of the font's size at which the text was drawn last.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// In points.
  open internal(set) var totalBounds = CGRect.zero
}

/// Measures and draws strings outside views, by the running system's measures.
struct StringDrawing {
  private var content: TextContent

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    content = TextContent(text, attributes: attributes)
  }
  init(_ text: NSAttributedString) {
    content = TextContent(text, font: .bareText, color: .black, paragraph: ParagraphValues())
  }

  /// UIKIT: a paragraph whose style truncates or clips is one line, however high the rectangle is.
  private var keepsOneLine: Bool {
    switch content.style.lineBreak {
    case .wordWrapping, .charWrapping: false
    default: !content.runs.contains { $0.text.contains(where: \.isNewline) }
    }
  }

  private func layout(
    _ size: CGSize, _ options: NSStringDrawingOptions, clipsLines: Bool = false
  ) -> TextLayout {
    var settings = TextLayout.Options()
    let isBlock = options.contains(.usesLineFragmentOrigin)
    settings.width = isBlock && size.width > 0 ? size.width : .infinity
    let isLimited = clipsLines || options.contains(.truncatesLastVisibleLine)
    settings.height = isBlock && size.height > 0 && isLimited ? size.height : .infinity
    settings.maximumLines = isBlock && !keepsOneLine ? 0 : 1
    settings.includesLastLeading = options.contains(.usesFontLeading)
    settings.era = SystemMetrics.latest.fontEra
    var style = content.style
    if options.contains(.truncatesLastVisibleLine), style.lineBreak == .wordWrapping {
      style.lineBreak = .truncatingTail
    }
    return TextLayout(content.runs, style: style, options: settings)
  }

  /// In points, not rounded.
  func size() -> CGSize {
    layout(.zero, .usesLineFragmentOrigin).size
  }

  /// The drawing with its text shrunk until it fits, as far as the context lets it.
  private func fitted(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> StringDrawing {
    guard let context else { return self }
    context.actualScaleFactor = 1
    let least = context.minimumScaleFactor
    guard least > 0, least < 1, options.contains(.usesLineFragmentOrigin), size.width > 0 else { return self }
    func scaled(_ factor: CGFloat) -> StringDrawing {
      var made = self
      made.content = content.scaled(by: factor)
      return made
    }
    func fits(_ factor: CGFloat) -> Bool {
      let drawing = scaled(factor)
      let room = CGSize(width: keepsOneLine ? 0 : size.width, height: 0)
      let needed = drawing.layout(room, options.subtracting(.truncatesLastVisibleLine)).size
      return needed.width <= size.width && (size.height <= 0 || needed.height <= size.height)
    }
    if fits(1) { return self }
    var (low, high) = (least, CGFloat(1))
    if fits(low) {
      for _ in 0..<8 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
    }
    context.actualScaleFactor = low
    return scaled(low)
  }

  func bounds(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    let layout = fitted(size, options, context).layout(size, options)
    var box = CGRect(
      origin: .zero, size: CGSize(width: Self.exact(layout.size.width), height: Self.exact(layout.size.height)))
    if !options.contains(.usesLineFragmentOrigin) { box.origin.y = -layout.firstBaseline }
    context?.totalBounds = box
    return box
  }

  /// Without the remainder that sums of fractions leave: a height of 23 that is a little more is a pixel more to programs
  /// that round it up.
  private static func exact(_ length: CGFloat) -> CGFloat {
    let near = (length * 1024).rounded() / 1024
    return abs(near - length) < 1e-9 ? near : length
  }

  func draw(
    in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil,
    clipsLines: Bool = false
  ) {
    let drawing = fitted(rect.size, options, context)
    let layout = drawing.layout(rect.size, options, clipsLines: clipsLines)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    TextPainter.draw(layout, runs: drawing.content.runs, at: origin, rightToLeft: false)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
  }

  /// UIKIT: as much as there is room for, the rest is clipped (Apple's page on `NSString.draw(in:withAttributes:)`); that
  /// whole lines are, and the first never, is a guess.
  func draw(within rect: CGRect) { draw(in: rect, [.usesLineFragmentOrigin], clipsLines: true) }
}

extension NSString {
  /// The size of the text, lines broken only at line ends, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attrs).size()
  }
  /// Draws from the top left `point` on.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
  }
  /// Draws in the width of `rect`, from its top left on.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(within: rect)
  }
  /// Draws into the current context. Without `usesLineFragmentOrigin`, the rectangle's origin is the first baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes).draw(in: rect, options, context)
  }
  /// The rectangle that the text needs in at most `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes).bounds(size, options, context)
  }
}

extension String {
  /// The size of the text, lines broken only at line ends, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size()
  }
  /// Draws from the top left `point` on.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
  }
  /// Draws in the width of `rect`, from its top left on.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(within: rect)
  }
  /// Draws into the current context; `attributes` holds for the whole text, and the origin is the first baseline
  /// without `usesLineFragmentOrigin`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(in: rect, options, context)
  }
  /// The rectangle that the text needs in at most `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).bounds(size, options, context)
  }
}

extension NSAttributedString {
  /// The size of the text, lines broken only at line ends, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size() }
  /// Draws from the top left `point` on.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
  }
  /// Draws in the width of `rect`, from its top left on.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(within: rect) }
  /// Draws into the current context, with the string's own attributes.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(in: rect, options, context)
  }
  /// The rectangle that the text needs in at most `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(size, options, context)
  }
}
