internal import AutoLayoutEngine
internal import InterfaceBuilder
internal import UIKitCore
internal import UISystemMetrics

/// Makes the constraints of a scene's views, once every object that they may name is there.
@MainActor
struct ConstraintInstantiator {
  private let scene: SceneInstantiator
  private var result: InstantiatedScene { scene.result }

  init(_ scene: SceneInstantiator) { self.scene = scene }

  func instantiate() {
    let holders = Dictionary(
      result.entries.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
    for entry in result.entries {
      guard let holder = holders[entry.element] else { continue }
      for child in entry.element.child("constraints")?.children("constraint") ?? [] {
        guard let constraint = IBConstraint(child) else {
          result.warn("<constraint> without id or attribute has no effect", at: child)
          continue
        }
        if constraint.isPlaceholder, !scene.isOnCanvas { continue }
        if !scene.uninstalled.contains(constraint.id) { add(constraint, to: holder) }
      }
    }
  }

  private func add(_ stated: IBConstraint, to holder: UIView) {
    guard let firstAttribute = attribute(stated.firstAttribute),
      let first = object(stated.firstItem, firstAttribute, holder)
    else { return }
    let secondAttribute = stated.secondAttribute.flatMap(attribute) ?? .notAnAttribute
    let second = secondAttribute == .notAnAttribute ? nil : object(stated.secondItem, secondAttribute, holder)
    if secondAttribute != .notAnAttribute, second == nil { return }
    guard allows(firstAttribute, secondAttribute, stated) else { return }
    for item in [first, second] {
      guard let item, let view = LayoutItems.view(of: item) else { continue }
      // A view that is not installed takes its constraints with it.
      guard scene.isOnCanvas ? view.isDescendant(of: holder) : scene.parts.belongs(view, to: holder) else { return }
    }
    let constraint = NSLayoutConstraint.make(
      type(of: stated), item: first, attribute: firstAttribute,
      relatedBy: NSLayoutConstraint.Relation(rawValue: stated.relation) ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: stated.multiplier,
      constant: Self.constant(stated, first, second))
    constraint.priority = UILayoutPriority(Float(stated.priority))
    constraint.identifier = stated.identifier
    // Where ids are not unique, the views stay.
    let isNamed = result.objects[stated.id] == nil
    if isNamed { result.objects[stated.id] = constraint }
    if !scene.isOnCanvas, isNamed, Self.isOwn(stated.element) { result.objects.add(constraint, stated.element) }
    if scene.isOnCanvas { result.statedConstraints[ObjectIdentifier(constraint)] = stated }
    if scene.isOnCanvas || scene.parts.add(constraint, stated.id, to: holder) { holder.addConstraint(constraint) }
  }

  /// Constraints of a class of the program's keep more than their relation, in a running program.
  private func type(of stated: IBConstraint) -> NSLayoutConstraint.Type {
    guard !scene.isOnCanvas, stated.element.string("customClass") != nil else { return NSLayoutConstraint.self }
    return ClassLookup(scene).custom(stated.element) as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self
  }

  /// Whether there is something to set or to call once everything is connected.
  private static func isOwn(_ element: IBElement) -> Bool {
    element.string("customClass") != nil || element.child("userDefinedRuntimeAttributes") != nil
  }

  private func object(_ id: String?, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView) -> AnyObject? {
    guard let id else { return contentView(of: holder, attribute) }
    guard let object = result.objects[id], object is UIView || object is UILayoutGuide else { return nil }
    return contentView(of: object, attribute)
  }

  /// UIKIT: constraints that a document ties to a collection view's cell hold for its content view (stored frames of
  /// Interface Builder, where the two differ in size). Margins are the cell's own.
  private func contentView(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
    guard !attribute.usesMargins, let cell = item as? UICollectionViewCell else { return item }
    return cell.contentView
  }

  /// What a symbolic constraint stands for is settled when it is laid out, whatever the document last saw.
  ///
  /// UIKIT: Interface Builder's standard space is 20 to the superview, 8 to a sibling and to the guides of a
  /// controller, nothing to a safe area or to a collection view's cell (stored frames of Xcode 5 to 11 beside constants
  /// of 20 and 8).
  static func constant(_ stated: IBConstraint, _ first: AnyObject, _ second: AnyObject?) -> CGFloat {
    guard stated.isSymbolic, let second else { return stated.constant }
    let guides = [first, second].compactMap { $0 as? UILayoutGuide }
    if let view = guides.first?.owningView {
      if guides.contains(where: { $0 === view.safeAreaLayoutGuide }) { return 0 }
      if guides.contains(where: { $0 is any UILayoutSupport }) { return SystemMetrics.standardSpacing }
    }
    guard stated.constant == 0 else { return stated.constant }
    if [first, second].contains(where: { ($0 as? UIView)?.superview is UICollectionViewCell }),
      [first, second].contains(where: {
        ConstraintLog.container($0) === first || ConstraintLog.container($0) === second
      })
    {
      return 0
    }
    let isNested = ConstraintLog.container(first) === second || ConstraintLog.container(second) === first
    return isNested ? SystemMetrics.standardSuperviewSpacing : SystemMetrics.standardSpacing
  }

  /// What UIKit would refuse becomes a warning here.
  private func allows(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ stated: IBConstraint
  ) -> Bool {
    let (a, b) = (LayoutAttribute(rawValue: first.rawValue), LayoutAttribute(rawValue: second.rawValue))
    guard let a, let b else { return false }
    let isPaired = b == .notAnAttribute ? a.kind == .dimension : a.kind == b.kind
    let directional: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let physical: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    let mixes =
      directional.contains(a) && physical.contains(b) || physical.contains(a) && directional.contains(b)
    if isPaired, !mixes { return true }
    result.warn(
      "a constraint cannot relate \(stated.firstAttribute) to \(stated.secondAttribute ?? "a constant")",
      at: stated.element)
    return false
  }

  private func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    if name == "baseline" { return .lastBaseline }
    return LayoutAttribute.allCases.first { $0.name == name }.flatMap {
      NSLayoutConstraint.Attribute(rawValue: $0.rawValue)
    }
  }
}
