import CairnHost
import Foundation
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

  /// Provenance: a library of declarative views, whose views bring themselves up to date before they answer.
  @Test func functionsOfAccessibilityAreOverridden() {
    final class Combined: UIView {
      override var accessibilityLabelBlock: AXStringReturnBlock? {
        get { { "combined" } }
        set {}
      }
    }
    let view: NSObject = Combined()
    #expect((view as? UIView)?.accessibilityLabelBlock?() == "combined" && view.accessibilityCustomRotors == nil)
    let item: NSObject = UIBarButtonItem()
    item.accessibilityCustomRotors = []
    #expect(item.accessibilityCustomRotors?.isEmpty == true && !item.accessibilityActivate())
    let action = UIAccessibilityCustomAction(name: "a", actionHandler: nil)
    action.attributedName = NSAttributedString(string: "b")
    action.category = UIAccessibilityCustomActionCategoryEdit
    #expect(action.name == "b")
  }

  /// Of a finger all is known at once: nothing is estimated, and nobody is to wait for more.
  @Test func nothingOfAFingerIsEstimated() {
    let touch = UITouch()
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates == [])
    #expect(touch.estimationUpdateIndex == nil && touch.rollAngle == 0)
    let all: UITouch.Properties = [.force, .azimuth, .altitude, .location, .roll]
    #expect(all.rawValue == 0b11111)
    UIResponder().touchesEstimatedPropertiesUpdated([touch])
    UIGestureRecognizer().touchesEstimatedPropertiesUpdated([touch])
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

  /// A device without a remote control has the recognizer, to which nothing happens.
  @Test func scrollViewsHaveTheRecognizerOfARemoteControl() {
    let view = UIScrollView()
    #expect(view.directionalPressGestureRecognizer === view.directionalPressGestureRecognizer)
    #expect(view.directionalPressGestureRecognizer.state == .possible)
    #expect(view.gestureRecognizers?.contains(view.directionalPressGestureRecognizer) != true)
  }

  @Test func supplementaryViewsAreFoundByTheirPlace() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func numberOfSections(in view: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    let (kind, source) = (UICollectionView.elementKindSectionHeader, Source())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 1)
    let header = try #require(view.supplementaryView(forElementKind: kind, at: path))
    #expect(view.indexPath(forSupplementaryView: header) == path)
    #expect(view.indexPath(forSupplementaryView: try #require(view.cellForItem(at: path))) == nil)
    #expect(view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
  }

  @Test func configurationsSayWhatIsSharedAndOpened() {
    let items = UIActivityItemsConfiguration(objects: ["text" as NSString])
    #expect(items.itemProvidersForActivityItemsConfiguration.count == 1)
    #expect(items.activityItemsConfigurationSupports(interaction: .share))
    items.supportedInteractions = [.copy]
    #expect(!items.activityItemsConfigurationSupports(interaction: .share))
    items.metadataProvider = { $0 == .title ? "Title" : nil }
    items.perItemMetadataProvider = { index, _ in index }
    #expect(items.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(items.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    #expect(items.activityItemsConfigurationMetadataForItem(at: 3, key: .title) as? Int == 3)
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil)
    view.activityItemsConfiguration = items
    #expect(view.activityItemsConfiguration === items)

    let activity = NSUserActivity(activityType: "open")
    let opening = UIWindowScene.ActivationConfiguration(userActivity: activity)
    #expect(opening.userActivity === activity && opening.options == nil && opening.preview == nil)
    let options = UIWindowScene.ActivationRequestOptions()
    #expect(options.preferredPresentationStyle == .automatic)
    opening.options = options
    #expect(opening.options === options)
  }
}
