/// Faces whose advances are published.
enum PublishedFace: Sendable {
  case helvetica, helveticaBold, helveticaLight, helveticaNeue, helveticaNeueBold
  case avenir, avenirHeavy, avenirNext, avenirNextBold
  case georgia, georgiaBold, verdana, verdanaBold, trebuchet, trebuchetBold
  case times, timesBold, palatino, palatinoBold
  case futuraMedium, futuraCondensedExtraBold

  var table: AdvanceTable { Self.tables[self]! }

  var kerning: KerningTable {
    switch self {
    case .times, .timesBold, .palatino, .palatinoBold, .georgia, .georgiaBold: .times
    default: .helvetica
    }
  }

  private static let tables: [PublishedFace: AdvanceTable] = [
    .helvetica: withOthers(FaceTables.helvetica, FaceTables.helveticaOthers),
    .helveticaBold: withOthers(FaceTables.helveticaBold, FaceTables.helveticaBoldOthers),
    .helveticaLight: withOthers(FaceTables.helveticaLight, FaceTables.helveticaLightOthers),
    .helveticaNeue: withOthers(FaceTables.helveticaNeue, FaceTables.helveticaNeueOthers),
    .helveticaNeueBold: withOthers(FaceTables.helveticaNeueBold, FaceTables.helveticaNeueBoldOthers),
    .avenir: AdvanceTable(ascii: FaceTables.avenir), .avenirHeavy: AdvanceTable(ascii: FaceTables.avenirHeavy),
    .avenirNext: AdvanceTable(ascii: FaceTables.avenirNext),
    .avenirNextBold: AdvanceTable(ascii: FaceTables.avenirNextBold),
    .georgia: AdvanceTable(ascii: FaceTables.georgia), .georgiaBold: AdvanceTable(ascii: FaceTables.georgiaBold),
    .verdana: AdvanceTable(ascii: FaceTables.verdana), .verdanaBold: AdvanceTable(ascii: FaceTables.verdanaBold),
    .trebuchet: AdvanceTable(ascii: FaceTables.trebuchet),
    .trebuchetBold: AdvanceTable(ascii: FaceTables.trebuchetBold),
    .times: AdvanceTable(ascii: FaceTables.times), .timesBold: AdvanceTable(ascii: FaceTables.timesBold),
    .futuraMedium: AdvanceTable(ascii: FaceTables.futuraMedium),
    .futuraCondensedExtraBold: AdvanceTable(ascii: FaceTables.futuraCondensedExtraBold),
    .palatino: AdvanceTable(ascii: FaceTables.palatino), .palatinoBold: AdvanceTable(ascii: FaceTables.palatinoBold),
  ]

  /// A face that has Cyrillic and Greek letters.
  private static func withOthers(_ ascii: [Int16], _ others: [Int16]) -> AdvanceTable {
    AdvanceTable(Array(32...126) + FaceTables.otherKeys, ascii + others)
  }
}
