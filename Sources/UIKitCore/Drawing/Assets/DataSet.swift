import Foundation

/// What an asset catalogue says about data.
struct DataSet: Decodable {
  struct Item: Decodable {
    var filename: String?
    var idiom: String?
    var universalTypeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case universalTypeIdentifier = "universal-type-identifier"
    }
  }
  var data: [Item]?

  /// The file for this device, else the one for all.
  func item(isPad: Bool) -> Item? {
    let found = (data ?? []).filter { $0.filename != nil }
    return found.first { $0.idiom == (isPad ? "ipad" : "iphone") } ?? found.first { $0.idiom == "universal" }
      ?? found.first
  }
}
