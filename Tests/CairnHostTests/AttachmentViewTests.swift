import CairnHost
import Foundation
import Testing
import UIKit

/// Provenance: Apple's documentation of `NSTextAttachmentViewProvider` and `NSTextAttachment`.
@MainActor @Suite(.serialized)
struct AttachmentViewTests {
  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 24) }
  }
  private final class BadgeProvider: NSTextAttachmentViewProvider, @unchecked Sendable {
    override func loadView() { view = MainActor.assumeIsolated { Badge() } }
  }
  private final class BadgeAttachment: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = BadgeProvider(
        textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
        location: location)
      provider.tracksTextAttachmentViewBounds = true
      return provider
    }
  }
  private final class RegisteredProvider: NSTextAttachmentViewProvider, @unchecked Sendable {
    var made = ""
    override init(
      textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
      location: any NSTextLocation
    ) {
      super.init(
        textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
        location: location)
      made = "made"
    }
    override func loadView() {
      view = MainActor.assumeIsolated { UISwitch() }
    }
  }

  private func withView(_ text: NSAttributedString, _ body: (HeadlessHost, UITextView) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    view.attributedText = text
    host.settle()
    body(host, view)
    host.close()
  }

  private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " after"))
    return text
  }

  @Test func viewsStandWhereTheirAttachmentsDo() {
    let attachment = BadgeAttachment()
    #expect(attachment.allowsTextAttachmentView && !attachment.usesTextAttachmentView)
    withView(text(attachment)) { host, view in
      let badge = view.subviews.first { $0 is Badge }
      let width = ("Hello " as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      #expect(badge?.bounds.size == CGSize(width: 60, height: 24))
      #expect(abs((badge?.frame.minX ?? 0) - 5 - width) < 0.6)
      #expect((badge?.frame.minY ?? 0) >= 7.5)
      let after = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 7)!)
      #expect(abs(after.minX - (badge?.frame.maxX ?? 0)) < 1.6)
      // It keeps its view when it moves, and loses it when it goes.
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
      host.settle()
      #expect(badge?.superview === view && badge?.frame.minX == 5)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
      host.settle()
      #expect(badge?.superview == nil)
    }
  }

  @Test func attachmentsThatAllowNoneHaveNoView() {
    let attachment = BadgeAttachment()
    attachment.allowsTextAttachmentView = false
    withView(text(attachment)) { _, view in #expect(!view.subviews.contains { $0 is Badge }) }
  }

  @Test func typesHaveRegisteredProviders() throws {
    let type = "org.example.switch"
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: type) == nil)
    NSTextAttachment.registerViewProviderClass(RegisteredProvider.self, forFileType: type)
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: type) == RegisteredProvider.self)
    let attachment = NSTextAttachment(data: Data([1]), ofType: type)
    #expect(attachment.usesTextAttachmentView)
    attachment.bounds = CGRect(x: 0, y: -4, width: 50, height: 30)
    withView(text(attachment)) { _, view in
      let shown = view.subviews.first { $0 is UISwitch }
      #expect(shown?.superview === view && shown?.frame.minX ?? 0 > 5)
    }
    let provider = attachment.viewProvider(
      for: nil, location: NSTextLayoutManager().documentRange.location, textContainer: nil)
    let made = try #require(provider as? RegisteredProvider)
    #expect(made.made == "made" && made.textAttachment === attachment && made.view is UISwitch)
  }
}
