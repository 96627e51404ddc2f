/// The keys of a keyboard by their numbers in the standard of USB devices.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardErrorRollOver = UIKeyboardHIDUsage(rawValue: 0x01)
  public static let keyboardPOSTFail = UIKeyboardHIDUsage(rawValue: 0x02)
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2F)
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
  public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
  public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 0x32)
  public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
  public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
  public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
  public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3A)
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3B)
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3C)
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3D)
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3F)
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
  public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
  public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
  public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 0x53)
  public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 0x54)
  public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 0x55)
  public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 0x56)
  public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 0x57)
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
  public static let keypad1 = UIKeyboardHIDUsage(rawValue: 0x59)
  public static let keypad2 = UIKeyboardHIDUsage(rawValue: 0x5A)
  public static let keypad3 = UIKeyboardHIDUsage(rawValue: 0x5B)
  public static let keypad4 = UIKeyboardHIDUsage(rawValue: 0x5C)
  public static let keypad5 = UIKeyboardHIDUsage(rawValue: 0x5D)
  public static let keypad6 = UIKeyboardHIDUsage(rawValue: 0x5E)
  public static let keypad7 = UIKeyboardHIDUsage(rawValue: 0x5F)
  public static let keypad8 = UIKeyboardHIDUsage(rawValue: 0x60)
  public static let keypad9 = UIKeyboardHIDUsage(rawValue: 0x61)
  public static let keypad0 = UIKeyboardHIDUsage(rawValue: 0x62)
  public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 0x63)
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
  public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 0x68)
  public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 0x69)
  public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 0x6A)
  public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 0x6B)
  public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 0x6C)
  public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 0x6D)
  public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 0x6E)
  public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 0x6F)
  public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 0x70)
  public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 0x71)
  public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 0x72)
  public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 0x73)
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}

extension UIKey {
  /// The key that was pressed.
  public var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(characters: charactersIgnoringModifiers) }
}

extension UIKeyboardHIDUsage {
  /// The key of an American keyboard that types this character.
  @MainActor
  init(characters: String) {
    let special: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape,
      SpecialKey.inputEscape: .keyboardEscape, "\u{8}": .keyboardDeleteOrBackspace,
      "\u{7F}": .keyboardDeleteOrBackspace, "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen,
      "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
      ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
      ".": .keyboardPeriod, "/": .keyboardSlash, SpecialKey.inputUpArrow: .keyboardUpArrow,
      SpecialKey.inputDownArrow: .keyboardDownArrow, SpecialKey.inputLeftArrow: .keyboardLeftArrow,
      SpecialKey.inputRightArrow: .keyboardRightArrow, SpecialKey.inputHome: .keyboardHome,
      SpecialKey.inputEnd: .keyboardEnd, SpecialKey.inputPageUp: .keyboardPageUp,
      SpecialKey.inputPageDown: .keyboardPageDown, "0": .keyboard0,
    ]
    if let found = special[characters] {
      self = found
    } else if let scalar = characters.lowercased().unicodeScalars.first, characters.count == 1 {
      switch scalar.value {
      case 0x61...0x7A: self.init(rawValue: Int(scalar.value) - 0x61 + 4)
      case 0x31...0x39: self.init(rawValue: Int(scalar.value) - 0x31 + 0x1E)
      default: self = .keyboardErrorUndefined
      }
    } else {
      self = .keyboardErrorUndefined
    }
  }
}
