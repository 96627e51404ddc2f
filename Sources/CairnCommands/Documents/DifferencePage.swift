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
    sections.append("<h2>\(Self.escaped(document.oldPath.map { "\($0) → \(document.path)" } ?? document.path))</h2>")
    sections.append("<pre>\(Self.escaped(DocumentReview.text(of: document)))</pre>")
  }

  /// Adds pictures of the scenes that look otherwise on a device.
  mutating func add(old: SyntaxTree?, new: SyntaxTree?, device: Device, landscape: Bool) throws {
    let before =
      try old.map { try LaidOutScene.all($0.bytes, path: $0.path, device: device, landscape: landscape) } ?? []
    let after =
      try new.map { try LaidOutScene.all($0.bytes, path: $0.path, device: device, landscape: landscape) } ?? []
    let known = Dictionary(before.map { ($0.scene.id, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      (new ?? old).map { DocumentFacts($0).scenes.map { ($0.id, $0.name) } } ?? [],
      uniquingKeysWith: { first, _ in first })
    for scene in after {
      let first = try known[scene.scene.id]?.png(scale: 1)
      let second = try scene.png(scale: 1)
      if first == second { continue }
      add(names[scene.scene.id] ?? scene.scene.id, device.name, first, second, scene.size)
    }
    let left = Set(after.map(\.scene.id))
    for scene in before where !left.contains(scene.scene.id) {
      add(names[scene.scene.id] ?? scene.scene.id, device.name, try scene.png(scale: 1), nil, scene.size)
    }
  }

  private mutating func add(_ name: String, _ device: String, _ old: Data?, _ new: Data?, _ size: CGSize) {
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
    pre { white-space: pre-wrap; background: light-dark(#fff, #232327); padding: 1rem; border-radius: 10px; }
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
