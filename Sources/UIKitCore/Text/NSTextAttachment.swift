internal import UIDisplayList
internal import UITextLayout

/// A picture that stands in text in place of a character.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, AttachmentBoxing, NSSecureCoding, @unchecked Sendable {
  /// U+FFFC, the character that an attachment takes the place of.
  public static let character = 0xFFFC

  private let mark = FoundationMark()
  /// Drawn in the text's place, at the size of `bounds`, or its own where they are empty. Default: nil.
  open var image: UIImage?
  /// In points, y upwards from the baseline; zero for the picture's own size on the baseline. Default: zero.
  open var bounds = CGRect.zero
  /// Kept for the program.
  open var contents: Data?
  /// A uniform type identifier.
  open var fileType: String?
  /// The file that the attachment stands for. Default: nil.
  open var fileWrapper: FileWrapper?
  /// Room before and after the bounds, in points: the line is longer by twice as much. Default: 0.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether a view may stand for the attachment, in the second generation of TextKit. Default: true.
  open var allowsTextAttachmentView = true

  public override init() { super.init() }

  /// An attachment of a file's bytes; its image is read from them where they hold one.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Reads what `encode(with:)` has written: what the attachment stands for, and its bounds.
  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(of: NSData.self, forKey: "NSContents") as Data?
    fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType") as String?
    let side = { (name: String) in CGFloat(coder.decodeDouble(forKey: "NSBounds" + name)) }
    bounds = CGRect(x: side("X"), y: side("Y"), width: side("Width"), height: side("Height"))
    super.init()
    let picture = contents ?? coder.decodeObject(of: NSData.self, forKey: "NSImage") as Data?
    image = picture.flatMap { UIImage(data: $0) }
  }
  /// Writes bytes, file type and bounds.
  open func encode(with coder: NSCoder) {
    coder.encode(contents as NSData?, forKey: "NSContents")
    coder.encode(fileType as NSString?, forKey: "NSFileType")
    let sides = ["X": bounds.minX, "Y": bounds.minY, "Width": bounds.width, "Height": bounds.height]
    for (name, length) in sides { coder.encode(Double(length), forKey: "NSBounds" + name) }
    if contents == nil { coder.encode(image?.pngData() as NSData?, forKey: "NSImage") }
  }
  /// True: archives may ask for this class.
  open class var supportsSecureCoding: Bool { true }

  /// An attachment that shows an image on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Where the picture stands: relative to the baseline's start, y upwards, in points.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The same for the second generation of TextKit. Default: what the first is told.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? CountedLocation)?.offset ?? 0)
  }
  /// What is drawn in the bounds, in the second generation of TextKit. Default: what the first draws.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? CountedLocation)?.offset ?? 0)
  }
  /// Brings the view that stands for the attachment. Default: one of the class that is registered for `fileType`, nil
  /// where none is, or where no view is allowed.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let providerClass else { return nil }
    return ProviderInstantiation.make(
      providerClass, self, parentView, textContainer?.textLayoutManager, location)
  }

  /// What is drawn in the bounds. Default: `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The box that text layout reserves, with the picture in it.
  ///
  /// UIKIT: symbols are centred on the capitals, pictures stand on the baseline. A guess.
  func box(
    font: UIFont, color: Color, attributes: [NSAttributedString.Key: Any], in surroundings: (any TextSurroundings)?,
    at index: Int
  ) -> TextRun.Attachment {
    let container = surroundings as? NSTextContainer
    let line = CGRect(x: 0, y: 0, width: container?.size.width ?? 0, height: font.lineHeight)
    let manager = container?.textLayoutManager
    let provider = manager?.viewProvider(of: self, at: index)
    var frame: CGRect
    if let provider, provider.tracksTextAttachmentViewBounds {
      frame = provider.attachmentBounds(
        for: attributes, location: CountedLocation(index), textContainer: container, proposedLineFragment: line,
        position: .zero)
    } else if manager != nil {
      frame = attachmentBounds(
        for: attributes, location: CountedLocation(index), textContainer: container, proposedLineFragment: line,
        position: .zero)
    } else {
      frame = attachmentBounds(
        for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    }
    let size = CGSize(width: frame.width + 2 * lineLayoutPadding, height: frame.height)
    if provider != nil { return TextRun.Attachment(size: size, descent: -frame.minY) }
    if let image, image.isSymbolImage, bounds == .zero { frame.origin.y = (font.capHeight - frame.height) / 2 }
    let shown =
      manager == nil
      ? image(forBounds: frame, textContainer: container, characterIndex: index)
      : image(for: frame, attributes: attributes, location: CountedLocation(index), textContainer: container)
    let tint = shown?.wantsTint == true ? color : nil
    let place = CGRect(origin: CGPoint(x: lineLayoutPadding, y: 0), size: frame.size)
    let commands = shown?.drawing(in: place, tint: tint) ?? []
    return TextRun.Attachment(size: size, descent: -frame.minY, drawing: DisplayList(commands: commands))
  }
}

extension NSAttributedString {
  /// One character that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
