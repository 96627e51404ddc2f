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
    #expect(template.variant(.black, .medium).path.boundingBox == CGRect(x: 2010, y: -90, width: 90, height: 90))
    for wrong in [
      "<path d='M0 0'/>", "<g id='Regular-M'><path d='M0 0L1e300 1e300'/></g>", "<g id='Regular-M'/>",
      "<g id='Regular-M'><path d='M'/></g>",
    ] {
      #expect(SymbolTemplate(Data("<svg>\(wrong)</svg>".utf8)) == nil)
    }
  }

  /// Provenance: the words of the first templates: changed margins are "applied proportionally to all scales and weights".
  /// Those of later ones may lie within a symbol, whose badge reaches beyond them.
  @Test func marginsHoldForAllDrawings() throws {
    func template(_ guides: String) -> SymbolTemplate? {
      SymbolTemplate(
        Data(
          """
          <svg><g id="Guides">\(guides)<line id="Baseline-M" x1="0" x2="9" y1="90" y2="90"/></g><g id="Symbols">
          <g id="Regular-M"><rect opacity="0" width="999" height="999"/><path d="M20 0h80v80h-80z"/></g>
          <g id="Regular-L"><path d="M200 0h160v80h-160z"/></g></g></svg>
          """.utf8))
    }
    let first = try #require(
      template(
        "<rect id=\"left-margin\" x=\"0\" width=\"20\" height=\"9\"/>"
          + "<rect id=\"right-margin\" x=\"100\" width=\"10\" height=\"9\"/>"))
    let (medium, large) = (first.variant(.regular, .medium), first.variant(.regular, .large))
    #expect(medium.left == 0 && medium.right == 110 && medium.baseline == 90)
    #expect(large.left == 160 && large.right == 380)
    let inner = try #require(
      template(
        "<line id=\"left-margin-Regular-M\" x1=\"20\" x2=\"20\" y1=\"0\" y2=\"9\"/>"
          + "<line id=\"right-margin-Regular-M\" x1=\"80\" x2=\"80\" y1=\"0\" y2=\"9\"/>"))
    #expect(inner.variant(.regular, .medium).right == 80)
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
