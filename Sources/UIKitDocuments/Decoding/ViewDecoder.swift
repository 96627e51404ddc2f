internal import InterfaceBuilder
internal import UIKitCore

/// Gives a view what its element says: first what all views have, then what its class has.
@MainActor
struct ViewDecoder {
  let scene: SceneInstantiator
  let element: IBElement
  /// The size of the view that the element stands in, in points.
  let containerSize: CGSize

  init(_ scene: SceneInstantiator, _ element: IBElement, containerSize: CGSize) {
    self.scene = scene
    self.element = element
    self.containerSize = containerSize
  }

  func decode(_ view: UIView) {
    decodeGeometry(view)
    decodeAppearance(view)
    decodePriorities(view)
    decodeAccessibility(view)
    if let canvas = scene.purpose.canvas {
      canvas.decodeNaturalSize(of: view, element)
    }
    RuntimeAttributes(scene).applyOnCanvas(element, to: view)
    switch view {
    case let label as UILabel: decodeLabel(label)
    case let stack as UIStackView: decodeStack(stack)
    case let image as UIImageView: decodeImageView(image)
    case let effect as UIVisualEffectView: decodeEffect(effect)
    case let progress as UIProgressView: decodeProgress(progress)
    case let activity as UIActivityIndicatorView: decodeActivity(activity)
    case let table as UITableView:
      table.tilesContent = !scene.isOnCanvas
      decodeTable(table)
      decodeScrollView(table)
    case let cell as UITableViewCell:
      cell.placesContent = !scene.isOnCanvas
      decodeCell(cell)
    case let collection as UICollectionView:
      collection.tilesContent = !scene.isOnCanvas
      decodeCollection(collection)
      decodeScrollView(collection)
    case let bar as UISearchBar: decodeSearchBar(bar)
    case let bar as UINavigationBar: decodeNavigationBar(bar)
    case let bar as UIToolbar: decodeToolbar(bar)
    case let bar as UITabBar: decodeTabBar(bar)
    case let scroll as UIScrollView: decodeScrollView(scroll)
    case let control as UIControl: decodeControl(control)
    case let window as UIWindow: decodeWindow(window)
    default: decodeFrameworkView(view)
    }
    element.note(
      "customClass", "customModule", "customModuleProvider", "misplaced", "ambiguous", "verifyAmbiguity", "userLabel",
      "sceneMemberID", "horizontalHuggingPriority", "verticalHuggingPriority", "fixedFrame")
  }

  static func frameGuide(of view: UIView) -> UILayoutGuide? { (view as? UIScrollView)?.frameLayoutGuide }

  // MARK: - Geometry

  private func decodeGeometry(_ view: UIView) {
    if let frame = element.rect(key: "frame") ?? element.insetFrame(in: containerSize) { view.frame = frame }
    let keepsFrame = element.bool("fixedFrame") == true
    let translates = element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    view.translatesAutoresizingMaskIntoConstraints = translates || keepsFrame
    if let canvas = scene.purpose.canvas {
      canvas.place(view, element, containerSize: containerSize)
    } else if element.bool("ambiguous") == true {
      // UIKIT: what constraints leave open keeps its place in the document: Interface Builder marks such views, and adds
      // constraints when the program is built (logs of programs name them: "IB auto generated at build time for view with
      // ambiguity").
      view.layoutHints.rest = LayoutHints.Rest(frame: view.frame)
    }
    if let mask = element.child("autoresizingMask") { view.autoresizingMask = autoresizingMask(mask) }
    if element.name == "tableViewCellContentView" {
      view.insetsLayoutMarginsFromSafeArea = false
      (scene.purpose.canvas?.cellMargins ?? .running).apply(
        to: view, element, width: containerSize.width, groupInset: CellMargins.savedGroupInset(of: element))
    } else if let margins = element.insets(key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
    if let margins = element.insets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    if element.bool("layoutMarginsFollowReadableWidth") == true { view.layoutMarginsFollowReadableWidth = true }
    if element.bool("preservesSuperviewLayoutMargins") == true, !keepsMargins {
      view.preservesSuperviewLayoutMargins = true
    }
    if element.bool("insetsLayoutMarginsFromSafeArea") == false { view.insetsLayoutMarginsFromSafeArea = false }
  }

  /// Whether the view has margins of its own, whatever its superview's.
  ///
  /// UIKIT: on the canvas items of collection views have those of any view where they preserve their list's too (4 items
  /// of 2 repositories; a guess).
  private var keepsMargins: Bool {
    element.name == "tableViewCellContentView" || element.name == "collectionViewCell" && scene.purpose.canvas != nil
  }

  private func autoresizingMask(_ mask: IBElement) -> UIView.AutoresizingMask {
    var result: UIView.AutoresizingMask = []
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in parts where mask.bool(name) == true { result.insert(part) }
    return result
  }

  // MARK: - Appearance

  private func decodeAppearance(_ view: UIView) {
    if element.bool("hidden") == true, !(scene.isOnCanvas && element.staysOnCanvas) { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if element.bool("clipsSubviews") == true { view.clipsToBounds = true }
    // Left out where it is on: labels and image views, for which code has it off, say so.
    view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if element.bool("multipleTouchEnabled") == true { view.isMultipleTouchEnabled = true }
    if let tag = element.integer("tag") { view.tag = tag }
    if let name = element.string("restorationIdentifier") { view.restorationIdentifier = name }
    if let mode = element.string("contentMode").flatMap(Self.contentMode) { view.contentMode = mode }
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    if let direction = element.string("semanticContentAttribute").flatMap(Self.semanticContent) {
      view.semanticContentAttribute = direction
    }
    if element.bool("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if element.bool("clearsContextBeforeDrawing") == false { view.clearsContextBeforeDrawing = false }
    element.note("appearanceType", "simulatedAppContext")
  }

  private static func contentMode(_ name: String) -> UIView.ContentMode? {
    let modes: [String: UIView.ContentMode] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    return modes[name]
  }

  private static func semanticContent(_ name: String) -> UISemanticContentAttribute? {
    let values: [String: UISemanticContentAttribute] = [
      "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
      "forceRightToLeft": .forceRightToLeft,
    ]
    return values[name]
  }

  // MARK: - Priorities

  private func decodePriorities(_ view: UIView) {
    let parts: [(String, (UILayoutPriority) -> Void)] = [
      ("horizontalHuggingPriority", { view.setContentHuggingPriority($0, for: .horizontal) }),
      ("verticalHuggingPriority", { view.setContentHuggingPriority($0, for: .vertical) }),
      (
        "horizontalCompressionResistancePriority",
        { view.setContentCompressionResistancePriority($0, for: .horizontal) }
      ),
      (
        "verticalCompressionResistancePriority", { view.setContentCompressionResistancePriority($0, for: .vertical) }
      ),
    ]
    // UIKIT: documents leave out 250, also where the class hugs more by itself: 154 of 159 sliders of public documents
    // say nothing, and stored frames have them stretched before labels of 251 (Xcode 8).
    for (_, set) in parts.prefix(2) { set(.defaultLow) }
    for (name, set) in parts {
      if let value = element.number(name) { set(UILayoutPriority(Float(min(max(value, 1), 1000)))) }
    }
  }

  // MARK: - Colours

  func color(_ key: String) -> UIColor? {
    element.child(key: key, "color").flatMap { ColorDecoder(scene.document).color($0) }
  }
}
