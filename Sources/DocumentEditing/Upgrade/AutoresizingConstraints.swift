internal import InterfaceBuilder

/// Gives views constraints that do what their autoresizing masks did.
struct AutoresizingConstraints {
  private(set) var tree: SyntaxTree
  private(set) var identifiers: ObjectIdentifiers
  private(set) var count = 0
  private(set) var remarks: [String] = []

  init(_ tree: SyntaxTree, identifiers: ObjectIdentifiers) {
    self.tree = tree
    self.identifiers = identifiers
  }

  mutating func convert() throws(EditError) {
    for list in tree.descendants(of: tree.root) where tree.element(list).name == "subviews" {
      guard let parent = tree.parent(of: list), tree.element(parent).name != "stackView",
        let parentID = tree.element(parent).id, let size = frame(parent)
      else { continue }
      if tree.element(parent).name == "scrollView" {
        remarks.append("views in scroll view \(parentID) keep their masks: nothing says how large the content is")
        continue
      }
      for view in tree.children(of: list) {
        try convert(view, in: parent, parentID, width: size.width, height: size.height)
      }
    }
  }

  private mutating func convert(
    _ view: SyntaxNode.ID, in parent: SyntaxNode.ID, _ parentID: String, width: Double, height: Double
  ) throws(EditError) {
    let element = tree.element(view)
    guard element["translatesAutoresizingMaskIntoConstraints"] != "NO", let id = element.id, let frame = frame(view),
      width > 0, height > 0, IBElementKind.of(element.name)?.role == .view
    else { return }
    let mask = tree.child(of: view, key: "autoresizingMask").map { tree.element($0) }
    func isOn(_ name: String) -> Bool { mask?[name] == "YES" }
    // UIKIT: interfaces laid out from left to right keep left and right; leading and trailing are Interface Builder's words.
    try pin(
      view, id, parent, parentID, Axis(near: "leading", far: "trailing", size: "width", center: "centerX"),
      near: frame.x, length: frame.width, of: width, isOn("flexibleMinX"), isOn("widthSizable"), isOn("flexibleMaxX"))
    try pin(
      view, id, parent, parentID, Axis(near: "top", far: "bottom", size: "height", center: "centerY"), near: frame.y,
      length: frame.height, of: height, isOn("flexibleMinY"), isOn("heightSizable"), isOn("flexibleMaxY"))
    try tree.apply(.setAttribute(view, name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
    try tree.apply(.setAttribute(view, name: "fixedFrame", value: nil))
    count += 1
  }

  private struct Axis {
    var near: String
    var far: String
    var size: String
    var center: String
  }

  /// Two constraints for an axis. What is flexible in the mask shares the superview's growth in the proportions that
  /// the frames have.
  private mutating func pin(
    _ view: SyntaxNode.ID, _ id: String, _ parent: SyntaxNode.ID, _ parentID: String, _ axis: Axis, near: Double,
    length: Double, of total: Double, _ isNearFlexible: Bool, _ isSizable: Bool, _ isFarFlexible: Bool
  ) throws(EditError) {
    let far = total - near - length
    switch (isNearFlexible, isSizable, isFarFlexible) {
    case (false, true, false):
      try add(to: parent, id, axis.near, parentID, axis.near, near)
      try add(to: parent, parentID, axis.far, id, axis.far, far)
    case (_, false, false) where isNearFlexible:
      try add(to: parent, parentID, axis.far, id, axis.far, far)
      try add(to: view, nil, axis.size, nil, nil, length)
    case (false, false, _):
      try add(to: parent, id, axis.near, parentID, axis.near, near)
      try add(to: view, nil, axis.size, nil, nil, length)
    case (true, false, true):
      // The space on both sides grows in proportion: the middle moves along a line.
      let share = near + far == 0 ? 0.5 : near / (near + far)
      let constant = length / 2 - share * length
      if abs(share - 0.5) < 1e-6 {
        try add(to: parent, id, axis.center, parentID, axis.center, 0)
      } else if share > 0 {
        try add(to: parent, id, axis.center, parentID, axis.far, constant, multiplier: share)
      } else {
        try add(to: parent, id, axis.near, parentID, axis.near, near)
      }
      try add(to: view, nil, axis.size, nil, nil, length)
    default:
      try stretch(view, id, parent, parentID, axis, near, length, total, isNearFlexible, isFarFlexible)
    }
  }

  /// The size grows, with one margin or both.
  private mutating func stretch(
    _ view: SyntaxNode.ID, _ id: String, _ parent: SyntaxNode.ID, _ parentID: String, _ axis: Axis, _ near: Double,
    _ length: Double, _ total: Double, _ isNearFlexible: Bool, _ isFarFlexible: Bool
  ) throws(EditError) {
    let far = total - near - length
    let flexible = length + (isNearFlexible ? near : 0) + (isFarFlexible ? far : 0)
    guard flexible > 0 else {
      try add(to: parent, id, axis.near, parentID, axis.near, near)
      try add(to: view, nil, axis.size, nil, nil, length)
      return
    }
    let share = length / flexible
    let fixed = total - flexible
    if isNearFlexible, !isFarFlexible {
      try add(to: parent, parentID, axis.far, id, axis.far, far)
    } else if !isNearFlexible || near == 0 {
      try add(to: parent, id, axis.near, parentID, axis.near, near)
    } else {
      try add(to: parent, id, axis.near, parentID, axis.far, 0, multiplier: near / flexible)
    }
    try add(to: parent, id, axis.size, parentID, axis.size, -share * fixed, multiplier: share)
  }

  private mutating func add(
    to holder: SyntaxNode.ID, _ first: String?, _ attribute: String, _ second: String?, _ other: String?,
    _ constant: Double, multiplier: Double = 1
  ) throws(EditError) {
    if tree.child(of: holder, named: "constraints") == nil {
      try tree.apply(.add(ElementTemplate("constraints"), to: holder, at: .standard))
    }
    guard let list = tree.child(of: holder, named: "constraints") else { return }
    let own = tree.element(holder).id
    var attributes: [(String, String)] = []
    if let first, first != own { attributes.append(("firstItem", first)) }
    attributes.append(("firstAttribute", attribute))
    if let second { attributes.append(("secondItem", second)) }
    if let other { attributes.append(("secondAttribute", other)) }
    if multiplier != 1 { attributes.append(("multiplier", Self.number(multiplier))) }
    if constant != 0 || second == nil { attributes.append(("constant", Self.number(constant))) }
    let seed = "\(first ?? own ?? "").\(attribute).\(second ?? "").\(other ?? "").\(own ?? "")"
    attributes.append(("id", identifiers.make(seed)))
    try tree.apply(.add(ElementTemplate("constraint", attributes), to: list, at: .standard))
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  private func frame(_ view: SyntaxNode.ID) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let rect = tree.child(of: view, key: "frame", named: "rect") else { return nil }
    let values = ["x", "y", "width", "height"].compactMap { tree.element(rect)[$0].flatMap { Double($0) } }
    guard values.count == 4, values.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    return (values[0], values[1], values[2], values[3])
  }
}
