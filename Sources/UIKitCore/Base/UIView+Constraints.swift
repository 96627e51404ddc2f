internal import AutoLayoutEngine

extension UIView {
  /// What clients, documents and stacks have made, without the constraints of the natural size.
  package var heldConstraints: [NSLayoutConstraint] { layout.held }

  var inspectedConstraints: [NSLayoutConstraint] {
    parent?.arranger?.constraintsWillBeInspected()
    return heldConstraints + contentSizeConstraints
  }

  func changePriorities(_ change: (inout IntrinsicPriorities) -> Void) {
    change(&layout.priorities)
    LayoutEngine.intrinsicSizeChanged(of: self)
  }

  /// Whether frame and mask say where the view is.
  ///
  /// UIKIT: a cell that has turned `translatesAutoresizingMaskIntoConstraints` off for itself stays where its list puts it
  /// (classes of cells in public repositories do it in their initializers, and their lists look as their layout says).
  var followsItsFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || flags.contains(.placedByList)
  }

  /// The natural size as constraints, once the view has been laid out by constraints.
  ///
  /// UIKIT: they stand among the view's own: clients that look for constraints of theirs leave out what is of the class
  /// `NSContentSizeLayoutConstraint` (found in seven public repositories).
  var contentSizeConstraints: [NSLayoutConstraint] {
    guard layoutItem >= 0, !flags.contains(.placesArranged), !translatesAutoresizingMaskIntoConstraints,
      let hasHinge = rootEngine?.system.item(layoutItem).hasHinge, hasHinge.width || hasHinge.height
    else { return [] }
    let extras = requireExtras()
    // A subclass may compute its natural size from its constraints.
    guard !extras.isListingContentSize else { return [] }
    extras.isListingContentSize = true
    defer { extras.isListingContentSize = false }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    extras.contentSizeConstraints = axes.compactMap { NSContentSizeLayoutConstraint.of(self, $0) }.map { new in
      extras.contentSizeConstraints.first { $0.saysTheSame(as: new) } ?? new
    }
    return extras.contentSizeConstraints
  }

  func holdConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    for item in [constraint.first, constraint.second] {
      guard let item, let view = LayoutItems.view(of: item) else { continue }
      guard view.isDescendant(of: self) else { refuse(constraint) }
    }
    constraint.holder?.releaseConstraint(constraint)
    holdOwnConstraint(constraint)
  }

  /// UIKIT: first a line in the log, then the exception (public reports of the exception, with the log before it).
  private func refuse(_ constraint: NSLayoutConstraint) -> Never {
    let line =
      "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.\n"
    FileHandle.standardError.write(Data(line.utf8))
    fatalError(
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)"
    )
  }

  /// For a constraint between the view and its subviews that nobody holds yet.
  func holdOwnConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    layout.held.append(constraint)
    noteHeldConstraint()
    if let engine = rootEngine { engine.add(constraint) } else { markNeedsConstraintLayout() }
  }

  func releaseConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    if let index = placeOfHeld(constraint) { layout.held.remove(at: index) }
    rootEngine?.remove(constraint)
  }

  /// OPTIMIZATION: looks from both ends: views leave in their order or against it, and so do their constraints.
  private func placeOfHeld(_ constraint: NSLayoutConstraint) -> Int? {
    var (low, high) = (0, layout.held.count - 1)
    while low <= high {
      if layout.held[high] === constraint { return high }
      if layout.held[low] === constraint { return low }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Lets go of the held constraints for which `condition` holds.
  func releaseConstraints(where condition: (NSLayoutConstraint) -> Bool) {
    guard let first = layout.held.firstIndex(where: condition) else { return }
    let engine = rootEngine
    var kept: [NSLayoutConstraint] = []
    kept.reserveCapacity(layout.held.count)
    kept.append(contentsOf: layout.held[..<first])
    for constraint in layout.held[first...] {
      if condition(constraint) {
        constraint.holder = nil
        engine?.remove(constraint)
      } else {
        kept.append(constraint)
      }
    }
    layout.held = kept
  }

  /// The first constraint of a tree: its root gets an engine at the next layout.
  private func markNeedsConstraintLayout() { rootView.markNeedsLayout() }

  func adopt(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owner === self { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layout.guides.append(layoutGuide)
  }

  /// Removes a guide and the active constraints that refer to it.
  func abandon(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    for ancestor in sequence(first: self, next: \.parent) {
      ancestor.releaseConstraints { $0.mentions(layoutGuide) }
    }
    rootEngine?.forget(layoutGuide)
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  var ownMarginsGuide: UILayoutGuide {
    systemGuide(\.margins, "UIViewLayoutMarginsGuide") { LayoutMarginsGuide() }
  }
  var ownSafeAreaGuide: UILayoutGuide {
    systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { SafeAreaGuide() }
  }
  var ownReadableGuide: UILayoutGuide {
    flags.insert(.hasReadableGuide)
    return systemGuide(\.readable, "UIViewReadableContentGuide") { ReadableContentGuide() }
  }
  /// How far the keyboard reaches into the view from below, in points.
  var keyboardOverlap: CGFloat { Keyboard.current.overlap(with: self) }
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    systemGuide(\.keyboard, "UIViewKeyboardLayoutGuide") {
      Keyboard.current.follow(from: self)
      return UIKeyboardLayoutGuide()
    }
  }

  private func systemGuide<Guide: UILayoutGuide>(
    _ path: WritableKeyPath<SystemGuides, Guide?>, _ identifier: String, make: () -> Guide
  ) -> Guide {
    if let guide = layout.systemGuides?[keyPath: path] { return guide }
    let guide = make()
    guide.owner = self
    guide.identifier = identifier
    if layout.systemGuides == nil { layout.systemGuides = SystemGuides() }
    layout.systemGuides![keyPath: path] = guide
    return guide
  }
}
