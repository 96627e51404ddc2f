internal import DarwinShims
internal import Foundation

/// Links of what a text view detects in its text, kept until the text changes.
@MainActor
final class DetectedLinks {
  private var source: NSAttributedString?
  private var types: UIDataDetectorTypes = []
  private var linked: NSAttributedString?

  /// The text with the links that are in it; nil where there are none.
  func text(_ text: NSAttributedString, _ types: UIDataDetectorTypes) -> NSAttributedString? {
    if let source, self.types == types, source.isEqual(to: text) { return linked }
    (source, self.types, linked) = (NSAttributedString(attributedString: text), types, Self.linked(text, types))
    return linked
  }

  private static func linked(_ text: NSAttributedString, _ types: UIDataDetectorTypes) -> NSAttributedString? {
    let kinds: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
      (.link, NSDataDetector.links), (.phoneNumber, NSDataDetector.phoneNumbers),
      (.calendarEvent, NSDataDetector.dates),
    ]
    let sought = kinds.reduce(0) { types.contains($1.0) ? $0 | $1.1 : $0 }
    guard let detector = try? NSDataDetector(types: sought) else { return nil }
    let made = NSMutableAttributedString(attributedString: text)
    var found = false
    let whole = NSRange(location: 0, length: text.length)
    for (index, result) in detector.matches(in: text.string, range: whole).enumerated() {
      guard text.attribute(.link, at: result.range.location, effectiveRange: nil) == nil,
        let url = url(of: result, index)
      else { continue }
      made.addAttribute(.link, value: url, range: result.range)
      found = true
    }
    return found ? made : nil
  }

  /// UIKIT: numbers are dialled by `tel:`; a date's address names a place in the list of findings. A guess.
  private static func url(of result: NSTextCheckingResult, _ index: Int) -> URL? {
    if let url = result.url { return url }
    if let number = result.phoneNumber { return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" }) }
    return URL(string: "x-apple-data-detectors://\(index)")
  }
}
