/// Hands what a Mac's font panel chooses to the text that is selected in a scene.
///
/// DEVIATION: there is no font panel; what the program says of its selection is kept, and a font that a font picker chooses
/// reaches the delegate.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextformattingcoordinator>
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
  /// Whether the font panel is seen: never.
  open class var isFontPanelVisible: Bool { false }
  open class func toggleFontPanel(_ sender: Any) { Limitation.isAbsent("There is no font panel") }

  /// Nil: the scene's first responder is told.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  private weak var windowScene: UIWindowScene?
  /// What the font panel would show as chosen.
  package private(set) var selectedAttributes: [NSAttributedString.Key: Any] = [:]
  package private(set) var isSelectionMixed = false

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  /// Tells the font panel of a selection's attributes; `flag`: stretches of the selection have others.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {
    (selectedAttributes, isSelectionMixed) = (attributes, flag)
  }

  open func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    let convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] = { old in
      var new = old
      let size = (old[.font] as? UIFont)?.pointSize ?? UIFont.labelFontSize
      new[.font] = UIFont(descriptor: descriptor, size: size)
      return new
    }
    if let delegate { return delegate.updateTextAttributes(conversionHandler: convert) }
    let responder = windowScene?.windows.lazy.compactMap(\.firstResponder).first
    responder?.updateTextAttributes(conversionHandler: convert)
  }
  open func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Changes the attributes of the text that is selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextformattingcoordinatordelegate>
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// `conversionHandler` gives the new attributes for those that a stretch has.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
