import Testing
import UIKit

/// Appearances of bars, of their buttons and of tabs.
@MainActor
struct BarAppearanceTests {
  /// Provenance: documented: a copy has what the original has, and is another object.
  @Test func copiesAreIndependent() {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .systemRed
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    let copy: UINavigationBarAppearance = original.copy()
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.backgroundColor == .systemRed && copy !== original)
    #expect(original.buttonAppearance.normal.titleTextAttributes.count == 1)
    let tabs = UITabBarAppearance(barAppearance: original)
    #expect(tabs.backgroundColor == .systemRed)
    let style = UITabBarAppearance()
    style.stackedLayoutAppearance.selected.iconColor = .systemGreen
    let other: UITabBarAppearance = style.copy()
    #expect(other.stackedLayoutAppearance.selected.iconColor == .systemGreen)
  }

  /// Provenance: Apple's headers: the appearances of bars and of their items are declared `copy`: what is changed of an
  /// object after it was set changes nothing; what is changed of the bar's own does.
  @Test func barsAndItemsCopyWhatTheyAreGiven() {
    let look = UINavigationBarAppearance()
    let (bar, item) = (UINavigationBar(), UINavigationItem())
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    bar.compactAppearance = look
    bar.compactScrollEdgeAppearance = look
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    look.backgroundColor = .systemRed
    let copies = [
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance, bar.compactScrollEdgeAppearance,
      item.standardAppearance, item.scrollEdgeAppearance,
    ]
    #expect(copies.allSatisfy { $0 !== look && $0 != nil && $0?.backgroundColor == nil })
    bar.standardAppearance.backgroundColor = .systemBlue
    #expect(bar.standardAppearance.backgroundColor == .systemBlue)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)

    let tabLook = UITabBarAppearance()
    let (tabs, tab) = (UITabBar(), UITabBarItem())
    (tabs.standardAppearance, tabs.scrollEdgeAppearance) = (tabLook, tabLook)
    (tab.standardAppearance, tab.scrollEdgeAppearance) = (tabLook, tabLook)
    tabLook.backgroundColor = .systemRed
    let tabCopies = [
      tabs.standardAppearance, tabs.scrollEdgeAppearance, tab.standardAppearance, tab.scrollEdgeAppearance,
    ]
    #expect(tabCopies.allSatisfy { $0 != nil && $0?.backgroundColor == nil })

    let toolLook = UIToolbarAppearance()
    let toolbar = UIToolbar()
    (toolbar.standardAppearance, toolbar.scrollEdgeAppearance) = (toolLook, toolLook)
    toolLook.backgroundColor = .systemRed
    #expect(toolbar.standardAppearance.backgroundColor == nil && toolbar.scrollEdgeAppearance?.backgroundColor == nil)
  }

  /// Provenance: documented: what each configuration sets.
  @Test func backgroundsAreConfigured() {
    let bar = UIToolbarAppearance()
    #expect(bar.backgroundEffect != nil && bar.shadowColor != nil)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundEffect == nil && bar.backgroundColor == nil && bar.shadowColor == nil)
    bar.configureWithOpaqueBackground()
    #expect(bar.backgroundColor == .systemBackground && bar.backgroundEffect == nil)
  }

  private func ink(of view: UIView, _ color: UIColor) -> Int {
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    guard let bitmap = image.cgImage, let data = bitmap.dataProvider?.data as Data? else { return -1 }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let wanted = [red, green, blue].map { Int(($0 * 255).rounded()) }
    var count = 0
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let place = row * bitmap.bytesPerRow + column * 4
        let pixel = [Int(data[place]), Int(data[place + 1]), Int(data[place + 2])]
        if zip(pixel, wanted).allSatisfy({ abs($0 - $1) < 24 })
          || zip(pixel.reversed(), wanted).allSatisfy({ abs($0 - $1) < 24 })
        {
          count += 1
        }
      }
    }
    return count
  }

  /// Provenance: derived: buttons and tabs are drawn in the colours that the appearance gives their state.
  @Test func buttonsAndTabsAreDrawnAsSet() {
    let (normal, done) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let look = UIToolbarAppearance()
    look.configureWithOpaqueBackground()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: normal]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: done]
    toolbar.standardAppearance = look
    toolbar.items = [
      UIBarButtonItem(title: "MMMM", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "MMMM", style: .done, target: nil, action: nil),
    ]
    toolbar.layoutIfNeeded()
    #expect(ink(of: toolbar, normal) > 20 && ink(of: toolbar, done) > 20)
    toolbar.items?[0].isEnabled = false
    #expect(ink(of: toolbar, normal) == 0)

    // A view without a window asks the screen, and another test's host may have made that a pad's: while a host lives its
    // clock runs what waits for the main actor, other tests among it.
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.traitOverrides.horizontalSizeClass = .compact
    tabs.traitOverrides.userInterfaceIdiom = .phone
    tabs.items = [UITabBarItem(title: "MMM", image: nil, tag: 0), UITabBarItem(title: "MMM", image: nil, tag: 1)]
    tabs.selectedItem = tabs.items?[1]
    let tabLook = UITabBarAppearance()
    tabLook.configureWithOpaqueBackground()
    tabLook.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: normal]
    tabLook.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: done]
    tabs.standardAppearance = tabLook
    #expect(ink(of: tabs, normal) > 5 && ink(of: tabs, done) > 5)
  }

  private final class Gallery: UINavigationBarAppearance {
    private(set) var steps = ["made"]
    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      backgroundColor = .black
    }
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Provenance: UIKit's header: designated are those by an idiom, another look and a coder, none is required but the
  /// last, and `init()` is inherited. Three programs have such classes.
  @Test func classesOfOnesOwnAreCopied() {
    let look = Gallery()
    #expect(look.backgroundColor == .black && look.idiom == UIDevice.current.userInterfaceIdiom)
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let copy: Gallery = look.copy()
    look.backgroundColor = .blue
    #expect(copy.backgroundColor == .red && copy.steps == ["made"])
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .yellow)
  }
}
