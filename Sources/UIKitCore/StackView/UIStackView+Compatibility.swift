internal import AutoLayoutEngine
internal import UISystemMetrics

extension UIStackView {
  /// Behaviour of earlier systems, off unless asked for.
  public struct Compatibility: OptionSet, Hashable, Sendable {
    /// One bit for each behaviour.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A stack shows nothing of its own, `backgroundColor` included.
    ///
    /// UIKIT: iOS 9 to 13 (release notes of iOS 14: stack views draw their background).
    public static let nonRendering = Compatibility(rawValue: 1 << 0)
    /// One text of several lines suffices to pull every such text towards an equal share of a horizontal stack.
    ///
    /// UIKIT: iOS 9 to 14 (rdar://39275811, which iOS 15 no longer shows).
    public static let eagerTextWidths = Compatibility(rawValue: 1 << 1)
  }

  /// What this stack follows. Default: the behaviour of the system that its window stands for, the latest.
  public var compatibility: Compatibility {
    get { compatibilityChoice ?? Compatibility(systemMetrics) }
    set {
      compatibilityChoice = newValue
      configure { $0.compatibility = newValue.engineValue }
    }
  }

  var initialConfiguration: StackConfiguration { StackConfiguration(compatibility: compatibility.engineValue) }
}

extension UIStackView.Compatibility {
  /// What stacks of a system do.
  init(_ metrics: SystemMetrics) {
    self = []
    if metrics.hasEagerTextWidths { insert(.eagerTextWidths) }
    if metrics.hasNonRenderingStacks { insert(.nonRendering) }
  }

  var engineValue: StackConfiguration.Compatibility { contains(.eagerTextWidths) ? .eagerTextWidths : [] }
}
