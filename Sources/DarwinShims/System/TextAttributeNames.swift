// Core Text's names of attributes, which are those of attributed strings.
//
// Source: <https://developer.apple.com/documentation/coretext/styling-attributed-strings>
public let kCTFontAttributeName = NSAttributedString.Key("NSFont")
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key(
  "CTForegroundColorFromContext")
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
public let kCTKernAttributeName = NSAttributedString.Key("NSKern")
public let kCTTrackingAttributeName = NSAttributedString.Key("CTTracking")
public let kCTLigatureAttributeName = NSAttributedString.Key("NSLigature")
public let kCTStrokeWidthAttributeName = NSAttributedString.Key("NSStrokeWidth")
public let kCTStrokeColorAttributeName = NSAttributedString.Key("NSStrokeColor")
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key("NSUnderline")
public let kCTUnderlineColorAttributeName = NSAttributedString.Key("NSUnderlineColor")
public let kCTSuperscriptAttributeName = NSAttributedString.Key("NSSuperScript")
public let kCTParagraphStyleAttributeName = NSAttributedString.Key("NSParagraphStyle")
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key("NSBaselineOffset")
public let kCTLanguageAttributeName = NSAttributedString.Key("NSLanguage")
public let kCTRunDelegateAttributeName = NSAttributedString.Key("CTRunDelegate")

/// What rewritten sources call where a dictionary of Core Text's is cast to attributes: its texts as names; anything else as
/// it is.
public func _namedAttributes(_ value: Any) -> Any {
  guard let dictionary = value as? NSDictionary else { return value }
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in dictionary {
    guard let name = key as? String else { return value }
    result[NSAttributedString.Key(name)] = value
  }
  return result
}
