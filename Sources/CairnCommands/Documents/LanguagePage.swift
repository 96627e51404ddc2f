internal import Foundation

/// A page with a table for each scene: languages down, devices across.
struct LanguagePage {
  private struct Cell {
    var device: String
    var picture: String
    var width: Int
    var cutOff: Int
  }

  private struct Row {
    var language: String
    var cells: [Cell] = []
  }

  private struct Table {
    var title: String
    var rows: [Row] = []
  }

  /// What the documents are called.
  let titles: DocumentTitles
  /// What the scenes of the document are called, by their ids.
  var names: [String: String] = [:]
  private var tables: [Table] = []

  init(titles: DocumentTitles) { self.titles = titles }

  /// - Parameters:
  ///   - language: nil for the document's own words.
  ///   - cutOff: how many texts are cut off.
  mutating func add(
    file: String, scene: String, language: String?, device: String, picture: String, size: CGSize, cutOff: Int
  ) {
    let name = names[scene].map { $0.contains(scene) ? $0 : "\($0) (\(scene))" } ?? scene
    let title = "\(titles.title(of: file)) · \(name)"
    let language = language ?? "as written"
    let table = tables.firstIndex { $0.title == title } ?? tables.count
    if table == tables.count { tables.append(Table(title: title)) }
    let row = tables[table].rows.firstIndex { $0.language == language } ?? tables[table].rows.count
    if row == tables[table].rows.count { tables[table].rows.append(Row(language: language)) }
    tables[table].rows[row].cells.append(
      Cell(device: device, picture: picture, width: min(Int(size.width / 2), 260), cutOff: cutOff))
  }

  var html: String {
    let sections = tables.map { table in
      let rows = table.rows.map { row in
        let cells = row.cells.map { cell in
          let note = cell.cutOff == 0 ? "" : " · <b>\(cell.cutOff) cut off</b>"
          return """
            <td><a href="\(HTMLText.escaped(cell.picture))"><img src="\(HTMLText.escaped(cell.picture))" width="\(cell.width)" \
            loading="lazy" alt="\(HTMLText.escaped(row.language)) on \(HTMLText.escaped(cell.device))"></a><br>\
            <small>\(HTMLText.escaped(cell.device))\(note)</small></td>
            """
        }
        return "<tr><th scope=\"row\">\(HTMLText.escaped(row.language))</th>\n\(cells.joined(separator: "\n"))</tr>"
      }
      return "<h2>\(HTMLText.escaped(table.title))</h2>\n<div><table>\n\(rows.joined(separator: "\n"))\n</table></div>"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Languages</title><style>
      :root { color-scheme: light dark; font: 14px/1.4 Inter, system-ui, sans-serif; }
      body { margin: 2rem; background: light-dark(#f4f4f7, #17171a); color: light-dark(#1c1c1e, #f2f2f7); }
      div { overflow-x: auto; } td, th { vertical-align: top; padding: .6rem; text-align: left; }
      img { display: block; height: auto; border-radius: 8px; box-shadow: 0 1px 8px rgb(0 0 0 / 18%); background: #fff; }
      b { color: #d70015; }
      </style></head><body><h1>Languages</h1>
      \(sections.joined(separator: "\n"))
      </body></html>

      """
  }
}
