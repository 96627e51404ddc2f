import CoreGraphics

// Digits and letters, which symbols have in frames alone: `1.circle` to `50.circle`, `a.square`.

extension SymbolShapes {
  /// The lines of a letter, or of a number up to 50; nil for anything else.
  static func characters(_ name: String) -> SymbolShape? {
    if let lines = characterLines[name] { return SymbolShape(strokes: lines) }
    guard name.count == 2, let number = Int(name), (10...50).contains(number),
      let tens = characterLines[String(number / 10)], let ones = characterLines[String(number % 10)]
    else { return nil }
    var pair = SymbolPath.read(tens).applying(CGAffineTransform(translationX: -digitAdvance / 2, y: 0))
    pair.addPath(SymbolPath.read(ones).applying(CGAffineTransform(translationX: digitAdvance / 2, y: 0)))
    return SymbolShape(strokes: pair, fills: SymbolPath.read(""))
  }

  /// From one digit to the next, in grid units.
  private static let digitAdvance: CGFloat = 14

  private static let characterLines = [
    "0":
      "M 12 3.4 C 15.4 3.4 17.2 6.6 17.2 12 C 17.2 17.4 15.4 20.6 12 20.6 C 8.6 20.6 6.8 17.4 6.8 12 C 6.8 6.6 8.6 3.4 12 3.4 Z",
    "1": "M 8.4 6.4 L 12.6 3.6 L 12.6 20.4",
    "2": "M 6.8 8 C 6.8 1.6 17.2 2 17 8.4 C 17 12 9.4 16.4 6.8 20.2 L 17.4 20.2",
    "3":
      "M 7 6.4 C 9 1.6 17 2.6 16.6 7.6 C 16.4 10.4 14 11.4 11 11.4 C 14.6 11.4 17.4 12.8 17.4 16 C 17.4 21.6 8 22 6.6 17",
    "4": "M 15 20.4 L 15 3.6 L 5.8 15.8 L 18.6 15.8",
    "5": "M 16.4 3.8 L 8.2 3.8 L 7.4 11.4 C 10 9.2 17.4 9.4 17.2 15 C 17 21.8 8 22 6.6 17.2",
    "6": "M 15.6 4.6 C 9.6 2 6.8 8.4 6.8 15 C 6.8 22.4 17.2 22.4 17.2 15 C 17.2 8.6 6.8 8.4 6.8 15",
    "7": "M 6.6 3.8 L 17.4 3.8 L 10 20.4",
    "8": "O 12 7.7 4.1 O 12 16.2 4.6",
    "9": "M 8.4 19.4 C 14.4 22 17.2 15.6 17.2 9 C 17.2 1.6 6.8 1.6 6.8 9 C 6.8 15.4 17.2 15.6 17.2 9",
    "a": "M 5 20.4 L 12 3.6 L 19 20.4 M 7.6 14.4 L 16.4 14.4",
    "b": "M 7 11.6 L 13 11.6 C 19 11.6 19 20.4 13 20.4 L 7 20.4 L 7 3.6 L 12.6 3.6 C 18 3.6 18 11.6 12.6 11.6",
    "c": "A 12 12 8.4 -48 -312",
    "d": "M 7 3.6 L 7 20.4 L 11.4 20.4 C 20.4 20.4 20.4 3.6 11.4 3.6 Z",
    "e": "M 17 3.6 L 7.4 3.6 L 7.4 20.4 L 17 20.4 M 7.4 11.8 L 16 11.8",
    "f": "M 17 3.6 L 7.4 3.6 L 7.4 20.4 M 7.4 12 L 16 12",
    "g": "A 12 12 8.4 -48 -354 M 13 12.8 L 20.3 12.8",
    "h": "M 6 3.6 L 6 20.4 M 18 3.6 L 18 20.4 M 6 11.8 L 18 11.8",
    "i": "M 12 3.6 L 12 20.4",
    "j": "M 14.6 3.6 L 14.6 15.4 C 14.6 21.8 7.4 21.8 7.2 15.8",
    "k": "M 7 3.6 L 7 20.4 M 17.4 3.6 L 7 14.2 M 10.6 10.8 L 18 20.4",
    "l": "M 8 3.6 L 8 20.4 L 17 20.4",
    "m": "M 4.6 20.4 L 4.6 3.6 L 12 16.4 L 19.4 3.6 L 19.4 20.4",
    "n": "M 6 20.4 L 6 3.6 L 18 20.4 L 18 3.6",
    "o": "O 12 12 8.4",
    "p": "M 7 20.4 L 7 3.6 L 12.6 3.6 C 19 3.6 19 13 12.6 13 L 7 13",
    "q": "O 12 12 8.4 M 14 16 L 19.6 21.4",
    "r": "M 7 20.4 L 7 3.6 L 12.6 3.6 C 18.6 3.6 18.6 12.4 12.6 12.4 L 7 12.4 M 12.6 12.4 L 17.6 20.4",
    "s": "M 17 7.4 C 16 2.2 7 2 7 7.6 C 7 13.4 17.4 10.4 17.4 16.2 C 17.4 21.8 7.4 21.8 6.4 16.4",
    "t": "M 5 3.6 L 19 3.6 M 12 3.6 L 12 20.4",
    "u": "M 6 3.6 L 6 13.6 C 6 22.8 18 22.8 18 13.6 L 18 3.6",
    "v": "M 5 3.6 L 12 20.4 L 19 3.6",
    "w": "M 3 3.6 L 7.6 20.4 L 12 6.4 L 16.4 20.4 L 21 3.6",
    "x": "M 6 3.6 L 18 20.4 M 18 3.6 L 6 20.4",
    "y": "M 5.4 3.6 L 12 12.4 L 18.6 3.6 M 12 12.4 L 12 20.4",
    "z": "M 6.4 3.6 L 17.6 3.6 L 6.4 20.4 L 17.6 20.4",
  ]
}
