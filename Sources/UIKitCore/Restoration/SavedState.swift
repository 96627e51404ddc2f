internal import Foundation

/// The state of an interface as it lasts: who took part, and what each has written.
struct SavedState {
  struct Entry {
    enum Kind: String { case controller, view, object }
    var kind: Kind
    /// Restoration identifiers, from the root controller's on.
    var way: [String]
    /// The name of the class that makes the controller anew.
    var maker: String?
    /// The file of the controller's storyboard.
    var storyboard: String?
    var values: [String: Any]
  }

  var application: [String: Any]
  var entries: [Entry]

  /// A property list with archived objects in it.
  var data: Data? {
    let list: [[String: Any]] = entries.map { entry in
      var record: [String: Any] = ["kind": entry.kind.rawValue, "way": entry.way, "values": entry.values]
      record["maker"] = entry.maker
      record["storyboard"] = entry.storyboard
      return record
    }
    let state: [String: Any] = ["application": application, "entries": list]
    return try? PropertyListValue(state)?.data(.binary)
  }
}

extension SavedState {
  init?(data: Data) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let records = list["entries"] as? [[String: Any]]
    else { return nil }
    application = list["application"] as? [String: Any] ?? [:]
    entries = records.compactMap { record in
      guard let kind = (record["kind"] as? String).flatMap(Entry.Kind.init), let way = record["way"] as? [String]
      else { return nil }
      return Entry(
        kind: kind, way: way, maker: record["maker"] as? String, storyboard: record["storyboard"] as? String,
        values: record["values"] as? [String: Any] ?? [:])
    }
  }
}
