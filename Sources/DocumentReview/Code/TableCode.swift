internal import DocumentEditing

/// The rows of a table: those that stand in the document as properties of the controller, copies of the others by
/// classes of their own; and what a click on a row does.
struct TableCode {
  private let tree: SyntaxTree
  private let names: CodeNames
  private let classes: CodeClasses

  init(_ tree: SyntaxTree, _ names: CodeNames, _ classes: CodeClasses) {
    self.tree = tree
    self.names = names
    self.classes = classes
  }

  // MARK: Static rows

  /// The sections of static rows in a table, each with its cells.
  static func sections(of table: SyntaxNode.ID, in tree: SyntaxTree) -> [(
    section: SyntaxNode.ID, cells: [SyntaxNode.ID]
  )] {
    guard tree.element(table)["dataMode"] == "static", let list = tree.child(of: table, named: "sections") else {
      return []
    }
    return tree.children(of: list, named: "tableViewSection").map { section in
      (section, tree.child(of: section, named: "cells").map { tree.children(of: $0, named: "tableViewCell") } ?? [])
    }
  }

  /// The rows as a property.
  func declaration(of table: SyntaxNode.ID) -> [String] {
    let rows = Self.sections(of: table, in: tree).map { section in
      "  [\(section.cells.compactMap { names.name(of: $0) }.joined(separator: ", "))],"
    }
    return rows.isEmpty ? [] : ["private lazy var rows: [[UITableViewCell]] = ["] + rows + ["]"]
  }

  /// The data source's and delegate's methods for static rows, each by its lines.
  func methods(of table: SyntaxNode.ID) -> [[String]] {
    let sections = Self.sections(of: table, in: tree)
    guard !sections.isEmpty else { return [] }
    var methods = [
      ["override func numberOfSections(in tableView: UITableView) -> Int { rows.count }"],
      [
        "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {",
        "  rows[section].count", "}",
      ],
      [
        "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {",
        "  rows[indexPath.section][indexPath.row]", "}",
      ],
    ]
    for (attribute, place) in [("headerTitle", "Header"), ("footerTitle", "Footer")] {
      let titles = sections.map { title(attribute, of: $0.section) }
      guard titles.contains(where: { $0 != nil }) else { continue }
      let list = titles.map { $0.map { CodeValues.string($0) } ?? "nil" }
      methods.append([
        "override func tableView(_ tableView: UITableView, titleFor\(place)InSection section: Int) -> String? {",
        "  [\(list.joined(separator: ", "))][section]", "}",
      ])
    }
    return methods + [heights(sections.flatMap(\.cells))].filter { !$0.isEmpty }
  }

  private func title(_ attribute: String, of section: SyntaxNode.ID) -> String? {
    let text =
      tree.element(section)[attribute] ?? tree.child(of: section, key: attribute).map { tree.text(of: $0) } ?? ""
    return text.isEmpty ? nil : text
  }

  private func heights(_ cells: [SyntaxNode.ID]) -> [String] {
    let stated = cells.compactMap { cell -> (name: String, height: String)? in
      guard let height = CodeValues.number(tree.element(cell)["rowHeight"]), let name = names.name(of: cell) else {
        return nil
      }
      return (name, height == "-1" ? "UITableView.automaticDimension" : height)
    }
    guard !stated.isEmpty else { return [] }
    var lines = ["override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {"]
    if stated.count == cells.count, Set(stated.map(\.height)).count == 1 {
      lines.append("  \(stated[0].height)")
    } else {
      lines.append("  switch rows[indexPath.section][indexPath.row] {")
      let heights = stated.map(\.height).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      for height in heights {
        lines.append(
          "  case \(stated.filter { $0.height == height }.map(\.name).joined(separator: ", ")): \(height)")
      }
      lines += ["  default: tableView.rowHeight", "  }"]
    }
    return lines + ["}"]
  }

  // MARK: Prototypes

  /// Statements that tell a table or collection view the classes of its cells.
  func registrations(of view: SyntaxNode.ID, as name: String) -> [String] {
    let own = name == "self" ? "" : "\(name)."
    return CodeClasses.prototypes(in: view, tree).compactMap { cell in
      let element = tree.element(cell)
      guard Self.table(around: cell, in: tree) == view, let type = classes.name(of: cell),
        let identifier = element["reuseIdentifier"].map({ CodeValues.string($0) })
      else { return nil }
      switch element.name {
      case "tableViewCell": return "\(own)register(\(type).self, forCellReuseIdentifier: \(identifier))"
      case "collectionViewCell": return "\(own)register(\(type).self, forCellWithReuseIdentifier: \(identifier))"
      default:
        let kind = element.key == "sectionFooterView" ? "Footer" : "Header"
        return "\(own)register(\n  \(type).self, "
          + "forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind),\n  "
          + "withReuseIdentifier: \(identifier))"
      }
    }
  }

  /// The data source's method that makes copies of headers and footers; nothing where a collection view has none.
  func supplements(of view: SyntaxNode.ID, isOverride: Bool) -> [String] {
    let known = CodeClasses.prototypes(in: view, tree).compactMap { copy -> (kind: String, identifier: String)? in
      let element = tree.element(copy)
      guard element.name == "collectionReusableView", Self.table(around: copy, in: tree) == view,
        let identifier = element["reuseIdentifier"]
      else { return nil }
      return (element.key == "sectionFooterView" ? "Footer" : "Header", CodeValues.string(identifier))
    }
    guard let first = known.first else { return [] }
    let identifier =
      known.count == 1
      ? first.identifier
      : "kind == UICollectionView.elementKindSection\(first.kind) ? \(first.identifier) : \(known[1].identifier)"
    return [
      "\(isOverride ? "override " : "")func collectionView(",
      "  _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath",
      ") -> UICollectionReusableView {", "  collectionView.dequeueReusableSupplementaryView(",
      "    ofKind: kind, withReuseIdentifier: \(identifier), for: indexPath)", "}",
    ]
  }

  /// The table or collection view that a cell belongs to.
  static func table(around cell: SyntaxNode.ID, in tree: SyntaxTree) -> SyntaxNode.ID? {
    var next = tree.parent(of: cell)
    while let current = next {
      if ["tableView", "collectionView"].contains(tree.element(current).name) { return current }
      next = tree.parent(of: current)
    }
    return nil
  }

  // MARK: Selection

  /// What clicks on rows do, each method by its lines; and the tables whose delegate has to be the controller.
  ///
  /// - Parameter calls: the methods that a cell's segues became, by accessory or not.
  func selection(
    _ cells: [SyntaxNode.ID], base: String, calls: (SyntaxNode.ID, Bool) -> [String]
  ) -> (methods: [[String]], protocols: [(name: String, view: SyntaxNode.ID)]) {
    var methods: [[String]] = []
    var protocols: [(name: String, view: SyntaxNode.ID)] = []
    for kind in Selection.all {
      var cases: [String] = []
      var isStatic = false
      for cell in cells where kind.cells.contains(tree.element(cell).name) {
        let called = calls(cell, kind.isAccessory)
        guard !called.isEmpty, let table = Self.table(around: cell, in: tree) else { continue }
        let name = classes.name(of: cell).map { "is \($0)" } ?? names.name(of: cell) ?? "_"
        isStatic = isStatic || !name.hasPrefix("is ")
        cases.append("case \(name): \(called.map { "\($0)()" }.joined(separator: "; "))")
        if base != kind.controller, !protocols.contains(where: { $0.view == table }) {
          protocols.append((kind.delegate, table))
        }
      }
      guard !cases.isEmpty else { continue }
      let subject = isStatic ? "rows[indexPath.section][indexPath.row]" : kind.cell
      let override = base == kind.controller ? "override " : ""
      methods.append(
        ["\(override)\(kind.signature) {", "  switch \(subject) {"] + cases.map { "  \($0)" }
          + ["  default: break", "  }", "}"])
    }
    return (methods, protocols)
  }

  private struct Selection {
    var cells: [String]
    var isAccessory: Bool
    var controller: String
    var delegate: String
    var signature: String
    var cell: String

    static let all = [
      Selection(
        cells: ["tableViewCell"], isAccessory: false, controller: "UITableViewController",
        delegate: "UITableViewDelegate",
        signature: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
        cell: "tableView.cellForRow(at: indexPath)"),
      Selection(
        cells: ["tableViewCell"], isAccessory: true, controller: "UITableViewController",
        delegate: "UITableViewDelegate",
        signature: "func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)",
        cell: "tableView.cellForRow(at: indexPath)"),
      Selection(
        cells: ["collectionViewCell"], isAccessory: false, controller: "UICollectionViewController",
        delegate: "UICollectionViewDelegate",
        signature: "func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)",
        cell: "collectionView.cellForItem(at: indexPath)"),
    ]
  }
}
