public import CoreGraphics
import UIDisplayList

/// A picture: pixels, or a drawing that stays sharp at any size.
///
/// Immutable, and free to cross threads. Sizes are in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage>
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How much brighter than white a picture may be shown.
  public typealias DynamicRange = UIImageDynamicRange
  /// How stored pixels must be turned to stand upright.
  public enum Orientation: Int, Sendable, CaseIterable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture's colours count, or its alpha alone.
  public enum RenderingMode: Int, Sendable {
    /// A template in bars and buttons that want one, the original elsewhere.
    case automatic = 0
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How the inner part of a resizable picture fills its place.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  var content: ImageContent
  var attributes = ImageAttributes()

  convenience init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
    self.init()
    self.content = content
    self.attributes = attributes
  }

  /// The picture of another one: how convenience initialisers take over a found picture.
  private convenience init(copying other: UIImage) { self.init(content: other.content, attributes: other.attributes) }

  /// An empty picture of size zero.
  public override init() {
    content = .empty
    super.init()
  }

  /// A picture of a file's bytes, a pixel a point. Nil where no codec reads them.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of PNG, JPEG or WebP data, the first one of GIF data, or a drawing in SVG or PDF; nil, and a line in the log, when they cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    let decoder = DrawingServices.current.decoder
    guard let decoded = decoder?.decode(data) else {
      // Drawings are as sharp as the screen.
      let sharpness = max(scale, UIGraphicsImageRendererFormat.screenScale)
      guard let drawn = decoder?.decodeDrawing(data, scale: sharpness) else {
        ImageFiles.complain(of: data)
        return nil
      }
      self.init(content: .bitmap(drawn))
      return
    }
    self.init(content: .bitmap(decoded.bitmap.withScale(scale)))
    attributes.orientation = Orientation(exif: decoded.orientation)
  }

  /// A picture file; `@2x` at the end of its name gives the scale.
  public convenience init?(contentsOfFile path: String) {
    let path = ImageFiles.bestVariant(of: path)
    guard let data = ImageFiles.read(path) else { return nil }
    self.init(data: data, scale: ImageFiles.scale(ofFileNamed: path))
  }

  /// A picture of pixels that stand upright, a pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture of pixels: `scale` pixels per point, turned by `orientation` when it is drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: .bitmap(cgImage.bitmap.withScale(scale)))
    attributes.orientation = orientation
  }

  /// A picture from the main bundle's asset catalogue or files; nil when there is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture from a bundle's asset catalogue or files, in the variant for these traits; nil for the main bundle and
  /// the current traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = AssetLookup.current.image(named: name, in: bundle, traits: traitCollection) else { return nil }
    self.init(copying: found)
    rememberName(name, bundle, traitCollection)
  }

  /// The same for the traits of a configuration, which symbols take over, too.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let traits = configuration?.traitCollection
    guard let found = AssetLookup.current.image(named: name, in: bundle, traits: traits) else { return nil }
    self.init(copying: configuration.map(found.withConfiguration) ?? found)
    rememberName(name, bundle, traits)
  }

  /// Lets other traits find other variants.
  private func rememberName(_ name: String, _ bundle: Bundle?, _ traits: UITraitCollection?) {
    attributes.asset = UIImageAsset(named: name) { AssetLookup.current.image(named: name, in: bundle, traits: $0) }
    attributes.pickedFor = (traits ?? .current).pictureTraits
  }

  /// The picture of an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = AssetLookup.current.image(named: name, in: nil, traits: nil)
    self.init(copying: found ?? UIImage())
    if found != nil { rememberName(name, nil, nil) }
  }

  /// The picture of a generated resource; empty where the asset is missing.
  public convenience init(resource: ImageResource) {
    let found = AssetLookup.current.image(named: resource.name, in: resource.bundle, traits: nil)
    self.init(copying: found ?? UIImage())
    if found != nil { rememberName(resource.name, resource.bundle, nil) }
  }

  /// A system symbol; nil for an unknown name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol of the system, a template at the configuration's size; nil for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let image = SymbolLibrary.image(named: name, configuration: configuration) else { return nil }
    self.init(copying: image)
  }

  /// A symbol of the system at its default size; the traits change nothing.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system. The value from 0 to 1 would shade its layers; it changes nothing here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Reads a picture from a keyed archive; nil where the archive holds none that can be read.
  public required init?(coder: NSCoder) {
    guard let image = Self.archived(in: coder) else { return nil }
    (content, attributes) = (image.content, image.attributes)
    super.init()
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the upright pixels as PNG, with scale, rendering mode and cap insets.
  open func encode(with coder: NSCoder) { write(to: coder) }
  /// The picture itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Properties

  /// In points, upright.
  open var size: CGSize { attributes.orientation.oriented(content.size) }
  /// Pixels per point.
  open var scale: CGFloat { content.scale }
  /// How the stored pixels are turned when they are drawn; `size` takes it into account. Default: up.
  open var imageOrientation: Orientation { attributes.orientation }
  /// Whether the picture is drawn in its colours or as a template in the tint. Default: automatic.
  open var renderingMode: RenderingMode { attributes.renderingMode }
  /// The parts that keep their size when the picture is stretched, in points.
  open var capInsets: UIEdgeInsets { attributes.capInsets }
  /// How the part between the cap insets fills its place. Default: tile, as `resizableImage(withCapInsets:)` gives.
  open var resizingMode: ResizingMode { attributes.resizingMode }
  /// In points.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether views mirror the picture where they read from the right to the left: image views, buttons, items of
  /// bars. Code that draws it by itself draws it as it is. Default: false.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  /// Whether the picture is a symbol, which follows weights and sizes of text.
  open var isSymbolImage: Bool { attributes.symbolName != nil }
  @MainActor private static let label = AssociatedKey<String>()
  /// What the picture shows, for those who do not see it. Default: the name of a symbol, or of a picture of a catalogue,
  /// in words; else nil.
  ///
  /// UIKIT: interface tests of many applications name buttons so: `app.buttons["ic my location"]`, `["ic addFolder"]`.
  @preconcurrency @MainActor
  open var accessibilityLabel: String? {
    get {
      Self.label.value(of: self) ?? (attributes.symbolName ?? attributes.asset?.name)?.replacing(/[._-]/, with: " ")
    }
    set { Self.label.set(newValue, of: self) }
  }
  /// The frames of an animated picture; nil for all others.
  open var images: [UIImage]? { attributes.images }
  /// Of one round of an animated picture, in seconds.
  open var duration: TimeInterval { attributes.duration }
  /// Traits, and for symbols the look, that the picture was made or changed with; nil for none.
  open var configuration: Configuration? { attributes.configuration }
  /// The look of a symbol; nil for other pictures, and for symbols that have none.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }
  /// The traits of the configuration; the current ones where there is none.
  open var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .current }
  /// In points; nil for a picture without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }
  /// Whether the picture has a baseline that text beside it aligns with.
  open var hasBaseline: Bool { attributes.baselineOffset != nil }
  /// Registered variants: the picture alone.
  open var imageAsset: UIImageAsset? {
    if let asset = attributes.asset { return asset }
    let asset = UIImageAsset()
    asset.register(self, with: attributes.configuration?.traitCollection ?? UITraitCollection())
    return asset
  }
  /// Always false: no picture here is brighter than white.
  open var isHighDynamicRange: Bool { false }

  /// The pixels as stored, before orientation; nil for an empty picture or a drawing without a renderer.
  open var cgImage: CGImage? { content.bitmap.map { CGImage($0) } }

  // MARK: Variants

  func modified(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes)
  }

  /// The picture with another rendering mode; the pixels are shared.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    modified { $0.renderingMode = renderingMode }
  }

  /// The picture in one colour, as an original.
  open func withTintColor(_ color: UIColor) -> UIImage { modified { $0.tint = color } }

  /// The picture in one colour, which its views' tint no longer changes where the mode is `alwaysOriginal`.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    modified {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A picture whose corners and edges keep their size while the inside is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges, in points, that keep their size when it is drawn larger; the part between is tiled or
  /// stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    modified {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The picture with caps at left and above, in points; one point behind each stretches. Deprecated by Apple since iOS
  /// 5.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of what does not stretch at the left, in points. Deprecated by Apple since iOS 5.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of what does not stretch above, in points. Deprecated by Apple since iOS 5.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// The picture with insets, in points, between its edges and what constraints align.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    modified { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture with a baseline, in points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    modified { $0.baselineOffset = baselineOffset }
  }

  /// The picture without the baseline that it has.
  open func imageWithoutBaseline() -> UIImage { modified { $0.baselineOffset = nil } }
  /// The picture with `flipsForRightToLeftLayoutDirection` set.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { modified { $0.flipsForRightToLeft = true } }
  /// The picture mirrored, by its orientation alone.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    modified { $0.orientation = $0.orientation.horizontallyFlipped }
  }

  /// The picture with a configuration: symbols are drawn anew by it, named assets take the variant for its traits.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let wanted = attributes.configuration?.applying(configuration) ?? configuration
    if let name = attributes.symbolName,
      let image = attributes.symbolTemplate.map({ SymbolLibrary.image(of: $0, named: name, configuration: wanted) })
        ?? SymbolLibrary.image(named: name, configuration: wanted, origin: attributes.symbolOrigin)
    {
      return image.modified {
        $0.renderingMode = attributes.renderingMode
        $0.tint = attributes.tint
        $0.asset = attributes.asset
        $0.pickedFor = attributes.pickedFor
      }
    }
    return modified { $0.configuration = configuration }
  }

  /// The symbol with a look laid over the one that it has.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  // MARK: Drawing

  /// Draws into the current context with the upper left corner at a point, at its own size in points.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// The same with a blend mode, and an opacity from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws into the current context, stretched to the rectangle; nothing without a context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture, upright, scaled into `rect`. A template takes the current fill colour.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var commands = drawing(in: rect, tint: isTemplateByItself ? context.fillColor : nil)
    if context.interpolationQuality != .default { commands = commands.map(context.resampled) }
    if blendMode == .normal, alpha == 1 { return context.record(commands) }
    context.withBlendMode(blendMode, alpha: alpha) { context.record(commands, area: rect) }
  }

  /// Fills `rect` with copies of the picture.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record([.fillRect(rect, .pattern(pattern))])
  }

  // MARK: Files

  /// The upright picture as a PNG file; nil for an empty one. Alpha is kept, the scale as pixels per inch.
  open func pngData() -> Data? {
    uprightBitmap.flatMap { DrawingServices.current.decoder?.png($0, pixelsPerInch: pixelsPerInch) }
  }

  /// - Parameter compressionQuality: 0 (smallest) … 1 (best).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap.flatMap {
      DrawingServices.current.decoder?.jpeg($0, quality: Double(compressionQuality), pixelsPerInch: pixelsPerInch)
    }
  }

  /// UIKIT: a point is a 72nd of an inch in the files (144 in those of pictures of scale 2, in seven repositories).
  private var pixelsPerInch: Double { 72 * Double(scale) }

  /// A smaller or larger copy of `size` points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Calls the handler with `preparingThumbnail(of:)`, before it returns.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// `preparingThumbnail(of:)` as asynchronous code asks for it.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// `preparingForDisplay()` as asynchronous code asks for it.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// The picture itself: pixels are decoded already.
  open func preparingForDisplay() -> UIImage? { self }
  /// Calls the handler with the picture itself, before it returns.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  /// An animated picture of several.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.modified {
      $0.images = images
      $0.duration = duration
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    // UIKIT: pictures that are found twice under one name are equal (the tests of a public library of tables compare
    // such), whatever asset each came with.
    var (own, others) = (attributes, other.attributes)
    (own.asset, others.asset) = (nil, nil)
    return self === other || (own == others && content.showsSame(as: other.content))
  }
  open override var hash: Int { content.size.width.hashValue ^ content.size.height.hashValue }
  open override var description: String {
    // UIKIT: as public logs have it.
    let symbol = attributes.symbolTemplate == nil ? attributes.symbolName : nil
    let name = symbol.map { "symbol(system: \($0))" } ?? "anonymous"
    let effective = renderingMode == .automatic ? "(\(symbol == nil ? "original" : "template"))" : ""
    return
      "<\(type(of: self)):\(addressString(self)) \(name) {\(shortNumber(size.width)), \(shortNumber(size.height))} "
      + "renderingMode=\(renderingMode)\(effective)>"
  }
}

/// A picture's name in an asset catalogue, as Xcode's generated symbols carry it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an asset of a bundle; generated code calls it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// What the compiler makes of image literals.
public typealias _ImageLiteralType = UIImage
