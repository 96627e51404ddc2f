import UIKit

/// Navigation bars and toolbars with appearances.
final class BarsPage: StatesController {
  override func addStates() {
    addWide("default", bar { _ in })
    addWide(
      "large title, opaque",
      bar {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
        $0.standardAppearance = appearance
        $0.scrollEdgeAppearance = appearance
        $0.prefersLargeTitles = true
      })
    addWide(
      "transparent, prompt",
      bar {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        $0.standardAppearance = appearance
        $0.topItem?.prompt = "Prompt"
      })
    addWide(
      "bar tint",
      bar {
        $0.barTintColor = .systemTeal
        $0.tintColor = .white
      })
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .add), .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Text", style: .done, target: nil, action: nil),
    ]
    addWide("toolbar", toolbar)
    let dyed = UIToolbar()
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemGreen
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    dyed.standardAppearance = appearance
    let disabled = UIBarButtonItem(title: "Disabled", style: .plain, target: nil, action: nil)
    disabled.isEnabled = false
    dyed.items = [
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil), .flexibleSpace(), disabled,
      .flexibleSpace(), UIBarButtonItem(systemItem: .camera),
    ]
    addWide("toolbar with an appearance", dyed)
  }

  private func bar(_ change: (UINavigationBar) -> Void) -> UINavigationBar {
    let bar = UINavigationBar()
    let back = UINavigationItem(title: "Back")
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .search),
    ]
    bar.items = [back, item]
    change(bar)
    return bar
  }
}
