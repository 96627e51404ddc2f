import CairnHost
import Testing
import UIKit

/// Details of controls that few programs use, in time and under fingers.
@MainActor
struct ControlDetailTests {
  private func withViews(_ views: [UIView], size: UIContentSizeCategory = .large, _ body: (HeadlessHost) throws -> Void)
    rethrows
  {
    let host = HeadlessHost(device: "iPhone 15", settings: HostSettings(textSize: size))
    defer { host.close() }
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      if view.frame.size == .zero { view.frame.size = view.intrinsicContentSize }
      view.frame.origin = CGPoint(x: 40, y: 120 + CGFloat(index) * 120)
      controller.view.addSubview(view)
    }
    host.show(controller)
    try body(host)
  }

  // MARK: Pages

  /// Documented: `UIPageControl.direction`.
  @Test(arguments: [
    (UIPageControl.Direction.leftToRight, false), (.rightToLeft, true), (.topToBottom, false), (.bottomToTop, true),
  ])
  func pagesFollowADirection(_ direction: UIPageControl.Direction, _ isBackwards: Bool) {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    let wide = pages.intrinsicContentSize
    pages.direction = direction
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    #expect(pages.intrinsicContentSize == (isVertical ? CGSize(width: wide.height, height: wide.width) : wide))
    withViews([pages]) { host in
      let frame = pages.frame
      host.tap(
        isVertical ? CGPoint(x: frame.midX, y: frame.maxY - 8) : CGPoint(x: frame.maxX - 8, y: frame.midY))
      #expect(pages.currentPage == (isBackwards ? 1 : 3))
    }
  }

  private final class Judge: NSObject, UIPageControlTimerProgressDelegate {
    var refuses = false
    var asked: [Int] = []
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      asked.append(page)
      return !refuses
    }
  }

  /// Documented: `UIPageControlTimerProgress` goes on by itself, and begins anew after the last page.
  @Test func aTimerTurnsPages() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.setDuration(1, forPage: 1)
    let judge = Judge()
    timer.delegate = judge
    pages.progress = timer
    #expect(timer.isProgressVisible && timer.duration(forPage: 0) == 2)
    withViews([pages]) { host in
      timer.resumeTimer()
      host.advance(by: 1)
      #expect(pages.currentPage == 0 && abs(timer.currentProgress - 0.5) < 0.05)
      host.advance(by: 1.2)
      #expect(pages.currentPage == 1 && timer.currentProgress < 0.5)
      host.advance(by: 1)
      #expect(pages.currentPage == 0 && judge.asked == [1, 0])
      timer.pauseTimer()
      let rest = timer.currentProgress
      host.advance(by: 3)
      #expect(timer.currentProgress == rest && !timer.isRunning)
    }
  }

  // MARK: Progress

  /// Documented: `UIProgressView.observedProgress`.
  @Test func aBarFollowsItsProgress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame.size.width = 200
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    withViews([bar]) { host in
      progress.completedUnitCount = 3
      host.advance(by: 0.5)
      #expect(bar.progress == 0.75)
      progress.completedUnitCount = 4
      host.advance(by: 0.5)
      #expect(bar.progress == 1)
    }
  }

  // MARK: Buttons

  /// Documented: `UIButton.subtitleLabel`, `UIButton.Configuration.imageReservation`, `init(frame:primaryAction:)`.
  @Test func buttonsOfConfigurations() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Buy", "Once")
    configuration.image = UIImage(systemName: "cart")
    let button = UIButton(configuration: configuration)
    let natural = button.intrinsicContentSize.width
    withViews([button]) { host in
      host.settle()
      #expect(button.subtitleLabel?.text == "Once")
      #expect((button.subtitleLabel?.frame.minY ?? 0) > (button.titleLabel?.frame.minY ?? 99))
      button.configuration?.subtitle = nil
      host.settle()
      #expect(button.subtitleLabel?.text == nil)
      button.configuration?.imageReservation = 60
      #expect(button.intrinsicContentSize.width > natural + 20)
    }
    let picture = UIImage(systemName: "star")
    let plain = UIButton(primaryAction: UIAction(title: "Go", image: picture) { _ in })
    #expect(plain.currentTitle == "Go" && plain.currentImage === picture)
    for glass in [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()] {
      #expect(glass.cornerStyle == .capsule)
    }
  }

  // MARK: Images

  /// Documented: `adjustsImageSizeForAccessibilityContentSizeCategory`.
  @Test(arguments: [(UIContentSizeCategory.extraLarge, false), (.accessibilityLarge, true)])
  func picturesGrowWithText(_ size: UIContentSizeCategory, _ grows: Bool) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: image)
    withViews([view], size: size) { _ in
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      let shown = view.intrinsicContentSize
      #expect(grows == (shown.width > 20) && abs(shown.width - 2 * shown.height) < 0.01)
    }
  }

  /// Documented: `UIImageView.addSymbolEffect(_:options:animated:completion:)`, `setSymbolImage(_:contentTransition:)`.
  @Test func symbolsMove() {
    let view = UIImageView(image: UIImage(systemName: "bell"))
    withViews([view]) { host in
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
      host.advance(by: 0.2)
      #expect(view.layer.animationKeys()?.isEmpty == false)
      host.advance(by: 1)
      #expect(ends == [true])
      view.addSymbolEffect(.disappear, animated: false)
      #expect(view.alpha == 0)
      view.removeAllSymbolEffects(animated: false)
      #expect(view.alpha == 1)
      let other = UIImage(systemName: "bell.slash")
      view.setSymbolImage(other ?? UIImage(), contentTransition: .replace)
      host.advance(by: 1)
      #expect(view.image === other)
    }
  }

  // MARK: Editing

  /// UIKIT: the edit menu is a bar above what is selected; a change of the selection closes it.
  @Test func theEditMenuIsABar() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    text.text = "one two three four"
    text.font = .systemFont(ofSize: 17)
    withViews([UIView(), text]) { host in
      let app = InterfaceApplication(host)
      host.tap(text.convert(CGPoint(x: 60, y: 18), to: nil))
      host.advance(by: 0.6)
      host.tap(text.convert(CGPoint(x: 60, y: 18), to: nil), count: 2)
      host.advance(by: 1)
      let (cut, copy) = (app.buttons["Cut"], app.buttons["Copy"])
      #expect(cut.exists && copy.exists)
      #expect(cut.frame.midY == copy.frame.midY && cut.frame.maxX <= copy.frame.minX)
      #expect(cut.frame.maxY <= text.convert(CGPoint(x: 0, y: 8), to: nil).y)
      text.selectedRange = NSRange(location: 0, length: 0)
      host.advance(by: 0.5)
      #expect(!app.buttons["Cut"].exists)
    }
  }

  // MARK: Cells

  private final class Values: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Value"
      return cell
    }
  }

  /// UIKIT: at accessibility sizes a value stands beneath its title.
  @Test(arguments: [(UIContentSizeCategory.large, false), (.accessibilityExtraLarge, true)])
  func valuesStandBeneathTitlesAtLargeSizes(_ size: UIContentSizeCategory, _ isStacked: Bool) {
    let host = HeadlessHost(device: "iPhone 15", settings: HostSettings(textSize: size))
    defer { host.close() }
    let table = Values(style: .plain)
    host.show(table)
    host.settle()
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let (title, value) = (cell?.textLabel?.frame ?? .zero, cell?.detailTextLabel?.frame ?? .zero)
    #expect((value.minY >= title.maxY) == isStacked)
    #expect((value.minX > title.maxX) == !isStacked)
  }

  // MARK: Alerts of old programs

  private final class Hearer: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var told: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { told.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      told.append("dismissed \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      told.append("sheet \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
    }
  }

  /// Documented: the indices of `UIAlertView` and `UIActionSheet`, and the order of their delegates' calls.
  @Test func alertsOfOldPrograms() {
    let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let hearer = Hearer()
    withViews([anchor]) { host in
      let app = InterfaceApplication(host)
      // The first field is edited at once, above the keyboard.
      let alert = UIAlertView(
        title: "Sign in", message: nil, delegate: hearer, cancelButtonTitle: "Cancel", otherButtonTitles: "Go", "Help")
      alert.alertViewStyle = .plainTextInput
      #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      alert.show()
      host.advance(by: 1)
      #expect(alert.isVisible && alert.textField(at: 0)?.isFirstResponder == true)
      #expect(app.buttons["Go"].frame.maxY < host.window.bounds.maxY - 250)
      alert.textField(at: 0)?.text = "Ada"
      app.buttons["Go"].tap()
      host.advance(by: 1)
      #expect(hearer.told == ["clicked 1", "dismissed 1"] && !alert.isVisible)
      hearer.told = []
      let sheet = UIActionSheet(
        title: nil, delegate: hearer, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Save")
      #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
      sheet.show(in: anchor)
      host.advance(by: 1)
      app.buttons["Save"].tap()
      host.advance(by: 1)
      #expect(hearer.told == ["sheet Save"])
    }
  }

  // MARK: Bars

  /// Documented: groups and items of a navigation item are the same items.
  @Test func groupsAndItemsAreTheSame() {
    let item = UINavigationItem(title: "")
    let buttons = (0..<3).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
    item.trailingItemGroups = [.fixedGroup(items: [buttons[0], buttons[1]]), buttons[2].creatingFixedGroup()]
    #expect(item.rightBarButtonItems == [buttons[2], buttons[1], buttons[0]])
    item.trailingItemGroups[0].barButtonItems = [buttons[1]]
    #expect(item.rightBarButtonItems == [buttons[2], buttons[1]])
    item.rightBarButtonItems = [buttons[0]]
    #expect(item.trailingItemGroups.flatMap(\.barButtonItems) == [buttons[0]])
    item.leadingItemGroups = [.fixedGroup(items: [buttons[1], buttons[2]])]
    #expect(item.leftBarButtonItems == [buttons[1], buttons[2]])
    item.pinnedTrailingGroup = buttons[0].creatingFixedGroup()
    #expect(item.rightBarButtonItem === buttons[0])
  }

  // MARK: Fields

  /// Documented: `UIFieldBehavior`; items come to the middle of a spring, and keep the speed that a field gives.
  @Test func fieldsMoveItems() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    withViews([box]) { host in
      guard let area = box.superview else { return }
      let animator = UIDynamicAnimator(referenceView: area)
      let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 60, dy: 0))
      field.addItem(box)
      field.region = UIRegion(radius: 300)
      field.position = box.center
      let start = box.center
      animator.addBehavior(field)
      host.advance(by: 1)
      #expect(abs(box.center.x - start.x - 60) < 5 && abs(box.center.y - start.y) < 1)
      animator.removeAllBehaviors()
      let pull = UIFieldBehavior.radialGravityField(position: CGPoint(x: start.x, y: start.y + 200))
      pull.addItem(box)
      animator.addBehavior(pull)
      host.advance(by: 0.5)
      #expect(box.center.y > start.y)
    }
    let region = UIRegion(radius: 10).union(with: UIRegion(size: CGSize(width: 100, height: 4)))
    #expect(region.contains(CGPoint(x: 45, y: 1)) && !region.contains(CGPoint(x: 45, y: 5)))
    #expect(region.inverse().contains(CGPoint(x: 45, y: 5)) && UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
  }
}
