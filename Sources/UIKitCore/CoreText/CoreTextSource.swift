internal import CoreGraphics
internal import UISystemMetrics
internal import UITextLayout

/// A text as Core Text lays it out: in Helvetica of 12 points and black where it says nothing else.
final class CoreTextSource {
  /// With Core Text's attributes by UIKit's names.
  let text: NSAttributedString
  let content: TextContent
  let offsets: TextOffsets
  /// Where the text begins in the one that programs count in, in UTF-16 units.
  let base: Int

  /// - Parameter isLine: whether line ends take no room and end no line.
  init(_ text: NSAttributedString, base: Int = 0, isLine: Bool = false) {
    let own = Self.named(text)
    self.text = own
    self.base = base
    var content = TextContent(own, font: .bareText, color: .black, paragraph: ParagraphValues())
    if isLine {
      content.runs = content.runs.flatMap(Self.withoutLineEnds)
      content.style = ParagraphStyle()
      for index in content.runs.indices { content.runs[index].paragraph = nil }
    }
    self.content = content
    offsets = TextOffsets(content.runs)
  }

  /// Colours of Core Graphics as UIKit's, run delegates as attachments.
  private static func named(_ text: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if let color = attributes[kCTForegroundColorAttributeName] as? CGColor {
        copy.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
      if let color = attributes[kCTBackgroundColorAttributeName] as? CGColor {
        copy.addAttribute(.backgroundColor, value: UIColor(cgColor: color), range: range)
      }
      if let delegate = attributes[kCTRunDelegateAttributeName] as? CTRunDelegate {
        copy.addAttribute(.attachment, value: delegate, range: range)
      }
    }
    return copy
  }

  /// The run with boxes of no size in the place of its line ends.
  private static func withoutLineEnds(_ run: TextRun) -> [TextRun] {
    guard run.text.contains(where: \.isNewline) else { return [run] }
    var pieces: [TextRun] = []
    for character in run.text {
      var piece = run
      piece.text = String(character)
      if character.isNewline {
        // A box, since no line may end here.
        piece.text = String(repeating: "\u{2060}", count: character.utf16.count)
        piece.attachment = TextRun.Attachment(size: .zero)
        (piece.kern, piece.background, piece.underline, piece.strikethrough) = (0, nil, nil, nil)
      } else if pieces.last?.attachment == nil, !pieces.isEmpty {
        pieces[pieces.count - 1].text.append(character)
        continue
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// What the attributes are at a place of the text that programs count in.
  func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    let local = place - base
    guard local >= 0, local < text.length else { return [:] }
    return text.attributes(at: local, effectiveRange: nil)
  }

  /// The lines of the text in a room.
  ///
  /// UIKIT: a paragraph whose style truncates or clips is one line, as where strings are drawn.
  func layout(in size: CGSize) -> TextLayout {
    var options = TextLayout.Options()
    options.width = size.width >= Self.endless ? .infinity : size.width
    options.height = size.height >= Self.endless ? .infinity : size.height
    options.era = SystemMetrics.latest.fontEra
    if keepsOneLine { options.maximumLines = 1 }
    return TextLayout(content.runs, style: content.style, options: options)
  }

  private var keepsOneLine: Bool {
    switch content.style.lineBreak {
    case .wordWrapping, .charWrapping: false
    default: !content.runs.contains { $0.text.contains(where: \.isNewline) }
    }
  }

  /// Sides that programs give where they mean none, in points.
  private static let endless: CGFloat = 1_000_000
}
