/// A view's booleans, packed.
struct ViewFlags: OptionSet {
  let rawValue: UInt64

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let opaque = ViewFlags(rawValue: 1 << 1)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 2)
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 3)
  static let multipleTouch = ViewFlags(rawValue: 1 << 4)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 5)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 6)
  static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 7)
  static let clearsContext = ViewFlags(rawValue: 1 << 8)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 9)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 10)
  static let needsLayout = ViewFlags(rawValue: 1 << 11)
  /// The view or a descendant needs layout.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 12)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 13)
  /// The view or a descendant needs its constraints updated.
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 14)
  /// `draw(_:)` must be called to show the view: a subclass draws its content in code.
  static let drawsInCode = ViewFlags(rawValue: 1 << 15)
  /// Set while the engine's result is being written to the frame: the frame is not the client's wish then.
  static let placedByEngine = ViewFlags(rawValue: 1 << 16)
  /// The view is the root view of a controller: its minimum margins are the system's.
  static let controllerRoot = ViewFlags(rawValue: 1 << 17)
  static let needsDisplay = ViewFlags(rawValue: 1 << 18)

  /// The view wants to hear of trait changes.
  static let observesTraits = ViewFlags(rawValue: 1 << 19)
  /// The view or a descendant wants to hear of trait changes.
  static let subtreeObservesTraits = ViewFlags(rawValue: 1 << 20)

  /// Interface Builder's "Follow Readable Width": the margins leave no more than a readable width.
  static let marginsFollowReadableWidth = ViewFlags(rawValue: 1 << 21)

  /// A stack view that places its arranged views without constraints.
  static let placesArranged = ViewFlags(rawValue: 1 << 22)

  /// A controller has the view, or has had it until it went: asking a weak reference costs more than asking a flag.
  static let hasController = ViewFlags(rawValue: 1 << 23)

  /// The engine has a number for the view: `layoutItem`.
  static let hasItem = ViewFlags(rawValue: 1 << 24)

  /// The view has safe-area insets.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 25)
  /// The guide of readable width has been asked for.
  static let hasReadableGuide = ViewFlags(rawValue: 1 << 26)

  /// The view has no layout margins unless somebody sets them: stack views.
  static let hasNoMargins = ViewFlags(rawValue: 1 << 27)

  /// What the solver has found for the view may not be its frame yet.
  static let hasNewPlace = ViewFlags(rawValue: 1 << 28)

  /// The view has a layer, which may be changed by itself.
  static let hasLayer = ViewFlags(rawValue: 1 << 29)

  /// The view or one beneath it has held a constraint; a tree without it needs no solver. Stays when the constraints go.
  static let subtreeHoldsConstraints = ViewFlags(rawValue: 1 << 32)

  /// The view wants to update its properties before it is laid out.
  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 30)

  /// The corners follow the view's size; see `UICornerConfiguration`.
  static let hasCornerConfiguration = ViewFlags(rawValue: 1 << 31)

  /// Setting a font, colour or alignment leaves the attributes of the view's text alone.
  static let keepsAttributes = ViewFlags(rawValue: 1 << 34)

  /// The view's class is the client's: what its methods read of its traits is noted.
  static let readsTraits = ViewFlags(rawValue: 1 << 35)
  /// One of these methods runs.
  static let tracksTraits = ViewFlags(rawValue: 1 << 36)
  /// The view or one above it has another reading direction than its window.
  static let directionIsOverridden = ViewFlags(rawValue: 1 << 37)

  /// The view or what is beneath it is being laid out.
  static let layingOut = ViewFlags(rawValue: 1 << 38)

  /// The view has asked to be first responder while it had no window.
  static let awaitsFirstResponder = ViewFlags(rawValue: 1 << 33)

  /// The view is laid out only to find out how high it wants to be.
  static let isMeasured = ViewFlags(rawValue: 1 << 39)

  /// A text view's text was set while nobody had said a font.
  static let hasFontOfText = ViewFlags(rawValue: 1 << 40)

  /// The view's class is the client's, and draws in code.
  static let drawsForClient = ViewFlags(rawValue: 1 << 41)
  /// The view is drawn at the end of this turn, or of the first one in which it is seen.
  static let awaitsDisplay = ViewFlags(rawValue: 1 << 42)

  /// A cell: its list says where it is, whatever constraints say.
  static let placedByList = ViewFlags(rawValue: 1 << 43)

  /// The view's own `layoutSubviews()` runs, or what its controller does around it.
  static let placesSubviews = ViewFlags(rawValue: 1 << 44)

  static let initial: ViewFlags = [
    .opaque, .userInteractionEnabled, .autoresizesSubviews, .translatesAutoresizingMask, .clearsContext,
    .insetsMarginsFromSafeArea, .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints,
    .subtreeNeedsUpdateConstraints, .needsUpdateProperties, .needsDisplay,
  ]

  mutating func set(_ flag: ViewFlags, _ on: Bool) { if on { insert(flag) } else { remove(flag) } }
}
