import UIKit

/// A page that scrolls: rows of views in their states, each with a caption above.
class StatesController: UIViewController {
  /// What the page's controls have told, in order.
  private(set) var events: [String] = []

  let rows = UIStackView()
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.alignment = .fill
    rows.spacing = 12
    for part in [scrollView, rows] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(rows)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      rows.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    addStates()
  }

  /// Adds the rows.
  func addStates() {}

  func record(_ event: String) { events.append(event) }
  func forgetEvents() { events = [] }

  /// A caption, and views beside each other from the leading edge; one below the other at accessibility sizes.
  @discardableResult
  func add(_ caption: String, _ views: UIView...) -> UIStackView {
    addCaption(caption)
    let filler = UIView()
    filler.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let row = UIStackView(arrangedSubviews: views + [filler])
    row.spacing = 12
    row.alignment = .center
    row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: UIStackView, _: UITraitCollection) in
      Self.turn(row)
    }
    Self.turn(row)
    rows.addArrangedSubview(row)
    return row
  }

  private static func turn(_ row: UIStackView) {
    let isLarge = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }

  /// A caption, and a view over the whole width.
  func addWide(_ caption: String, _ views: UIView...) {
    addCaption(caption)
    for view in views { rows.addArrangedSubview(view) }
  }

  private func addCaption(_ text: String) {
    let caption = UILabel()
    caption.text = text
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    rows.addArrangedSubview(caption)
    rows.setCustomSpacing(4, after: caption)
  }

  /// Records a control's events.
  func listen(to control: UIControl, _ name: String, _ events: [(UIControl.Event, String)] = StatesController.touches) {
    for (event, word) in events {
      control.addAction(UIAction { [weak self] _ in self?.record("\(name) \(word)") }, for: event)
    }
  }

  static let touches: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"),
  ]
}
