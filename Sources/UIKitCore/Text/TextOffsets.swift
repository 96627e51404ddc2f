internal import Foundation
internal import UITextLayout

/// Where the characters of runs stand in their text, counted in UTF-16 units.
struct TextOffsets {
  private var starts: [Int] = [0]

  init(_ runs: [TextRun]) {
    var place = 0
    for run in runs {
      for character in run.text {
        place += character.utf16.count
        starts.append(place)
      }
    }
  }

  /// The place of a character; the end of the text past it.
  subscript(character: Int) -> Int { starts[min(max(character, 0), starts.count - 1)] }
  func range(_ characters: Range<Int>) -> NSRange {
    NSRange(location: self[characters.lowerBound], length: self[characters.upperBound] - self[characters.lowerBound])
  }

  /// The character that a place is in.
  func character(at place: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
  /// The characters that a range touches.
  func characters(_ range: NSRange) -> Range<Int> {
    let first = character(at: range.location)
    let end = range.location + range.length
    let last = character(at: end)
    return first..<max(first, starts[last] < end ? last + 1 : last)
  }
}
