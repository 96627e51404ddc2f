internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments
internal import UISystemMetrics

/// Where the canvas has views and how large it takes them for, besides what their classes and constraints say.
@MainActor
final class CanvasPlacement: CanvasAdditions {
  let size: CGSize
  let cellMargins: CellMargins
  let environment: LayoutEnvironment
  let fontEvidence: [String: FontEvidence]
  /// The frames that the document has of cells and what they consist of, of tables and collections.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  private let conflicts = SavedConflicts()
  private let document: IBDocument
  private let restsAsSaved: Bool
  /// Whether the screen is another one than the document's.
  private let isElsewhere: Bool
  /// Whether the scene reaches down to a home indicator.
  private let reachesHomeIndicator: Bool
  /// Ids of views that the document does not install.
  private let uninstalled: Set<String>
  private let isInSheet: Bool
  private let hasNavigationBar: Bool
  private var layouts: [String: Bool] = [:]

  /// - Parameters:
  ///   - screen: the one that is shown.
  ///   - environment: what the canvas lays out for.
  ///   - restsAsSaved: whether views keep to their saved frames as far as their constraints leave them open.
  ///   - isElsewhere: whether the screen is another one than the document's.
  ///   - fonts: what the document tells of fonts that nothing else tells.
  ///   - isInSheet: whether the scene is presented as a sheet.
  ///   - hasNavigationBar: whether the scene stands below one.
  ///   - endsAbove: whether something else is below the scene: a bar, or nothing that is known.
  init(
    _ document: IBDocument, on screen: CanvasScreen, _ environment: LayoutEnvironment, restsAsSaved: Bool,
    isElsewhere: Bool = false, fonts: [String: FontEvidence] = [:], uninstalled: Set<String> = [],
    isInSheet: Bool = false, hasNavigationBar: Bool = false, endsAbove: Bool = false
  ) {
    self.isElsewhere = isElsewhere
    fontEvidence = fonts
    self.document = document
    self.environment = environment
    size = screen.size
    cellMargins = CellMargins(
      toolsVersion: screen.system.toolsVersion, screenSize: screen.size, device: screen.device?.id)
    self.restsAsSaved = restsAsSaved
    self.uninstalled = uninstalled
    self.isInSheet = isInSheet
    self.hasNavigationBar = hasNavigationBar
    reachesHomeIndicator = screen.hasHomeIndicator && !endsAbove
  }

  func place(_ view: UIView, _ element: IBElement, containerSize: CGSize) {
    let isPart = view is UITableView || view is UICollectionView || element.key == "contentView"
    if isPart || Self.parts.contains(element.name) || isCellLabel(element) {
      frames[ObjectIdentifier(view)] = view.frame
    }
    // UIKIT: what nothing but the document places keeps the document's size, of another system's switch too (stored
    // frames of 49, 60, 65 and 79 points, 5 repositories).
    if element.name == "switch", view.translatesAutoresizingMaskIntoConstraints || !Self.isConstrained(element) {
      view.layoutHints.keepsFrame = true
    }
    // UIKIT: without a navigation bar the canvas does not move content out of the safe area, and so hands that down to it:
    // 44, 20 and 34 points in margins of content views (5 documents of 3 repositories, Xcode 13 to 16).
    if element.name == "scrollView", !hasNavigationBar {
      (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
    }
    guard element.rect(key: "frame") != nil else { return }
    if restsAsSaved {
      conflicts.note(view.frame, of: view)
      view.layoutHints.chooseYielding = { [conflicts] in conflicts.choose(among: $0, in: $1) }
    }
    if isHeldInStack(element) {
      view.layoutHints.rest = LayoutHints.Rest(frame: view.frame, weight: .held)
    } else if restsAsSaved, !view.translatesAutoresizingMaskIntoConstraints {
      view.layoutHints.rest = rest(of: view, element)
    }
  }

  /// Whether a stack view arranges the view though its autoresizing mask is translated.
  ///
  /// UIKIT: on the canvas such views keep their size: plain ones of 70, 128 and 150 points, which nothing else tells, and
  /// labels of 65 points around a text of 48 (7 of 7 views that would have another, 3 repositories, Xcode 12 to 14).
  private func isHeldInStack(_ element: IBElement) -> Bool {
    guard element.string("translatesAutoresizingMaskIntoConstraints") == nil, element.bool("fixedFrame") != true,
      let stack = stack(arranging: element)
    else { return false }
    return isLayout(stack)
  }

  private func rest(of view: UIView, _ element: IBElement) -> LayoutHints.Rest {
    guard let stack = stack(arranging: element) else { return LayoutHints.Rest(frame: view.frame) }
    let natural = isElsewhere ? LayoutHints.Weight.yielding : .natural
    if isLayout(stack) { return LayoutHints.Rest(frame: view.frame, weight: natural) }
    // UIKIT: what a plain view was made as, where its frame says nothing (frames stored in documents).
    guard document.xcode.major >= 11, element.name == "view" || element.name == "imageView" else {
      return LayoutHints.Rest(frame: view.frame)
    }
    let isPlain =
      element.name == "view" && element.child("subviews") == nil && element.string("customClass") == nil
    let size = isPlain ? Self.droppedSize : Self.arrangedSize
    return LayoutHints.Rest(frame: CGRect(origin: view.frame.origin, size: size), weight: .growing)
  }

  /// What the library of Interface Builder makes a view, in points.
  ///
  /// UIKIT: across stacks that do not stretch them 17 of 45 views without content are 240 points wide (10 repositories),
  /// and 6 of 26 128 high (4); no other size is found in more than two repositories.
  private static let droppedSize = CGSize(width: 240, height: 128)

  /// What stands in a stack for a view that would be nothing, for one around others and for an image view without an
  /// image, in points.
  private static let arrangedSize = CGSize(width: 50, height: 50)

  private static let parts: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
  ]

  /// Whether a styled cell may have the view as one of its labels.
  private func isCellLabel(_ element: IBElement) -> Bool {
    (element.name == "label" || element.name == "imageView") && element.parent?.parent?.key == "contentView"
  }

  private func stack(arranging element: IBElement) -> IBElement? {
    guard element.parent?.name == "subviews", let stack = element.parent?.parent, stack.name == "stackView" else {
      return nil
    }
    return stack
  }

  /// See `SavedArrangement.isLayout`.
  private func isLayout(_ stack: IBElement) -> Bool {
    guard let id = stack.id else { return false }
    if let known = layouts[id] { return known }
    let result = SavedArrangement(stack, uninstalled: uninstalled).isLayout
    layouts[id] = result
    return result
  }

  /// Whether a constraint of the document speaks of the view.
  private static func isConstrained(_ element: IBElement) -> Bool {
    guard let id = element.id else { return true }
    if element.child("constraints") != nil { return true }
    var ancestor = element.parent
    while let one = ancestor {
      let constraints = one.child("constraints")?.children("constraint") ?? []
      if constraints.contains(where: { $0.string("firstItem") == id || $0.string("secondItem") == id }) { return true }
      ancestor = one.parent
    }
    return element.parent?.parent?.name == "stackView"
  }

  // MARK: Natural sizes

  /// What stands in for a natural size: a placeholder, the size of a designable class, or a bar's height.
  func decodeNaturalSize(of view: UIView, _ element: IBElement) {
    let none = UIView.noIntrinsicMetric
    var size = emptySize(of: element) ?? smallPictureSize(of: element) ?? CGSize(width: none, height: none)
    if let bar = barHeight(element) { size.height = bar }
    if let id = element.id, let designable = document.resources.designableSizes[id] {
      if designable.width > 0 { size.width = designable.width }
      if designable.height > 0 { size.height = designable.height }
    }
    if view.layoutHints.keepsFrame, !view.translatesAutoresizingMaskIntoConstraints, restsAsSaved {
      size = view.alignmentRect(forFrame: view.frame).size
    }
    // UIKIT: a designable label recorded its size on one line and breaks all the same (stored frames of 34 and 57.33
    // where 17 and 19.33 were recorded).
    let isLineSize = element.name == "label" && (element.integer("numberOfLines") ?? 1) != 1
    let isRecorded = size.width != none && size.height != none && emptySize(of: element) == nil
    if let width = element.number("placeholderIntrinsicWidth") { size.width = width }
    if let height = element.number("placeholderIntrinsicHeight") { size.height = height }
    guard size.width != none || size.height != none else { return }
    let own = view.intrinsicContentSize
    if size.width == none { size.width = own.width }
    if size.height == none { size.height = own.height }
    view.layoutHints.naturalSize = size
    view.layoutHints.isSavedSize = restsAsSaved && savedEmptySize(of: element) != nil
    view.layoutHints.isLineSize =
      isLineSize && isRecorded && element.number("placeholderIntrinsicWidth") == nil
      && element.number("placeholderIntrinsicHeight") == nil
  }

  /// UIKIT: in a stack Interface Builder shows what would be nothing, a label of one line without text and a stack
  /// without views, as any view without a natural size: 50 × 50 points, and what it was resized to (stored frames of
  /// Xcode 11 to 26, 6 repositories); labels of several lines stay nothing.
  private func emptySize(of element: IBElement) -> CGSize? {
    guard isEmptyAndArranged(element) else { return nil }
    return restsAsSaved ? savedEmptySize(of: element) ?? Self.arrangedSize : Self.arrangedSize
  }

  private func savedEmptySize(of element: IBElement) -> CGSize? {
    guard isEmptyAndArranged(element), let saved = element.rect(key: "frame"), let stack = stack(arranging: element),
      isLayout(stack)
    else { return nil }
    return saved.size
  }

  /// UIKIT: pictures that a button's type brings grow with the text (20 × 20 and 21 wide in the smallest size, 6 buttons
  /// of 2 repositories; a guess).
  private func smallPictureSize(of element: IBElement) -> CGSize? {
    guard isSmall, element.name == "button", environment.metrics.system >= 13,
      ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(element.string("buttonType")),
      element.child("buttonConfiguration") == nil
    else { return nil }
    return CGSize(width: 20, height: 20)
  }

  private func isEmptyAndArranged(_ element: IBElement) -> Bool {
    guard document.xcode.major >= 11, element.parent?.name == "subviews", element.parent?.parent?.name == "stackView"
    else { return false }
    switch element.name {
    case "label":
      return (element.text("text") ?? "").isEmpty && element.child(key: "attributedText") == nil
        && element.integer("numberOfLines") ?? 1 == 1
    case "stackView": return element.child("subviews") == nil
    default: return false
    }
  }

  private var isSmall: Bool { environment.documentTextSize == .extraSmall }

  /// UIKIT: stored frames of Interface Builder. Search bars grow with their field's text: 51 points in the smallest size
  /// (3 repositories).
  private func barHeight(_ element: IBElement) -> CGFloat? {
    switch element.name {
    case "toolbar": toolbarHeight(element)
    case "navigationBar": (isInSheet ? sheetBarHeight : navigationBarHeight) + largeTitleHeight(element)
    // UIKIT: a bar at a phone's lower edge grows by what the home indicator takes (83 points, 3 documents of 2
    // repositories, Xcode 9 to 13); elsewhere it has its 49.
    case "tabBar": isPhone && reachesHomeIndicator ? nil : SystemMetrics.plainTabBarHeight
    case "searchBar":
      environment.metrics.searchBarHeight - (isSmall ? 5 : 0)
        + (element.text("prompt") == nil ? 0 : SystemMetrics.searchBarPromptHeight)
    default: nil
    }
  }

  /// UIKIT: as a navigation controller's bar has it (56 points, 54 in Xcode 26; 16 bars of 3 repositories, under high
  /// sheets too).
  private var sheetBarHeight: CGFloat {
    BarMetrics(
      environment.metrics, isPad: false, hasCompactHeight: false, hasRegularWidth: false, hasHomeIndicator: false,
      isInSheet: true
    ).navigationBar
  }

  /// UIKIT: as a navigation controller has it on a phone on its side (32 points in 3 scenes of one repository; a guess).
  private var navigationBarHeight: CGFloat {
    guard isLow else { return SystemMetrics.plainBarHeight }
    return BarMetrics(
      environment.metrics, isPad: false, hasCompactHeight: true, hasRegularWidth: false, hasHomeIndicator: false
    ).navigationBar
  }

  /// What a large title adds to a bar that no controller has: 52 points, as to a controller's (96 in all).
  private func largeTitleHeight(_ element: IBElement) -> CGFloat {
    let top = element.child("items")?.children("navigationItem").last
    guard element.bool("largeTitles") == true, top?.string("largeTitleDisplayMode") != "never" else { return 0 }
    return BarMetrics(
      environment.metrics, isPad: false, hasCompactHeight: isLow, hasRegularWidth: false, hasHomeIndicator: false
    ).largeTitle
  }

  private var isPhone: Bool { environment.traits.userInterfaceIdiom == .phone }

  /// Whether the screen is that of a phone on its side, but the largest.
  private var isLow: Bool {
    let traits = environment.traits
    return traits.userInterfaceIdiom == .phone && traits.horizontalSizeClass == .compact
      && traits.verticalSizeClass == .compact
  }

  /// UIKIT: 44 points; 49 on the lower edge of the safe area of phones with a home indicator (24 of 29 bars, 7 of 8
  /// repositories, Xcode 10 to 16), not elsewhere in their scenes nor above other bars (8 bars, 6 repositories); 32 on
  /// phones on their side but the largest (a guess from one).
  private func toolbarHeight(_ element: IBElement) -> CGFloat {
    if isLow { return 32 }
    return isPhone && reachesHomeIndicator && ToolbarPlace.isOnSafeArea(element) ? 49 : SystemMetrics.plainBarHeight
  }
}
