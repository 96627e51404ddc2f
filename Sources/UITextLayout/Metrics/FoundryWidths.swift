/// Advance widths of families that came from type foundries, from the space to the tilde.
enum FoundryWidths {
  // MARK: Helvetica Neue

  /// Source: Linotype's published metrics of Neue Helvetica 55 Roman, in thousandths of an em. Stored labels in
  /// Helvetica Neue are this wide, up to the next pixel.
  static let helveticaNeue = AdvanceTable(Array(32...126), valuesHelveticaNeue)
  private static let valuesHelveticaNeue: [Int16] = [
    2780, 2590, 4260, 5560, 5560, 10000, 6300, 2780, 2590, 2590, 3520, 6000, 2780, 3890, 2780, 3330, 5560, 5560, 5560,
    5560, 5560, 5560, 5560, 5560, 5560, 5560, 2780, 2780, 6000, 6000, 6000, 5560, 8000, 6480, 6850, 7220, 7040, 6110,
    5740, 7590, 7220, 2590, 5190, 6670, 5560, 8710, 7220, 7600, 6480, 7600, 6850, 6480, 5740, 7220, 6110, 9260, 6110,
    6480, 6110, 2590, 3330, 2590, 6000, 5000, 2220, 5370, 5930, 5370, 5930, 5370, 2960, 5740, 5560, 2220, 2220, 5190,
    2220, 8530, 5560, 5740, 5930, 5930, 3330, 5000, 3150, 5560, 5000, 7580, 5180, 5000, 4800, 3330, 2220, 3330, 6000,
  ]
  /// Source: the metrics of Neue Helvetica 75 Bold.
  static let helveticaNeueBold = AdvanceTable(Array(32...126), valuesHelveticaNeueBold)
  private static let valuesHelveticaNeueBold: [Int16] = [
    2780, 2950, 4630, 5560, 5560, 10000, 6850, 2780, 2960, 2960, 4070, 6000, 2780, 4070, 2780, 3710, 5560, 5560, 5560,
    5560, 5560, 5560, 5560, 5560, 5560, 5560, 2780, 2780, 6000, 6000, 6000, 5560, 8000, 6850, 7040, 7410, 7410, 6480,
    5930, 7590, 7410, 2950, 5560, 7220, 5930, 9070, 7410, 7780, 6670, 7780, 7220, 6490, 6110, 7410, 6300, 9440, 6670,
    6670, 6480, 3330, 3710, 3330, 6000, 5000, 2590, 5740, 6110, 5740, 6110, 5740, 3330, 6110, 5930, 2580, 2780, 5740,
    2580, 9060, 5930, 6110, 6110, 6110, 3890, 5370, 3520, 5930, 5200, 8140, 5370, 5190, 5190, 3330, 2230, 3330, 6000,
  ]

  /// Source: stored labels are 0.02 em a character narrower than the regular face; digits have one width in all weights.
  static let helveticaNeueLight = AdvanceTable(
    Array(32...126),
    valuesHelveticaNeue.enumerated().map { (16...25).contains($0.offset) ? $0.element : $0.element - 200 })

  /// Source: fitted to labels of twenty texts that Interface Builder stored; 0.042 em below the regular face where no
  /// text has the character.
  static let helveticaNeueThin = AdvanceTable(Array(32...126), valuesHelveticaNeueThin)
  private static let valuesHelveticaNeueThin: [Int16] = [
    2680, 2170, 3840, 5140, 5140, 9580, 5880, 2360, 2190, 2190, 3100, 5580, 2360, 3470, 2360, 2910, 5560, 5560, 5560,
    5560, 5560, 5560, 5560, 5560, 5560, 5560, 2360, 2360, 5580, 5580, 5580, 5140, 7580, 6110, 6110, 7020, 6590, 5690,
    5290, 7170, 6800, 1850, 4770, 6250, 5140, 8260, 6800, 7190, 5960, 7180, 6400, 6070, 5210, 6800, 5690, 8840, 5690,
    6060, 5690, 2170, 2910, 2170, 5580, 4580, 1800, 4990, 5510, 4970, 5620, 5090, 2530, 5290, 5160, 1700, 1800, 4790,
    1710, 8120, 5230, 5240, 5540, 5510, 2810, 4730, 2680, 5130, 4490, 7160, 4760, 4530, 4380, 2910, 1800, 2910, 5580,
  ]

  // MARK: Avenir

  /// Source: widths of the regular face in hundredths of an em, as measured in browsers; the design's unit is a 54th.
  static let avenir = AdvanceTable(Array(32...126), valuesAvenir)
  private static let valuesAvenir: [Int16] = [
    2778, 2778, 5185, 5556, 5556, 8333, 7037, 2593, 2593, 2593, 4444, 6667, 2778, 3333, 2778, 3704, 5556, 5556, 5556,
    5556, 5556, 5556, 5556, 5556, 5556, 5556, 2778, 2778, 6667, 6667, 6667, 4815, 7963, 6852, 6296, 7037, 7407, 5926,
    5556, 7778, 7222, 2593, 4815, 6296, 5000, 8889, 7778, 8333, 5741, 8333, 5926, 5556, 5741, 6852, 6111, 9444, 6296,
    5741, 5556, 2593, 3704, 2593, 6667, 5000, 2407, 5185, 6111, 4815, 6111, 5556, 2963, 6111, 5556, 2407, 2407, 4815,
    2407, 8519, 5556, 5926, 6111, 6111, 3333, 4259, 3333, 5556, 4815, 7222, 4815, 4815, 4259, 2593, 2222, 2593, 6667,
  ]
  static let avenirHeavy = AdvanceTable(Array(32...126), valuesAvenirHeavy)
  private static let valuesAvenirHeavy: [Int16] = [
    2963, 2963, 5185, 5926, 5926, 9074, 7407, 2963, 2963, 2963, 4630, 6667, 2963, 3148, 2963, 3889, 5926, 5926, 5926,
    5926, 5926, 5926, 5926, 5926, 5926, 5926, 2963, 2963, 6667, 6667, 6667, 5185, 7963, 7222, 6481, 6852, 7593, 6111,
    5741, 7778, 7407, 2778, 5000, 6852, 5185, 9259, 7963, 8333, 6111, 8519, 6296, 5741, 5741, 7222, 6667, 9815, 6852,
    6296, 6111, 2778, 3889, 2778, 6667, 5000, 2593, 5370, 6296, 4815, 6296, 5741, 3519, 6296, 5741, 2593, 2593, 5370,
    2593, 8704, 5741, 6111, 6296, 6296, 3889, 4444, 3889, 5741, 5185, 7963, 5370, 5185, 4815, 2778, 2222, 2778, 6667,
  ]

  /// Source: widths of the regular and the bold face in hundredths of an em, as measured in browsers.
  static let avenirNext = AdvanceTable(Array(32...126), valuesAvenirNext)
  private static let valuesAvenirNext: [Int16] = [
    2500, 3300, 4100, 5600, 5800, 8300, 7000, 2600, 3000, 3000, 4400, 6700, 2600, 3200, 2600, 3700, 5800, 5800, 5800,
    5800, 5800, 5800, 5800, 5800, 5800, 5800, 3000, 3000, 6700, 6700, 6700, 4800, 8000, 7000, 6400, 7200, 7600, 5900,
    5600, 7800, 7200, 2600, 4900, 6300, 5100, 8900, 7600, 8500, 5800, 8400, 6000, 5600, 5700, 7100, 6200, 9700, 6500,
    6000, 5700, 3000, 3700, 3000, 6700, 5000, 2400, 5300, 6400, 5000, 6400, 5700, 3000, 6300, 5800, 2500, 2500, 5100,
    2500, 8800, 5800, 6100, 6400, 6400, 3600, 4400, 3200, 5800, 4900, 7500, 4800, 4900, 4400, 3000, 2200, 3000, 6700,
  ]
  static let avenirNextBold = AdvanceTable(Array(32...126), valuesAvenirNextBold)
  private static let valuesAvenirNextBold: [Int16] = [
    2500, 3600, 5000, 6000, 6500, 9100, 7800, 3000, 3400, 3400, 4900, 6700, 3000, 3300, 3000, 4200, 6500, 6500, 6500,
    6500, 6500, 6500, 6500, 6500, 6500, 6500, 3300, 3300, 6700, 6700, 6700, 5500, 8000, 7300, 6700, 7000, 7700, 6100,
    5800, 7700, 7600, 3200, 5300, 7100, 5300, 9600, 7900, 8500, 6400, 8600, 6600, 5900, 5800, 7400, 6800, 10300, 7000,
    6700, 6400, 3400, 4200, 3400, 6900, 5000, 3000, 5700, 6600, 5000, 6600, 6000, 3600, 6600, 6200, 3000, 3000, 6000,
    3000, 9200, 6200, 6300, 6600, 6600, 4000, 4700, 3700, 6100, 5700, 8700, 5900, 5700, 5100, 3400, 2400, 3400, 6700,
  ]

  // MARK: Kerning

  /// Pairs of capitals with an overhang, in ten-thousandths of an em: the same in these grotesques within a hundredth.
  static let kerning: KerningTable = {
    let groups: [(first: String, second: String, value: Int16)] = [
      ("T", "aceos", -740), ("T", "ruwyz", -550), ("Y", "aeou", -900), ("V", "aeo", -500), ("W", "aeo", -300),
      ("A", "TY", -740), ("A", "VW", -500), ("TV", "A", -740), ("L", "TVY", -740), ("FP", "ae", -200),
      ("FP", "A", -600),
      ("FPTVWY", ",.", -1000), ("rvwy", ",.", -740),
    ]
    var keys: [UInt32] = []
    var values: [Int16] = []
    for group in groups {
      for first in group.first.unicodeScalars {
        for second in group.second.unicodeScalars {
          keys.append(first.value << 16 | second.value)
          values.append(group.value)
        }
      }
    }
    return KerningTable(keys, values)
  }()
}
