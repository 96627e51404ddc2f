import CairnHost
import Testing
import UIKit

/// Fonts that follow the person's text size. Provenance: Apple's pages on `adjustsFontForContentSizeCategory` and on
/// `UIFontMetrics`; sizes from the Human Interface Guidelines' table (body: 17 points at L, 28 at AX1).
@MainActor @Suite(.serialized)
struct TextSizeTests {
  enum Holder: CaseIterable, Sendable { case label, button, field, textView, managedTextView }

  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let font: @MainActor @Sendable () -> UIFont
    let size: CGFloat
    let isBold: Bool
    var description: String { name }
  }

  nonisolated static let cases = [
    Case(name: "a style's font", font: { .preferredFont(forTextStyle: .body) }, size: 28, isBold: false),
    Case(
      name: "a style's font made bold",
      font: {
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        return UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
      }, size: 28, isBold: true),
    Case(
      name: "a scaled font", font: { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34, weight: .bold)) },
      size: 56, isBold: true),
    Case(
      name: "a scaled font with a limit",
      font: { UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40) },
      size: 40, isBold: false),
    Case(name: "a plain font", font: { .systemFont(ofSize: 34) }, size: 34, isBold: false),
  ]

  @Test(arguments: cases, Holder.allCases)
  func fontsFollow(_ font: Case, _ holder: Holder) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (view, read) = make(holder, font.font())
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    let before = read()
    host.change(HostSettings(textSize: .accessibilityMedium))
    host.settle()
    #expect(read()?.pointSize == font.size)
    #expect(read()?.fontDescriptor.symbolicTraits.contains(.traitBold) == font.isBold)
    host.change(HostSettings(textSize: .large))
    host.settle()
    #expect(read()?.pointSize == before?.pointSize)
  }

  private func make(_ holder: Holder, _ font: UIFont) -> (UIView, () -> UIFont?) {
    switch holder {
    case .label:
      let label = UILabel()
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      return (label, { label.font })
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = font
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      return (button, { button.titleLabel?.font })
    case .field:
      let field = UITextField()
      field.adjustsFontForContentSizeCategory = true
      field.font = font
      return (field, { field.font })
    case .textView, .managedTextView:
      let view = UITextView()
      view.text = "text"
      view.font = font
      view.adjustsFontForContentSizeCategory = true
      guard holder == .managedTextView else { return (view, { view.font }) }
      let storage = view.textStorage
      return (view, { storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont })
    }
  }

  @Test func everyFontOfAnAttributedTextFollows() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .footnote), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    let controller = UIViewController()
    controller.view.addSubview(label)
    host.show(controller)
    host.change(HostSettings(textSize: .accessibilityMedium))
    host.settle()
    let sizes = [0, 1].map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [28, 23])
  }
}
