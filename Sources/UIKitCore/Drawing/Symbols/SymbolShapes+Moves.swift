// Symbols of directions, frames, and areas that are filled in part.

extension SymbolShapes {
  static let moves: [(String, String, String)] = [
    ("arrow.left.and.right", "M 1.8 12 L 22.2 12 M 7 6.8 L 1.8 12 L 7 17.2 M 17 6.8 L 22.2 12 L 17 17.2", ""),
    ("arrow.up.and.down", "M 12 1.8 L 12 22.2 M 6.8 7 L 12 1.8 L 17.2 7 M 6.8 17 L 12 22.2 L 17.2 17", ""),
    (
      "arrow.up.and.down.and.arrow.left.and.right",
      "M 12 2 L 12 22 M 2 12 L 22 12 M 9 5 L 12 2 L 15 5 M 9 19 L 12 22 L 15 19 M 5 9 L 2 12 L 5 15 M 19 9 L 22 12 L 19 15",
      ""
    ),
    (
      "arrow.down.left.and.arrow.up.right",
      "M 10.4 13.6 L 3 21 M 3 14.4 L 3 21 L 9.6 21 M 13.6 10.4 L 21 3 M 14.4 3 L 21 3 L 21 9.6", ""
    ),
    (
      "arrow.down.left.arrow.up.right",
      "M 10.4 13.6 L 3 21 M 3 14.4 L 3 21 L 9.6 21 M 13.6 10.4 L 21 3 M 14.4 3 L 21 3 L 21 9.6", ""
    ),
    (
      "arrow.up.left.arrow.down.right",
      "M 10.4 10.4 L 3 3 M 3 9.6 L 3 3 L 9.6 3 M 13.6 13.6 L 21 21 M 14.4 21 L 21 21 L 21 14.4", ""
    ),
    (
      "arrow.up.right.and.arrow.down.left",
      "M 3 21 L 10.4 13.6 M 3.8 13.6 L 10.4 13.6 L 10.4 20.2 M 21 3 L 13.6 10.4 M 13.6 3.8 L 13.6 10.4 L 20.2 10.4", ""
    ),
    ("arrow.left.to.line", "M 2.4 3 L 2.4 21 M 21.6 12 L 6.4 12 M 12.6 5.8 L 6.4 12 L 12.6 18.2", ""),
    ("arrow.right.to.line", "M 21.6 3 L 21.6 21 M 2.4 12 L 17.6 12 M 11.4 5.8 L 17.6 12 L 11.4 18.2", ""),
    ("arrow.uturn.down", "M 6 3 L 6 11 C 6 20 16 20 16 11 L 16 5 M 10.8 10 L 16 4.4 L 21.2 10", ""),
    ("arrow.uturn.up", "M 6 21 L 6 13 C 6 4 16 4 16 13 L 16 19 M 10.8 14 L 16 19.6 L 21.2 14", ""),
    ("arrow.turn.down.left", "M 20.4 4 L 20.4 14.6 L 3.6 14.6 M 9 9 L 3.4 14.6 L 9 20.2", ""),
    ("arrow.turn.down.right", "M 3.6 4 L 3.6 14.6 L 20.4 14.6 M 15 9 L 20.6 14.6 L 15 20.2", ""),
    ("arrow.turn.up.left", "M 20.4 20 L 20.4 9.4 L 3.6 9.4 M 9 3.8 L 3.4 9.4 L 9 15", ""),
    ("arrow.turn.up.right", "M 3.6 20 L 3.6 9.4 L 20.4 9.4 M 15 3.8 L 20.6 9.4 L 15 15", ""),
    ("arrow.turn.left.up", "M 20 20.4 L 9.4 20.4 L 9.4 3.6 M 3.8 9 L 9.4 3.4 L 15 9", ""),
    ("arrow.turn.right.up", "M 4 20.4 L 14.6 20.4 L 14.6 3.6 M 9 9 L 14.6 3.4 L 20.2 9", ""),
    ("arrow.turn.left.down", "M 20 3.6 L 9.4 3.6 L 9.4 20.4 M 3.8 15 L 9.4 20.6 L 15 15", ""),
    ("arrow.turn.right.down", "M 4 3.6 L 14.6 3.6 L 14.6 20.4 M 9 15 L 14.6 20.6 L 20.2 15", ""),
    (
      "arrow.2.squarepath",
      "M 6 20 L 6 8 C 6 6 7 5 9 5 L 13 5 M 2.4 11 L 6 7.4 L 9.6 11 M 18 4 L 18 16 C 18 18 17 19 15 19 L 11 19 M 14.4 13 L 18 16.6 L 21.6 13",
      ""
    ),
    (
      "arrow.triangle.branch",
      "M 8 22 L 8 4 M 4.6 7 L 8 3 L 11.4 7 Z M 8 17 C 8 13 10 12 13 12 L 17 12 M 17 8.6 L 21 12 L 17 15.4 Z", ""
    ),
    (
      "arrow.triangle.merge",
      "M 12 21 L 12 4 M 8.6 7 L 12 3 L 15.4 7 Z M 5 12 C 5 15 7 16.4 12 18 M 19 12 C 19 15 17 16.4 12 18", ""
    ),
    ("arrow.triangle.swap", "M 4 8 L 20 8 M 16 4 L 21 8 L 16 12 Z M 20 16 L 4 16 M 8 12 L 3 16 L 8 20 Z", ""),
    ("arrowshape.up", "M 12 2.4 L 21 11.6 L 16 11.6 L 16 21.6 L 8 21.6 L 8 11.6 L 3 11.6 Z", ""),
    ("arrowshape.down", "M 12 21.6 L 21 12.4 L 16 12.4 L 16 2.4 L 8 2.4 L 8 12.4 L 3 12.4 Z", ""),
    ("chevron.compact.up", "M 3 14.4 L 12 9.6 L 21 14.4", ""),
    ("chevron.compact.down", "M 3 9.6 L 12 14.4 L 21 9.6", ""),
    ("chevron.right.to.line", "M 6 4 L 14 12 L 6 20 M 19 4 L 19 20", ""),
    ("chevron.left.to.line", "M 18 4 L 10 12 L 18 20 M 5 4 L 5 20", ""),
    ("line.diagonal", "M 4 20 L 20 4", ""),
    ("line.diagonal.arrow", "M 4 20 L 20 4 M 11 4 L 20 4 L 20 13", ""),
    (
      "rays",
      "M 12 2 L 12 6 M 12 18 L 12 22 M 2 12 L 6 12 M 18 12 L 22 12 M 5 5 L 7.8 7.8 M 16.2 16.2 L 19 19 M 5 19 L 7.8 16.2 M 16.2 7.8 L 19 5",
      ""
    ),
    ("target", "O 12 12 9.4 O 12 12 5.4", "O 12 12 1.8"),
    ("dot.scope", "O 12 12 8 M 12 1.6 L 12 7 M 12 17 L 12 22.4 M 1.6 12 L 7 12 M 17 12 L 22.4 12", "O 12 12 1.8"),
    (
      "circle.dotted", "",
      "O 21.0 12.0 1.1 O 19.8 16.5 1.1 O 16.5 19.8 1.1 O 12.0 21.0 1.1 O 7.5 19.8 1.1 O 4.2 16.5 1.1 O 3.0 12.0 1.1 O 4.2 7.5 1.1 O 7.5 4.2 1.1 O 12.0 3.0 1.1 O 16.5 4.2 1.1 O 19.8 7.5 1.1"
    ),
    ("circle.grid.3x3", "O 5 5 2 O 12 5 2 O 19 5 2 O 5 12 2 O 12 12 2 O 19 12 2 O 5 19 2 O 12 19 2 O 19 19 2", ""),
    ("circle.grid.2x1", "O 7 12 4 O 17 12 4", ""),
    ("circle.grid.cross", "O 12 5 2.6 O 12 19 2.6 O 5 12 2.6 O 19 12 2.6", ""),
    ("circle.inset.filled", "O 12 12 9.2", "O 12 12 5.4"),
    ("square.inset.filled", "R 3.3 3.3 17.4 17.4 3.8", "R 7 7 10 10 1.6"),
    ("diamond.inset.filled", "M 12 1.8 L 22.2 12 L 12 22.2 L 1.8 12 Z", "M 12 7 L 17 12 L 12 17 L 7 12 Z"),
    ("rectangle.inset.filled", "R 1.8 5 20.4 14 3.2", "R 5 8.2 14 7.6 1.2"),
    ("capsule.inset.filled", "R 1.6 6.6 20.8 10.8 5.4", "R 4.8 9.8 14.4 4.4 2.2"),
    ("triangle.inset.filled", "M 12 3 L 22 20.6 L 2 20.6 Z", "M 12 9.4 L 16.6 17.6 L 7.4 17.6 Z"),
    ("circle.righthalf.filled", "O 12 12 9.2", "M 12 2.8 C 17.1 2.8 21.2 6.9 21.2 12 C 21.2 17.1 17.1 21.2 12 21.2 Z"),
    ("circle.tophalf.filled", "O 12 12 9.2", "M 2.8 12 C 2.8 6.9 6.9 2.8 12 2.8 C 17.1 2.8 21.2 6.9 21.2 12 Z"),
    ("circle.bottomhalf.filled", "O 12 12 9.2", "M 2.8 12 C 2.8 17.1 6.9 21.2 12 21.2 C 17.1 21.2 21.2 17.1 21.2 12 Z"),
    ("square.lefthalf.filled", "R 3.3 3.3 17.4 17.4 3.8", "R 3.3 3.3 8.7 17.4 2"),
    ("square.righthalf.filled", "R 3.3 3.3 17.4 17.4 3.8", "R 12 3.3 8.7 17.4 2"),
    ("square.tophalf.filled", "R 3.3 3.3 17.4 17.4 3.8", "R 3.3 3.3 17.4 8.7 2"),
    ("square.bottomhalf.filled", "R 3.3 3.3 17.4 17.4 3.8", "R 3.3 12 17.4 8.7 2"),
    ("rectangle.lefthalf.filled", "R 1.8 5 20.4 14 3.2", "R 1.8 5 10.2 14 2"),
    ("rectangle.righthalf.filled", "R 1.8 5 20.4 14 3.2", "R 12 5 10.2 14 2"),
    ("rectangle.tophalf.filled", "R 1.8 5 20.4 14 3.2", "R 1.8 5 20.4 7 2"),
    ("rectangle.bottomhalf.filled", "R 1.8 5 20.4 14 3.2", "R 1.8 12 20.4 7 2"),
    ("rectangle.portrait", "R 5 1.8 14 20.4 3.2", ""),
    ("capsule.portrait", "R 6.6 1.6 10.8 20.8 5.4", ""),
    ("oval", "M 12 5 C 18 5 22.4 8 22.4 12 C 22.4 16 18 19 12 19 C 6 19 1.6 16 1.6 12 C 1.6 8 6 5 12 5 Z", ""),
    (
      "rectangle.on.rectangle",
      "R 6.6 8.6 15.8 11.4 2.6 M 4.4 16 C 2.6 16 1.6 15 1.6 13.4 L 1.6 7 C 1.6 5 2.6 4 4.6 4 L 15 4 C 16.8 4 17.8 4.8 17.8 6.4",
      ""
    ),
    (
      "rectangle.fill.on.rectangle.fill",
      "M 4.4 16 C 2.6 16 1.6 15 1.6 13.4 L 1.6 7 C 1.6 5 2.6 4 4.6 4 L 15 4 C 16.8 4 17.8 4.8 17.8 6.4",
      "R 6.6 8.6 15.8 11.4 2.6"
    ),
    (
      "square.fill.on.square.fill",
      "M 5.4 16 C 3.4 16 2.4 15 2.4 13 L 2.4 5.4 C 2.4 3.4 3.4 2.4 5.4 2.4 L 13 2.4 C 15 2.4 16 3.4 16 5.4",
      "R 7.4 7.4 14.4 14.4 2.8"
    ),
    ("rectangle.split.2x1", "R 1.8 5 20.4 14 3.2 M 12 5 L 12 19", ""),
    ("rectangle.split.1x2", "R 1.8 5 20.4 14 3.2 M 1.8 12 L 22.2 12", ""),
    ("rectangle.split.2x2", "R 1.8 5 20.4 14 3.2 M 12 5 L 12 19 M 1.8 12 L 22.2 12", ""),
    ("rectangle.split.3x1", "R 1.8 5 20.4 14 3.2 M 8.6 5 L 8.6 19 M 15.4 5 L 15.4 19", ""),
    (
      "rectangle.split.3x3",
      "R 1.8 4.4 20.4 15.2 3 M 8.6 4.4 L 8.6 19.6 M 15.4 4.4 L 15.4 19.6 M 1.8 9.4 L 22.2 9.4 M 1.8 14.6 L 22.2 14.6",
      ""
    ),
    ("square.split.2x1", "R 3.3 3.3 17.4 17.4 3.8 M 12 3.3 L 12 20.7", ""),
    ("square.split.1x2", "R 3.3 3.3 17.4 17.4 3.8 M 3.3 12 L 20.7 12", ""),
    ("square.split.2x2", "R 3.3 3.3 17.4 17.4 3.8 M 12 3.3 L 12 20.7 M 3.3 12 L 20.7 12", ""),
    ("square.split.diagonal", "R 3.3 3.3 17.4 17.4 3.8 M 4.4 19.6 L 19.6 4.4", ""),
    (
      "rectangle.grid.3x2",
      "R 1.8 5 5.4 5.4 1 R 9.3 5 5.4 5.4 1 R 16.8 5 5.4 5.4 1 R 1.8 13.6 5.4 5.4 1 R 9.3 13.6 5.4 5.4 1 R 16.8 13.6 5.4 5.4 1",
      ""
    ),
    ("rectangle.3.group", "R 2 5 9.4 14 2 R 14 5 8 5.8 1.6 R 14 13.2 8 5.8 1.6", ""),
    (
      "tablecells",
      "R 1.8 4.4 20.4 15.2 3 M 1.8 9.4 L 22.2 9.4 M 1.8 14.4 L 22.2 14.4 M 8.6 9.4 L 8.6 19.6 M 15.4 9.4 L 15.4 19.6",
      ""
    ),
    (
      "square.stack.3d.up",
      "M 12 2.6 L 21.6 7.6 L 12 12.6 L 2.4 7.6 Z M 2.4 12 L 12 17 L 21.6 12 M 2.4 16.4 L 12 21.4 L 21.6 16.4",
      ""
    ),
    (
      "square.3.layers.3d",
      "M 12 2.6 L 21.6 7.6 L 12 12.6 L 2.4 7.6 Z M 2.4 12 L 12 17 L 21.6 12 M 2.4 16.4 L 12 21.4 L 21.6 16.4",
      ""
    ),
    ("square.2.layers.3d", "M 12 4 L 22 9.6 L 12 15.2 L 2 9.6 Z M 2 14.4 L 12 20 L 22 14.4", ""),
    ("pip", "R 1.8 4.4 20.4 15.2 3 R 12 11.4 8 5.8 1.2", ""),
  ]
}
