internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder
internal import UITraits

/// A page with the changes and with pictures of the scenes before and after. It stands alone: pictures are in it, and it
/// has no scripts.
@MainActor
struct DifferencePage {
  private var sections: [String] = []

  mutating func add(_ document: DocumentReview.Document) {
    sections.append("<h2>\(Self.escaped(document.title))</h2>")
    guard !document.changes.isEmpty else { return }
    let text = DocumentReview.text(of: document).trimmingCharacters(in: .newlines)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.line)
    sections.append("<div class=\"report\">\(lines.joined())</div>")
  }

  /// A line of the report, which hangs from where its words begin when it is too long.
  private static func line(_ text: Substring) -> String {
    let words = text.drop { $0 == " " }
    if words.isEmpty { return "<p>&nbsp;</p>" }
    let indent = text.count - words.count
    let kinds = ["+ ": "added", "- ": "removed"]
    let kind = kinds[String(words.prefix(2))].map { " class=\"\($0)\"" } ?? ""
    return "<p\(kind) style=\"padding-left:\(indent + 2)ch\">\(escaped(String(words)))</p>"
  }

  /// Adds pictures of the scenes that look otherwise on a device.
  mutating func add(old: SyntaxTree?, new: SyntaxTree?, device: Device, landscape: Bool) throws {
    let before =
      try old.map { try LaidOutScene.all($0.bytes, path: $0.path, device: device, landscape: landscape) } ?? []
    let after =
      try new.map { try LaidOutScene.all($0.bytes, path: $0.path, device: device, landscape: landscape) } ?? []
    let known = Dictionary(uniqueKeysWithValues: LaidOutScene.byPlace(before))
    let names = Dictionary(
      (new ?? old).map { DocumentFacts($0).scenes.map { ($0.id, $0.name) } } ?? [],
      uniquingKeysWith: { first, _ in first })
    let name = device.name + (landscape ? ", landscape" : "")
    func title(_ scene: LaidOutScene, _ place: LaidOutScene.Place, _ tree: SyntaxTree?) -> String {
      let title = names[place.scene] ?? place.scene
      guard place.number > 0, let tree, let view = scene.scene.view?.id.flatMap({ tree.object($0) }) else {
        return title
      }
      return "\(title), \(ObjectNames(tree).fullName(view))"
    }
    var alike = 0
    var shown: Set<LaidOutScene.Place> = []
    for (place, scene) in LaidOutScene.byPlace(after) {
      shown.insert(place)
      let first = try known[place]?.png(scale: 1)
      let second = try scene.png(scale: 1)
      if first == second {
        alike += second == nil ? 0 : 1
        continue
      }
      add(title(scene, place, new), name, first, second, scene.size)
    }
    for (place, scene) in LaidOutScene.byPlace(before) where !shown.contains(place) {
      add(title(scene, place, old), name, try scene.png(scale: 1), nil, scene.size)
    }
    if alike > 0 {
      sections.append(
        "<p><small>\(Self.escaped(name)): \(alike == 1 ? "one scene looks" : "\(alike) scenes look") as before.</small></p>"
      )
    }
  }

  private mutating func add(_ name: String, _ device: String, _ old: Data?, _ new: Data?, _ size: CGSize) {
    // Containers have no view of their own.
    if old == nil, new == nil { return }
    let width = Int(min(size.width, 300))
    let first = old.map { image($0, width, "before") } ?? "<p>not there</p>"
    let second = new.map { image($0, width, "after") } ?? "<p>not there</p>"
    var third = ""
    if let old, let new {
      third = """
        <figure><div class="both" style="width:\(width)px">\(image(old, width, "before"))\(image(new, width, "after"))</div>\
        <figcaption>difference</figcaption></figure>
        """
    }
    sections.append(
      """
      <section><h3>\(Self.escaped(name)) <small>\(Self.escaped(device)), \(Int(size.width)) × \(Int(size.height))</small></h3>
      <div class="row"><figure>\(first)<figcaption>before</figcaption></figure>
      <figure>\(second)<figcaption>after</figcaption></figure>\(third)</div></section>
      """)
  }

  private func image(_ data: Data, _ width: Int, _ alternative: String) -> String {
    "<img width=\"\(width)\" alt=\"\(alternative)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Differences</title><style>
    :root { color-scheme: light dark; font: 14px/1.5 Inter, system-ui, sans-serif; }
    body { margin: 2rem; background: light-dark(#f4f4f7, #17171a); color: light-dark(#1c1c1e, #f2f2f7); }
    .report { background: light-dark(#fff, #232327); padding: 1rem; border-radius: 10px; overflow-wrap: anywhere; }
    .report p { margin: 0; text-indent: -2ch; font: 13px/1.5 ui-monospace, monospace; }
    .added { color: light-dark(#1a7f37, #4ac26b); } .removed { color: light-dark(#b3261e, #ff7b72); }
    .row { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; } figcaption, small { opacity: .7; font-weight: normal; }
    img { display: block; height: auto; border-radius: 8px; background: #fff; box-shadow: 0 1px 8px rgb(0 0 0 / 20%); }
    .both { position: relative; isolation: isolate; background: #000; border-radius: 8px; }
    .both img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
    </style></head><body><h1>Differences</h1><main>
    \(sections.isEmpty ? "<p>Nothing differs.</p>" : sections.joined(separator: "\n"))
    </main></body></html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
