/// Brings the view that stands in text for an attachment.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextattachmentviewprovider>
open class NSTextAttachmentViewProvider: NSObject, @unchecked Sendable {
  /// The attachment whose view this is. Not kept.
  public private(set) weak var textAttachment: NSTextAttachment?
  /// What lays the text around out. Not kept.
  public private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where the attachment stands in the text.
  public let location: any NSTextLocation
  /// Whether the attachment takes the room of the view, instead of its own bounds. Default: false.
  open var tracksTextAttachmentViewBounds = false
  private weak var parentView: UIView?
  private var loaded: UIView?
  private var isLoading = false
  /// Whether the view had no size when it came: its natural size is its size.
  private var followsNaturalSize = false

  /// A provider for one attachment; the layout manager makes it, by the class that is registered for the file type.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.parentView = parentView
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// Loaded when it is first asked for.
  open var view: UIView? {
    get {
      if loaded == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return loaded
    }
    set {
      loaded = newValue
      let view = newValue
      followsNaturalSize = MainActor.assumeIsolated { view?.bounds.size == .zero }
    }
  }
  /// Goes on with the view of a provider of the same attachment at another place.
  func take(from other: NSTextAttachmentViewProvider) {
    (loaded, followsNaturalSize) = (other.loaded, other.followsNaturalSize)
  }

  /// Sets `view`. Default: a view without content.
  open func loadView() { view = MainActor.assumeIsolated { UIView() } }

  /// The room of the attachment when it tracks the view: relative to the baseline's start, y upwards, in points. Default:
  /// the view's size, or its natural size where it came without one.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let (view, isNatural) = (view, followsNaturalSize)
    let size = MainActor.assumeIsolated {
      isNatural ? view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view?.bounds.size
    }
    return CGRect(origin: .zero, size: size ?? .zero)
  }
}
