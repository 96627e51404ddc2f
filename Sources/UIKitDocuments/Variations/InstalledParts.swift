internal import InterfaceBuilder
internal import UIKitCore

/// The views and constraints of a nib that are installed for some traits alone.
///
/// They exist all the time, with their outlets, wherever they are: "A runtime object for an uninstalled view is still
/// created. However, the view and any related constraints are not added to the view hierarchy and the view has a
/// superview property of nil."
///
/// What the program itself takes away or puts in stays so until the document's answer for the part changes.
///
/// Source: <https://developer.apple.com/library/archive/documentation/ToolsLanguages/Conceptual/Xcode_Overview/InstallingforaSpecificSizeClass.html>
@MainActor
final class InstalledParts {
  private struct Weak { weak var view: UIView? }

  private struct Child {
    let id: String
    let view: UIView
    let parent: Weak
    /// What the document puts before the view in its superview, back to front.
    let preceding: [Weak]
    let isArranged: Bool
    var isInstalled: Bool
  }

  private struct Relation {
    let id: String
    let constraint: NSLayoutConstraint
    let holder: Weak
    var isInstalled: Bool
  }

  private let installation: IBInstallation
  private var traits: IBTraits
  /// Superviews before their subviews.
  private var children: [Child] = []
  private var relations: [Relation] = []
  private var siblings: [ObjectIdentifier: [Weak]] = [:]

  init(_ installation: IBInstallation, for traits: IBTraits) {
    self.installation = installation
    self.traits = traits
  }

  var isEmpty: Bool { children.isEmpty && relations.isEmpty }

  // MARK: - While the objects are made

  /// Takes note of a subview that was made.
  ///
  /// - Returns: whether it is to be put into `parent` at once.
  func add(_ view: UIView, _ id: String?, to parent: UIView, isArranged: Bool) -> Bool {
    guard !installation.conditions.isEmpty else { return true }
    let preceding = siblings[ObjectIdentifier(parent)] ?? []
    siblings[ObjectIdentifier(parent), default: []].append(Weak(view: view))
    guard let id, installation.varies(id) else { return true }
    let isInstalled = installation.isInstalled(id, in: traits)
    children.append(
      Child(
        id: id, view: view, parent: Weak(view: parent), preceding: preceding, isArranged: isArranged,
        isInstalled: isInstalled))
    return isInstalled
  }

  /// Takes note of a constraint that was made for `holder`.
  ///
  /// - Returns: whether `holder` is to hold it at once.
  func add(_ constraint: NSLayoutConstraint, _ id: String, to holder: UIView) -> Bool {
    guard installation.varies(id) || concernsVariedViews(constraint, in: holder) else { return true }
    let isInstalled = installation.isInstalled(id, in: traits) && isComplete(constraint, in: holder)
    relations.append(
      Relation(id: id, constraint: constraint, holder: Weak(view: holder), isInstalled: isInstalled))
    return isInstalled
  }

  /// The superview that the document gives a view, whether it is installed or not.
  private func statedParent(of view: UIView) -> UIView? {
    view.superview ?? children.first { $0.view === view }?.parent.view
  }

  private func concernsVariedViews(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
    guard !children.isEmpty else { return false }
    return Self.views(of: constraint).contains { item in
      sequence(first: item, next: { self.statedParent(of: $0) }).prefix { $0 !== holder }
        .contains { view in children.contains { $0.view === view } }
    }
  }

  /// Whether `view` will be inside `holder` when everything is installed.
  func belongs(_ view: UIView, to holder: UIView) -> Bool {
    sequence(first: view, next: { self.statedParent(of: $0) }).contains { $0 === holder }
  }

  private func isComplete(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
    Self.views(of: constraint).allSatisfy { $0.isDescendant(of: holder) }
  }

  private static func views(of constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }.compactMap { LayoutItems.view(of: $0) }
  }

  // MARK: - When traits change

  func update(for traits: IBTraits) {
    siblings = [:]
    guard traits != self.traits, !isEmpty else { return }
    self.traits = traits
    removeViews()
    removeConstraints()
    addViews()
    addConstraints()
  }

  private func removeViews() {
    for index in children.indices.reversed() where children[index].isInstalled {
      let child = children[index]
      guard !installation.isInstalled(child.id, in: traits) else { continue }
      children[index].isInstalled = false
      if child.view.superview === child.parent.view { child.view.removeFromSuperview() }
    }
  }

  private func removeConstraints() {
    for index in relations.indices where relations[index].isInstalled {
      let relation = relations[index]
      if let holder = relation.holder.view, installation.isInstalled(relation.id, in: traits),
        isComplete(relation.constraint, in: holder)
      {
        continue
      }
      relations[index].isInstalled = false
      relation.constraint.isActive = false
    }
  }

  private func addViews() {
    for index in children.indices where !children[index].isInstalled {
      let child = children[index]
      guard installation.isInstalled(child.id, in: traits) else { continue }
      children[index].isInstalled = true
      if let parent = child.parent.view, child.view.superview == nil { insert(child, into: parent) }
    }
  }

  /// The view comes above the nearest of its document's neighbours that is there.
  private func insert(_ child: Child, into parent: UIView) {
    let neighbour = child.preceding.last { $0.view?.superview === parent }?.view
    if child.isArranged, let stack = parent as? UIStackView {
      let index = stack.arrangedSubviews.firstIndex { $0 === neighbour }
      stack.insertArrangedSubview(child.view, at: index.map { $0 + 1 } ?? 0)
    } else if let neighbour {
      parent.insertSubview(child.view, aboveSubview: neighbour)
    } else {
      parent.insertSubview(child.view, at: 0)
    }
  }

  private func addConstraints() {
    for index in relations.indices where !relations[index].isInstalled {
      let relation = relations[index]
      guard let holder = relation.holder.view, installation.isInstalled(relation.id, in: traits),
        isComplete(relation.constraint, in: holder)
      else { continue }
      relations[index].isInstalled = true
      if !relation.constraint.isActive { holder.addConstraint(relation.constraint) }
    }
  }
}
