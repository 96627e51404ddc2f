/// How paragraph styles are written to archives.
///
/// UIKIT: the keys of numbers are those of Apple's archives; stops and lists are objects there, and rows of numbers here.
enum ParagraphCoding {
  static func encode(_ value: ParagraphValues, with coder: NSCoder) {
    for (key, path) in lengths { coder.encode(Double(value[keyPath: path]), forKey: key) }
    coder.encode(value.alignment.rawValue, forKey: "NSAlignment")
    coder.encode(value.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(Double(value.hyphenationFactor), forKey: "NSHyphenationFactor")
    coder.encode(value.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Int(value.lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(value.allowsTightening, forKey: "NSAllowsTighteningForTruncation")
    let stops = value.tabStops.map { "\($0.alignment.rawValue) \(Double($0.location))" }
    coder.encode(stops.joined(separator: "\n") as NSString, forKey: "NSTabStops")
    let lists = value.textLists.map {
      "\($0.startingItemNumber) \($0.listOptions.rawValue) \($0.markerFormat.rawValue)"
    }
    coder.encode(lists.joined(separator: "\n") as NSString, forKey: "NSTextLists")
  }

  /// What is not in the archive is as in a new style.
  static func values(from coder: NSCoder) -> ParagraphValues {
    var value = ParagraphValues()
    for (key, path) in lengths where coder.containsValue(forKey: key) {
      value[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    func whole(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
    value.alignment = whole("NSAlignment").flatMap(NSTextAlignment.init) ?? value.alignment
    value.lineBreakMode = whole("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? value.lineBreakMode
    value.hyphenationFactor = Float(coder.decodeDouble(forKey: "NSHyphenationFactor"))
    value.baseWritingDirection = whole("NSWritingDirection").flatMap(NSWritingDirection.init) ?? .natural
    value.lineBreakStrategy = .init(rawValue: UInt(whole("NSLineBreakStrategy") ?? 0))
    value.allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
    if let stops = words("NSTabStops", of: coder) {
      value.tabStops = stops.compactMap { stop in
        guard let alignment = Int(stop[0]).flatMap(NSTextAlignment.init), let place = stop.last.flatMap({ Double($0) })
        else { return nil }
        return NSTextTab(textAlignment: alignment, location: CGFloat(place))
      }
    }
    value.textLists = (words("NSTextLists", of: coder) ?? []).compactMap { list in
      guard list.count == 3, let start = Int(list[0]), let options = UInt(list[1]) else { return nil }
      return NSTextList(
        markerFormat: .init(String(list[2])), options: .init(rawValue: options), startingItemNumber: start)
    }
    return value
  }

  private static func words(_ key: String, of coder: NSCoder) -> [[Substring]]? {
    (coder.decodeObject(of: NSString.self, forKey: key) as String?)?.split(separator: "\n")
      .map { $0.split(separator: " ", maxSplits: 2) }
  }

  private static var lengths: [(String, WritableKeyPath<ParagraphValues, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
      ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
      ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }
}
