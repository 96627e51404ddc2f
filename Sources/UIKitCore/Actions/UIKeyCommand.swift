/// A shortcut of a hardware keyboard.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeycommand>
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = SpecialKey.inputUpArrow
  public static let inputDownArrow = SpecialKey.inputDownArrow
  public static let inputLeftArrow = SpecialKey.inputLeftArrow
  public static let inputRightArrow = SpecialKey.inputRightArrow
  public static let inputEscape = SpecialKey.inputEscape
  public static let inputPageUp = SpecialKey.inputPageUp
  public static let inputPageDown = SpecialKey.inputPageDown
  public static let inputHome = SpecialKey.inputHome
  public static let inputEnd = SpecialKey.inputEnd
  public static let f1 = SpecialKey.f1
  public static let f2 = SpecialKey.f2
  public static let f3 = SpecialKey.f3
  public static let f4 = SpecialKey.f4
  public static let f5 = SpecialKey.f5
  public static let f6 = SpecialKey.f6
  public static let f7 = SpecialKey.f7
  public static let f8 = SpecialKey.f8
  public static let f9 = SpecialKey.f9
  public static let f10 = SpecialKey.f10
  public static let f11 = SpecialKey.f11
  public static let f12 = SpecialKey.f12
  public static let inputDelete = SpecialKey.inputDelete

  /// The key, as the character that it types.
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command has a key that would type or move in the text that is edited. Default: false.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension UIKeyCommand {
  private struct Automatic {
    var localizes = true
    var mirrors = true

    @MainActor static let key = AssociatedKey<Automatic>()
  }
  private var automatic: Automatic {
    get { Automatic.key.value(of: self) ?? Automatic() }
    set { Automatic.key.set(newValue, of: self) }
  }
  /// Whether the system moves the shortcut to a key that other keyboards have. Default: true.
  public var allowsAutomaticLocalization: Bool {
    get { automatic.localizes }
    set {
      if !newValue { Limitation.hasNoEffect("UIKeyCommand.allowsAutomaticLocalization") }
      automatic.localizes = newValue
    }
  }
  /// Whether the system turns arrows and brackets around where the interface reads from right to left. Default: true.
  public var allowsAutomaticMirroring: Bool {
    get { automatic.mirrors }
    set {
      if !newValue { Limitation.hasNoEffect("UIKeyCommand.allowsAutomaticMirroring") }
      automatic.mirrors = newValue
    }
  }
}
