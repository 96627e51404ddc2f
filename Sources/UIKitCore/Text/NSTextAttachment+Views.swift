internal import Synchronization

/// The classes of providers that programs register for types of files.
enum AttachmentViewClasses {
  // What a program registers once, as for classes of views (ADR 15). Text is laid out on any thread.
  private static let registered = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  static subscript(fileType: String) -> NSTextAttachmentViewProvider.Type? {
    get { registered.withLock { $0[fileType] } }
    set { registered.withLock { $0[fileType] = newValue } }
  }
}

extension NSTextAttachment {
  /// Attachments with data of a type get a view from a provider of the class.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nstextattachment/registerviewproviderclass(_:forfiletype:)>
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    AttachmentViewClasses[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }
  /// The class that was registered for attachments of a file's type; nil for none.
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    AttachmentViewClasses[fileType]
  }

  /// Whether a view stands for the attachment: one is allowed, and a class is registered for the type.
  public var usesTextAttachmentView: Bool { allowsTextAttachmentView && providerClass != nil }

  var providerClass: NSTextAttachmentViewProvider.Type? { fileType.flatMap { AttachmentViewClasses[$0] } }

  /// Whether a view may stand for the attachment: subclasses may bring one of their own.
  var mayShowView: Bool {
    allowsTextAttachmentView && (type(of: self) != NSTextAttachment.self || providerClass != nil)
  }
}
