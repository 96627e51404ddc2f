import Foundation
import UIDisplayList

/// The drawings of symbols on a grid of 24 × 24 units.
enum SymbolShapes {
  private static let circle = "O 12 12 9.2"
  private static let square = "R 3.3 3.3 17.4 17.4 3.8"
  static let placeholder = SymbolShape(strokes: square)

  /// Frames that any symbol can stand in, by suffix.
  static let frames = [
    (".circle", circle), (".square", square), (".rectangle", "R 1.8 5 20.4 14 3.2"), (".app", square),
    (".tv", "R 2.2 4 19.6 13.4 2.6 M 8 20.8 L 16 20.8"),
    (
      ".arrow.circlepath",
      "A 12 12 9.4 200 340 A 12 12 9.4 20 160 M 21.6 4.4 L 21 9 L 16.6 8 M 2.4 19.6 L 3 15 L 7.4 16"
    ),
    (".diamond", "M 12 1.8 L 22.2 12 L 12 22.2 L 1.8 12 Z"),
    (
      ".viewfinder",
      "M 3.4 8.4 L 3.4 3.4 L 8.4 3.4 M 15.6 3.4 L 20.6 3.4 L 20.6 8.4 M 20.6 15.6 L 20.6 20.6 L 15.6 20.6 M 8.4 20.6 L 3.4 20.6 L 3.4 15.6"
    ),
    (".shield", "M 12 2.4 L 20 5 L 20 11.6 C 20 16.4 16.8 19.6 12 21.8 C 7.2 19.6 4 16.4 4 11.6 L 4 5 Z"),
    (".seal", circle), (".hexagon", "M 12 1.8 L 21 6.9 L 21 17.1 L 12 22.2 L 3 17.1 L 3 6.9 Z"),
    (
      ".heart",
      "M 12 20.6 C 5.4 16.2 2.4 12.6 2.4 8.8 C 2.4 5.8 4.6 3.6 7.4 3.6 C 9.4 3.6 11 4.6 12 6.4 C 13 4.6 14.6 3.6 16.6 3.6 C 19.4 3.6 21.6 5.8 21.6 8.8 C 21.6 12.6 18.6 16.2 12 20.6 Z"
    ),
    (".doc", "M 5 2.6 L 13.6 2.6 L 19 8 L 19 21.4 L 5 21.4 Z"), (".rectangle.portrait", "R 5 1.8 14 20.4 3.2"),
    (".magnifyingglass", "O 11.4 11.4 8.6 M 17.6 17.6 L 22.4 22.4"),
    (".clipboard", "R 4.4 4 15.2 18 2.6 R 8.4 1.8 7.2 4.4 1.2"),
    (
      ".bubble",
      "M 12 3 C 17.4 3 21.6 6.4 21.6 10.8 C 21.6 15.2 17.4 18.6 12 18.6 L 7 21.6 L 7.4 17.6 C 4.2 16.4 2.4 13.8 2.4 10.8 C 2.4 6.4 6.6 3 12 3 Z"
    ),
  ]

  /// Frames that stand before what is in them, which is a number.
  static let leadingFrames = [
    ("gobackward.", "A 12 13 8.4 230 -80 M 12.6 1.6 L 9 4.8 L 12.6 8"),
    ("goforward.", "A 12 13 8.4 -50 260 M 11.4 1.6 L 15 4.8 L 11.4 8"),
  ]

  /// Those that are frames as well, and their areas.
  private static let outlines = [
    ("circle", circle, ""), ("circle.fill", "", "O 12 12 10"), ("square", square, ""),
    ("square.fill", "", "R 2.4 2.4 19.2 19.2 4.4"),
  ]

  /// Every drawing by name, as written: few are drawn in one program.
  private static let notations: [String: (strokes: String, fills: String)] = {
    var result: [String: (strokes: String, fills: String)] = [:]
    let tables = [
      moves, work, everyday, outdoors, arrows, marks, things, people, media, nature, sky, places, tools, signs,
      outlines,
    ]
    for table in tables {
      for (name, strokes, fills) in table { result[name] = (strokes, fills) }
    }
    for (name, other) in synonyms { result[name] = result[other] }
    return result
  }()

  /// The names of all drawings.
  static var names: some Collection<String> { notations.keys }

  /// The drawing of a name; nil if there is none.
  static func shape(named name: String) -> SymbolShape? {
    notations[name].map { SymbolShape(strokes: $0.strokes, fills: $0.fills) }
  }

  private static let synonyms = [
    "multiply": "xmark", "gear": "gearshape", "line.horizontal.3": "line.3.horizontal",
    "rectangle.grid.2x2": "square.grid.2x2", "text.justify": "line.3.horizontal", "person.2": "person.2",
    "trash.slash": "trash", "video": "video", "airplane": "paperplane", "bubble.left": "message",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "mappin.and.ellipse": "mappin",
    "bubble.right": "message", "smiley": "face.smiling", "numbersign": "number",
    "photo.on.rectangle.angled": "photo.on.rectangle", "sunglasses": "eyeglasses", "text.bubble": "message",
    "archivebox": "folder", "doc.plaintext": "doc.text", "suit.heart": "heart", "globe.americas": "globe",
    "globe.europe.africa": "globe", "globe.asia.australia": "globe", "photo.stack": "photo.on.rectangle",
    "photo.artframe": "photo", "music.note.list": "music.note", "doc.text.magnifyingglass": "doc.text",
    "speaker.3": "speaker.wave.3", "arrow.up.forward": "arrow.up.right", "text.page": "doc.text",
    "textformat.abc": "textformat", "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "arrowshape.forward": "arrowshape.right",
    "arrowshape.backward": "arrowshape.left", "arrowtriangle.forward": "arrowtriangle.right",
    "arrowtriangle.backward": "arrowtriangle.left", "chevron.forward.2": "chevron.right.2",
    "chevron.backward.2": "chevron.left.2", "chevron.compact.forward": "chevron.compact.right",
    "chevron.compact.backward": "chevron.compact.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrow.up.backward": "arrow.up.left", "arrow.down.backward": "arrow.down.left",
    "arrow.down.forward": "arrow.down.right", "arrow.forward.to.line": "arrow.right.to.line",
    "arrow.backward.to.line": "arrow.left.to.line", "delete.backward": "delete.left",
    "delete.forward": "delete.right", "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
    "wave.3.forward": "wave.3.right", "wave.3.backward": "wave.3.left", "square.resize": "square.dashed",
    "dot.radiowaves.forward": "dot.radiowaves.right", "text.justify.leading": "text.alignleft",
    "text.justify.left": "text.alignleft", "text.justify.right": "text.alignright",
    "text.justify.trailing": "text.alignright",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75", "battery.50percent": "battery.50",
    "battery.25percent": "battery.25", "battery.0percent": "battery.0", "tv.inset.filled": "tv",
    "bubble.middle.bottom": "bubble", "bubble.middle.top": "bubble", "document": "doc",
    "square.and.arrow.up.on.square": "square.and.arrow.up", "square.and.arrow.down.on.square": "square.and.arrow.down",
    "square.filled.on.square": "square.fill.on.square.fill",
  ]

  private static let arrows: [(String, String, String)] = [
    ("chevron.right", "M 8.5 4 L 16.5 12 L 8.5 20", ""), ("chevron.left", "M 15.5 4 L 7.5 12 L 15.5 20", ""),
    ("chevron.up", "M 3.5 16 L 12 7.8 L 20.5 16", ""), ("chevron.down", "M 3.5 8 L 12 16.2 L 20.5 8", ""),
    ("chevron.forward", "M 8.5 4 L 16.5 12 L 8.5 20", ""), ("chevron.backward", "M 15.5 4 L 7.5 12 L 15.5 20", ""),
    ("chevron.up.chevron.down", "M 6.5 9 L 12 3.5 L 17.5 9 M 6.5 15 L 12 20.5 L 17.5 15", ""),
    ("chevron.left.2", "M 11 4 L 3.5 12 L 11 20 M 20 4 L 12.5 12 L 20 20", ""),
    ("chevron.right.2", "M 4 4 L 11.5 12 L 4 20 M 13 4 L 20.5 12 L 13 20", ""),
    ("arrow.right", "M 2.8 12 L 21 12 M 14 5 L 21 12 L 14 19", ""),
    ("arrow.left", "M 21.2 12 L 3 12 M 10 5 L 3 12 L 10 19", ""),
    ("arrow.forward", "M 2.8 12 L 21 12 M 14 5 L 21 12 L 14 19", ""),
    ("arrow.backward", "M 21.2 12 L 3 12 M 10 5 L 3 12 L 10 19", ""),
    (
      "arrow.right.arrow.left",
      "M 2.6 7.4 L 21 7.4 M 16.4 2.8 L 21 7.4 L 16.4 12 M 21.4 16.6 L 3 16.6 M 7.6 12 L 3 16.6 L 7.6 21.2", ""
    ),
    ("arrow.up", "M 12 21.2 L 12 3 M 5 10 L 12 3 L 19 10", ""),
    ("arrow.down", "M 12 2.8 L 12 21 M 5 14 L 12 21 L 19 14", ""),
    ("arrow.up.right", "M 5 19 L 18.5 5.5 M 8 5.2 L 18.8 5.2 L 18.8 16", ""),
    ("arrow.up.left", "M 19 19 L 5.5 5.5 M 16 5.2 L 5.2 5.2 L 5.2 16", ""),
    ("arrow.down.left", "M 19 5 L 5.5 18.5 M 16 18.8 L 5.2 18.8 L 5.2 8", ""),
    ("arrow.down.right", "M 5 5 L 18.5 18.5 M 8 18.8 L 18.8 18.8 L 18.8 8", ""),
    (
      "arrow.left.arrow.right",
      "M 3 8 L 20 8 M 15.5 3.5 L 20 8 L 15.5 12.5 M 21 16 L 4 16 M 8.5 11.5 L 4 16 L 8.5 20.5", ""
    ),
    (
      "arrow.up.arrow.down", "M 8 21 L 8 4 M 3.5 8.5 L 8 4 L 12.5 8.5 M 16 3 L 16 20 M 11.5 15.5 L 16 20 L 20.5 15.5",
      ""
    ),
    ("arrow.clockwise", "A 12 12.8 8 -40 260 M 12 1.2 L 15.6 4.8 L 12 8.4", ""),
    ("arrow.counterclockwise", "A 12 12.8 8 220 -80 M 12 1.2 L 8.4 4.8 L 12 8.4", ""),
    (
      "arrow.triangle.2.circlepath",
      "A 12 12 8.2 200 330 A 12 12 8.2 20 150 M 19.6 3.6 L 19.6 8.4 L 14.8 8.4 M 4.4 20.4 L 4.4 15.6 L 9.2 15.6", ""
    ),
    (
      "arrow.2.circlepath",
      "A 12 12 8.2 200 330 A 12 12 8.2 20 150 M 19.6 3.6 L 19.6 8.4 L 14.8 8.4 M 4.4 20.4 L 4.4 15.6 L 9.2 15.6", ""
    ),
    (
      "arrow.uturn.left",
      "M 8 4 L 3 9 L 8 14 M 3.4 9 L 14.5 9 C 18 9 20.5 11.4 20.5 14.6 C 20.5 17.8 18 20.2 14.5 20.2 L 9 20.2", ""
    ),
    (
      "arrow.uturn.right",
      "M 16 4 L 21 9 L 16 14 M 20.6 9 L 9.5 9 C 6 9 3.5 11.4 3.5 14.6 C 3.5 17.8 6 20.2 9.5 20.2 L 15 20.2", ""
    ),
    (
      "arrowshape.turn.up.left", "M 10 4 L 2.8 11 L 10 18 L 10 14 C 15 14 18.5 15.5 21 20 C 20.5 12.5 17 8.4 10 8 Z", ""
    ),
    ("arrowshape.turn.up.right", "M 14 4 L 21.2 11 L 14 18 L 14 14 C 9 14 5.5 15.5 3 20 C 3.5 12.5 7 8.4 14 8 Z", ""),
    ("arrow.down.to.line", "M 12 2.8 L 12 16 M 6 10.5 L 12 16.5 L 18 10.5 M 4 21 L 20 21", ""),
    ("arrow.up.to.line", "M 12 21.2 L 12 8 M 6 13.5 L 12 7.5 L 18 13.5 M 4 3 L 20 3", ""),
    (
      "arrow.up.left.and.arrow.down.right",
      "M 13.5 10.5 L 20.5 3.5 M 14.5 3 L 21 3 L 21 9.5 M 10.5 13.5 L 3.5 20.5 M 9.5 21 L 3 21 L 3 14.5", ""
    ),
    ("arrowtriangle.right", "M 6 4.5 L 19 12 L 6 19.5 Z", ""),
    ("arrowtriangle.left", "M 18 4.5 L 5 12 L 18 19.5 Z", ""),
    ("arrowtriangle.up", "M 4.5 18 L 12 5 L 19.5 18 Z", ""), ("arrowtriangle.down", "M 4.5 6 L 12 19 L 19.5 6 Z", ""),
    ("location", "M 3.2 11.4 L 20.8 3.2 L 12.6 20.8 L 11.6 12.4 Z", ""),
    ("paperplane", "M 2.8 10.6 L 21.2 2.8 L 15.6 20.8 L 10.6 13.4 Z M 10.6 13.4 L 21.2 2.8", ""),
  ]

  private static let marks: [(String, String, String)] = [
    ("plus", "M 12 3.2 L 12 20.8 M 3.2 12 L 20.8 12", ""), ("minus", "M 3.2 12 L 20.8 12", ""),
    ("xmark", "M 4.6 4.6 L 19.4 19.4 M 19.4 4.6 L 4.6 19.4", ""),
    ("checkmark", "M 4.2 13 L 9.8 19.6 L 19.8 4.4", ""), ("equal", "M 3.5 8.5 L 20.5 8.5 M 3.5 15.5 L 20.5 15.5", ""),
    ("divide", "M 3.5 12 L 20.5 12", "O 12 5.6 1.7 O 12 18.4 1.7"),
    ("questionmark", "A 12 8 4.6 -200 60 M 14.3 12 C 12.8 13 12 13.8 12 15.8", "O 12 20 1.4"),
    ("exclamationmark", "M 12 3.6 L 12 14.8", "O 12 19.8 1.5"),
    ("info", "M 9.4 10 L 12.4 10 L 12.4 19 M 9 19 L 15.8 19", "O 12 5 1.6"),
    ("ellipsis", "", "O 4.4 12 1.9 O 12 12 1.9 O 19.6 12 1.9"),
    ("exclamationmark.2", "M 7.6 3.6 L 7.6 14.8 M 16.4 3.6 L 16.4 14.8", "O 7.6 19.8 1.5 O 16.4 19.8 1.5"),
    ("chevron.compact.right", "M 10 5 L 14 12 L 10 19", ""), ("chevron.compact.left", "M 14 5 L 10 12 L 14 19", ""),
    ("timelapse", "O 12 12 9.2 A 12 12 5.6 -90 150 A 12 12 3.4 -90 150", "O 12 12 1.6"),
    ("exclamationmark.triangle", "M 12 3.2 L 21.6 19.8 L 2.4 19.8 Z M 12 9 L 12 14", "O 12 17 1.1"),
    ("line.3.horizontal", "M 2.8 6 L 21.2 6 M 2.8 12 L 21.2 12 M 2.8 18 L 21.2 18", ""),
    ("line.3.horizontal.decrease", "M 2.8 7 L 21.2 7 M 6 12 L 18 12 M 9.4 17 L 14.6 17", ""),
    (
      "list.bullet", "M 8 5.6 L 21.4 5.6 M 8 12 L 21.4 12 M 8 18.4 L 21.4 18.4",
      "O 3.6 5.6 1.4 O 3.6 12 1.4 O 3.6 18.4 1.4"
    ),
    (
      "list.dash",
      "M 8.5 5.6 L 21.4 5.6 M 8.5 12 L 21.4 12 M 8.5 18.4 L 21.4 18.4 M 2.8 5.6 L 4.6 5.6 M 2.8 12 L 4.6 12 M 2.8 18.4 L 4.6 18.4",
      ""
    ),
    (
      "list.number",
      "M 9 5.6 L 21.4 5.6 M 9 12 L 21.4 12 M 9 18.4 L 21.4 18.4 M 3 3.6 L 4.4 3 L 4.4 8 M 2.8 10.4 L 5.4 10.4 L 2.8 14 L 5.4 14 M 2.8 16.2 L 5.2 16.2 L 4.2 18.2 L 5.2 20.4 L 2.8 20.4",
      ""
    ),
    ("text.alignleft", "M 2.8 5 L 21.2 5 M 2.8 9.7 L 14 9.7 M 2.8 14.3 L 21.2 14.3 M 2.8 19 L 14 19", ""),
    ("text.aligncenter", "M 2.8 5 L 21.2 5 M 6.4 9.7 L 17.6 9.7 M 2.8 14.3 L 21.2 14.3 M 6.4 19 L 17.6 19", ""),
    ("text.alignright", "M 2.8 5 L 21.2 5 M 10 9.7 L 21.2 9.7 M 2.8 14.3 L 21.2 14.3 M 10 19 L 21.2 19", ""),
    (
      "square.grid.3x3.fill", "",
      "R 2.6 2.6 5.2 5.2 1.2 R 9.4 2.6 5.2 5.2 1.2 R 16.2 2.6 5.2 5.2 1.2 R 2.6 9.4 5.2 5.2 1.2 R 9.4 9.4 5.2 5.2 1.2 R 16.2 9.4 5.2 5.2 1.2 R 2.6 16.2 5.2 5.2 1.2 R 9.4 16.2 5.2 5.2 1.2 R 16.2 16.2 5.2 5.2 1.2"
    ),
    ("square.grid.2x2", "R 3 3 7.6 7.6 1.6 R 13.4 3 7.6 7.6 1.6 R 3 13.4 7.6 7.6 1.6 R 13.4 13.4 7.6 7.6 1.6", ""),
    ("square.grid.3x3", "R 3 3 18 18 2 M 9 3 L 9 21 M 15 3 L 15 21 M 3 9 L 21 9 M 3 15 L 21 15", ""),
    ("grid", "R 3 3 18 18 2 M 9 3 L 9 21 M 15 3 L 15 21 M 3 9 L 21 9 M 3 15 L 21 15", ""),
    (
      "slider.horizontal.3", "M 2.8 5 L 21.2 5 M 2.8 12 L 21.2 12 M 2.8 19 L 21.2 19",
      "O 8 5 2.6 O 16 12 2.6 O 8 19 2.6"
    ),
    ("number", "M 9.6 3.4 L 7.4 20.6 M 16.6 3.4 L 14.4 20.6 M 4 8.8 L 20.6 8.8 M 3.4 15.2 L 20 15.2", ""),
    ("at", "O 12 12 3.8 M 15.8 8.2 L 15.8 13.6 C 15.8 16.6 20.8 16.8 20.8 12 A 12 12 8.8 0 -300", ""),
    (
      "star",
      "M 12 2.6 L 14.9 9 L 21.8 9.7 L 16.6 14.3 L 18.1 21.2 L 12 17.6 L 5.9 21.2 L 7.4 14.3 L 2.2 9.7 L 9.1 9 Z", ""
    ),
    (
      "heart",
      "M 12 20.6 C 5.4 16.2 2.4 12.6 2.4 8.8 C 2.4 5.8 4.6 3.6 7.4 3.6 C 9.4 3.6 11 4.6 12 6.4 C 13 4.6 14.6 3.6 16.6 3.6 C 19.4 3.6 21.6 5.8 21.6 8.8 C 21.6 12.6 18.6 16.2 12 20.6 Z",
      ""
    ),
    ("seal", "O 12 12 9.2", ""), ("hexagon", "M 12 2.6 L 20.4 7.3 L 20.4 16.7 L 12 21.4 L 3.6 16.7 L 3.6 7.3 Z", ""),
    ("triangle", "M 12 3.2 L 21.6 19.8 L 2.4 19.8 Z", ""), ("rectangle", "R 1.8 5 20.4 14 3.2", ""),
    ("capsule", "R 1.8 6 20.4 12 6", ""), ("diamond", "M 12 2.4 L 21.6 12 L 12 21.6 L 2.4 12 Z", ""),
    ("checkmark.seal", "O 12 12 9.2 M 7.8 12.6 L 10.8 16 L 16.2 8.2", ""),
    (
      "checkmark.shield",
      "M 12 2.4 L 20 5 L 20 11.6 C 20 16.4 16.8 19.6 12 21.8 C 7.2 19.6 4 16.4 4 11.6 L 4 5 Z M 8.4 12 L 11.2 15.2 L 15.8 8.6",
      ""
    ),
    ("shield", "M 12 2.4 L 20 5 L 20 11.6 C 20 16.4 16.8 19.6 12 21.8 C 7.2 19.6 4 16.4 4 11.6 L 4 5 Z", ""),
  ]

  private static let people: [(String, String, String)] = [
    ("person", "O 12 7.6 4.2 M 3.6 20.6 C 3.6 16.8 7 14.6 12 14.6 C 17 14.6 20.4 16.8 20.4 20.6 Z", ""),
    (
      "person.2",
      "O 8.4 8.2 3.6 M 1.6 20 C 1.6 16.6 4.4 14.6 8.4 14.6 C 12.4 14.6 15.2 16.6 15.2 20 Z O 16.8 8.6 3 M 16.6 14.4 C 20.2 14.4 22.6 16.2 22.6 19.2 L 18 19.2",
      ""
    ),
    (
      "person.3",
      "O 12 8 3 M 6.6 18.6 C 6.6 15.6 9 14 12 14 C 15 14 17.4 15.6 17.4 18.6 Z O 4.6 9.4 2.2 O 19.4 9.4 2.2 M 1 17.4 C 1 15 2.6 13.8 4.8 13.8 M 23 17.4 C 23 15 21.4 13.8 19.2 13.8",
      ""
    ),
    (
      "person.crop.circle", "O 12 12 9.2 O 12 9.4 3.2 M 5.8 18.6 C 7 16 9.2 14.8 12 14.8 C 14.8 14.8 17 16 18.2 18.6",
      ""
    ),
    (
      "person.crop.circle.fill", "",
      "O 12 12 10 M 12 5.8 C 9.6 5.8 8.4 7.4 8.4 9.4 C 8.4 11.6 9.8 13.4 12 13.4 C 14.2 13.4 15.6 11.6 15.6 9.4 C 15.6 7.4 14.4 5.8 12 5.8 Z M 5.6 18.4 C 7.2 20.2 9.4 21 12 21 C 14.6 21 16.8 20.2 18.4 18.4 C 17 16.2 14.8 15 12 15 C 9.2 15 7 16.2 5.6 18.4 Z"
    ),
    (
      "hand.thumbsup",
      "M 7.4 10.6 L 11.4 3 C 13.2 3 14.2 4.2 14 6 L 13.6 9 L 18.4 9 C 20.2 9 21 10.4 20.6 11.8 L 18.8 18.4 C 18.4 19.8 17.4 20.4 16.2 20.4 L 7.4 20.4 Z M 3.4 10.6 L 3.4 20.4",
      ""
    ),
    (
      "hand.thumbsdown",
      "M 16.6 13.4 L 12.6 21 C 10.8 21 9.8 19.8 10 18 L 10.4 15 L 5.6 15 C 3.8 15 3 13.6 3.4 12.2 L 5.2 5.6 C 5.6 4.2 6.6 3.6 7.8 3.6 L 16.6 3.6 Z M 20.6 13.4 L 20.6 3.6",
      ""
    ),
    (
      "hand.raised",
      "M 6.4 13 L 6.4 6.6 M 9.8 11 L 9.8 4 M 13.2 11 L 13.2 3.4 M 16.6 12 L 16.6 5 M 6.4 13 C 6.4 18.6 8.6 21 12.4 21 C 16 21 17.2 19 18.4 16 L 20.4 11.4",
      ""
    ),
    ("face.smiling", "O 12 12 9.2 A 12 12.6 4.8 20 160", "O 8.8 9.4 1.2 O 15.2 9.4 1.2"),
  ]
}
