import Testing
import UIKit

/// Attributes of several stretches, of Foundation's strings and of text storages.
@MainActor @Suite struct AttributeRunTests {
  private static var values: [(NSAttributedString.Key, [Any])] {
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 4
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    return [
      (.foregroundColor, [UIColor.label, UIColor.secondaryLabel, UIColor.red, dynamic, UIColor(white: 0, alpha: 0)]),
      (.font, [UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)]),
      (.paragraphStyle, [NSParagraphStyle.default, wide, NSMutableParagraphStyle()]),
      (.shadow, [NSShadow(), NSShadow()]), (.attachment, [NSTextAttachment(), NSTextAttachment()]),
      (.underlineStyle, [1, 0, 2]), (.kern, [0.0, 1.5]), (.link, ["a", "b"]),
    ]
  }

  /// Neighbouring stretches are compared: values that are equal and values that are not, of every class.
  @Test func stretchesMeet() {
    for storage in [false, true] {
      for (key, values) in Self.values {
        for first in values {
          for second in values {
            let text: NSMutableAttributedString =
              storage
              ? NSTextStorage(string: "Hello wonderful world")
              : NSMutableAttributedString(string: "Hello wonderful world")
            text.addAttribute(key, value: first, range: NSRange(location: 2, length: 9))
            text.setAttributes([key: second], range: NSRange(location: 11, length: 4))
            text.addAttributes([key: second, .expansion: 1], range: NSRange(location: 0, length: 21))
            text.removeAttribute(.expansion, range: NSRange(location: 5, length: 9))
            #expect(text.attribute(key, at: 3, effectiveRange: nil) != nil)
            #expect(text.attribute(.expansion, at: 6, effectiveRange: nil) == nil)
            #expect(text.attribute(.expansion, at: 20, effectiveRange: nil) as? Int == 1)
          }
        }
      }
    }
  }

  /// Letters that come one by one are shaped and kerned as one text.
  @Test func whatIsTypedIsOneStretch() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .kern: 0.5,
      .paragraphStyle: NSParagraphStyle.default, NSAttributedString.Key("own"): "a",
    ]
    let whole = NSTextStorage(string: "AVATo\u{0628}\u{064A}\u{062A}", attributes: attributes)
    let typed = NSTextStorage()
    for letter in whole.string { typed.append(NSAttributedString(string: String(letter), attributes: attributes)) }
    #expect(reach(typed, 3) == NSRange(location: 0, length: 8))
    #expect(width(typed) == width(whole))
    let middle = NSRange(location: 2, length: 3)
    typed.addAttribute(.foregroundColor, value: UIColor.red, range: middle)
    #expect(reach(typed, 1) == NSRange(location: 0, length: 2) && reach(typed, 4) == middle)
    typed.replaceCharacters(in: NSRange(location: 3, length: 1), with: "xyz")
    #expect(reach(typed, 4) == NSRange(location: 2, length: 5) && reach(typed, 9) == NSRange(location: 7, length: 3))
    typed.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: 8))
    #expect(reach(typed, 9) == NSRange(location: 0, length: 10))
    typed.deleteCharacters(in: NSRange(location: 0, length: 10))
    typed.replaceCharacters(in: NSRange(location: 0, length: 0), with: "b")
    #expect(reach(typed, 0) == NSRange(location: 0, length: 1))
  }

  private func reach(_ text: NSTextStorage, _ place: Int) -> NSRange {
    var range = NSRange()
    _ = text.attributes(at: place, effectiveRange: &range)
    return range
  }

  private func width(_ text: NSTextStorage) -> CGFloat {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 1000, height: 1000)))
    manager.addTextContainer(container)
    text.addLayoutManager(manager)
    defer { text.removeLayoutManager(manager) }
    return manager.usedRect(for: container).width
  }

  /// Foundation makes strings of storages without asking them.
  @Test func foundationCopiesStorages() {
    let storage = NSTextStorage(string: "one two", attributes: [.foregroundColor: UIColor.label])
    storage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.append(NSAttributedString(string: " four", attributes: [.foregroundColor: UIColor.red]))
    let copies = [
      NSAttributedString(attributedString: storage), NSMutableAttributedString(attributedString: storage),
      storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)),
    ]
    for copy in copies {
      #expect(copy.string == "three two four")
      #expect(copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
      #expect((copy.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 20)
      #expect(copy.attribute(.font, at: 1, effectiveRange: nil) == nil)
      #expect(copy.attribute(.foregroundColor, at: 12, effectiveRange: nil) as? UIColor == .red)
      let changed = NSMutableAttributedString(attributedString: copy)
      changed.addAttributes([.font: UIFont.systemFont(ofSize: 9)], range: NSRange(location: 0, length: copy.length))
      #expect((changed.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    }
  }

  @Test func aLabelRestylesTheTextOfAStorage() {
    let label = UILabel()
    label.attributedText = NSTextStorage(string: "Email us", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    for size in [15.0, 18] {
      label.font = .systemFont(ofSize: size)
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
    }
    #expect((label.attributedText?.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 18)
  }
}
