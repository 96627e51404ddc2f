internal import Foundation

/// What brings the views of the attachments that a layout manager lays out.
final class AttachmentViewProviders: @unchecked Sendable {
  weak var parent: UIView?
  private var providers: [ObjectIdentifier: NSTextAttachmentViewProvider] = [:]

  var isEmpty: Bool { providers.isEmpty }

  /// Asks an attachment once; again when it stands elsewhere, where it keeps its view.
  func provider(
    of attachment: NSTextAttachment, at index: Int, in container: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard let parent, attachment.mayShowView else { return nil }
    let key = ObjectIdentifier(attachment)
    if let known = providers[key] {
      if let place = known.location as? CountedLocation, place.offset == index { return known }
      let moved = attachment.viewProvider(for: parent, location: CountedLocation(index), textContainer: container)
      moved?.take(from: known)
      providers[key] = moved
      return moved
    }
    let made = attachment.viewProvider(for: parent, location: CountedLocation(index), textContainer: container)
    providers[key] = made
    return made
  }

  /// Lets those go whose attachments are no longer in the text.
  func keep(attachmentsOf text: NSAttributedString) {
    guard !providers.isEmpty else { return }
    var present: Set<ObjectIdentifier> = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      if let attachment = value as? NSTextAttachment { present.insert(ObjectIdentifier(attachment)) }
    }
    providers = providers.filter { present.contains($0.key) }
  }
}
