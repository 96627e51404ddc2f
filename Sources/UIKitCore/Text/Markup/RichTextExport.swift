internal import Foundation
internal import RichTextFormat

/// Makes rich text of attributed strings.
struct RichTextExport {
  /// The files of attachments.
  let folder = FileWrapper(directoryWithFileWrappers: [:])
  /// Without a folder nothing can be attached.
  let hasFolder: Bool
  /// The chains of lists around paragraphs, each with the lists that are deeper than those of others.
  private var chains: [[NSTextList]] = []

  init(hasFolder: Bool) { self.hasFolder = hasFolder }

  mutating func runs(of text: NSAttributedString) -> [RichRun] {
    var found: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      found.append((range, attributes))
    }
    for case let style? in found.map({ $0.attributes[.paragraphStyle] as? NSParagraphStyle }) { note(style.textLists) }
    var result: [RichRun] = []
    for (range, attributes) in found {
      let style = Self.style(attributes)
      let paragraph = paragraph(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        guard hasFolder, let written = write(attachment) else { continue }
        result.append(RichRun("\u{FFFC}", style: style, paragraph: paragraph, attachment: written))
      } else {
        let characters = (text.string as NSString).substring(with: range)
        result.append(RichRun(characters, style: style, paragraph: paragraph))
      }
    }
    return result
  }

  // MARK: Attachments

  private func write(_ attachment: NSTextAttachment) -> RichAttachment? {
    let file = attachment.fileWrapper
    guard let data = file?.regularFileContents ?? attachment.contents ?? attachment.image?.pngData() else { return nil }
    let type = attachment.fileType.flatMap { UTType($0)?.preferredFilenameExtension } ?? "png"
    let own = [file?.preferredFilename, file?.filename].compactMap { $0 }.first { !$0.isEmpty }
    let name = unusedName(own ?? "Attachment." + type)
    folder.addRegularFile(withContents: data, preferredFilename: name)
    let size = attachment.bounds.isEmpty ? attachment.image?.size ?? .zero : attachment.bounds.size
    return RichAttachment(name: name, width: size.width, height: size.height)
  }

  private func unusedName(_ name: String) -> String {
    let taken = folder.fileWrappers ?? [:]
    let plain = (name as NSString).lastPathComponent
    guard taken[plain] != nil || plain == "TXT.rtf" else { return plain }
    let (stem, end) = ((plain as NSString).deletingPathExtension, (plain as NSString).pathExtension)
    for number in 1... {
      let other = "\(stem) \(number)" + (end.isEmpty ? "" : "." + end)
      if taken[other] == nil { return other }
    }
    return plain
  }

  // MARK: Characters

  private static func style(_ attributes: [NSAttributedString.Key: Any]) -> RichCharacterStyle {
    var style = RichCharacterStyle()
    let font = attributes[.font] as? UIFont ?? .bareText
    style.fontName = font.fontName
    style.fontSize = font.pointSize
    let traits = font.fontDescriptor.symbolicTraits
    style.isBold = traits.contains(.traitBold) || RichTextFontName.isBold(font.fontName)
    style.isItalic = traits.contains(.traitItalic) || RichTextFontName.isItalic(font.fontName)
    style.foreground = color(attributes[.foregroundColor])
    style.background = color(attributes[.backgroundColor])
    style.underline = Int(number(attributes[.underlineStyle]) ?? 0)
    style.underlineColor = color(attributes[.underlineColor])
    style.strikethrough = Int(number(attributes[.strikethroughStyle]) ?? 0)
    style.strikethroughColor = color(attributes[.strikethroughColor])
    style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    style.strokeColor = color(attributes[.strokeColor])
    style.kern = number(attributes[.kern])
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    style.superscript = Int(number(attributes[.superscript]) ?? 0)
    style.ligature = number(attributes[.ligature]).map { Int($0) }.flatMap { $0 == 1 ? nil : $0 }
    style.obliqueness = number(attributes[.obliqueness]) ?? 0
    style.expansion = number(attributes[.expansion]) ?? 0
    style.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let shadow = attributes[.shadow] as? NSShadow {
      style.shadow = RichShadow(
        x: shadow.shadowOffset.width, y: -shadow.shadowOffset.height, blur: shadow.shadowBlurRadius,
        color: color(shadow.shadowColor))
    }
    return style
  }

  /// A finite number that fits 32 bits, as it comes; nil for none.
  private static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: value
      case let value as Int: Double(value)
      default: nil
      }
    return number.flatMap { $0.isFinite ? min(max($0, -1e9), 1e9) : nil }
  }

  /// A colour under the current traits; nil for none and for a pattern.
  private static func color(_ value: Any?) -> RichColor? {
    guard let color = value as? UIColor, let plain = color.plainColor else { return nil }
    if color.cgColor.numberOfComponents == 2, let white = color.cgColor.components?.first {
      return RichColor(white: white, alpha: Double(plain.alpha))
    }
    return RichColor(
      red: Double(plain.red), green: Double(plain.green), blue: Double(plain.blue), alpha: Double(plain.alpha))
  }

  // MARK: Paragraphs

  private func paragraph(_ style: NSParagraphStyle) -> RichParagraphStyle {
    var result = RichParagraphStyle()
    switch style.alignment {
    case .natural: result.alignment = .natural
    case .left: result.alignment = .left
    case .center: result.alignment = .center
    case .right: result.alignment = .right
    case .justified: result.alignment = .justified
    }
    switch style.baseWritingDirection {
    case .natural: result.direction = .natural
    case .leftToRight: result.direction = .leftToRight
    case .rightToLeft: result.direction = .rightToLeft
    }
    result.firstLineIndent = style.firstLineHeadIndent
    result.headIndent = style.headIndent
    result.tailIndent = style.tailIndent
    result.spacingBefore = style.paragraphSpacingBefore
    result.spacingAfter = style.paragraphSpacing
    result.lineSpacing = style.lineSpacing
    result.lineHeightMultiple = style.lineHeightMultiple
    result.minimumLineHeight = style.minimumLineHeight
    result.maximumLineHeight = style.maximumLineHeight
    result.tabs = style.tabStops.map(Self.tab)
    result.defaultTabInterval = style.defaultTabInterval
    let identifier = chain(of: style.textLists) ?? 0
    result.lists = style.textLists.enumerated().map { level, list in
      RichList(
        identifier: identifier + 1, level: level, marker: list.markerFormat.rawValue, start: list.startingItemNumber)
    }
    return result
  }

  private static func tab(_ tab: NSTextTab) -> RichTab {
    if tab.options[.columnTerminators] != nil { return RichTab(tab.location, .decimal) }
    switch tab.alignment {
    case .right: return RichTab(tab.location, .right)
    case .center: return RichTab(tab.location, .center)
    default: return RichTab(tab.location, .left)
    }
  }

  // MARK: Lists

  private mutating func note(_ lists: [NSTextList]) {
    guard !lists.isEmpty else { return }
    if let place = chain(of: lists) {
      if chains[place].count < lists.count { chains[place] = lists }
    } else {
      chains.append(lists)
    }
  }

  /// The chain that lists belong to: the one that they begin, or that begins them.
  private func chain(of lists: [NSTextList]) -> Int? {
    guard !lists.isEmpty else { return nil }
    return chains.firstIndex { chain in zip(chain, lists).allSatisfy { $0 === $1 } }
  }
}
