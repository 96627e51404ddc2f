/// A shortcut of a hardware keyboard.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeycommand>
open class UIKeyCommand: UICommand {
  /// Stands for the key with the arrow up, which types no character.
  public static let inputUpArrow = SpecialKey.inputUpArrow
  /// Stands for the key with the arrow down.
  public static let inputDownArrow = SpecialKey.inputDownArrow
  /// Stands for the key with the arrow to the left.
  public static let inputLeftArrow = SpecialKey.inputLeftArrow
  /// Stands for the key with the arrow to the right.
  public static let inputRightArrow = SpecialKey.inputRightArrow
  /// Stands for the escape key.
  public static let inputEscape = SpecialKey.inputEscape
  /// Stands for the key that goes a page up.
  public static let inputPageUp = SpecialKey.inputPageUp
  /// Stands for the key that goes a page down.
  public static let inputPageDown = SpecialKey.inputPageDown
  /// Stands for the key that goes to the beginning.
  public static let inputHome = SpecialKey.inputHome
  /// Stands for the key that goes to the end.
  public static let inputEnd = SpecialKey.inputEnd
  /// Stands for the first function key.
  public static let f1 = SpecialKey.f1
  /// Stands for the second function key.
  public static let f2 = SpecialKey.f2
  /// Stands for the third function key.
  public static let f3 = SpecialKey.f3
  /// Stands for the fourth function key.
  public static let f4 = SpecialKey.f4
  /// Stands for the fifth function key.
  public static let f5 = SpecialKey.f5
  /// Stands for the sixth function key.
  public static let f6 = SpecialKey.f6
  /// Stands for the seventh function key.
  public static let f7 = SpecialKey.f7
  /// Stands for the eighth function key.
  public static let f8 = SpecialKey.f8
  /// Stands for the ninth function key.
  public static let f9 = SpecialKey.f9
  /// Stands for the tenth function key.
  public static let f10 = SpecialKey.f10
  /// Stands for the eleventh function key.
  public static let f11 = SpecialKey.f11
  /// Stands for the twelfth function key.
  public static let f12 = SpecialKey.f12
  /// Stands for the key that deletes forwards.
  public static let inputDelete = SpecialKey.inputDelete

  /// The key, as the character that it types.
  open private(set) var input: String?
  /// The keys that must be held while `input` is pressed, no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command has a key that would type or move in the text that is edited. Default: false.
  open var wantsPriorityOverSystemBehavior = false

  /// A command of a menu with a key; the first responder on the way up that has `action` performs it.
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

  /// A command without a title: it works, and appears in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// A command with the title that lists of keys show.
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
