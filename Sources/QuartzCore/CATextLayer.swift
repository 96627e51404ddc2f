internal import UIDisplayList

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer leaves out of lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws text from its top.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  public typealias AlignmentMode = CATextLayerAlignmentMode
  public typealias TruncationMode = CATextLayerTruncationMode

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A font of UIKit or a font's name. Default: Helvetica.
  open var font: Any?
  /// Of strings without attributes, in points. Default 36.
  open var fontSize: CGFloat = 36
  /// Of strings without attributes. Default: opaque white.
  open var foregroundColor: CGColor? = .white
  /// Whether lines break at the bounds. Default false.
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false

  override func recordContents(into builder: inout DisplayListBuilder) {
    super.recordContents(into: &builder)
    if let list = HostContext.main.textRecorder?(self) { builder.draw(list) }
  }
}
