public import Foundation

/// Previews a file and offers what can be done with it.
///
/// DEVIATION: pictures and texts can be previewed; no other program can open the file.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller>
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  /// The type of the file. Default: by the extension.
  open var uti: String?
  /// The name that is shown. Default: the file's.
  open var name: String?
  /// Kept for the program.
  open var annotation: Any?
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
  private weak var preview: UIViewController?
  private weak var menu: UIActivityViewController?

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
    super.init()
  }

  /// Shows the file over the controller that the delegate gives; false where there is none, or the file cannot be shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, let parent = delegate?.documentInteractionControllerViewControllerForPreview(self),
      let content = FilePreviewController(url, title: name ?? url.lastPathComponent)
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    content.didEnd = { [weak self] in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    preview = content
    if let navigation = parent as? UINavigationController {
      navigation.pushViewController(content, animated: animated)
    } else {
      parent.present(UINavigationController(rootViewController: content), animated: animated)
    }
    return true
  }
  open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(from: view.owner, animated: animated) { popover in
      popover?.sourceView = view
      popover?.sourceRect = rect
    }
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(from: UIApplication.shared.keyWindow?.rootViewController, animated: animated) {
      $0?.barButtonItem = item
    }
  }
  /// No other program can open the file: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func presentMenu(
    from owner: UIViewController?, animated: Bool, _ place: (UIPopoverPresentationController?) -> Void
  ) -> Bool {
    guard let url, var top = owner else { return false }
    while let next = top.presentedViewController { top = next }
    let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    place(menu.popoverPresentationController)
    self.menu = menu
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    top.present(menu, animated: animated)
    return true
  }
}

extension UIView {
  /// The controller that the view stands under.
  fileprivate var owner: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIViewController {
  fileprivate func close(animated: Bool) {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: animated)
    } else {
      dismiss(animated: animated)
    }
  }
}

/// Shows a picture or a text.
final class FilePreviewController: UIViewController {
  var didEnd: () -> Void = {}
  private let content: UIView

  /// Nil for a file that cannot be shown.
  init?(_ url: URL, title: String) {
    if let image = UIImage(contentsOfFile: url.path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      content = view
    } else if let text = try? String(contentsOf: url, encoding: .utf8) {
      let view = UITextView()
      view.isEditable = false
      view.text = text
      content = view
    } else {
      return nil
    }
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close(animated: true) })
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didEnd()
  }
}
