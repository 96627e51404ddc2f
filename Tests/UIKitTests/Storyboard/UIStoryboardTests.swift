import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct UIStoryboardTests {
  final class Host: UIViewController {
    var label: UILabel!
    var heard: [String] = []
    override func awakeFromNib() { heard.append("awake \(isViewLoaded)") }
    override func viewDidLoad() { heard.append("load \(label?.text ?? "-") children \(children.count)") }
    var embeds = true
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      heard.append("should \(identifier)")
      return embeds
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      heard.append(
        "prepare \(segue.identifier ?? "-") \(type(of: segue.destination)) \(segue.destination.isViewLoaded)")
    }
  }
  final class Detail: UIViewController {
    let number: Int
    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      number = -1
      super.init(coder: coder)
    }
  }

  static let document = NibFixture.storyboard(
    initial: "host",
    """
    <viewController id="host" customClass="Host" title="Home" storyboardIdentifier="Host">
      <view key="view" id="hv"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
          <label text="Hi" id="lbl"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
          <containerView id="box"><rect key="frame" x="0" y="100" width="300" height="200"/>
            <connections><segue destination="detail" kind="embed" identifier="inner" id="seg"/></connections>
          </containerView>
        </subviews>
      </view>
      <connections><outlet property="label" destination="lbl" id="o"/></connections>
    </viewController>
    """,
    """
    <viewController id="detail" customClass="Detail" storyboardIdentifier="Detail">
      <view key="view" id="dv"><rect key="frame" x="0" y="0" width="300" height="200"/></view>
    </viewController>
    """)

  private func storyboard() throws -> UIStoryboard {
    NibRegistry.register(Host.self)
    NibRegistry.register(Detail.self)
    return try NibFixture.loadStoryboard(Self.document)
  }

  @Test func viewsLoadWhenAskedFor() throws {
    let host = try #require(try storyboard().instantiateInitialViewController() as? Host)
    #expect(host.heard == ["awake false"])
    #expect(host.title == "Home")
    host.loadViewIfNeeded()
    #expect(host.heard == ["awake false", "should inner", "prepare inner Detail false", "load Hi children 1"])
  }

  /// Documented of `shouldPerformSegue(withIdentifier:sender:)`: a segue that the method refuses does not happen.
  @Test func anEmbeddedControllerCanBeRefused() throws {
    let host = try #require(try storyboard().instantiateInitialViewController() as? Host)
    host.embeds = false
    host.loadViewIfNeeded()
    #expect(host.heard == ["awake false", "should inner", "load Hi children 0"])
  }

  @Test func embeddedControllersFillTheirContainer() throws {
    let host = try #require(try storyboard().instantiateInitialViewController() as? Host)
    host.loadViewIfNeeded()
    let child = try #require(host.children.first)
    #expect(child.view.superview?.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func creatorsMakeTheControllerThemselves() throws {
    let detail: Detail = try storyboard().instantiateViewController(identifier: "Detail") {
      Detail(coder: $0, number: 7)
    }
    #expect(detail.number == 7)
    #expect(detail.view.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test func controllersAndViewsGoTogether() throws {
    weak var host: UIViewController?
    weak var view: UIView?
    do {
      let made = try storyboard().instantiateInitialViewController()
      made?.loadViewIfNeeded()
      host = made
      view = made?.view
      #expect(host != nil && view != nil)
    }
    UpdateCycle.commit()
    #expect(host == nil)
    #expect(view == nil)
  }

  /// Provenance: a coordinator that keeps the next controller in a weak property and shows it a few lines later.
  @Test func controllersLastUntilTheTurnOfTheLoopEnds() throws {
    let storyboard = try storyboard()
    weak var detail: UIViewController?
    weak var host: UIViewController?
    detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    host = storyboard.instantiateInitialViewController()
    #expect(detail != nil && host != nil)
    UpdateCycle.commit()
    #expect(detail == nil && host == nil)
  }
}
