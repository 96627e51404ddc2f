internal import Foundation

/// Makes text that is drawn of an attributed title. Attributed strings know attachments, and those the views that stand for
/// them: who reads both is installed when the library is loaded.
@MainActor
final class AttributedTitleReader: HostContextPart {
  var read: ((AttributedString) -> NSAttributedString)?

  func text(_ title: AttributedString) -> NSAttributedString {
    read?(title) ?? NSAttributedString(string: String(title.characters))
  }
}
