/// Something that was said in a conversation.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconversationentry>
@preconcurrency @MainActor
open class UIConversationEntry: NSObject {
  open var entryIdentifier: String?
  open var sentDate: Date?
  open var senderIdentifier: String?
  open var primaryRecipientIdentifiers: Set<String> = []
  open var text = ""
}

/// An electronic letter of a conversation.
open class UIMailConversationEntry: UIConversationEntry {
  /// What a letter is for.
  public enum Kind: Int, Sendable { case none = 0, personal, promotion, social, transaction, news }
  open var kind = Kind.none
}

/// A short message of a conversation.
open class UIMessageConversationEntry: UIConversationEntry {
  /// What a message consists of.
  public enum DataKind: Int, Sendable { case text = 0, attachment, other }
  open var dataKind = DataKind.text
  open var wasSentBySelf = false
}
