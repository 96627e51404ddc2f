/// A member's full name.
struct MemberKey: Hashable {
  let name: String
  let labels: [String]
  let isMethod: Bool

  init(name: String, labels: [String], isMethod: Bool) {
    self.name = name
    self.labels = labels
    self.isMethod = isMethod
  }

  init(_ entry: MemberEntry) { self.init(name: entry.name, labels: entry.labels, isMethod: entry.kind == .method) }

  /// `name(label:label:)`.
  var fullName: String { isMethod ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name }
}
