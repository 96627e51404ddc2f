internal import UIDisplayList

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where reading begins. The default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer leaves out of lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing is left out with a sign. The default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws text from its top.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer, KeyedLayer {
  /// At which edge lines stand.
  public typealias AlignmentMode = CATextLayerAlignmentMode
  /// What is left out of a line that is too long.
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
  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A font of UIKit or a font's name. Default: Helvetica.
  open var font: Any?
  /// Of strings without attributes, in points. Default 36.
  open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { changedAlone("fontSize", from: oldValue) } }
  }
  /// Of strings without attributes. Default: opaque white.
  open var foregroundColor: CGColor? = .white {
    didSet { if foregroundColor != oldValue { changedAlone("foregroundColor", from: oldValue) } }
  }
  /// Whether lines break at the bounds. Default false.
  open var isWrapped = false
  /// At which edge lines stand. Default: natural.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What is left out of a line that is too long. Default: none.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Kept for the program; it has no effect. Default: false.
  open var allowsFontSubpixelQuantization = false

  override func recordContents(into builder: inout DisplayListBuilder) {
    super.recordContents(into: &builder)
    guard let list = HostContext.main.textRecorder?(self) else { return }
    guard contentsAreFlipped() else { return builder.draw(list) }
    builder.save()
    builder.concatenate(flip)
    builder.draw(list)
    builder.restore()
  }

  func keyedValue(at path: String) -> Any? {
    switch path {
    case "string": string
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor
    default: nil
    }
  }

  func setKeyedValue(_ value: Any?, at path: String) -> Bool {
    switch (path, value) {
    case ("string", _): string = value
    case ("fontSize", let number as CGFloat): fontSize = number
    case ("foregroundColor", _): foregroundColor = value as? CGColor
    default: return false
    }
    return true
  }
}
