import Testing

@testable import UIKitCore

/// What is drawn for the names of symbols. Provenance: derived; the names are those of Apple's set.
struct SymbolNameTests {
  private func shape(_ name: String) throws -> SymbolShape { try #require(SymbolLibrary.shape(named: name)) }

  private func isSame(_ left: SymbolShape, _ right: SymbolShape) -> Bool {
    left.strokes == right.strokes && left.fills == right.fills && left.cutFills == right.cutFills
      && left.cutStrokes == right.cutStrokes
  }

  @Test(arguments: [
    "banknote", "basket.fill", "die.face.5", "dumbbell", "cube", "diamond.inset.filled", "rectangle.lefthalf.filled",
    "arrow.left.and.right", "app.badge", "command", "clipboard.fill", "phone.down.circle.fill", "figure.yoga",
    "pencil.tip.crop.circle.badge.plus", "doc.viewfinder.fill", "gobackward.10", "text.magnifyingglass",
    "person.crop.circle.badge.checkmark", "battery.50percent",
  ])
  func namesHaveDrawings(_ name: String) throws {
    #expect(!isSame(try shape(name), SymbolShapes.placeholder))
  }

  /// The part that has a drawing stands for the whole name.
  @Test(arguments: [
    ("lock.ipad", "lock"), ("car.window.left.badge.xmark", "car"), ("1.circle.hexagonpath", "1.circle"),
    ("airplane.ticket.fill", "airplane.fill"), ("arrowshape.forward.fill", "arrowshape.right.fill"),
  ])
  func partsStandForNames(_ name: String, _ part: String) throws {
    #expect(isSame(try shape(name), try shape(part)))
  }

  @Test func numbersStandInArrows() throws {
    let (ten, thirty, none) = (try shape("gobackward.10"), try shape("gobackward.30"), try shape("gobackward"))
    #expect(!isSame(ten, thirty) && !isSame(ten, none))
  }

  @Test func whatHasNoDrawing() throws {
    #expect(isSame(try shape("zzz.unknown"), SymbolShapes.placeholder))
    for name in ["", "Not a name", "a..b", ".fill", "home", "settings", "more"] {
      #expect(SymbolLibrary.shape(named: name) == nil)
    }
    for name in ["siri", "faceid", "allergens", "microbe", "house"] { #expect(SymbolLibrary.shape(named: name) != nil) }
  }
}
