/// Which letters the keyboard begins in upper case.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether words are corrected, and suggestions shown.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether straight quotation marks become curved ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether several hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether room around pasted and cut words is made good.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }
/// Which keys the keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// What is written on the key that ends a line.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// How a keyboard serves a text input.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputtraits>
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard begins in upper case. Default: the first of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether suggestions are shown. Default: `default`, which shows them.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked. Default: `default`.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys the keyboard shows. Default: letters.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark. Default: as the interface.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What is written on the key that ends a line. Default: the return sign.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key can be pressed only while there is text. Default: false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secret: no suggestions, no copying. Default: false.
  var isSecureTextEntry: Bool { get set }
  /// What the text is, for filling in. Default: nil.
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotation marks become curved ones. Default: `default`.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether several hyphens become a dash. Default: `default`.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether room around pasted and cut words is made good. Default: `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

// What is optional in UIKit's protocol.
extension UITextInputTraits {
  /// By default the first of each sentence; setting it changes nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// By default `default`; setting it changes nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// By default `default`; setting it changes nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// By default letters; setting it changes nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// By default as the interface; setting it changes nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// By default the return sign; setting it changes nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// By default false; setting it changes nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// By default false; setting it changes nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// By default nil; setting it changes nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
