internal import AutoLayoutEngine

extension UIStackView {
  /// Behaviour of earlier systems, off unless asked for.
  public struct Compatibility: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A stack shows nothing of its own, `backgroundColor` included.
    ///
    /// UIKIT: iOS 9 to 13.
    public static let nonRendering = Compatibility(rawValue: 1 << 0)
    /// One text of several lines suffices to pull every such text towards an equal share of a horizontal stack.
    ///
    /// UIKIT: iOS 9 to 14.
    public static let eagerTextWidths = Compatibility(rawValue: 1 << 1)
  }

  /// What stacks follow that have not been told otherwise. Default: nothing of earlier systems.
  public static var defaultCompatibility: Compatibility = []

  /// What this stack follows.
  public var compatibility: Compatibility {
    get { compatibilityChoice ?? Self.defaultCompatibility }
    set {
      compatibilityChoice = newValue
      configure { $0.compatibility = newValue.engineValue }
    }
  }

  var initialConfiguration: StackConfiguration {
    StackConfiguration(compatibility: Self.defaultCompatibility.engineValue)
  }
}

extension UIStackView.Compatibility {
  var engineValue: StackConfiguration.Compatibility { contains(.eagerTextWidths) ? .eagerTextWidths : [] }
}
