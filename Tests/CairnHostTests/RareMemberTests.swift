import CairnHost
import Testing
import UIKit

/// Members that few programs use. Provenance: Apple's pages on each.
@MainActor
@Suite(.serialized)
struct RareMemberTests {
  private func withHost(_ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    body(host)
    host.close()
  }

  /// What a block answers comes before what was set.
  @Test func accessibilityIsComputedByBlocks() {
    let view = UIView()
    (view.accessibilityLabel, view.accessibilityValue) = ("set", "value")
    var count = 0
    view.accessibilityLabelBlock = { "asked" }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityActivateBlock = {
      count += 1
      return true
    }
    #expect(view.accessibilityLabel == "asked" && view.accessibilityValue == "value")
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .button)
    #expect(view.accessibilityActivate() && count == 1)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "set")
  }

  @Test func entriesOfMenusArePerformed() {
    var senders: [Any?] = []
    let on = UIImage(systemName: "star.fill")
    let action = UIAction(title: "Star", image: UIImage(systemName: "star"), selectedImage: on, state: .on) {
      senders.append($0.sender)
    }
    let button = UIButton()
    let leaf: any UIMenuLeaf = action
    leaf.performWithSender(button, target: nil)
    #expect(senders.count == 1 && senders.first as? UIButton === button)
    #expect(leaf.presentationSourceItem === button && leaf.selectedImage === on)
    #expect((action.copy() as? UIAction)?.selectedImage === on)
  }

  /// Where a text is selected comes back, and whether it is edited.
  @Test func editingComesBack() {
    withHost { host in
      let root = UIViewController()
      let (first, second) = (UITextField(), UITextField())
      for field in [first, second] {
        field.text = "0123456789"
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
        root.view.addSubview(field)
      }
      host.show(root)
      first.becomeFirstResponder()
      first.selectedTextRange = first.textRange(
        from: first.position(from: first.beginningOfDocument, offset: 2)!,
        to: first.position(from: first.beginningOfDocument, offset: 5)!)
      second.interactionState = first.interactionState
      #expect(second.isFirstResponder)
      #expect(second.selectedTextRange.flatMap { second.text(in: $0) } == "234")
    }
  }

  @Test func scrollLayersScrollForWhatIsInThem() {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 50, y: 200, width: 100, height: 100)
    scroll.addSublayer(inner)
    inner.scroll(CGPoint(x: 10, y: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 60, y: 210))
    inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 200))
  }

  @Test func barsMoveTheirTitles() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.barPosition == .top && bar.titleVerticalPositionAdjustment(for: .default) == 0)
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
    let picture = UIImage(systemName: "star")
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === picture)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === picture)
  }

  @Test func membersHaveTheirDefaults() {
    let scroll = UIScrollView()
    #expect(
      scroll.topEdgeEffect === scroll.topEdgeEffect && scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic
    )
    #expect(!scroll.bottomEdgeEffect.isHidden)
    #expect(UIView().focusGroupPriority == .ignored && UIFocusGroupPriority.ignored < .prioritized)
    #expect(UIResponder().editingInteractionConfiguration == .default)
    #expect(UITraitCollection.current.tabAccessoryEnvironment == .unspecified)
    #expect(CALayer().toneMapMode == .automatic && !CALayer().wantsExtendedDynamicRangeContent)
    #expect(UIButton.systemButton(with: UIImage(), target: nil, action: nil).buttonType == .system)
    #expect(UIDocumentBrowserViewController(forOpening: nil).customActions.isEmpty)
    #expect(UISearchController(searchResultsController: nil).searchBarPlacement == .stacked)
  }
}
