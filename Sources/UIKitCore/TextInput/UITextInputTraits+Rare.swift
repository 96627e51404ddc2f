public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default` = 0, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

/// What writing tools may give back.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions>
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// What few text inputs say of themselves; kept beside them.
private struct RareInputTraits {
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var inlinePrediction = UITextInlinePredictionType.default
  var mathCompletion = UITextMathExpressionCompletionType.default
  var writingTools = UIWritingToolsBehavior.default
  var writingResults: UIWritingToolsResultOptions = []
  var passwordRules: UITextInputPasswordRules?

  @MainActor static let key = AssociatedKey<RareInputTraits>()
}

// A keyboard without predictions, assistants and saved passwords has nothing to do for these: they are kept.
extension UITextInputTraits {
  private var rare: RareInputTraits {
    get { RareInputTraits.key.value(of: self) ?? RareInputTraits() }
    set { RareInputTraits.key.set(newValue, of: self) }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { rare.smartInsertDelete }
    set { rare.smartInsertDelete = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { rare.smartQuotes }
    set { rare.smartQuotes = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { rare.smartDashes }
    set { rare.smartDashes = newValue }
  }
  /// Whether the keyboard completes words in the text.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { rare.inlinePrediction }
    set { rare.inlinePrediction = newValue }
  }
  /// Whether the keyboard solves what is typed.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { rare.mathCompletion }
    set { rare.mathCompletion = newValue }
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { rare.writingTools }
    set { rare.writingTools = newValue }
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { rare.writingResults }
    set { rare.writingResults = newValue }
  }
  /// What passwords that the system makes up have to be like.
  public var passwordRules: UITextInputPasswordRules? {
    get { rare.passwordRules }
    set { rare.passwordRules = newValue }
  }
}
