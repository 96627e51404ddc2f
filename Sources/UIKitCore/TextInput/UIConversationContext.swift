/// What a keyboard is told of a conversation, to suggest answers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconversationcontext>
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
  open var threadIdentifier: String?
  /// What was said, oldest first.
  open var entries: [UIConversationEntry] = []
  /// Who writes here.
  open var selfIdentifiers: Set<String> = []
  /// To whom an answer goes.
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
}

/// The context of an electronic letter.
open class UIMailConversationContext: UIConversationContext {
  open var responseSubject: String?
  open var responseSecondaryRecipientIdentifiers: Set<String> = []
}

/// The context of short messages.
open class UIMessageConversationContext: UIConversationContext {
  open var isJunk = false
}
