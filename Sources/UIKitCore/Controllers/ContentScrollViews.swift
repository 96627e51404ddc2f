/// The scroll views that a controller has named for bars to follow, one for each edge.
@MainActor
struct ContentScrollViews {
  private final class Entry {
    weak var view: AnyObject?
    init(_ view: AnyObject) { self.view = view }
  }
  private var entries: [UInt: Entry] = [:]

  nonisolated init() {}

  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// That of the first of the edges that has one; nil in none.
  func view(for edges: NSDirectionalRectEdge) -> AnyObject? {
    Self.edges.lazy.filter { edges.contains($0) }.compactMap { entries[$0.rawValue]?.view }.first
  }
  /// Nil forgets those of the edges.
  mutating func set(_ view: AnyObject?, for edges: NSDirectionalRectEdge) {
    for edge in Self.edges where edges.contains(edge) { entries[edge.rawValue] = view.map(Entry.init) }
  }
}
