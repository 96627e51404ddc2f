import Foundation
import Testing

@testable import UIKitCore

/// How large system symbols are.
///
/// Provenance: measured, frames of image views and buttons in documents of Xcode 11 to 16.
@MainActor @Suite struct SymbolSizeTests {
  struct Symbol: CustomTestStringConvertible {
    var name: String
    var pointSize: CGFloat = 17
    var weight = UIImage.SymbolWeight.regular
    var scale = UIImage.SymbolScale.default
    var isEarly = false
    var width: CGFloat
    var height: CGFloat
    var testDescription: String { "\(name) \(pointSize)" }
  }

  @Test(arguments: [
    Symbol(name: "stop.fill", pointSize: 44, width: 46, height: 41.5),
    Symbol(name: "play.fill", pointSize: 110, width: 96, height: 106.5),
    Symbol(name: "gearshape", width: 20, height: 20),
    Symbol(name: "plus.circle", width: 20, height: 19.5),
    Symbol(name: "minus.square.fill", pointSize: 28, weight: .semibold, width: 33, height: 30),
    // More space at large scale since iOS 15.
    Symbol(name: "pause.fill", pointSize: 25, scale: .large, width: 27, height: 32),
    Symbol(name: "speaker.wave.2.fill", pointSize: 25, scale: .large, width: 44, height: 34),
    Symbol(name: "music.note.list", pointSize: 25, scale: .large, width: 39.5, height: 38),
    Symbol(name: "calendar", scale: .large, isEarly: true, width: 25.5, height: 22),
  ]) func sizes(_ symbol: Symbol) throws {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: symbol.pointSize, weight: symbol.weight, scale: symbol.scale)
    let image = try #require(
      SymbolLibrary.image(
        named: symbol.name, configuration: configuration, origin: SymbolOrigin(isEarly: symbol.isEarly)))
    #expect(abs(image.size.width - symbol.width) <= 0.75)
    #expect(abs(image.size.height - symbol.height) <= 0.75)
  }

  @Test func everyPublishedSizeIsFound() {
    let words = SymbolSizes.published.split(whereSeparator: \.isWhitespace)
    for index in stride(from: 0, to: words.count, by: 3) {
      let size = SymbolTable.size(words[index])
      #expect(size?.width == Int(words[index + 1]) && size?.height == Int(words[index + 2]), "\(words[index])")
    }
    for name in ["", " ", "minus 1054", "minu", "zzzz", "Minus", "713"] { #expect(SymbolTable.size(name) == nil) }
  }

  /// A document of a system that draws a symbol otherwise remembers other proportions.
  @Test func proportionsOfDocuments() throws {
    let image = try #require(
      SymbolLibrary.image(named: "minus", configuration: nil, origin: SymbolOrigin(aspect: 128 / 24)))
    #expect(image.size.height < 4)
  }
}
