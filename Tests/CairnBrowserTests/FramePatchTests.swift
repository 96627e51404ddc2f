import CoreGraphics
import Foundation
import Testing
import UIDisplayList

@testable import CairnBrowser

/// What a page is sent of a picture.
@Suite struct FramePatchTests {
  private func picture(_ width: Int = 6, _ height: Int = 5, dots: [(Int, Int)] = []) -> ImageBitmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (x, y) in dots { bytes[(y * width + x) * 4] = 0 }
    return ImageBitmap(width: width, height: height, bytes: bytes)!
  }

  struct Case: CustomTestStringConvertible {
    let dots: [(Int, Int)]
    /// Left, top, width and height, in pixels; nil where nothing is sent.
    let part: [Int]?
    var testDescription: String { "\(dots)" }
  }

  @Test(arguments: [
    Case(dots: [], part: nil),
    Case(dots: [(2, 3)], part: [2, 3, 1, 1]),
    Case(dots: [(0, 0)], part: [0, 0, 1, 1]),
    Case(dots: [(5, 4)], part: [5, 4, 1, 1]),
    Case(dots: [(4, 1), (1, 3)], part: [1, 1, 4, 3]),
    Case(dots: [(0, 0), (5, 4)], part: [0, 0, 6, 5]),
  ])
  func thePartHoldsAllThatDiffers(_ given: Case) {
    let patch = FramePatch(from: picture(), to: picture(dots: given.dots))
    #expect(patch.map { [$0.x, $0.y, $0.part.width, $0.part.height] } == given.part)
  }

  @Test func aPictureOfAnotherSizeIsSentWhole() {
    let patch = FramePatch(from: picture(), to: picture(5, 6))
    #expect(patch.map { [$0.x, $0.y, $0.part.width, $0.part.height] } == [0, 0, 5, 6])
    #expect(FramePatch(from: nil, to: picture())?.part.width == 6)
  }

  @Test func theMessageBeginsWithSixNumbers() throws {
    let patch = try #require(FramePatch(from: picture(), to: picture(dots: [(2, 3), (3, 3)])))
    let message = [UInt8](try #require(patch.message(CGSize(width: 3, height: 2.5))))
    let numbers = (0..<6).map { index in (0..<4).reduce(0) { $0 | Int(message[index * 4 + $1]) << ($1 * 8) } }
    #expect(numbers == [2, 3, 6, 5, 3, 3])
    #expect(Array(message[24..<32]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
