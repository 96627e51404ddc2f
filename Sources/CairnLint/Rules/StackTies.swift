internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// Which views of stacks cannot be told to be ambiguous where natural sizes pull alike.
///
/// Views that a stack stretches or compresses with one priority are ambiguous (24 of 26 stored marks of Xcode 10 and later,
/// 6 repositories), but only where the stack really is another size than its content: an error of a text's, a picture's or
/// a font's measure looks the same.
@MainActor
struct StackTies {
  private let attributed: Set<ObjectIdentifier>
  /// Image views for which the document names a picture.
  private let named: Set<ObjectIdentifier>

  init(_ scene: LintedScene) {
    attributed = Set(
      scene.made.entries.lazy.filter { $0.element.child("attributedString") != nil }.map { ObjectIdentifier($0.view) })
    named = Set(scene.made.entries.lazy.filter { $0.element.string("image") != nil }.map { ObjectIdentifier($0.view) })
  }

  /// Those of `views` that stand in a stack whose content is not measured to the point, at any depth.
  func unproven(among views: [UIView]) -> [UIView] {
    var known: [ObjectIdentifier: Bool] = [:]
    func isProven(_ stack: UIStackView) -> Bool {
      if let answer = known[ObjectIdentifier(stack)] { return answer }
      let answer = decidesByNaturalSizes(stack) && (isMeasured(stack) || isFarFromContent(stack))
      known[ObjectIdentifier(stack)] = answer
      return answer
    }
    return views.filter { view in
      sequence(first: view, next: \.superview).dropFirst().contains {
        ($0 as? UIStackView).map { !isProven($0) } ?? false
      }
    }
  }

  /// Whether sizes along the stack follow from what its views want alone.
  private func decidesByNaturalSizes(_ stack: UIStackView) -> Bool {
    [.fill, .equalSpacing].contains(stack.distribution) && ![.firstBaseline, .lastBaseline].contains(stack.alignment)
  }

  /// Whether one of its views is stretched or compressed along the stack by more than any measure's error.
  ///
  /// UIKIT: 43 of 50 views in five stacks are marked, beside symbols, buttons with a configuration and texts of several
  /// lines (2 repositories; a guess).
  private func isFarFromContent(_ stack: UIStackView) -> Bool {
    stack.arrangedSubviews.contains { view in
      let difference = NaturalSize.difference(of: view, along: stack.axis)
      return !view.isHidden && difference.isFinite && difference >= 30
    }
  }

  private func isMeasured(_ view: UIView) -> Bool {
    if view.isHidden { return true }
    switch view {
    case let label as UILabel:
      if attributed.contains(ObjectIdentifier(label)) || label.font.isAssumed { return false }
      return label.numberOfLines == 1 || label.sizeThatFits(label.bounds.size).height <= 1.5 * label.font.lineHeight
    case let picture as UIImageView:
      if !named.contains(ObjectIdentifier(picture)) { return true }
      return picture.image.map { !$0.isSymbolImage } ?? hasFixedSize(picture)
    case is UIScrollView, is UIPickerView: return hasFixedSize(view)
    case let stack as UIStackView: return stack.arrangedSubviews.allSatisfy(isMeasured)
    // UIKIT: none of 14 buttons with a configuration that a stack stretches is marked (2 repositories; a guess).
    case let button as UIButton: return button.configuration == nil && button.titleLabel?.font.isAssumed != true
    case is UIControl: return true
    default: return view.subviews.allSatisfy(isMeasured)
    }
  }

  private func hasFixedSize(_ view: UIView) -> Bool {
    let fixed = view.heldConstraints.filter {
      $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal && $0.isActive
    }
    return [.width, .height].allSatisfy { attribute in fixed.contains { $0.firstAttribute == attribute } }
  }
}
