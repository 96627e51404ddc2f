import Testing
import UIKit

/// Expressions as applications for iOS write them, each with what iOS documents as its value.
@MainActor @Suite struct ValueIdioms {
  @Test func typedDelegatesAreReadBack() {
    let table = UITableView()
    let controller = UITableViewController()
    table.delegate = controller
    let delegate: UITableViewDelegate? = table.delegate
    #expect(delegate === controller)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let none: UICollectionViewDelegate? = collection.delegate
    let text: UITextViewDelegate? = UITextView().delegate
    #expect(none == nil && text == nil)
  }

  @Test func alertsHaveASeverity() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.severity = .critical
    #expect(alert.severity == .critical)
  }

  @Test func tapsNameTheirButtons() {
    let tap = UITapGestureRecognizer()
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = [.secondary, .button(3)]
    #expect(tap.buttonMaskRequired.rawValue == 6)
  }

  /// Copies are other objects that hold the same (NSCopying).
  @Test func copiesAreOtherObjects() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 3
    spring.fromValue = 1.0
    spring.duration = 2
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring && copy.damping == 3 && copy.keyPath == "position.x" && copy.duration == 2)
    let action = UIAction(title: "A", identifier: .init("a")) { _ in }
    let other = try #require(action.copy() as? UIAction)
    #expect(other !== action && other.title == "A" && other.identifier == action.identifier)
    let menu = UIMenu(title: "M", children: [action])
    #expect((menu.copy() as? UIMenu)?.children.first === action)
    let alert = UIAlertAction(title: "OK", style: .destructive)
    alert.isEnabled = false
    let same = try #require(alert.copy() as? UIAlertAction)
    #expect(same !== alert && same.style == .destructive && !same.isEnabled)
  }

  /// Attributes of a class with an initializer of its own keep their class when they are copied.
  @Test func attributesKeepTheirClass() throws {
    let attributes = IdiomAttributes(forCellWith: IndexPath(item: 1, section: 0))
    let copy = try #require(attributes.copy() as? IdiomAttributes)
    #expect(copy.indexPath == attributes.indexPath)
  }

  @Test func valuesOfItemProviders() {
    var loaded: String?
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded = (object as? NSString).map { $0 as String } }
    #expect(loaded == "text")
  }

  @Test func viewsAreDynamicItems() {
    let item: UIDynamicItem = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(item.center == CGPoint(x: 5, y: 10))
  }

  /// In the generic code of libraries.
  @Test func labelsFollowTextSizesByProtocol() {
    let views: [UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views { view.adjustsFontForContentSizeCategory = true }
    let adjusts = views.map(\.adjustsFontForContentSizeCategory)
    #expect(adjusts == [true, true, true])
  }

  @Test func keyboardFramesComeInValues() throws {
    let value = NSValue(cgRect: CGRect(x: 0, y: 500, width: 320, height: 300))
    let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: value]
    let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    #expect(frame == CGRect(x: 0, y: 500, width: 320, height: 300))
  }

  @Test func notificationsOfTextSizes() {
    #expect(UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
  }

  @Test func menusHaveTheSystemsNames() {
    let names: [UIMenu.Identifier] = [.file, .edit, .view, .format, .services, .window, .help]
    #expect(Set(names).count == names.count)
  }

  @Test func actionsKnowTheirSender() {
    var sender: Any?
    let button = UIButton(type: .system)
    button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender as? UIButton === button)
  }
}
