import AutoLayoutEngine
import ConstraintSolver
import Foundation

/// A container with boxes in it: the least that a `LayoutSystem` can lay out.
@MainActor
final class Boxes: LayoutSource {
  /// Content, and what places it apart from constraints.
  struct Box {
    var width: Double?
    var height: Double?
    var heightInWidth: ((Double) -> Double)?
    var placement: (AutoresizingLine, AutoresizingLine)?

    init(width: Double, height: Double, heightInWidth: ((Double) -> Double)? = nil) {
      (self.width, self.height, self.heightInWidth) = (width, height, heightInWidth)
    }
    init(placement: (AutoresizingLine, AutoresizingLine)) { self.placement = placement }
  }

  enum Edge {
    case left
    case right
    case top
  }

  /// An edge that equals (or does not exceed) a number, or another edge and a number.
  struct Constraint {
    var edge: Edge
    var box: Int32
    var other: (edge: Edge, box: Int32)?
    var relation: Relation
    var constant: Double

    init(edge: Edge, of box: Int32, relation: Relation = .equal, constant: Double) {
      (self.edge, self.box, self.relation, self.constant) = (edge, box, relation, constant)
    }
    init(edge: Edge, of box: Int32, to other: Edge, of otherBox: Int32, constant: Double = 0) {
      self.init(edge: edge, of: box, constant: constant)
      self.other = (other, otherBox)
    }
  }

  let system = LayoutSystem()
  private(set) var boxes: [Int32: Box] = [:]
  var constraints: [Int32: Constraint] = [:]
  /// What the system asked of constraints.
  var asked: [String] = []
  private var container: CGSize
  private let root: Int32

  init(container: CGSize) {
    self.container = container
    root = system.makeItem(isBounded: true)
    system.placementChanged(of: root)
  }

  func resize(_ size: CGSize) {
    container = size
    system.placementChanged(of: root)
  }

  func add(_ box: Box) -> Int32 {
    let item = system.makeItem(isBounded: true)
    boxes[item] = box
    system.placementChanged(of: item)
    system.extentsChanged(of: item)
    return item
  }

  func removeBox(_ item: Int32) {
    system.freeItem(item)
    boxes[item] = nil
  }

  @discardableResult
  func constrain(_ constraint: Constraint) -> Int32 {
    let record = system.makeRecord()
    constraints[record] = constraint
    return record
  }

  func remove(_ record: Int32) {
    system.freeRecord(record)
    constraints[record] = nil
  }

  @discardableResult
  func solve() -> [Int32] { system.update(asking: self).moved }

  func rect(_ box: Int32) -> CGRect { system.alignmentRect(of: box) }

  // MARK: LayoutSource

  func takeInNewcomers() {}

  func constraint(_ record: Int32) -> LayoutConstraint? {
    asked.append("constraint \(record)")
    guard let constraint = constraints[record] else { return nil }
    var form = LinearForm()
    add(constraint.edge, constraint.box, 1, to: &form)
    if let other = constraint.other { add(other.edge, other.box, -1, to: &form) }
    return LayoutConstraint(
      form: form, constant: constraint.constant, relation: constraint.relation, strength: .required,
      items: (constraint.box, constraint.other?.box ?? -1))
  }

  private func add(_ edge: Edge, _ box: Int32, _ factor: Double, to form: inout LinearForm) {
    let item = system.variables(of: box)
    switch edge {
    case .left: form.add(item.x, factor)
    case .right:
      form.add(item.x, factor)
      form.add(item.width, factor)
    case .top: form.add(item.y, factor)
    }
  }

  func constant(of record: Int32) -> Double? {
    asked.append("constant \(record)")
    return constraints[record]?.constant
  }

  func placement(of item: Int32) -> LayoutPlacement? {
    func axis(_ line: AutoresizingLine) -> LayoutPlacement.Axis {
      LayoutPlacement.Axis(line: line, insets: (0, 0), parentGrowth: 0)
    }
    if item == root {
      func fixed(_ extent: Double) -> LayoutPlacement.Axis {
        axis(AutoresizingLine(originShare: 0, originOffset: 0, sizeShare: 0, sizeOffset: extent))
      }
      return LayoutPlacement(
        horizontal: fixed(container.width), vertical: fixed(container.height), parent: nil)
    }
    return boxes[item]?.placement.map {
      LayoutPlacement(horizontal: axis($0.0), vertical: axis($0.1), parent: root)
    }
  }

  func extents(of item: Int32) -> LayoutExtents {
    guard let box = boxes[item], box.placement == nil else { return .none }
    return .natural(NaturalSize(width: box.width, height: box.height))
  }

  func priorities(of item: Int32) -> ContentPriorities {
    ContentPriorities(horizontal: (250, 750), vertical: (250, 750))
  }

  func wrappedHeight(of item: Int32, width: Double) -> Double? { boxes[item]?.heightInWidth?(width) }
  func wrappedWidth(of item: Int32, width: Double) -> Double? { nil }
  func containersDoNotHold(_ items: [Int32]) {}
}
