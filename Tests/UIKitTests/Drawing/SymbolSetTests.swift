import Foundation
import Testing

@testable import UIKitCore

/// Symbols of asset catalogues.
///
/// Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>; the drawing is derived.
@MainActor @Suite struct SymbolSetTests {
  /// A square of 80 in a regular weight, and one of 90 in a black one, 10 from each margin.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- made by <hand> -->
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides"><line id="left-margin-Regular-M" x1="1000" x2="1000" y1="0" y2="100"/>
      <line id="right-margin-Regular-M" x1="1100" x2="1100" y1="0" y2="100"/>
      <path id="left-margin-Black-M" d="M2000 0v100"/><path id="right-margin-Black-M" d="M2110 0v100"/></g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2010 0)"><path class="a > b" d="M0-90 h90v90H0z"/></g>
      <g id="Regular-M" transform="translate(1000 10)"><path d="M10,0L90,0 90,-80 10-80Z"/></g>
     </g></svg>
    """

  private func catalog(_ body: (AssetCatalog) throws -> Void) throws {
    try AssetCatalogTests().withCatalog(
      [
        "leaf.symbolset/Contents.json": #"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#,
        "leaf.symbolset/leaf.svg": Self.template,
        "none.symbolset/Contents.json": #"{"symbols": [{"filename": "../leaf.svg"}]}"#,
      ], body)
  }

  @Test func templatesAreRead() throws {
    let template = try #require(SymbolTemplate(Data(Self.template.utf8)))
    let regular = template.variant(.regular, .medium)
    #expect(regular.path.boundingBox == CGRect(x: 1010, y: -70, width: 80, height: 80))
    #expect(regular.left == 1000 && regular.right == 1100)
    #expect(template.variant(.bold, .large).weight == .black)
    #expect(template.variant(.unspecified, .default) == regular)
    #expect(template.variant(.black, .medium).path.boundingBox == CGRect(x: 2010, y: -90, width: 90, height: 90))
    #expect(SymbolTemplate(Data("<svg><path d='M0 0'/></svg>".utf8)) == nil)
  }

  @Test(arguments: [
    ("M1 2l3 4", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("m1-2.5.5.5e1", CGRect(x: 1, y: -2.5, width: 0.5, height: 5)),
    ("M0,0c0,10 10,10 10,0s10-10 10,0", CGRect(x: 0, y: -7.5, width: 20, height: 15)),
    ("M0 0Q5 10 10 0T20 0", CGRect(x: 0, y: -5, width: 20, height: 10)), ("L5 5", .null),
    ("M0 0H5V6zm1 1l9 0", CGRect(x: 0, y: 0, width: 10, height: 6)),
  ]) func pathsAreRead(_ text: String, _ box: CGRect) { #expect(SVGPathData.path(text).boundingBox == box) }

  @Test func symbolsFollowTheirConfiguration() throws {
    try catalog { catalog in
      let image = try #require(catalog.image(named: "leaf", in: nil, traits: nil))
      #expect(image.isSymbolImage)
      #expect(image.size.width == 17)
      let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
      #expect(large.isSymbolImage && large.size.width == 34)
      // 80 through 100 of the text size, and a symbol's space above and below.
      #expect(abs(large.size.height - 34 * 0.943) < 1)
      let black = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .black))
      #expect(black.size.width == 110)
      #expect(catalog.image(named: "none", in: nil, traits: nil) == nil)
    }
  }
}
