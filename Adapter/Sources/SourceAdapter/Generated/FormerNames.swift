/// Names that Swift 4, 4.2 and 5 gave up, declared as what they are called today, as far as a module uses them.
///
/// Source: the `swift_name` attributes with `obsoleted: 4.2` of UIKit's API notes, as Xcode's migrator lists them.
enum FormerNames {
  /// The declarations for a module, empty when it uses none.
  ///
  /// - Parameters:
  ///   - used: the identifiers of its files.
  ///   - declared: whether it declares a name itself.
  static func source(used: Set<String>, declared: (String) -> Bool) -> String {
    func wanted(_ name: String) -> Bool { used.contains(name) && !declared(name) }
    var lines = types.filter { wanted($0.key) }.map { "public typealias \($0.key) = \($0.value)" }.sorted()
    lines += constants.filter { wanted($0.key) }.map { "@MainActor public let \($0.key) = \($0.value)" }.sorted()
    let names = notifications.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
    if !names.isEmpty {
      lines.append("extension NSNotification.Name {")
      lines += names.map { "  static var \($0.key): NSNotification.Name { \($0.value) }" }
      lines.append("}")
    }
    lines += members.filter { wanted($0.key) }.map(\.value).sorted()
    return lines.isEmpty ? "" : "// Names of Swift 4.\n" + lines.joined(separator: "\n")
  }

  static let types: [String: String] = {
    var result: [String: String] = [
      "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
      "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
      "UIApplicationState": "UIApplication.State", "NSAttributedStringKey": "NSAttributedString.Key",
      "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "UITextBorderStyle": "UITextField.BorderStyle", "UIButtonType": "UIButton.ButtonType",
      "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
      "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
      "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
      "UINavigationControllerOperation": "UINavigationController.Operation",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
      "UITabBarSystemItem": "UITabBarItem.SystemItem", "UIViewAutoresizing": "UIView.AutoresizingMask",
      "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIActivityType": "UIActivity.ActivityType",
      "UIBlurEffectStyle": "UIBlurEffect.Style",
      "UIDatePickerMode": "UIDatePicker.Mode", "UIProgressViewStyle": "UIProgressView.Style",
      "UISearchBarStyle": "UISearchBar.Style", "UISearchBarIcon": "UISearchBar.Icon", "UIWindowLevel": "UIWindow.Level",
      "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
      "UIImageResizingMode": "UIImage.ResizingMode", "UIPressType": "UIPress.PressType",
      "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType", "UIEventType": "UIEvent.EventType",
      "UIEventSubtype": "UIEvent.EventSubtype", "UIGestureRecognizerState": "UIGestureRecognizer.State",
      "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
      "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle", "UITableViewStyle": "UITableView.Style",
      "UITableViewCellStyle": "UITableViewCell.CellStyle",
      "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
      "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
      "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
      "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
      "UITableViewRowActionStyle": "UITableViewRowAction.Style",
      "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
      "UIImagePickerControllerCameraDevice": "UIImagePickerController.CameraDevice",
      "UIContextMenuInteractionCommitStyle": "UIContextMenuInteraction.CommitStyle",
      "UICollectionElementCategory": "UICollectionView.ElementCategory",
      "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
      "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
      "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
      "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType", "UISystemAnimation": "UIView.SystemAnimation",
    ]
    let nested: [String: [String]] = [
      "UIView": [
        "AnimationOptions", "AnimationCurve", "AnimationTransition", "ContentMode", "KeyframeAnimationOptions",
        "TintAdjustmentMode",
      ],
      "UIControl": ["Event", "State", "ContentHorizontalAlignment", "ContentVerticalAlignment"],
      "UIStackView": ["Distribution", "Alignment"], "UITextField": ["ViewMode", "DidEndEditingReason"],
      "UIScrollView": [
        "KeyboardDismissMode", "ContentInsetAdjustmentBehavior", "DecelerationRate", "IndexDisplayMode",
      ],
      "UITabBar": ["ItemPositioning"], "UIPreviewAction": ["Style"],
      "UICollisionBehavior": ["Mode"], "UIPushBehavior": ["Mode"], "UIContextualAction": ["Style"],
      "UIDocument": ["ChangeKind", "SaveOperation", "State"], "UIInputView": ["Style"],
      "UIMenuController": ["ArrowDirection"],
      "UITableViewCell": ["DragState", "FocusStyle", "StateMask"], "UICollectionViewCell": ["DragState"],
      "UICollectionViewFlowLayout": ["SectionInsetReference"],
      "UITableView": ["RowAnimation", "ScrollPosition", "SeparatorInsetReference"],
      "UICollectionView": ["ScrollPosition", "ReorderingCadence"],
      "UIPageViewController": ["NavigationDirection", "NavigationOrientation", "SpineLocation", "TransitionStyle"],
      "UISplitViewController": ["DisplayMode", "PrimaryEdge"], "UISegmentedControl": ["Segment"],
      "UIImagePickerController": ["QualityType", "CameraCaptureMode", "CameraFlashMode"],
    ]
    for (type, names) in nested { for name in names { result[type + name] = "\(type).\(name)" } }
    result["RunLoopMode"] = "RunLoop.Mode"
    result["UIControlEvents"] = "UIControl.Event"
    result["UIApplicationShortcutIconType"] = "UIApplicationShortcutIcon.IconType"
    for type in ["TableView", "CollectionView"] { result["UI\(type)DropIntent"] = "UI\(type)DropProposal.Intent" }
    result["UIInterpolatingMotionEffectType"] = "UIInterpolatingMotionEffect.EffectType"
    return result
  }()

  static let constants: [String: String] = {
    var result: [String: String] = [
      "UITableViewAutomaticDimension": "UITableView.automaticDimension",
      "UITableViewIndexSearch": "UITableView.indexSearch", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
      "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
      "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
      "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
      "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
      "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
      "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
      "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
      "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
      "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
      "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
      "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
      "UIApplicationBackgroundFetchIntervalMinimum": "UIApplication.backgroundFetchIntervalMinimum",
      "UIApplicationBackgroundFetchIntervalNever": "UIApplication.backgroundFetchIntervalNever",
      "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
      "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
      "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
      "UIImagePickerControllerMediaURL": "UIImagePickerController.InfoKey.mediaURL",
      "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert",
      "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
      "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
      "UINavigationControllerHideShowBarDuration": "UINavigationController.hideShowBarDuration",
      "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
      "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectZero": "CGRect.zero",
      "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    ]
    for name in [
      "Font", "ForegroundColor", "BackgroundColor", "ParagraphStyle", "Kern", "Shadow", "Link", "Attachment",
      "UnderlineStyle", "UnderlineColor", "StrikethroughStyle", "StrikethroughColor", "StrokeColor", "StrokeWidth",
      "BaselineOffset", "Ligature", "Obliqueness", "Expansion",
    ] { result["NS\(name)AttributeName"] = "NSAttributedString.Key.\(lowered(name))" }
    for name in ["Announcement", "LayoutChanged", "ScreenChanged", "PageScrolled"] {
      result["UIAccessibility\(name)Notification"] = "UIAccessibility.Notification.\(lowered(name))"
    }
    for name in [
      "Button", "Link", "SearchField", "Image", "Selected", "PlaysSound", "KeyboardKey", "StaticText", "SummaryElement",
      "NotEnabled", "UpdatesFrequently", "StartsMediaSession", "Adjustable", "AllowsDirectInteraction",
      "CausesPageTurn", "Header",
    ] { result["UIAccessibilityTrait\(name)"] = "UIAccessibilityTraits.\(lowered(name))" }
    result["UIAccessibilityTraitNone"] = "UIAccessibilityTraits()"
    for (prefix, type, names) in layers {
      for name in names { result[prefix + name] = "\(type).\(lowered(name))" }
    }
    for name in ["RGBA8Uint", "RGBA16Float"] { result["kCAContentsFormat\(name)"] = "CALayerContentsFormat.\(name)" }
    for name in ["Right", "Left", "Top", "Bottom"] {
      result["kCATransitionFrom\(name)"] = "CATransitionSubtype.from\(name)"
    }
    return result
  }()

  /// What Core Animation's constants began with, the types of today, and how they go on.
  private static let layers: [(prefix: String, type: String, names: [String])] = [
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"]
    ),
    ("kCAFillMode", "CAMediaTimingFillMode", ["Forwards", "Backwards", "Both", "Removed"]),
    (
      "kCAGravity", "CALayerContentsGravity",
      [
        "Center", "Top", "Bottom", "Left", "Right", "TopLeft", "TopRight", "BottomLeft", "BottomRight", "Resize",
        "ResizeAspect", "ResizeAspectFill",
      ]
    ),
    ("kCAContentsFormat", "CALayerContentsFormat", ["Gray8Uint"]),
    ("kCAFilter", "CALayerContentsFilter", ["Nearest", "Linear", "Trilinear"]),
    ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
    ("kCALineJoin", "CAShapeLayerLineJoin", ["Miter", "Round", "Bevel"]),
    ("kCAFillRule", "CAShapeLayerFillRule", ["NonZero", "EvenOdd"]),
    ("kCATransition", "CATransitionType", ["Fade", "MoveIn", "Push", "Reveal"]),
    ("kCAAlignment", "CATextLayerAlignmentMode", ["Center", "Left", "Right", "Natural", "Justified"]),
    ("kCATruncation", "CATextLayerTruncationMode", ["None", "Start", "End", "Middle"]),
    ("kCAScroll", "CAScrollLayerScrollMode", ["None", "Vertically", "Horizontally", "Both"]),
    ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Radial", "Conic"]),
    (
      "kCAAnimation", "CAAnimationCalculationMode", ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]
    ),
    ("kCAAnimation", "CAAnimationRotationMode", ["RotateAuto", "RotateAutoReverse"]),
    (
      "kCAValueFunction", "CAValueFunctionName",
      [
        "RotateX", "RotateY", "RotateZ", "Scale", "ScaleX", "ScaleY", "ScaleZ", "Translate", "TranslateX", "TranslateY",
        "TranslateZ",
      ]
    ),
    (
      "kCAEmitterLayer", "CAEmitterLayerEmitterShape", ["Point", "Line", "Rectangle", "Cuboid", "Circle", "Sphere"]
    ),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", ["Points", "Outline", "Surface", "Volume"]),
    (
      "kCAEmitterLayer", "CAEmitterLayerRenderMode",
      ["Unordered", "OldestFirst", "OldestLast", "BackToFront", "Additive"]
    ),
  ]

  static let notifications: [String: String] = {
    var result: [String: String] = [
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
      "UIViewControllerShowDetailTargetDidChange": "UIViewController.showDetailTargetDidChangeNotification",
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
      "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
      "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
      "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
      "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
      "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
      "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    ]
    for name in [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate",
      "DidFinishLaunching", "DidReceiveMemoryWarning", "SignificantTimeChange", "UserDidTakeScreenshot",
    ] { result["UIApplication\(name)"] = "UIApplication.\(lowered(name))Notification" }
    for (type, names) in [
      "UIWindow": ["DidBecomeVisible", "DidBecomeHidden", "DidBecomeKey", "DidResignKey"],
      "UIScreen": ["DidConnect", "DidDisconnect", "ModeDidChange", "BrightnessDidChange"],
      "UIDevice": ["BatteryLevelDidChange", "BatteryStateDidChange"],
      "UIMenuController": ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu", "MenuFrameDidChange"],
      "UIPasteboard": ["Changed", "Removed"], "UITableView": ["SelectionDidChange"],
      "UIApplication": [
        "BackgroundRefreshStatusDidChange", "ProtectedDataWillBecomeUnavailable", "ProtectedDataDidBecomeAvailable",
        "WillChangeStatusBarOrientation", "DidChangeStatusBarOrientation", "WillChangeStatusBarFrame",
        "DidChangeStatusBarFrame",
      ],
    ] {
      for name in names { result[type + name] = "\(type).\(lowered(name))Notification" }
    }
    for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
      result["UIKeyboard\(name)"] = "UIResponder.keyboard\(name)Notification"
    }
    return result
  }()

  private static let members: [String: String] = {
    var result = writtenMembers
    for (type, value) in [
      "CGPoint": "cgPoint", "CGVector": "cgVector", "CGSize": "cgSize", "CGRect": "cgRect",
      "CGAffineTransform": "cgAffineTransform", "UIEdgeInsets": "uiEdgeInsets", "UIOffset": "uiOffset",
    ] {
      result["NSStringFrom\(type)"] = "func NSStringFrom\(type)(_ v: \(type)) -> String { NSCoder.string(for: v) }"
      result["\(type)FromString"] = "func \(type)FromString(_ s: String) -> \(type) { NSCoder.\(value)(for: s) }"
    }
    for name in [
      "SwitchControlRunning", "BoldTextEnabled", "ReduceTransparencyEnabled", "InvertColorsEnabled", "GrayscaleEnabled",
      "ClosedCaptioningEnabled", "GuidedAccessEnabled", "MonoAudioEnabled", "SpeakScreenEnabled",
      "SpeakSelectionEnabled", "AssistiveTouchRunning", "ShakeToUndoEnabled", "VoiceOverRunning", "ReduceMotionEnabled",
    ] {
      result["UIAccessibilityIs\(name)"] =
        "@MainActor func UIAccessibilityIs\(name)() -> Bool { UIAccessibility.is\(name) }"
    }
    return result
  }()

  private static let writtenMembers: [String: String] = [
    "addChildViewController":
      "extension UIViewController { func addChildViewController(_ c: UIViewController) { addChild(c) } }",
    "removeFromParentViewController":
      "extension UIViewController { func removeFromParentViewController() { removeFromParent() } }",
    "childViewControllers": "extension UIViewController { var childViewControllers: [UIViewController] { children } }",
    "toParentViewController":
      "extension UIViewController { func didMove(toParentViewController p: UIViewController?) { didMove(toParent: p) }; func willMove(toParentViewController p: UIViewController?) { willMove(toParent: p) } }",
    "openURL":
      "extension UIApplication { @discardableResult func openURL(_ url: URL) -> Bool { open(url); return true } }",
    "styleSingle": "extension NSUnderlineStyle { static var styleSingle: NSUnderlineStyle { .single } }",
    "styleThick": "extension NSUnderlineStyle { static var styleThick: NSUnderlineStyle { .thick } }",
    "styleDouble": "extension NSUnderlineStyle { static var styleDouble: NSUnderlineStyle { .double } }",
    "styleNone": "extension NSUnderlineStyle { static var styleNone: NSUnderlineStyle { [] } }",
    "UIInterfaceOrientationIsPortrait":
      "func UIInterfaceOrientationIsPortrait(_ o: UIInterfaceOrientation) -> Bool { o.isPortrait }",
    "UIInterfaceOrientationIsLandscape":
      "func UIInterfaceOrientationIsLandscape(_ o: UIInterfaceOrientation) -> Bool { o.isLandscape }",
    "UIDeviceOrientationIsPortrait":
      "func UIDeviceOrientationIsPortrait(_ o: UIDeviceOrientation) -> Bool { o.isPortrait }",
    "UIDeviceOrientationIsLandscape":
      "func UIDeviceOrientationIsLandscape(_ o: UIDeviceOrientation) -> Bool { o.isLandscape }",
    "commonModes": "extension RunLoop.Mode { static var commonModes: RunLoop.Mode { .common } }",
    "NSNotificationName": "typealias NSNotificationName = NSNotification.Name",
    "bringSubview": "extension UIView { func bringSubview(toFront v: UIView) { bringSubviewToFront(v) } }",
    "sendSubview": "extension UIView { func sendSubview(toBack v: UIView) { sendSubviewToBack(v) } }",
    "UIEdgeInsetsMake":
      "func UIEdgeInsetsMake(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: t, left: l, bottom: b, right: r) }",
    "activityIndicatorViewStyle":
      "extension UIActivityIndicatorView { var activityIndicatorViewStyle: Style { get { style } set { style = newValue } } }",
    "activityIndicatorStyle":
      "extension UIActivityIndicatorView { convenience init(activityIndicatorStyle style: Style) { self.init(style: style) } }",
    "UIAccessibilityPostNotification":
      "@MainActor func UIAccessibilityPostNotification(_ n: UIAccessibility.Notification, _ a: Any?) { UIAccessibility.post(notification: n, argument: a) }",
    "UIAccessibilityDarkerSystemColorsEnabled":
      "@MainActor func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }",
    "UIAccessibilityConvertFrameToScreenCoordinates":
      "@MainActor func UIAccessibilityConvertFrameToScreenCoordinates(_ r: CGRect, _ v: UIView) -> CGRect { UIAccessibility.convertToScreenCoordinates(r, in: v) }",
    "UIEdgeInsetsEqualToEdgeInsets":
      "func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }",
    "UIOffsetMake":
      "func UIOffsetMake(_ h: CGFloat, _ v: CGFloat) -> UIOffset { UIOffset(horizontal: h, vertical: v) }",
    "UIOffsetEqualToOffset": "func UIOffsetEqualToOffset(_ a: UIOffset, _ b: UIOffset) -> Bool { a == b }",
    "UIImagePNGRepresentation": "func UIImagePNGRepresentation(_ i: UIImage) -> Data? { i.pngData() }",
    "UIImageJPEGRepresentation":
      "func UIImageJPEGRepresentation(_ i: UIImage, _ q: CGFloat) -> Data? { i.jpegData(compressionQuality: q) }",
  ]

  private static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
