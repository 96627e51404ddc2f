/// What is going to be read or written.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsfileaccessintent>
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  enum Kind {
    case reading(NSFileCoordinator.ReadingOptions)
    case writing(NSFileCoordinator.WritingOptions)
  }

  public let url: URL
  let kind: Kind

  private init(_ url: URL, _ kind: Kind) {
    (self.url, self.kind) = (url, kind)
    super.init()
  }

  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .reading(options)) }

  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .writing(options)) }
}
