internal import Foundation

/// A page with all pictures of a run.
struct ContactSheet {
  /// What the documents are called.
  let titles: DocumentTitles
  private var cards: [String] = []

  init(titles: DocumentTitles = DocumentTitles()) { self.titles = titles }

  mutating func add(file: String, scene: String, device: String, picture: String, size: CGSize) {
    let title = titles.title(of: file)
    let width = min(Int(size.width), 300)
    cards.append(
      """
      <figure data-document="\(HTMLText.escaped(file))"><a href="\(HTMLText.escaped(picture))"><img src="\(HTMLText.escaped(picture))" width="\(width)" loading="lazy" \
      alt="Scene \(HTMLText.escaped(scene)) of \(HTMLText.escaped(title))"></a>
      <figcaption><b>\(HTMLText.escaped(title))</b><br>\(HTMLText.escaped(scene)) · \(HTMLText.escaped(device)) · \
      \(Int(size.width)) × \(Int(size.height))</figcaption></figure>
      """)
  }

  /// A picture that nothing more is known of.
  mutating func add(file: String, picture: String) {
    cards.append(
      """
      <figure><a href="\(HTMLText.escaped(picture))"><img src="\(HTMLText.escaped(picture))" width="300" loading="lazy" alt="\(HTMLText.escaped(picture))">\
      </a><figcaption>\(HTMLText.escaped(picture))</figcaption></figure>
      """)
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Scenes</title><style>
    :root { color-scheme: light dark; font: 14px/1.4 Inter, system-ui, sans-serif; }
    body { margin: 2rem; background: light-dark(#f4f4f7, #17171a); color: light-dark(#1c1c1e, #f2f2f7); }
    main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    figure { margin: 0; }
    img { display: block; height: auto; border-radius: 12px; box-shadow: 0 2px 14px rgb(0 0 0 / 18%); background: #fff; }
    figcaption { margin-top: .6rem; max-width: 300px; opacity: .8; }
    </style></head><body><h1>Scenes</h1><main>
    \(cards.joined(separator: "\n"))
    </main></body></html>

    """
  }
}
