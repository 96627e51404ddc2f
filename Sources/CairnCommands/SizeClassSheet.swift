internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import UIDisplayList
internal import UIKit
internal import UIKitCore

/// A sheet with the nine squares of Interface Builder's grid for a scene, each with what is installed in it.
@MainActor
struct SizeClassSheet {
  private struct Cell {
    var square: CanvasSquare
    var picture: UIImage?
    var lines: [String]
  }

  /// A square and the document as it is shown there.
  typealias Canvas = (square: CanvasSquare, canvas: DocumentCanvas)

  /// The document in the nine squares, for all of its scenes.
  static func canvases(of document: IBDocument, base: CanvasOptions) -> [Canvas] {
    CanvasSquare.grid.map { square in
      var options = base
      options.square = square
      return (square, DocumentCanvas(document, options: options))
    }
  }

  /// In points: a picture of 800 points is as wide as its cell.
  private static let cellWidth: CGFloat = 320
  private static let gap: CGFloat = 24
  private static let lineLimit = 14

  private let title: String
  private var cells: [Cell] = []

  /// - Parameters:
  ///   - tree: the document's text, which says what is installed where.
  ///   - bare: whether to leave out bars and what the system draws.
  ///   - canvases: the document in each square.
  init(_ scene: IBScene, _ tree: SyntaxTree, on canvases: [Canvas], bare: Bool) throws {
    let names = ObjectNames(distinguishing: tree)
    let node = tree.object(scene.controller?.id ?? scene.view?.id ?? "")
    let sceneNode = node.flatMap { Self.scene(around: $0, in: tree) }
    title = sceneNode.map { names.sceneName($0) } ?? scene.id
    let varied = Self.variedObjects(in: sceneNode ?? tree.root, tree)
    for (square, canvas) in canvases {
      let shown = canvas.document.scenes.first {
        $0.id == scene.id && $0.controller?.id == scene.controller?.id && $0.view?.id == scene.view?.id
      }
      guard let shown else { continue }
      let made = canvas.layOut(shown, reporting: { _ in })
      defer { canvas.forget(made) }
      let picture = try canvas.picture(of: made, isBare: bare).flatMap { try Self.image(of: $0) }
      let classes = SizeClassKey(
        width: square.width.flatMap { SizeClassKey.Class(rawValue: $0.rawValue) },
        height: square.height.flatMap { SizeClassKey.Class(rawValue: $0.rawValue) })
      // What is installed first.
      let marked = varied.map { (isInstalled: tree.isInstalled($0, for: classes), name: names.name($0)) }
      var lines = marked.filter(\.isInstalled).map { "+ \($0.name)" }
      lines += marked.filter { !$0.isInstalled }.map { "\u{2212} \($0.name)" }
      if lines.count > Self.lineLimit {
        lines = lines.prefix(Self.lineLimit - 1) + ["and \(lines.count - Self.lineLimit + 1) more"]
      }
      cells.append(Cell(square: square, picture: picture, lines: lines))
    }
  }

  private static func scene(around node: SyntaxNode.ID, in tree: SyntaxTree) -> SyntaxNode.ID? {
    var next: SyntaxNode.ID? = node
    while let current = next, tree.element(current).name != "scene" { next = tree.parent(of: current) }
    return next
  }

  /// Views and constraints that are installed in some squares and not in others.
  private static func variedObjects(in scene: SyntaxNode.ID, _ tree: SyntaxTree) -> [SyntaxNode.ID] {
    tree.descendants(of: scene).filter { id in
      guard tree.element(id).id != nil, !tree.installationKeys(of: id).isEmpty else { return false }
      return Set(SizeClassKey.grid.map { tree.isInstalled(id, for: $0) }).count > 1
    }
  }

  private static func image(of view: UIView) throws -> UIImage? {
    guard let renderer = DrawingServices.current.renderer else { throw RenderingError.noRenderer }
    guard view.bounds.width >= 1, view.bounds.height >= 1 else { return nil }
    let list = view.traitCollection.performAsCurrentReturning { view.recordDisplayList() }
    return UIImage(data: try renderer.png(list, size: view.bounds.size, scale: 1, background: .white))
  }

  /// The sheet as a view.
  func view() -> UIView {
    let sheet = UIView()
    sheet.backgroundColor = UIColor(white: 0.95, alpha: 1)
    let step = Self.cellWidth + Self.gap
    let width = Self.gap + 3 * step
    add(title, .boldSystemFont(ofSize: 20), CGPoint(x: Self.gap, y: Self.gap), width - 2 * Self.gap, to: sheet)
    var y = Self.gap + 24 + Self.gap
    for row in stride(from: 0, to: cells.count, by: 3) {
      let line = Array(cells[row..<min(row + 3, cells.count)])
      var bottom = y
      for (column, cell) in line.enumerated() {
        bottom = max(bottom, add(cell, CGPoint(x: Self.gap + CGFloat(column) * step, y: y), to: sheet))
      }
      y = bottom + Self.gap
    }
    sheet.frame = CGRect(x: 0, y: 0, width: width, height: y)
    sheet.layoutIfNeeded()
    return sheet
  }

  /// Adds a square, and gives the y at which it ends.
  private func add(_ cell: Cell, _ origin: CGPoint, to sheet: UIView) -> CGFloat {
    var y = origin.y
    let name = cell.square.name + (cell.square == CanvasSquare(width: nil, height: nil) ? " (all inherit it)" : "")
    y += add(name, .boldSystemFont(ofSize: 13), CGPoint(x: origin.x, y: y), Self.cellWidth, to: sheet) + 6
    if let picture = cell.picture {
      let scale = Self.cellWidth / 800
      let view = UIImageView(image: picture)
      view.frame = CGRect(
        x: origin.x, y: y, width: min(picture.size.width * scale, Self.cellWidth), height: picture.size.height * scale)
      view.contentMode = .scaleToFill
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor(white: 0.75, alpha: 1).cgColor
      sheet.addSubview(view)
      y = view.frame.maxY + 8
    }
    for line in cell.lines {
      y += add(line, .systemFont(ofSize: 11), CGPoint(x: origin.x, y: y), Self.cellWidth, to: sheet) + 2
    }
    return y
  }

  @discardableResult
  private func add(_ text: String, _ font: UIFont, _ origin: CGPoint, _ width: CGFloat, to sheet: UIView) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = text.hasPrefix("\u{2212}") ? UIColor(white: 0.5, alpha: 1) : UIColor(white: 0.1, alpha: 1)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(origin: origin, size: CGSize(width: width, height: size.height))
    sheet.addSubview(label)
    return size.height
  }
}
