import Testing
import UIKit

/// Lines of a layout manager, styles of descriptors, what is pasted.
@MainActor
struct TextLineTests {
  private func layout(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  @Test func linesAreEnumerated() {
    let (storage, manager, container) = layout("one\ntwo three\n", width: 200)
    var ranges: [NSRange] = []
    var boxes: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, owner, range, _ in
      ranges.append(range)
      boxes.append(rect)
      #expect(rect.contains(used) && owner === container)
    }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 10)])
    #expect(boxes.map(\.width) == [200, 200] && boxes[1].minY == boxes[0].maxY)
    var effective = NSRange(location: 0, length: 0)
    #expect(manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: &effective) == boxes[1])
    #expect(effective == ranges[1])
    #expect(manager.extraLineFragmentRect.minY == boxes[1].maxY)
    #expect(manager.location(forGlyphAt: 4).x == container.lineFragmentPadding)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  /// Foundation on Linux ended the program here.
  @Test func attributesReplaceOthers() {
    let text = NSMutableAttributedString(string: "bold words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
    let (centered, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (centered.alignment, right.alignment) = (.center, .right)
    text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 10))
    text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 5, length: 2))
    for offset in [1, 2] {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(offset)
      text.addAttribute(.shadow, value: shadow, range: NSRange(location: offset, length: 6))
      let attachment = NSTextAttachment()
      attachment.bounds.size.width = CGFloat(offset)
      text.append(NSAttributedString(attachment: attachment))
    }
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
    #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(
      (text.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
    #expect(text.length == 12)
  }

  /// Provenance: what programs print of their fonts' attributes: fonts of a size have the role of their weight.
  @Test func descriptorsKnowTheirStyle() {
    let descriptor = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
    #expect(descriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.headline.rawValue)
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.object(forKey: .textStyle) as? String == "CTFontRegularUsage")
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    #expect(bold.object(forKey: .textStyle) as? String == "CTFontBoldUsage")
  }

  /// Provenance: documented; the delegate makes text of what is pasted.
  @Test func aPasteDelegateMakesText() {
    final class Shouter: NSObject, UITextPasteDelegate {
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
      ) {
        item.setDefaultResult()
        item.setResult(string: "LOUD")
      }
    }
    let field = UITextField()
    let shouter = Shouter()
    UIPasteboard.general.string = "quiet"
    field.paste(nil)
    field.pasteDelegate = shouter
    field.paste(nil)
    #expect(field.text == "quietLOUD")
  }

  @Test func colorsHaveNamesAndProminence() {
    #expect(UIColor.red.accessibilityName == "red" && UIColor.white.accessibilityName == "white")
    var alpha: CGFloat = 0
    UIColor.red.withProminence(.tertiary).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(abs(alpha - 0.3) < 0.001)
  }

  @Test func theAnchorMovesTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 60, y: 30, width: 100, height: 40) && view.center == CGPoint(x: 60, y: 30))
  }
}
