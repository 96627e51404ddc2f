internal import DarwinShims

/// What views answer to by the keys of their properties.
enum ViewProperties {
  @MainActor
  static func declare() {
    ObjectRuntime.declare(UIView.self, declareView)
    ObjectRuntime.declare(UIControl.self, declareControl)
    ObjectRuntime.declare(UILabel.self, declareLabel)
    ObjectRuntime.declare(UIButton.self, declareButton)
    ObjectRuntime.declare(UITextField.self, declareTextField)
    ObjectRuntime.declare(UITextView.self, declareTextView)
    ObjectRuntime.declare(UIImageView.self, declareImageView)
    ObjectRuntime.declare(UIScrollView.self, declareScrollView)
    ObjectRuntime.declare(UITableView.self, declareTableView)
    ObjectRuntime.declare(UITableViewCell.self, declareTableViewCell)
    ObjectRuntime.declare(UICollectionView.self, declareCollectionView)
    ObjectRuntime.declare(UIStackView.self, declareStackView)
    ObjectRuntime.declare(UISwitch.self, declareSwitch)
    ObjectRuntime.declare(UISlider.self, declareSlider)
    ObjectRuntime.declare(UIStepper.self, declareStepper)
    ObjectRuntime.declare(UISegmentedControl.self, declareSegmentedControl)
    ObjectRuntime.declare(UIPageControl.self, declarePageControl)
    ObjectRuntime.declare(UIProgressView.self, declareProgressView)
    ObjectRuntime.declare(UIActivityIndicatorView.self, declareActivityIndicatorView)
    ObjectRuntime.declare(UIDatePicker.self, declareDatePicker)
    ObjectRuntime.declare(UISearchBar.self, declareSearchBar)
    ObjectRuntime.declare(UITabBar.self, declareTabBar)
    ObjectRuntime.declare(UINavigationBar.self, declareNavigationBar)
  }

  @MainActor
  private static func declareView(_ c: ClassDeclaration<UIView>) {
    c.implements("initWithFrame:")
    c.key("frame", \.frame)
    c.key("bounds", \.bounds)
    c.key("center", \.center)
    c.key("alpha", \.alpha)
    c.key("transform", \.transform)
    c.key("tag", \.tag)
    c.key("backgroundColor", \.backgroundColor)
    c.key("tintColor", \.tintColor)
    c.flag("hidden", \.isHidden)
    c.flag("opaque", \.isOpaque)
    c.flag("userInteractionEnabled", \.isUserInteractionEnabled)
    c.flag("multipleTouchEnabled", \.isMultipleTouchEnabled)
    c.flag("exclusiveTouch", \.isExclusiveTouch)
    c.key("clipsToBounds", \.clipsToBounds)
    c.key("contentMode", \.contentMode)
    c.key("contentScaleFactor", \.contentScaleFactor)
    c.key("autoresizesSubviews", \.autoresizesSubviews)
    c.key("autoresizingMask", \.autoresizingMask)
    c.key("layoutMargins", \.layoutMargins)
    c.key("directionalLayoutMargins", \.directionalLayoutMargins)
    c.key("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    c.key("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    c.key("safeAreaInsets", \.safeAreaInsets)
    c.key("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    c.key("semanticContentAttribute", \.semanticContentAttribute)
    c.key("tintAdjustmentMode", \.tintAdjustmentMode)
    c.key("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
    c.key("restorationIdentifier", \.restorationIdentifier)
    c.key("mask", \.mask)
    c.key("layer", \.layer)
    c.key("superview", \.superview)
    c.key("window", \.window)
    c.key("subviews", \.subviews)
    c.key("constraints", \.constraints)
    c.key("gestureRecognizers", \.gestureRecognizers)
    c.key("intrinsicContentSize", \.intrinsicContentSize)
    c.key("traitCollection", \.traitCollection)
  }

  @MainActor
  private static func declareControl(_ c: ClassDeclaration<UIControl>) {
    c.flag("enabled", \.isEnabled)
    c.flag("selected", \.isSelected)
    c.flag("highlighted", \.isHighlighted)
    c.key("state", \.state)
    c.flag("tracking", \.isTracking)
    c.flag("touchInside", \.isTouchInside)
    c.key("contentHorizontalAlignment", \.contentHorizontalAlignment)
    c.key("contentVerticalAlignment", \.contentVerticalAlignment)
  }

  @MainActor
  private static func declareLabel(_ c: ClassDeclaration<UILabel>) {
    c.key("text", \.text)
    c.key("attributedText", \.attributedText)
    c.key("font", \.font)
    c.key("textColor", \.textColor)
    c.key("textAlignment", \.textAlignment)
    c.key("numberOfLines", \.numberOfLines)
    c.key("lineBreakMode", \.lineBreakMode)
    c.flag("enabled", \.isEnabled)
    c.flag("highlighted", \.isHighlighted)
    c.key("highlightedTextColor", \.highlightedTextColor)
    c.key("shadowColor", \.shadowColor)
    c.key("shadowOffset", \.shadowOffset)
    c.key("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    c.key("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    c.key("minimumScaleFactor", \.minimumScaleFactor)
    c.key("baselineAdjustment", \.baselineAdjustment)
    c.key("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
  }

  @MainActor
  private static func declareButton(_ c: ClassDeclaration<UIButton>) {
    c.key("configuration", \.configuration)
    c.key("contentEdgeInsets", \.contentEdgeInsets)
    c.key("titleEdgeInsets", \.titleEdgeInsets)
    c.key("imageEdgeInsets", \.imageEdgeInsets)
    c.key("titleLabel", \.titleLabel)
    c.key("imageView", \.imageView)
    c.key("currentTitle", \.currentTitle)
    c.key("currentImage", \.currentImage)
    c.key("currentTitleColor", \.currentTitleColor)
  }

  @MainActor
  private static func declareTextField(_ c: ClassDeclaration<UITextField>) {
    c.key("text", \.text)
    c.key("attributedText", \.attributedText)
    c.key("font", \.font)
    c.key("textColor", \.textColor)
    c.key("textAlignment", \.textAlignment)
    c.key("placeholder", \.placeholder)
    c.key("attributedPlaceholder", \.attributedPlaceholder)
    c.key("borderStyle", \.borderStyle)
    c.key("clearButtonMode", \.clearButtonMode)
    c.key("clearsOnBeginEditing", \.clearsOnBeginEditing)
    c.key("leftView", \.leftView)
    c.key("leftViewMode", \.leftViewMode)
    c.key("rightView", \.rightView)
    c.key("rightViewMode", \.rightViewMode)
    c.key("background", \.background)
    c.flag("editing", \.isEditing)
    c.key("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    c.key("minimumFontSize", \.minimumFontSize)
    c.key("keyboardType", \.keyboardType)
    c.key("returnKeyType", \.returnKeyType)
    c.flag("secureTextEntry", \.isSecureTextEntry)
    c.key("autocapitalizationType", \.autocapitalizationType)
    c.key("autocorrectionType", \.autocorrectionType)
    c.key("selectedTextRange", \.selectedTextRange)
    c.key("inputView", \.inputView)
    c.key("inputAccessoryView", \.inputAccessoryView)
  }

  @MainActor
  private static func declareTextView(_ c: ClassDeclaration<UITextView>) {
    c.key("text", \.text)
    c.key("attributedText", \.attributedText)
    c.key("font", \.font)
    c.key("textColor", \.textColor)
    c.key("textAlignment", \.textAlignment)
    c.flag("editable", \.isEditable)
    c.flag("selectable", \.isSelectable)
    c.key("selectedRange", \.selectedRange)
    c.key("textContainerInset", \.textContainerInset)
    c.key("selectedTextRange", \.selectedTextRange)
    c.key("inputView", \.inputView)
    c.key("inputAccessoryView", \.inputAccessoryView)
    c.key("typingAttributes", \.typingAttributes)
  }

  @MainActor
  private static func declareImageView(_ c: ClassDeclaration<UIImageView>) {
    c.key("image", \.image)
    c.key("highlightedImage", \.highlightedImage)
    c.flag("highlighted", \.isHighlighted)
    c.key("animationImages", \.animationImages)
    c.key("animationDuration", \.animationDuration)
    c.key("animationRepeatCount", \.animationRepeatCount)
  }

  @MainActor
  private static func declareScrollView(_ c: ClassDeclaration<UIScrollView>) {
    c.key("contentOffset", \.contentOffset)
    c.key("contentSize", \.contentSize)
    c.key("contentInset", \.contentInset)
    c.key("adjustedContentInset", \.adjustedContentInset)
    c.key("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    c.flag("pagingEnabled", \.isPagingEnabled)
    c.flag("scrollEnabled", \.isScrollEnabled)
    c.flag("directionalLockEnabled", \.isDirectionalLockEnabled)
    c.key("bounces", \.bounces)
    c.key("alwaysBounceVertical", \.alwaysBounceVertical)
    c.key("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    c.key("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    c.key("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    c.key("scrollsToTop", \.scrollsToTop)
    c.key("decelerationRate", \.decelerationRate)
    c.key("indicatorStyle", \.indicatorStyle)
    c.key("keyboardDismissMode", \.keyboardDismissMode)
    c.key("minimumZoomScale", \.minimumZoomScale)
    c.key("maximumZoomScale", \.maximumZoomScale)
    c.key("zoomScale", \.zoomScale)
    c.key("bouncesZoom", \.bouncesZoom)
    c.flag("dragging", \.isDragging)
    c.flag("tracking", \.isTracking)
    c.flag("decelerating", \.isDecelerating)
    c.flag("zooming", \.isZooming)
    c.key("refreshControl", \.refreshControl)
    c.key("panGestureRecognizer", \.panGestureRecognizer)
  }

  @MainActor
  private static func declareTableView(_ c: ClassDeclaration<UITableView>) {
    c.key("rowHeight", \.rowHeight)
    c.key("sectionHeaderHeight", \.sectionHeaderHeight)
    c.key("sectionFooterHeight", \.sectionFooterHeight)
    c.key("estimatedRowHeight", \.estimatedRowHeight)
    c.key("separatorStyle", \.separatorStyle)
    c.key("separatorColor", \.separatorColor)
    c.key("separatorInset", \.separatorInset)
    c.key("allowsSelection", \.allowsSelection)
    c.key("allowsMultipleSelection", \.allowsMultipleSelection)
    c.key("tableHeaderView", \.tableHeaderView)
    c.key("tableFooterView", \.tableFooterView)
    c.key("backgroundView", \.backgroundView)
    c.flag("editing", \.isEditing)
    c.key("indexPathForSelectedRow", \.indexPathForSelectedRow)
    c.key("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
    c.key("visibleCells", \.visibleCells)
  }

  @MainActor
  private static func declareTableViewCell(_ c: ClassDeclaration<UITableViewCell>) {
    c.implements("initWithStyle:reuseIdentifier:")
    c.key("textLabel", \.textLabel)
    c.key("detailTextLabel", \.detailTextLabel)
    c.key("imageView", \.imageView)
    c.key("contentView", \.contentView)
    c.key("accessoryType", \.accessoryType)
    c.key("accessoryView", \.accessoryView)
    c.key("selectionStyle", \.selectionStyle)
    c.key("separatorInset", \.separatorInset)
    c.key("backgroundView", \.backgroundView)
    c.key("selectedBackgroundView", \.selectedBackgroundView)
    c.key("reuseIdentifier", \.reuseIdentifier)
    c.flag("selected", \.isSelected)
    c.flag("highlighted", \.isHighlighted)
    c.flag("editing", \.isEditing)
  }

  @MainActor
  private static func declareCollectionView(_ c: ClassDeclaration<UICollectionView>) {
    c.key("collectionViewLayout", \.collectionViewLayout)
    c.key("allowsSelection", \.allowsSelection)
    c.key("allowsMultipleSelection", \.allowsMultipleSelection)
    c.key("backgroundView", \.backgroundView)
    c.key("indexPathsForSelectedItems", \.indexPathsForSelectedItems)
    c.key("visibleCells", \.visibleCells)
  }

  @MainActor
  private static func declareStackView(_ c: ClassDeclaration<UIStackView>) {
    c.key("axis", \.axis)
    c.key("alignment", \.alignment)
    c.key("distribution", \.distribution)
    c.key("spacing", \.spacing)
    c.key("arrangedSubviews", \.arrangedSubviews)
  }

  @MainActor
  private static func declareSwitch(_ c: ClassDeclaration<UISwitch>) {
    c.flag("on", \.isOn)
    c.key("onTintColor", \.onTintColor)
    c.key("thumbTintColor", \.thumbTintColor)
  }

  @MainActor
  private static func declareSlider(_ c: ClassDeclaration<UISlider>) {
    c.key("value", \.value)
    c.key("minimumValue", \.minimumValue)
    c.key("maximumValue", \.maximumValue)
    c.key("minimumTrackTintColor", \.minimumTrackTintColor)
    c.key("maximumTrackTintColor", \.maximumTrackTintColor)
    c.key("thumbTintColor", \.thumbTintColor)
    c.flag("continuous", \.isContinuous)
  }

  @MainActor
  private static func declareStepper(_ c: ClassDeclaration<UIStepper>) {
    c.key("value", \.value)
    c.key("minimumValue", \.minimumValue)
    c.key("maximumValue", \.maximumValue)
    c.key("stepValue", \.stepValue)
    c.key("wraps", \.wraps)
    c.key("autorepeat", \.autorepeat)
  }

  @MainActor
  private static func declareSegmentedControl(_ c: ClassDeclaration<UISegmentedControl>) {
    c.key("selectedSegmentIndex", \.selectedSegmentIndex)
    c.key("numberOfSegments", \.numberOfSegments)
    c.key("selectedSegmentTintColor", \.selectedSegmentTintColor)
  }

  @MainActor
  private static func declarePageControl(_ c: ClassDeclaration<UIPageControl>) {
    c.key("currentPage", \.currentPage)
    c.key("numberOfPages", \.numberOfPages)
    c.key("pageIndicatorTintColor", \.pageIndicatorTintColor)
    c.key("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    c.key("hidesForSinglePage", \.hidesForSinglePage)
  }

  @MainActor
  private static func declareProgressView(_ c: ClassDeclaration<UIProgressView>) {
    c.key("progress", \.progress)
    c.key("progressTintColor", \.progressTintColor)
    c.key("trackTintColor", \.trackTintColor)
  }

  @MainActor
  private static func declareActivityIndicatorView(_ c: ClassDeclaration<UIActivityIndicatorView>) {
    c.key("color", \.color)
    c.key("hidesWhenStopped", \.hidesWhenStopped)
    c.flag("animating", \.isAnimating)
  }

  @MainActor
  private static func declareDatePicker(_ c: ClassDeclaration<UIDatePicker>) {
    c.key("date", \.date)
    c.key("minimumDate", \.minimumDate)
    c.key("maximumDate", \.maximumDate)
    c.key("datePickerMode", \.datePickerMode)
    c.key("countDownDuration", \.countDownDuration)
    c.key("minuteInterval", \.minuteInterval)
  }

  @MainActor
  private static func declareSearchBar(_ c: ClassDeclaration<UISearchBar>) {
    c.key("text", \.text)
    c.key("placeholder", \.placeholder)
    c.key("prompt", \.prompt)
    c.key("barTintColor", \.barTintColor)
    c.key("searchBarStyle", \.searchBarStyle)
    c.key("showsCancelButton", \.showsCancelButton)
    c.key("showsScopeBar", \.showsScopeBar)
    c.key("scopeButtonTitles", \.scopeButtonTitles)
    c.key("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
    c.key("searchField", \.searchTextField)
    c.key("cancelButtonText", \.cancelTitle)
    c.key("cancelButton", \.cancelButton)
  }

  @MainActor
  private static func declareTabBar(_ c: ClassDeclaration<UITabBar>) {
    c.key("items", \.items)
    c.key("selectedItem", \.selectedItem)
    c.key("barTintColor", \.barTintColor)
    c.key("unselectedItemTintColor", \.unselectedItemTintColor)
    c.key("backgroundImage", \.backgroundImage)
    c.key("shadowImage", \.shadowImage)
  }

  @MainActor
  private static func declareNavigationBar(_ c: ClassDeclaration<UINavigationBar>) {
    c.key("barTintColor", \.barTintColor)
    c.key("titleTextAttributes", \.titleTextAttributes)
    c.key("largeTitleTextAttributes", \.largeTitleTextAttributes)
    c.key("prefersLargeTitles", \.prefersLargeTitles)
    c.key("shadowImage", \.shadowImage)
    c.key("topItem", \.topItem)
    c.key("items", \.items)
  }
}
