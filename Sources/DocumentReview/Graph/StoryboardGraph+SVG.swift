internal import Foundation

extension StoryboardGraph {
  /// A picture of a scene.
  package struct Picture {
    package var png: [UInt8]
    /// In points.
    package var width: Double
    package var height: Double

    package init(png: [UInt8], width: Double, height: Double) {
      self.png = png
      self.width = width
      self.height = height
    }
  }

  /// The screen of the document's canvas, in points.
  package struct Screen {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The canvas with its scenes where Interface Builder shows them, and the segues as arrows.
  ///
  /// - Parameters:
  ///   - pictures: by the controllers' ids.
  ///   - screen: of documents that say their device; others have their places in points.
  package func svg(pictures: [String: Picture] = [:], screen: Screen? = nil) -> String {
    let boxes = boxes(pictures, screen)
    let left = (boxes.map(\.x).min() ?? 0) - 60
    let top = (boxes.map(\.y).min() ?? 0) - 60
    let width = (boxes.map { $0.x + $0.width }.max() ?? 0) + 60 - left
    let height = (boxes.map { $0.y + $0.height }.max() ?? 0) + 60 - top
    var body = ""
    for (scene, box) in zip(scenes, boxes) { body += draw(scene, box, pictures[scene.id]) }
    body += arrows(boxes)
    for (scene, box) in zip(scenes, boxes) {
      body += text(scene.name, x: box.centerX, y: box.y - 14, size: 22, weight: 600, isOverLines: true) + "\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" viewBox="\(number(left)) \(number(top)) \
      \(number(width)) \(number(height))" font-family="Inter, Helvetica, sans-serif">
      <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">\
      <path d="M0 0 10 5 0 10z" fill="#3478f6"/></marker></defs>
      <rect x="\(number(left))" y="\(number(top))" width="\(number(width))" height="\(number(height))" fill="#f2f2f7"/>
      \(body)</svg>

      """
  }

  private struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var centerX: Double { x + width / 2 }
    var centerY: Double { y + height / 2 }
  }

  /// References to other storyboards are small on the canvas.
  ///
  /// UIKIT: a guess; with it and places as middles the fewest scenes of 261 storyboards lie over each other.
  private static let referenceSize = (width: 240.0, height: 60.0)

  /// A screen is 600 units wide and high, where documents say their device: the places stay in proportion when it changes.
  ///
  /// UIKIT: of 801 places of scenes for the 4.7-inch phone that are no whole numbers 621 are whole or half points with this
  /// unit; with it 170 of 21,710 pairs of scenes lie over each other, and 577 without.
  private static let screenUnits = 600.0

  /// Scenes where the document has them; those without a place follow in rows.
  private func boxes(_ pictures: [String: Picture], _ screen: Screen?) -> [Box] {
    var boxes: [Box] = []
    var free = 0
    let unit = (
      x: (screen?.width ?? Self.screenUnits) / Self.screenUnits,
      y: (screen?.height ?? Self.screenUnits) / Self.screenUnits
    )
    let below = (scenes.compactMap { $0.place?.y }.max() ?? -1000) * unit.y + 1000
    for scene in scenes {
      let size =
        pictures[scene.id].map { (width: $0.width, height: $0.height) }
        ?? (scene.isReference ? Self.referenceSize : (width: screen?.width ?? 375, height: screen?.height ?? 667))
      if let place = scene.place {
        let (x, y) = (place.x * unit.x, place.y * unit.y)
        boxes.append(Box(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height))
      } else {
        let (row, column) = (free / 6, free % 6)
        boxes.append(
          Box(x: Double(column) * 700, y: below + Double(row) * 1000, width: size.width, height: size.height))
        free += 1
      }
    }
    return boxes
  }

  private func draw(_ scene: Scene, _ box: Box, _ picture: Picture?) -> String {
    let frame =
      "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    var result = "<g><rect \(frame) rx=\"12\" fill=\"#fff\" stroke=\"\(scene.isInitial ? "#3478f6" : "#c7c7cc")\" "
    result += "stroke-width=\"\(scene.isInitial ? 4 : 1)\"/>"
    if let picture {
      let data = Data(picture.png).base64EncodedString()
      result += "<image \(frame) href=\"data:image/png;base64,\(data)\"/>"
    }
    if picture == nil { result += text(scene.kind, x: box.centerX, y: box.centerY, size: 20, weight: 400) }
    return result + "</g>\n"
  }

  private func arrows(_ boxes: [Box]) -> String {
    let places = Dictionary(zip(scenes.map(\.id), boxes), uniquingKeysWith: { first, _ in first })
    // Segues of one pair share an arrow.
    var labels: [String: [String]] = [:]
    var order: [(source: String, destination: String)] = []
    for segue in segues {
      let key = "\(segue.source)\n\(segue.destination)"
      if labels[key] == nil { order.append((segue.source, segue.destination)) }
      let label = [segue.kind, segue.identifier].compactMap(\.self).joined(separator: " ")
      if labels[key]?.contains(label) != true { labels[key, default: []].append(label) }
    }
    var result = ""
    for pair in order {
      guard let source = places[pair.source], let target = places[pair.destination] else { continue }
      if pair.source == pair.destination {
        result += loop(source, labels["\(pair.source)\n\(pair.destination)"] ?? [])
        continue
      }
      let (start, end) = ends(source, target)
      let middle = (x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let isAcross = abs(end.x - start.x) >= abs(end.y - start.y)
      let first = isAcross ? (x: middle.x, y: start.y) : (x: start.x, y: middle.y)
      let second = isAcross ? (x: middle.x, y: end.y) : (x: end.x, y: middle.y)
      result += "<path d=\"M\(number(start.x)) \(number(start.y))C\(number(first.x)) \(number(first.y)) "
      result += "\(number(second.x)) \(number(second.y)) \(number(end.x)) \(number(end.y))\" fill=\"none\" "
      result += "stroke=\"#3478f6\" stroke-width=\"3\" marker-end=\"url(#tip)\"/>\n"
      let lines = labels["\(pair.source)\n\(pair.destination)"] ?? []
      for (index, line) in lines.enumerated() {
        result +=
          text(line, x: middle.x, y: middle.y - 8 + Double(index) * 20, size: 16, weight: 400, isOverLines: true) + "\n"
      }
    }
    return result
  }

  /// An arrow from a scene to itself, at its right side.
  private func loop(_ box: Box, _ lines: [String]) -> String {
    let (right, top, bottom) = (box.x + box.width, box.centerY - 60, box.centerY + 60)
    var result = "<path d=\"M\(number(right)) \(number(top))C\(number(right + 120)) \(number(top)) "
    result += "\(number(right + 120)) \(number(bottom)) \(number(right)) \(number(bottom))\" fill=\"none\" "
    result += "stroke=\"#3478f6\" stroke-width=\"3\" marker-end=\"url(#tip)\"/>\n"
    for (index, line) in lines.enumerated() {
      result += text(
        line, x: right + 90, y: box.centerY + Double(index) * 20, size: 16, weight: 400, isOverLines: true)
      result += "\n"
    }
    return result
  }

  /// Where an arrow leaves one box and meets the other.
  private func ends(_ source: Box, _ target: Box) -> (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
    let across = target.centerX - source.centerX
    let down = target.centerY - source.centerY
    if abs(across) * source.height >= abs(down) * source.width {
      let right = across >= 0
      return (
        (right ? source.x + source.width : source.x, source.centerY),
        (right ? target.x : target.x + target.width, target.centerY)
      )
    }
    let below = down >= 0
    return (
      (source.centerX, below ? source.y + source.height : source.y),
      (target.centerX, below ? target.y : target.y + target.height)
    )
  }

  /// - Parameter isOverLines: whether the letters keep a distance from what is drawn below them.
  private func text(
    _ text: String, x: Double, y: Double, size: Int, weight: Int, isOverLines: Bool = false
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(size)\" font-weight=\"\(weight)\" "
      + (isOverLines ? "paint-order=\"stroke\" stroke=\"#f2f2f7\" stroke-width=\"6\" stroke-linejoin=\"round\" " : "")
      + "text-anchor=\"middle\">\(Self.escaped(text))</text>"
  }

  private func number(_ value: Double) -> String { String(format: "%g", (value * 10).rounded() / 10) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
