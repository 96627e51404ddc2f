internal import Foundation
internal import RichTextFormat

/// Makes attributed strings of rich text.
///
/// UIKIT: a text that names no font is Helvetica at 12 points, and each text has a font and a paragraph style:
/// <https://github.com/feedback-assistant/reports/issues/307>.
struct RichTextImport {
  /// Where attachments lie; nil for a text alone.
  let folder: FileWrapper?

  func string(of text: RichText) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var lists: [RichList: NSTextList] = [:]
    var last: (style: RichParagraphStyle, made: NSParagraphStyle)?
    for run in text.runs {
      var attributes = Self.attributes(of: run.style)
      let paragraph = last?.style == run.paragraph ? last?.made : nil
      let made = paragraph ?? Self.paragraph(run.paragraph, &lists)
      last = (run.paragraph, made)
      attributes[.paragraphStyle] = made
      if let attachment = run.attachment { attributes[.attachment] = self.attachment(attachment) }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  private func attachment(_ attachment: RichAttachment) -> NSTextAttachment {
    // Only files of the folder itself: a name is no path.
    let file = folder?.fileWrappers?[attachment.name]
    let type = UTType(filenameExtension: (attachment.name as NSString).pathExtension)
    let result = NSTextAttachment(data: file?.regularFileContents, ofType: type?.identifier)
    result.fileWrapper = file
    if attachment.width > 0, attachment.height > 0 {
      result.bounds = CGRect(x: 0, y: 0, width: attachment.width, height: attachment.height)
    }
    return result
  }

  // MARK: Characters

  private static func attributes(of style: RichCharacterStyle) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font(of: style)]
    result[.foregroundColor] = style.foreground.map(color)
    result[.backgroundColor] = style.background.map(color)
    if style.underline != 0 { result[.underlineStyle] = style.underline }
    result[.underlineColor] = style.underlineColor.map(color)
    if style.strikethrough != 0 { result[.strikethroughStyle] = style.strikethrough }
    result[.strikethroughColor] = style.strikethroughColor.map(color)
    if style.strokeWidth != 0 { result[.strokeWidth] = CGFloat(style.strokeWidth) }
    result[.strokeColor] = style.strokeColor.map(color)
    result[.kern] = style.kern.map { CGFloat($0) }
    if style.baselineOffset != 0 { result[.baselineOffset] = CGFloat(style.baselineOffset) }
    if style.superscript != 0 { result[.superscript] = style.superscript }
    result[.ligature] = style.ligature
    if style.obliqueness != 0 { result[.obliqueness] = CGFloat(style.obliqueness) }
    if style.expansion != 0 { result[.expansion] = CGFloat(style.expansion) }
    result[.link] = style.link.map { URL(string: $0) ?? $0 as Any }
    if let shadow = style.shadow {
      let made = NSShadow()
      made.shadowOffset = CGSize(width: shadow.x, height: -shadow.y)
      made.shadowBlurRadius = shadow.blur
      if let color = shadow.color { made.shadowColor = self.color(color) }
      result[.shadow] = made
    }
    return result
  }

  private static func color(_ color: RichColor) -> UIColor {
    switch color.space {
    case .gray: UIColor(white: color.red, alpha: color.alpha)
    case .sRGB: UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .displayP3: UIColor(displayP3Red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  private static func font(of style: RichCharacterStyle) -> UIFont {
    let name = style.fontName ?? "Helvetica"
    if let font = RichTextFontName.systemFont(name, style) { return font }
    let base = UIFont(named: name, size: style.fontSize)
    // A font's name may say so already.
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold, !RichTextFontName.isBold(name) { traits.insert(.traitBold) }
    if style.isItalic, !RichTextFontName.isItalic(name) { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
    return UIFont(descriptor: descriptor, size: style.fontSize)
  }

  // MARK: Paragraphs

  private static func paragraph(
    _ style: RichParagraphStyle, _ lists: inout [RichList: NSTextList]
  ) -> NSParagraphStyle {
    let result = NSMutableParagraphStyle()
    switch style.alignment {
    case .natural: result.alignment = .natural
    case .left: result.alignment = .left
    case .center: result.alignment = .center
    case .right: result.alignment = .right
    case .justified: result.alignment = .justified
    }
    switch style.direction {
    case .natural: result.baseWritingDirection = .natural
    case .leftToRight: result.baseWritingDirection = .leftToRight
    case .rightToLeft: result.baseWritingDirection = .rightToLeft
    }
    result.firstLineHeadIndent = style.firstLineIndent
    result.headIndent = style.headIndent
    result.tailIndent = style.tailIndent
    result.paragraphSpacingBefore = style.spacingBefore
    result.paragraphSpacing = style.spacingAfter
    result.lineSpacing = style.lineSpacing
    result.lineHeightMultiple = style.lineHeightMultiple
    result.minimumLineHeight = style.minimumLineHeight
    result.maximumLineHeight = style.maximumLineHeight
    result.tabStops = style.tabs.map(tab)
    result.defaultTabInterval = style.defaultTabInterval
    result.textLists = style.lists.map { list in
      if let made = lists[list] { return made }
      let made = NSTextList(
        markerFormat: NSTextList.MarkerFormat(list.marker), options: [], startingItemNumber: list.start)
      lists[list] = made
      return made
    }
    return result
  }

  private static func tab(_ tab: RichTab) -> NSTextTab {
    switch tab.alignment {
    case .left: NSTextTab(textAlignment: .left, location: tab.location)
    case .center: NSTextTab(textAlignment: .center, location: tab.location)
    case .right: NSTextTab(textAlignment: .right, location: tab.location)
    case .decimal:
      NSTextTab(
        textAlignment: .right, location: tab.location,
        options: [.columnTerminators: CharacterSet(charactersIn: Locale.current.decimalSeparator ?? ".")])
    }
  }
}
