internal import DarwinShims
public import Foundation

/// Finds misspelled words, by the dictionaries that the machine has for Hunspell.
///
/// DEVIATION: without the library or a dictionary of the language every word counts as right and nothing is guessed; partial
/// words are not completed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextchecker>
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private static var dictionaries: [String: SpellingDictionary] = [:]
  /// Letters with marks and apostrophes among them. What touches a number is no word.
  private static let words = try? NSRegularExpression(
    pattern: #"(?<![\p{N}\p{L}\p{M}_])\p{L}[\p{L}\p{M}]*(?:['’][\p{L}][\p{L}\p{M}]*)*(?![\p{N}_])"#)

  private var ignored: [String] = []

  open class var availableLanguages: [String] {
    let languages = SpellingDictionary.languages
    return languages.isEmpty ? ["en_US"] : languages
  }

  /// The first misspelled word.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of it that counts.
  ///   - startingOffset: Where in that part to begin.
  ///   - wrapFlag: Whether the search goes on at the part's beginning.
  ///   - language: One of `availableLanguages`, or its first part.
  /// - Returns: Its range in the text, or a location of `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nowhere = NSRange(location: NSNotFound, length: 0)
    let length = stringToCheck.utf16.count
    guard let dictionary = Self.dictionary(of: language), range.location >= 0, range.location + range.length <= length
    else { return nowhere }
    let start = range.location + max(startingOffset, 0)
    let misspelled = (Self.words?.matches(in: stringToCheck, range: range) ?? []).lazy.map(\.range).filter {
      !self.isRight((stringToCheck as NSString).substring(with: $0), dictionary)
    }
    return misspelled.first { $0.location >= start } ?? (wrapFlag ? misspelled.first : nil) ?? nowhere
  }

  private func isRight(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    ignored.contains(word) || Self.learned.contains(word) || dictionary.contains(word.replacing("’", with: "'"))
  }

  private static func dictionary(of language: String) -> SpellingDictionary? {
    guard let name = SpellingDictionary.language(for: language) else { return nil }
    if let known = dictionaries[name] { return known }
    let found = SpellingDictionary(language: name)
    dictionaries[name] = found
    return found
  }

  /// What may have been meant by the word at `range`, the likeliest first.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard range.location >= 0, range.location + range.length <= string.utf16.count else { return nil }
    return Self.dictionary(of: language)?.guesses(for: (string as NSString).substring(with: range)) ?? []
  }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }

  /// Words that this checker passes over. Default: none.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
