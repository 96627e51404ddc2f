import AutoLayoutEngine
import Foundation
import Testing

private func failure(
  _ format: String, options: VisualFormatOptions = [], orphan: Bool = false
) -> VisualFormatError? {
  do throws(VisualFormatError) {
    let parsed = try VisualFormat(format, metrics: ["m": 4]) { ["view", "redView", "a", "b"].contains($0) }
    _ = try parsed.constraints(options: options) { _ in !orphan }
    return nil
  } catch {
    return error
  }
}

@Suite struct VisualFormatErrorTests {
  /// Provenance: measured; the reasons quoted in public crash reports of UIKit.
  @Test func reasonsOfPublicCrashReports() {
    #expect(
      failure("|-0-[redView-0-|")?.description
        == "Unable to parse constraint format: \nExpected a ']' here. That is how you give the end of a view. \n"
        + "|-0-[redView-0-| \n            ^")
    #expect(
      failure("H:|-(>=50)-[view(100)]", orphan: true)?.description
        == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view "
        + "doesn't have a superview \nH:|-(>=50)-[view(100)] \n                      ^")
    #expect(
      failure("|[view]|", orphan: true)?.description
        == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view "
        + "doesn't have a superview \n|[view]| \n       ^")
    #expect(failure("H:|-165.000000-|")?.message == "Expected a view")
    #expect(failure("[want]-|")?.message == "want is not a key in the views dictionary.")
    #expect(
      failure("H:|-margiin-[view]")?.message
        == "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries")
    #expect(
      failure("H:|[a]- (m)-[b]")?.message
        == "Expected a number or key from the metrics dictionary, but encountered something else")
    #expect(
      failure("")?.description == "Unable to parse constraint format: It's an empty string.")
  }

  /// Provenance: derived; the caret stands at the character at fault.
  @Test(
    arguments: [
      ("V|[a]|", 1), ("H: [a]", 2), ("[1a]", 1), ("[]", 1), ("[a(>100)]", 3), ("[a(100]", 6), ("[a(100)", 7),
      ("[a]-8[b]", 5), ("[a]--8-[b]", 4), ("[a]-b-[b]", 5), ("[a]-(b)-[b]", 6), ("[a]-(8-[b]", 7), ("[a]-(4)[b]", 7),
      ("[a]|[b]", 4), ("|", 1), ("[a]-", 4), ("[a(b/0)]", 5), ("[a(1..2)]", 3), ("[a(8@)]", 5), ("x", 0),
    ] as [(String, Int)])
  func caret(format: String, offset: Int) {
    #expect(failure(format)?.offset == offset, "\(failure(format)?.description ?? "no failure")")
  }

  @Test func alignmentAlongTheRow() {
    #expect(
      failure("[a][b]", options: .alignAllLeading)?.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
        + "also horizontal.")
    #expect(
      failure("V:[a][b]", options: .alignAllTop)?.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
        + "also vertical.")
    #expect(failure("V:[a]", options: .alignAllTop) == nil)
  }

  @Test func otherScripts() {
    #expect(
      failure("[é]")?.description == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  /// Provenance: derived; whatever comes in, parsing ends in constraints or in one error whose caret is in reach.
  @Test func mutationsNeverHang() {
    let seeds = ["H:|-(>=50@m,b*2-1)-[view(100)][a(==b/2)]-|", "V:|[redView]-m@250-[a(<=8,>=b)]-(-2)-[b]|"]
    let alphabet = Array("HV:|-[]()<>=@,*/+.0129mab_ \u{0}")
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var (accepted, refused) = (0, 0)
    for round in 0..<12_000 {
      var text = Array(seeds[round % seeds.count])
      for _ in 0...next(3) where !text.isEmpty {
        let index = next(text.count)
        switch next(3) {
        case 0: text[index] = alphabet[next(alphabet.count)]
        case 1: text.insert(alphabet[next(alphabet.count)], at: index)
        default: text.remove(at: index)
        }
      }
      let format = String(text)
      if let error = failure(format) {
        refused += 1
        #expect((error.offset ?? 0) <= format.utf8.count)
      } else {
        accepted += 1
      }
    }
    #expect(accepted > 0 && refused > accepted)
  }
}
