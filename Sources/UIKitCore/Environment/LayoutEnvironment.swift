package import UISystemMetrics
package import UITraits

/// What a tree of views is laid out for: a system's metrics, a screen's traits and safe area, and who hears of
/// constraints that contradict each other.
///
/// It is a value. It belongs to the root of a tree, a window or a view without a superview, and is handed down like
/// traits: `UIView.environment`. A view that comes into another tree takes that tree's; one that was never in a tree
/// with an environment of its own has `standard`.
package struct LayoutEnvironment: Sendable {
  // OPTIMIZATION: every view of a tree holds the environment, as one reference; telling whether two are the same is
  // comparing references.
  private var storage: Storage

  /// The system that programs run on, on the main screen.
  package static let standard = LayoutEnvironment()

  package init(system: Int = SystemMetrics.latest.system) { storage = Storage(SystemMetrics(system: system)) }

  /// The environment of a window on the screen of `device`.
  ///
  /// - Parameter size: the window's, in points; nil for the whole screen.
  package init(
    system: Int = SystemMetrics.latest.system, device: Device, isLandscape: Bool = false, size: CGSize? = nil
  ) {
    self.init(system: system)
    let screen = device.size(landscape: isLandscape)
    let classes = SizeClasses(window: size ?? screen, screen: screen, isPad: device.isPad)
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact),
      UITraitCollection(verticalSizeClass: classes.vertical == .regular ? .regular : .compact),
      UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
      UITraitCollection(displayScale: device.scale),
    ])
    let insets = device.insets(landscape: isLandscape)
    safeAreaInsets = UIEdgeInsets(top: insets.top, left: insets.side, bottom: insets.bottom, right: insets.side)
  }

  /// The numbers of the system. Default: the latest.
  package var metrics: SystemMetrics {
    get { storage.metrics }
    set { change { $0.metrics = newValue } }
  }

  /// Traits that replace the screen's: size classes, scale, style, text size. Default: none.
  package var traits: UITraitCollection {
    get { storage.traits }
    set { change { $0.traits = newValue } }
  }

  /// What the device's shape and the system's bars cover of a window, in points; nil for what they cover of the screen.
  package var safeAreaInsets: UIEdgeInsets? {
    get { storage.safeAreaInsets }
    set { change { $0.safeAreaInsets = newValue } }
  }

  /// The text size that a document's text styles are laid out at.
  ///
  /// UIKIT: Interface Builder up to Xcode 7 laid text styles out at medium: body text of 16 points. Default: large.
  package var documentTextSize: UIContentSizeCategory {
    get { storage.documentTextSize ?? (metrics.system <= 9 ? .medium : .large) }
    set { change { $0.documentTextSize = newValue } }
  }

  /// Who hears of constraints that cannot all hold. Default: nil, which writes UIKit's message to standard error.
  package var reportsConflict: (@MainActor (_ conflict: LayoutConflict) -> Void)? {
    get { storage.reportsConflict }
    set { change { $0.reportsConflict = newValue } }
  }

  /// Pixels per point; nil for the screen's.
  var scale: CGFloat? { storage.scale }

  /// `screen`'s traits with those of the environment in their place.
  @MainActor
  package func traits(over screen: UITraitCollection) -> UITraitCollection { storage.traits(over: screen) }

  /// Whether both are one environment; two that were made apart count as different.
  static func isSame(_ a: LayoutEnvironment?, _ b: LayoutEnvironment?) -> Bool { a?.storage === b?.storage }

  /// Whether views measure the same in both.
  func measuresLike(_ other: LayoutEnvironment) -> Bool {
    storage === other.storage
      || metrics == other.metrics && scale == other.scale && documentTextSize == other.documentTextSize
  }

  private mutating func change(_ body: (Storage) -> Void) {
    let copy = storage.copy()
    body(copy)
    storage = copy
  }
}

extension LayoutEnvironment {
  /// Never changed once an environment holds it, but for what it remembers of answers.
  private final class Storage: @unchecked Sendable {
    var metrics: SystemMetrics
    var traits = UITraitCollection() { didSet { scale = traits.displayScale > 0 ? traits.displayScale : nil } }
    private(set) var scale: CGFloat?
    var safeAreaInsets: UIEdgeInsets?
    var documentTextSize: UIContentSizeCategory?
    var reportsConflict: (@MainActor (LayoutConflict) -> Void)?
    /// The last answer of `traits(over:)`: views ask for the same often.
    @MainActor private var merged: (screen: UITraitCollection, result: UITraitCollection)?

    init(_ metrics: SystemMetrics) { self.metrics = metrics }

    func copy() -> Storage {
      let copy = Storage(metrics)
      copy.traits = traits
      copy.safeAreaInsets = safeAreaInsets
      copy.documentTextSize = documentTextSize
      copy.reportsConflict = reportsConflict
      return copy
    }

    @MainActor
    func traits(over screen: UITraitCollection) -> UITraitCollection {
      if let merged, merged.screen === screen { return merged.result }
      let result = UITraitCollection(traitsFrom: [screen, traits])
      merged = (screen, result)
      return result
    }
  }
}
