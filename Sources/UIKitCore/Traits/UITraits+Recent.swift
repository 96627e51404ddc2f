// Traits that layout never asks for: they are kept with those of clients.
//
// Source: <https://developer.apple.com/documentation/uikit/uitraitdefinition-1u9a>

/// The style of the list that the view is in.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Whether somebody takes or sees pictures of the scene.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// How bright pictures may be shown.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}

/// The size of a Mac's toolbar items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// Whether bright content is kept from using all that the screen can show.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

/// Whether an ancestor is a split view controller, and whether it is collapsed.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

/// Where the accessory of a tab bar stands that holds the view.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

/// The language by whose rules text is set, where it is not that of the interface. Kept for the program: lines
/// are set alike in every language.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: Locale.Language? { nil }
}

/// Whether natural alignment follows the text's own direction instead of the interface's. Kept for the program.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition, SystemTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: Bool { false }
}

extension UITraitCollection {
  /// The style of the list that the view is in.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  /// Whether somebody takes or sees pictures of the scene.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// How bright pictures may be shown.
  public var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }
  /// The size of a Mac's toolbar items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  /// Whether bright content is kept from using all that the screen can show.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
  /// Whether an ancestor is a split view controller, and whether it is collapsed.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
  /// Where the accessory of a tab bar stands that holds the view.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
  /// The language by whose rules text is set, where it is not that of the interface. Kept for the program:
  /// lines are set alike in every language.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// Whether natural alignment follows the text's own direction instead of the interface's. Kept for the program.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
  /// A collection of the kind of list alone that cells are in.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }
  /// A collection alone of whether the scene is recorded.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }
  /// A collection alone of how bright pictures may be.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }
  /// A collection of the size of toolbar items on the Mac alone.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }
  /// A collection alone of whether bright pictures are toned down.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
  }
  /// A collection alone of whether a split view controller around is collapsed.
  public convenience init(splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment) {
    self.init(UITraitSplitViewControllerLayoutEnvironment.self, value: splitViewControllerLayoutEnvironment)
  }
  /// A collection alone of the language whose rules text is set by.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }
}

extension UIMutableTraits {
  /// Where the accessory of a tab bar stands that holds the view.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  /// The style of the list that the view is in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  /// Whether somebody takes or sees pictures of the scene.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// How bright pictures may be shown.
  public var imageDynamicRange: UIImageDynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The size of a Mac's toolbar items.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// Whether bright content is kept from using all that the screen can show.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
  /// Whether an ancestor is a split view controller, and whether it is collapsed.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  /// The language by whose rules text is set, where it is not that of the interface. Kept for the program:
  /// lines are set alike in every language.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// Whether natural alignment follows the text's own direction instead of the interface's. Kept for the program.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
