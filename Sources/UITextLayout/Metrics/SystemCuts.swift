/// How the cuts of the system font differ from the regular text cut, character by character from the space to the tilde.
enum SystemCuts {
  /// The display cut, in ten-thousandths of an em: narrower, the space and small letters most, digits least.
  ///
  /// Source: fitted to 60 texts of 20 points and more that Interface Builder stored, together with the published
  /// tracking; characters that none of them has take what their kind has.
  static let display = AdvanceTable(Array(32...126), valuesDisplay)
  private static let valuesDisplay: [Int16] = [
    -767, -617, -614, -614, -614, -649, -614, -614, -614, -614, -614, -614, -614, -614, -614, -614, -322, -383, -383,
    -383, -404, -404, -431, -383, -383, -355, -575, -614, -614, -614, -614, -614, -614, -594, -583, -533, -619, -606,
    -540, -585, -641, -529, -585, -527, -616, -623, -714, -566, -532, -585, -585, -501, -595, -493, -554, -731, -585,
    -597, -585, -614, -614, -614, -614, -614, -614, -461, -490, -646, -564, -605, -507, -640, -596, -539, -550, -496,
    -549, -605, -561, -543, -562, -554, -623, -530, -532, -518, -581, -509, -574, -492, -554, -614, -614, -614, -614,
  ]

  /// How much wider bold characters of a grotesque of the same proportions are (Inter Bold less Inter Regular, SIL Open
  /// Font License). The system font's bold is wider by a share of it, and by the same for all characters.
  static let growth = AdvanceTable(Array(32...126), valuesGrowth)
  private static let valuesGrowth: [Int16] = [
    -494, 462, -110, 188, 170, 469, 348, -128, 469, 469, 646, 206, 231, 85, 220, 334, 632, 249, 249, 231, 359, 366,
    366, 238, 444, 366, 220, 231, 206, 206, 206, 554, 945, 717, 103, 249, 85, 146, -18, 178, 60, 163, 273, 376, 50,
    256, -178, 206, 128, 213, 170, 170, 263, -121, 717, 870, 724, 597, 419, 469, 334, 469, 188, 249, 0, 163, 146, 291,
    146, 153, 249, 238, 334, 348, 348, 376, 348, 426, 366, 170, 231, 231, 366, 391, 249, 408, 291, 376, 341, 291, 305,
    469, 469, 469, 206,
  ]
  /// Of characters outside the table, in em.
  static let typicalDisplay = -0.055
  static let typicalGrowth = 0.028
}
