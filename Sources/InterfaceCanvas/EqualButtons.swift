internal import Foundation
internal import UIKitCore
internal import UIKitDocuments

/// Buttons with a configuration that share a row.
///
/// UIKIT: in a horizontal stack that fills, buttons with a configuration that hug their contents alike are equally wide,
/// in a wider stack as in one of its natural width, which is then that of the widest for each (ten rows of two titles of
/// different widths, 3 repositories, Xcode 14 to 16.4: 156.5 of 343 points each, 140 of 280, and 89.33 around titles of 85
/// and 89.67; none otherwise). Interface Builder marks none of them as ambiguous (0 of 14 that a stack stretches).
@MainActor
enum EqualButtons {
  static func hold(in scene: InstantiatedScene) {
    for case let stack as UIStackView in scene.entries.map(\.view)
    where stack.axis == .horizontal && stack.distribution == .fill {
      share(stack)
    }
  }

  private static func share(_ stack: UIStackView) {
    let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }.filter {
      $0.configuration != nil && !$0.isHidden && !hasWidth($0)
    }
    let groups = Dictionary(grouping: buttons) { $0.contentHuggingPriority(for: .horizontal).rawValue }
    for (hugging, group) in groups.sorted(by: { $0.key < $1.key }) where hugging < 1000 {
      for (one, next) in zip(group, group.dropFirst()) {
        let equal = one.widthAnchor.constraint(equalTo: next.widthAnchor)
        equal.priority = UILayoutPriority(hugging + 0.5)
        equal.isActive = true
      }
    }
  }

  private static func hasWidth(_ button: UIButton) -> Bool {
    button.constraints.contains { $0.firstItem === button && $0.firstAttribute == .width && $0.secondItem == nil }
  }
}
