extension UIView: UIFocusItem, UIFocusItemContainer {
  /// Whether the view has the focus.
  public var isFocused: Bool { window?.focusSystemIfMade?.focusedItem === self }
  /// Items with the same identifier form a group that Tab enters and leaves. Default: nil, the ancestors' or none.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { requireExtras().focusGroupIdentifier = newValue }
  }
  /// How the view shows that it has the focus; nil shows nothing. Default: a ring.
  public var focusEffect: UIFocusEffect? {
    get {
      guard let own = extras?.focusEffect else { return UIFocusEffect() }
      return own
    }
    set { requireExtras().focusEffect = .some(newValue) }
  }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}
