import Foundation
import Testing
import UIKit

/// Words by the machine's dictionary, where it has one of English.
@MainActor
@Suite(.serialized)
struct TextCheckerTests {
  private nonisolated static var hasEnglish: Bool {
    let library = dlopen("libhunspell-1.7.so.0", RTLD_LAZY)
    return library != nil && FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")
  }

  private func misspelled(_ text: String, from start: Int = 0, wraps: Bool = false, by checker: UITextChecker? = nil)
    -> NSRange
  {
    (checker ?? UITextChecker()).rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wraps, language: "en")
  }

  @Test(.enabled(if: hasEnglish)) func wordsOfTheDictionaryAreRight() {
    #expect(misspelled("Hello, world! It isn’t 4you.").location == NSNotFound)
    #expect(misspelled("😀 Hello wrold, helol") == NSRange(location: 9, length: 5))
    #expect(misspelled("wrold helol there", from: 3) == NSRange(location: 6, length: 5))
    #expect(misspelled("wrold there", from: 3).location == NSNotFound)
    #expect(misspelled("wrold there", from: 3, wraps: true) == NSRange(location: 0, length: 5))
    let guesses = UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrold", language: "en_US")
    #expect(guesses?.contains("world") == true)
  }

  @Test(.enabled(if: hasEnglish)) func wordsThatAreIgnoredOrLearned() {
    let checker = UITextChecker()
    checker.ignoreWord("cairnly")
    #expect(misspelled("cairnly", by: checker).location == NSNotFound && misspelled("cairnly").location == 0)
    UITextChecker.learnWord("cairnly")
    #expect(misspelled("cairnly").location == NSNotFound)
    UITextChecker.unlearnWord("cairnly")
    #expect(checker.ignoredWords == ["cairnly"] && !UITextChecker.hasLearnedWord("cairnly"))
  }

  @Test func languagesWithoutADictionaryFindNothing() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrold", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "tlh")
    #expect(range.location == NSNotFound && !UITextChecker.availableLanguages.isEmpty)
  }
}
