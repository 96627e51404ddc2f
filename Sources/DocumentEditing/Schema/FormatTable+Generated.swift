// Made by Scripts/interface-builder-schema.py. Do not edit.
extension FormatTable {
  /// Orders of attributes and children by element; attributes that are switches, and those that are numbers.
  static let text = """
    attributes accessibility key hint identifier label
    attributes accessibilityConfiguration key label hint
    attributes accessibilityOverrides isEnabled dynamicTypePreference
    attributes accessibilityTraits key none button link staticText updatesFrequently adjustable image notEnabled \
    allowsDirectInteraction header summaryElement
    attributes action selector destination eventType id
    attributes activityIndicatorView hidden key opaque alpha tag clearsContextBeforeDrawing userInteractionEnabled \
    contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame ambiguous misplaced hidesWhenStopped \
    animating style translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider \
    userLabel
    attributes adaptation id
    attributes array key
    attributes arscnView clipsSubviews multipleTouchEnabled contentMode fixedFrame sceneName \
    translatesAutoresizingMaskIntoConstraints id
    attributes arskView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    attributes attributedString key
    attributes audiovisualMediaTypes key none
    attributes autoresizingMask key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    attributes avPlayerViewController storyboardIdentifier videoGravity id sceneMemberID
    attributes backgroundConfiguration key cornerRadius
    attributes barButtonItem tag key enabled title image catalog width landscapeImage springLoaded style id \
    translatesAutoresizingMaskIntoConstraints systemItem userLabel customClass customModule customModuleProvider
    attributes blurEffect style
    attributes bool key value
    attributes button key hidden appearanceType opaque alpha tag clipsSubviews userInteractionEnabled \
    clearsContextBeforeDrawing multipleTouchEnabled contentMode horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame ambiguous insetsLayoutMarginsFromSafeArea \
    preservesSuperviewLayoutMargins semanticContentAttribute verticalCompressionResistancePriority misplaced \
    enabled placeholderIntrinsicWidth placeholderIntrinsicHeight highlighted selected \
    layoutMarginsFollowReadableWidth contentHorizontalAlignment contentVerticalAlignment buttonType \
    reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode pointerInteraction \
    hasAttributedTitle translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    attributes buttonConfiguration key style image imagePlacement catalog title cornerStyle imagePadding \
    titleAlignment
    attributes capability name minToolsVersion
    attributes class className superclassName
    attributes collectionReusableView key opaque clipsSubviews multipleTouchEnabled contentMode \
    insetsLayoutMarginsFromSafeArea restorationIdentifier reuseIdentifier id customClass customModule \
    customModuleProvider
    attributes collectionView key opaque clipsSubviews multipleTouchEnabled alpha userInteractionEnabled \
    contentMode alwaysBounceHorizontal fixedFrame misplaced horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority bounces alwaysBounceVertical \
    ambiguous preservesSuperviewLayoutMargins scrollEnabled restorationIdentifier minimumZoomScale maximumZoomScale \
    directionalLockEnabled pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom \
    contentInsetAdjustmentBehavior indicatorStyle keyboardDismissMode insetsLayoutMarginsFromSafeArea dataMode \
    springLoaded prefetchingEnabled translatesAutoresizingMaskIntoConstraints id customClass customModule \
    customModuleProvider userLabel
    attributes collectionViewCell opaque clipsSubviews multipleTouchEnabled contentMode \
    insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins misplaced reuseIdentifier \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    attributes collectionViewCellContentView key opaque clipsSubviews multipleTouchEnabled contentMode ambiguous \
    insetsLayoutMarginsFromSafeArea id
    attributes collectionViewController storyboardIdentifier restorationIdentifier \
    autoresizesArchivedViewToFullSize title wantsFullScreenLayout useStoryboardIdentifierAsRestorationIdentifier \
    clearsSelectionOnViewWillAppear id userLabel customClass customModule customModuleProvider sceneMemberID
    attributes collectionViewFlowLayout key scrollDirection automaticEstimatedItemSize minimumLineSpacing \
    minimumInteritemSpacing sectionInsetReference id customClass customModule customModuleProvider
    attributes collectionViewLayout key id customClass customModule customModuleProvider
    attributes color key systemColor red green blue white name catalog xcode11CocoaTouchSystemColor \
    cocoaTouchSystemColor cyan magenta yellow black alpha colorSpace customColorSpace
    attributes constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant \
    symbolic placeholder identifier type symbolType id userLabel customClass customModule customModuleProvider
    attributes containerView key hidden opaque alpha userInteractionEnabled contentMode fixedFrame misplaced \
    clipsSubviews ambiguous insetsLayoutMarginsFromSafeArea placeholderIntrinsicWidth placeholderIntrinsicHeight \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    attributes customFonts key
    attributes customObject id userLabel customClass customModule customModuleProvider
    attributes dataDetectorType key phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber \
    lookupSuggestion
    attributes date key timeIntervalSinceReferenceDate
    attributes datePicker contentMode fixedFrame ambiguous misplaced verticalHuggingPriority \
    contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval style useCurrentDate \
    translatesAutoresizingMaskIntoConstraints id
    attributes deployment version defaultVersion identifier
    attributes designable name
    attributes development version defaultVersion identifier
    attributes device id orientation layout appearance
    attributes directionalEdgeInsets key top leading bottom trailing
    attributes document type version toolsVersion systemVersion targetRuntime variant nextObjectID \
    propertyAccessControl useAutolayout launchScreen promptedForUpgradeToXcode5 generatesPrototypingConstraints \
    useTraitCollections useSafeAreas colorMatched initialViewController
    attributes edgeInsets key top left bottom right
    attributes exclude reference
    attributes exit id userLabel sceneMemberID
    attributes extendedEdge key top bottom
    attributes font key metaFont size name
    attributes fontDescription key type name family style weight pointSize size
    attributes fragment content
    attributes frame key minX minY width height maxX
    attributes freeformSimulatedSizeMetrics key
    attributes glkView key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay \
    translatesAutoresizingMaskIntoConstraints id
    attributes glkViewController storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    attributes hostingController title hidesBottomBarWhenPushed restorationIdentifier storyboardIdentifier id \
    customClass customModule customModuleProvider sceneMemberID
    attributes image name catalog width height
    attributes imageReference key image catalog symbolScale renderingMode variableValue
    attributes imageView hidden opaque key autoresizesSubviews appearanceType clipsSubviews \
    clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode \
    semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced \
    placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea image catalog \
    highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory preservesSuperviewLayoutMargins \
    restorationIdentifier translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    attributes include reference
    attributes inset key minX minY maxX maxY
    attributes integer key value
    attributes isElement key value
    attributes keyCommand input modifierFlags actionName discoverabilityTitle
    attributes label hidden autoresizesSubviews opaque clipsSubviews multipleTouchEnabled userInteractionEnabled \
    tag alpha contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority fixedFrame ambiguous placeholderIntrinsicWidth placeholderIntrinsicHeight \
    usesAttributedText misplaced preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode numberOfLines baselineAdjustment \
    minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth enabled adjustsFontForContentSizeCategory \
    highlighted sizingRule adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints \
    autoshrinkMode id userLabel customClass customModule customModuleProvider
    attributes mapView key opaque verifyAmbiguity clipsSubviews multipleTouchEnabled userInteractionEnabled alpha \
    contentMode fixedFrame misplaced horizontalHuggingPriority insetsLayoutMarginsFromSafeArea \
    verticalHuggingPriority mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation \
    showsBuildings showsScale showsCompass showsPointsOfInterest translatesAutoresizingMaskIntoConstraints id
    attributes mask key
    attributes mtkView contentMode fixedFrame colorPixelFormat depthStencilPixelFormat \
    translatesAutoresizingMaskIntoConstraints id
    attributes mutableArray key
    attributes mutableData key
    attributes mutableString key
    attributes namedColor name
    attributes navigationBar key opaque clipsSubviews multipleTouchEnabled clearsContextBeforeDrawing hidden \
    contentMode insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins fixedFrame misplaced barStyle \
    translucent largeTitles shadowImage backIndicatorImage backIndicatorTransitionMaskImage \
    horizontalCompressionResistancePriority restorationIdentifier verticalCompressionResistancePriority \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    attributes navigationBarAppearance key
    attributes navigationController restorationIdentifier storyboardIdentifier title \
    automaticallyAdjustsScrollViewInsets modalPresentationStyle navigationBarHidden \
    extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed key wantsFullScreenLayout definesPresentationContext \
    useStoryboardIdentifierAsRestorationIdentifier toolbarHidden id userLabel customClass customModule \
    customModuleProvider sceneMemberID
    attributes navigationItem key title largeTitleDisplayMode prompt id userLabel
    attributes nil key name
    attributes offsetWrapper key horizontal vertical
    attributes outlet property destination id
    attributes outletCollection property destination collectionClass appends id
    attributes pageControl hidden opaque alpha userInteractionEnabled contentMode fixedFrame misplaced \
    contentHorizontalAlignment contentVerticalAlignment hidesForSinglePage numberOfPages currentPage \
    translatesAutoresizingMaskIntoConstraints id
    attributes pageViewController storyboardIdentifier autoresizesArchivedViewToFullSize \
    useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets transitionStyle \
    navigationOrientation spineLocation doubleSided id customClass customModule customModuleProvider sceneMemberID
    attributes panGestureRecognizer minimumNumberOfTouches id
    attributes paragraphStyle key alignment lineBreakMode baseWritingDirection lineSpacing defaultTabInterval \
    firstLineHeadIndent lineHeightMultiple tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    attributes passwordRules key passwordRulesDescriptor
    attributes pickerView hidden userInteractionEnabled opaque clipsSubviews multipleTouchEnabled contentMode \
    fixedFrame verticalCompressionResistancePriority misplaced ambiguous insetsLayoutMarginsFromSafeArea \
    translatesAutoresizingMaskIntoConstraints id userLabel
    attributes pinchGestureRecognizer id
    attributes placeholder placeholderIdentifier id userLabel customClass sceneMemberID customModule \
    customModuleProvider
    attributes plugIn identifier version
    attributes point key x y
    attributes pongPressGestureRecognizer allowableMovement minimumPressDuration id userLabel
    attributes popoverArrowDirection key up down left right
    attributes preferredSymbolConfiguration key configurationType pointSize scale weight
    attributes progressView key hidden opaque tag clipsSubviews alpha multipleTouchEnabled userInteractionEnabled \
    contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    progressViewStyle misplaced progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id \
    userLabel
    attributes range key location length
    attributes real key value
    attributes rect key x y width height
    attributes rectEdge key left
    attributes refreshControl key opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea enabled \
    contentHorizontalAlignment contentVerticalAlignment id
    attributes relationship kind name candidateClass
    attributes rotationGestureRecognizer id
    attributes scene sceneID
    attributes sceneKitView key clipsSubviews multipleTouchEnabled contentMode sceneName allowsCameraControl \
    fixedFrame translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    attributes screenEdgePanGestureRecognizer minimumNumberOfTouches id
    attributes scrollView key verifyAmbiguity opaque clipsSubviews multipleTouchEnabled tag userInteractionEnabled \
    alpha contentMode ambiguous fixedFrame misplaced directionalLockEnabled insetsLayoutMarginsFromSafeArea \
    preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    restorationIdentifier placeholderIntrinsicWidth placeholderIntrinsicHeight bounces alwaysBounceVertical \
    scrollEnabled alwaysBounceHorizontal pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator \
    contentInsetAdjustmentBehavior indicatorStyle delaysContentTouches canCancelContentTouches minimumZoomScale \
    maximumZoomScale bouncesZoom keyboardDismissMode translatesAutoresizingMaskIntoConstraints id userLabel \
    customClass customModule customModuleProvider
    attributes searchBar key opaque userInteractionEnabled contentMode barStyle fixedFrame text misplaced \
    searchBarStyle placeholder translatesAutoresizingMaskIntoConstraints id customClass customModule \
    customModuleProvider
    attributes searchDisplayController id
    attributes segment title width image enabled
    attributes segmentedControl key hidden opaque clearsContextBeforeDrawing tag contentMode fixedFrame \
    horizontalHuggingPriority verticalHuggingPriority verticalCompressionResistancePriority ambiguous misplaced \
    horizontalCompressionResistancePriority enabled highlighted insetsLayoutMarginsFromSafeArea \
    preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth selected contentHorizontalAlignment \
    contentVerticalAlignment apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex springLoaded \
    momentary translatesAutoresizingMaskIntoConstraints id userLabel
    attributes segue destination kind relationship identifier reference customClass customModule \
    customModuleProvider unwindAction popoverAnchorBarButtonItem splitViewControllerTargetIndex trigger key \
    inheritsFrom animates modalPresentationStyle modalTransitionStyle popoverAnchorView destinationCreationSelector \
    action id
    attributes simulatedMetricsContainer key
    attributes simulatedNavigationBarMetrics key barStyle translucent prompted
    attributes simulatedOrientationMetrics key orientation
    attributes simulatedScreenMetrics key type
    attributes simulatedStatusBarMetrics key statusBarStyle
    attributes simulatedTabBarMetrics key translucent
    attributes simulatedToolbarMetrics key barStyle translucent
    attributes size key width height
    attributes skView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    attributes slider hidden key opaque clipsSubviews tag alpha multipleTouchEnabled userInteractionEnabled \
    contentMode fixedFrame enabled misplaced horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous \
    contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous minimumValueImage \
    maximumValueImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    attributes source key type relativePath
    attributes splitViewController minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction \
    restorationIdentifier storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier \
    extendedLayoutIncludesOpaqueBars modalPresentationStyle allowDoubleColumnStyle maximumPrimaryColumnWidth \
    preferredDisplayMode behavior presentsWithGesture primaryBackgroundStyle id customClass customModule \
    customModuleProvider sceneMemberID
    attributes splitViewDetailSimulatedSizeMetrics key
    attributes splitViewMasterSimulatedSizeMetrics key
    attributes stackView hidden key opaque userInteractionEnabled clipsSubviews tag contentMode \
    horizontalHuggingPriority verticalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight \
    semanticContentAttribute horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    ambiguous preservesSuperviewLayoutMargins fixedFrame misplaced layoutMarginsFollowReadableWidth axis \
    distribution insetsLayoutMarginsFromSafeArea alignment spacing spacingType baselineRelativeArrangement \
    layoutMarginsRelativeArrangement translatesAutoresizingMaskIntoConstraints id userLabel customClass \
    customModule customModuleProvider
    attributes standardMapConfiguration key
    attributes state key title image backgroundImage catalog
    attributes stepper opaque clipsSubviews tag contentMode horizontalHuggingPriority verticalHuggingPriority \
    fixedFrame misplaced horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue \
    translatesAutoresizingMaskIntoConstraints id
    attributes string key base64-UTF8
    attributes swipeGestureRecognizer direction id userLabel
    attributes switch key opaque clipsSubviews tag multipleTouchEnabled alpha userInteractionEnabled contentMode \
    horizontalHuggingPriority verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority ambiguous misplaced enabled preservesSuperviewLayoutMargins \
    insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth contentHorizontalAlignment \
    contentVerticalAlignment on title translatesAutoresizingMaskIntoConstraints id userLabel customClass \
    customModule customModuleProvider
    attributes systemColor name
    attributes tabBar key clearsContextBeforeDrawing clipsSubviews alpha contentMode \
    insetsLayoutMarginsFromSafeArea translucent itemPositioning fixedFrame barStyle itemSpacing \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    attributes tabBarAppearance key backgroundEffect stackedItemPositioning
    attributes tabBarController restorationIdentifier storyboardIdentifier automaticallyAdjustsScrollViewInsets \
    definesPresentationContext useStoryboardIdentifierAsRestorationIdentifier title id userLabel customClass \
    customModule customModuleProvider sceneMemberID
    attributes tabBarItem key tag enabled title image catalog largeContentSizeImage selectedImage systemItem id \
    userLabel customClass customModule customModuleProvider badgeValue
    attributes tableView key hidden autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing tag alpha \
    multipleTouchEnabled contentMode fixedFrame bounces ambiguous misplaced preservesSuperviewLayoutMargins \
    insetsLayoutMarginsFromSafeArea restorationIdentifier layoutMarginsFollowReadableWidth \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator indicatorStyle contentInsetAdjustmentBehavior delaysContentTouches \
    canCancelContentTouches bouncesZoom keyboardDismissMode dataMode style separatorStyle allowsSelection \
    sectionIndexMinimumDisplayRowCount allowsSelectionDuringEditing allowsMultipleSelection \
    allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin separatorInsetReference rowHeight \
    estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight \
    estimatedSectionFooterHeight contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id \
    customClass customModule customModuleProvider userLabel separatorInsetType
    attributes tableViewCell opaque clearsContextBeforeDrawing appearanceType hidden clipsSubviews tag \
    userInteractionEnabled alpha contentMode ambiguous misplaced restorationIdentifier \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea placeholderIntrinsicWidth \
    placeholderIntrinsicHeight layoutMarginsFollowReadableWidth selectionStyle accessoryType \
    hidesAccessoryWhenEditing indentationLevel showsReorderControl indentationWidth shouldIndentWhileEditing \
    reuseIdentifier editingAccessoryType textLabel detailTextLabel imageView lineBreakMode focusStyle rowHeight \
    style id userLabel customClass customModule customModuleProvider
    attributes tableViewCellContentView key autoresizesSubviews opaque clipsSubviews multipleTouchEnabled tag \
    contentMode ambiguous preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth restorationIdentifier \
    insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel customClass
    attributes tableViewController restorationIdentifier storyboardIdentifier extendedLayoutIncludesOpaqueBars \
    automaticallyAdjustsScrollViewInsets definesPresentationContext autoresizesArchivedViewToFullSize title \
    useStoryboardIdentifierAsRestorationIdentifier modalPresentationStyle hidesBottomBarWhenPushed nibName \
    clearsSelectionOnViewWillAppear id userLabel customClass customModule customModuleProvider sceneMemberID
    attributes tableViewSection headerTitle footerTitle id userLabel colorLabel
    attributes tapGestureRecognizer cancelsTouchesInView numberOfTouchesRequired delaysTouchesBegan \
    numberOfTapsRequired id userLabel
    attributes textAttributes key
    attributes textField hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag \
    contentMode fixedFrame horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority ambiguous enabled verticalCompressionResistancePriority \
    placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins restorationIdentifier \
    contentHorizontalAlignment contentVerticalAlignment text misplaced usesAttributedText borderStyle placeholder \
    textAlignment adjustsFontForContentSizeCategory clearsOnBeginEditing adjustsFontSizeToFit minimumFontSize \
    clearButtonMode background translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    attributes textInputTraits key autocapitalizationType autocorrectionType spellCheckingType keyboardType \
    keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry smartDashesType \
    smartInsertDeleteType smartQuotesType textContentType
    attributes textTab alignment location
    attributes textView opaque hidden key clipsSubviews multipleTouchEnabled userInteractionEnabled tag alpha \
    contentMode ambiguous misplaced horizontalHuggingPriority verticalHuggingPriority keyboardDismissMode \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame bounces scrollEnabled \
    insetsLayoutMarginsFromSafeArea contentInsetAdjustmentBehavior restorationIdentifier directionalLockEnabled \
    alwaysBounceVertical showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle \
    delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale bouncesZoom editable text \
    textAlignment usesAttributedText selectable adjustsFontForContentSizeCategory \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    attributes toolbar key hidden opaque clearsContextBeforeDrawing contentMode fixedFrame misplaced \
    preservesSuperviewLayoutMargins horizontalHuggingPriority verticalHuggingPriority barStyle \
    insetsLayoutMarginsFromSafeArea translucent verticalCompressionResistancePriority \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider userLabel
    attributes traits key button
    attributes userDefinedRuntimeAttribute type keyPath value catalog
    attributes userLayoutGuide location affinity
    attributes value key type width height
    attributes variation key constant fixedFrame axis spacing ambiguous misplaced distribution hidden
    attributes view key hidden autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing \
    multipleTouchEnabled userInteractionEnabled tag alpha verifyAmbiguity contentMode horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    fixedFrame ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight \
    preservesSuperviewLayoutMargins simulatedAppContext restorationIdentifier layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    attributes viewController modalTransitionStyle key interfaceStyle storyboardIdentifier \
    autoresizesArchivedViewToFullSize title extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets \
    modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier hidesBottomBarWhenPushed \
    definesPresentationContext restorationIdentifier nibName id userLabel customClass customModule \
    customModuleProvider sceneMemberID explicitStoryboardIdentifier isDesignatedEntryPoint
    attributes viewControllerLayoutGuide type id
    attributes viewControllerPlaceholder storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier \
    id userLabel sceneMemberID
    attributes viewLayoutGuide key id
    attributes visualEffectView hidden opaque clipsSubviews userInteractionEnabled contentMode fixedFrame misplaced \
    translatesAutoresizingMaskIntoConstraints id userLabel
    attributes webView hidden alpha opaque tag clipsSubviews key multipleTouchEnabled userInteractionEnabled \
    contentMode fixedFrame scalesPageToFit misplaced allowsInlineMediaPlayback \
    translatesAutoresizingMaskIntoConstraints id userLabel
    attributes window opaque clearsContextBeforeDrawing contentMode visibleAtLaunch resizesToFullScreen id
    attributes wkPreferences key
    attributes wkWebView hidden contentMode fixedFrame translatesAutoresizingMaskIntoConstraints \
    restorationIdentifier id
    attributes wkWebViewConfiguration key
    children accessibility accessibilityTraits:traits bool:isElement
    children accessibilityConfiguration isElement:isElement traits:traits
    children activityIndicatorView rect:frame autoresizingMask:autoresizingMask constraints color:backgroundColor \
    color:color animations color:tintColor point:canvasLocation
    children arscnView rect:frame connections autoresizingMask:autoresizingMask
    children arskView rect:frame autoresizingMask:autoresizingMask
    children attributes color:NSBackgroundColor color:NSColor font:NSFont font:NSOriginalFont integer:NSLigature \
    real:NSKern paragraphStyle:NSParagraphStyle color:NSStrokeColor integer:NSUnderline color:NSUnderlineColor
    children avPlayerViewController extendedEdge:edgesForExtendedLayout imageView:view
    children backgroundConfiguration color:backgroundColor color:strokeColor
    children barButtonItem button:customView segmentedControl:customView userDefinedRuntimeAttributes \
    view:customView slider:customView accessibilityConfiguration:accessibilityConfiguration inset:imageInsets \
    color:tintColor switch:customView connections
    children button rect:frame frame:frameInset autoresizingMask:autoresizingMask animations color:backgroundColor \
    accessibility:accessibilityConfiguration gestureRecognizers constraints inset:insetFor6xAndEarlier \
    edgeInsets:layoutMargins fontDescription:fontDescription color:tintColor inset:contentEdgeInsets \
    inset:titleEdgeInsets inset:imageEdgeInsets size:titleShadowOffset state:normal \
    buttonConfiguration:configuration state:disabled state:selected state:highlighted userDefinedRuntimeAttributes \
    variation attributedString:userComments connections point:canvasLocation state:focused
    children buttonConfiguration backgroundConfiguration:background imageReference:image \
    attributedString:attributedTitle preferredSymbolConfiguration:preferredSymbolConfigurationForImage \
    fontDescription:titleFontDescription directionalEdgeInsets:contentInsets color:baseForegroundColor \
    color:baseBackgroundColor
    children class source:sourceIdentifier relationships
    children collectionReusableView rect:frame autoresizingMask:autoresizingMask subviews color:backgroundColor \
    animations color:tintColor constraints viewLayoutGuide:safeArea connections point:canvasLocation
    children collectionView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor \
    constraints inset:scrollIndicatorInsets collectionViewLayout:collectionViewLayout color:tintColor \
    viewLayoutGuide:contentLayoutGuide viewLayoutGuide:frameLayoutGuide viewLayoutGuide:safeArea gestureRecognizers \
    collectionViewFlowLayout:collectionViewLayout activityIndicatorView:backgroundView cells \
    collectionReusableView:sectionHeaderView collectionReusableView:sectionFooterView variation connections \
    point:canvasLocation userDefinedRuntimeAttributes
    children collectionViewCell rect:frame frame:frameInset autoresizingMask:autoresizingMask view:contentView \
    collectionViewCellContentView:contentView animations color:backgroundColor gestureRecognizers color:tintColor \
    constraints viewLayoutGuide:safeArea size:customSize userDefinedRuntimeAttributes variation connections \
    point:canvasLocation
    children collectionViewCellContentView rect:frame autoresizingMask:autoresizingMask subviews \
    color:backgroundColor viewLayoutGuide:safeArea gestureRecognizers constraints userDefinedRuntimeAttributes
    children collectionViewController collectionView:view toolbarItems extendedEdge:edgesForExtendedLayout \
    navigationItem:navigationItem tabBarItem:tabBarItem simulatedScreenMetrics:simulatedDestinationMetrics \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    simulatedToolbarMetrics:simulatedBottomBarMetrics freeformSimulatedSizeMetrics:simulatedDestinationMetrics \
    size:freeformSize connections
    children collectionViewFlowLayout size:itemSize size:estimatedItemSize size:headerReferenceSize \
    size:footerReferenceSize inset:sectionInset userDefinedRuntimeAttributes
    children connections action outlet outletCollection segue
    children constraint variation userDefinedRuntimeAttributes
    children containerView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor \
    constraints userDefinedRuntimeAttributes edgeInsets:layoutMargins frame:frameInset gestureRecognizers \
    connections
    children customObject connections userDefinedRuntimeAttributes
    children datePicker rect:frame constraints autoresizingMask:autoresizingMask date:date connections \
    date:minimumDate date:maximumDate color:backgroundColor userDefinedRuntimeAttributes
    children dependencies deployment development plugIn capability
    children document device accessibilityOverrides dependencies customFonts:customFonts objects scenes designables \
    classes simulatedMetricsContainer:defaultSimulatedMetrics inferredMetricsTieBreakers color:tintColor resources
    children fragment string:content attributes
    children glkView rect:frame autoresizingMask:autoresizingMask viewLayoutGuide:safeArea connections
    children glkViewController layoutGuides glkView:view
    children hostingController navigationItem:navigationItem connections userDefinedRuntimeAttributes
    children imageView rect:frame animations frame:frameInset autoresizingMask:autoresizingMask \
    color:backgroundColor color:tintColor accessibility:accessibilityConfiguration gestureRecognizers constraints \
    inset:insetFor6xAndEarlier variation imageReference:image \
    preferredSymbolConfiguration:preferredSymbolConfiguration userDefinedRuntimeAttributes connections \
    rect:contentStretch edgeInsets:layoutMargins point:canvasLocation \
    simulatedOrientationMetrics:simulatedOrientationMetrics viewLayoutGuide:safeArea
    children label rect:frame frame:frameInset autoresizingMask:autoresizingMask animations color:backgroundColor \
    accessibility:accessibilityConfiguration color:tintColor gestureRecognizers constraints \
    attributedString:attributedText rect:contentStretch inset:insetFor6xAndEarlier string:text mutableString:text \
    viewLayoutGuide:safeArea edgeInsets:layoutMargins directionalEdgeInsets:directionalLayoutMargins \
    fontDescription:fontDescription color:textColor nil:textColor nil:highlightedColor color:highlightedColor \
    color:shadowColor size:shadowOffset attributedString:userComments userDefinedRuntimeAttributes variation \
    connections point:canvasLocation string:userLabel
    children mapView rect:frame autoresizingMask:autoresizingMask standardMapConfiguration:preferredConfiguration \
    animations gestureRecognizers constraints color:backgroundColor color:tintColor point:canvasLocation variation \
    connections viewLayoutGuide:safeArea
    children mtkView rect:frame color:backgroundColor constraints autoresizingMask:autoresizingMask
    children navigationBar rect:frame autoresizingMask:autoresizingMask color:backgroundColor animations \
    constraints gestureRecognizers edgeInsets:layoutMargins color:tintColor color:barTintColor \
    textAttributes:titleTextAttributes textAttributes:largeTitleTextAttributes items \
    navigationBarAppearance:standardAppearance navigationBarAppearance:compactAppearance \
    navigationBarAppearance:scrollEdgeAppearance userDefinedRuntimeAttributes attributedString:userComments \
    navigationBarAppearance:compactScrollEdgeAppearance
    children navigationBarAppearance color:backgroundColor textAttributes:titleTextAttributes
    children navigationController tabBarItem:tabBarItem extendedEdge:edgesForExtendedLayout toolbarItems \
    navigationItem:navigationItem simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    value:contentSizeForViewInPopover simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    simulatedTabBarMetrics:simulatedBottomBarMetrics simulatedScreenMetrics:simulatedDestinationMetrics \
    nil:simulatedTopBarMetrics nil:simulatedBottomBarMetrics \
    simulatedOrientationMetrics:simulatedOrientationMetrics simulatedToolbarMetrics:simulatedBottomBarMetrics \
    nil:simulatedStatusBarMetrics navigationBar:navigationBar nil viewControllers toolbar:toolbar \
    attributedString:userComments userDefinedRuntimeAttributes connections metadata point:canvasLocation
    children navigationItem nil:title barButtonItem:backBarButtonItem barButtonItem:leftBarButtonItem \
    rightBarButtonItems segmentedControl:titleView view:titleView leftBarButtonItems progressView:titleView \
    barButtonItem:rightBarButtonItem connections accessibility:accessibilityConfiguration \
    userDefinedRuntimeAttributes attributedString:userComments string:title
    children pageControl rect:frame autoresizingMask:autoresizingMask color:backgroundColor color:tintColor \
    constraints color:pageIndicatorTintColor color:currentPageIndicatorTintColor connections
    children pageViewController attributedString:userComments navigationItem:navigationItem \
    simulatedScreenMetrics:simulatedDestinationMetrics connections
    children pickerView rect:frame frame:frameInset autoresizingMask:autoresizingMask color:backgroundColor \
    color:tintColor constraints variation accessibility:accessibilityConfiguration userDefinedRuntimeAttributes \
    animations connections inset:insetFor6xAndEarlier
    children placeholder connections attributedString:userComments
    children progressView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor \
    color:tintColor constraints color:progressTintColor color:trackTintColor userDefinedRuntimeAttributes variation \
    inset:insetFor6xAndEarlier
    children refreshControl rect:frame autoresizingMask:autoresizingMask attributedString:attributedTitle \
    connections
    children resources image namedColor systemColor
    children scene objects point:canvasLocation
    children sceneKitView rect:frame autoresizingMask:autoresizingMask color:backgroundColor
    children scrollView rect:frame autoresizingMask:autoresizingMask subviews color:backgroundColor \
    gestureRecognizers animations constraints variation inset:scrollIndicatorInsets nil:simulatedStatusBarMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics viewLayoutGuide:safeArea \
    viewLayoutGuide:contentLayoutGuide viewLayoutGuide:frameLayoutGuide connections point:canvasLocation
    children searchBar rect:frame autoresizingMask:autoresizingMask color:backgroundColor constraints \
    color:barTintColor color:tintColor textInputTraits:textInputTraits scopeButtonTitles connections
    children segmentedControl rect:frame autoresizingMask:autoresizingMask color:backgroundColor constraints \
    animations inset:insetFor6xAndEarlier segments color:tintColor color:selectedSegmentTintColor variation \
    connections
    children segue nil:action popoverArrowDirection:popoverArrowDirection segue:commit segue:preview
    children simulatedMetricsContainer simulatedStatusBarMetrics:statusBar nil:statusBar \
    simulatedOrientationMetrics:orientation simulatedScreenMetrics:destination
    children simulatedScreenMetrics size:portraitSize size:landscapeSize
    children skView rect:frame autoresizingMask:autoresizingMask
    children slider rect:frame accessibility:accessibilityConfiguration frame:frameInset \
    autoresizingMask:autoresizingMask animations color:backgroundColor color:tintColor constraints \
    color:minimumTrackTintColor color:maximumTrackTintColor color:thumbTintColor connections \
    userDefinedRuntimeAttributes
    children splitViewController navigationItem:navigationItem extendedEdge:edgesForExtendedLayout toolbarItems \
    simulatedOrientationMetrics:simulatedOrientationMetrics simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    navigationController:masterViewController viewController:detailViewController point:canvasLocation \
    tabBarItem:tabBarItem connections
    children stackView rect:frame autoresizingMask:autoresizingMask frame:frameInset subviews color:backgroundColor \
    directionalEdgeInsets:directionalLayoutMargins viewLayoutGuide:safeArea color:tintColor gestureRecognizers \
    animations accessibility:accessibilityConfiguration rect:contentStretch constraints edgeInsets:layoutMargins \
    variation userDefinedRuntimeAttributes point:canvasLocation connections
    children state string:title color:titleColor color:titleShadowColor imageReference:image \
    preferredSymbolConfiguration:preferredSymbolConfiguration attributedString:attributedTitle
    children stepper rect:frame autoresizingMask:autoresizingMask constraints color:tintColor connections
    children switch rect:frame autoresizingMask:autoresizingMask accessibility:accessibilityConfiguration \
    inset:insetFor6xAndEarlier constraints animations color:tintColor color:onTintColor \
    userDefinedRuntimeAttributes variation color:thumbTintColor connections
    children tabBar rect:frame autoresizingMask:autoresizingMask animations viewLayoutGuide:safeArea \
    color:backgroundColor constraints items color:tintColor edgeInsets:layoutMargins color:barTintColor \
    color:selectedImageTintColor userDefinedRuntimeAttributes tabBarAppearance:standardAppearance \
    tabBarAppearance:scrollEdgeAppearance variation
    children tabBarController toolbarItems navigationItem:navigationItem extendedEdge:edgesForExtendedLayout \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics simulatedTabBarMetrics:simulatedBottomBarMetrics \
    nil:simulatedStatusBarMetrics nil:simulatedTopBarMetrics nil:simulatedBottomBarMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics size:freeformSize \
    simulatedNavigationBarMetrics:simulatedTopBarMetrics simulatedOrientationMetrics:simulatedOrientationMetrics \
    tabBar:tabBar userDefinedRuntimeAttributes connections viewControllers point:canvasLocation
    children tabBarItem userDefinedRuntimeAttributes offsetWrapper:titlePositionAdjustment connections \
    inset:imageInsets color:badgeColor imageReference:image
    children tableView rect:frame autoresizingMask:autoresizingMask animations viewLayoutGuide:safeArea \
    color:backgroundColor color:tintColor constraints gestureRecognizers \
    simulatedOrientationMetrics:simulatedOrientationMetrics inset:contentInset button:tableFooterView \
    inset:insetFor6xAndEarlier textView:tableFooterView nil:simulatedStatusBarMetrics scrollView:tableHeaderView \
    edgeInsets:layoutMargins inset:scrollIndicatorInsets color:separatorColor inset:separatorInset \
    color:sectionIndexColor color:sectionIndexBackgroundColor searchBar:tableHeaderView \
    color:sectionIndexTrackingBackgroundColor view:tableHeaderView view:tableFooterView mapView:tableHeaderView \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics toolbar:tableFooterView \
    activityIndicatorView:tableFooterView simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics simulatedScreenMetrics:simulatedDestinationMetrics \
    splitViewMasterSimulatedSizeMetrics:simulatedDestinationMetrics stackView:tableFooterView \
    stackView:tableHeaderView tableView:tableFooterView prototypes sections userDefinedRuntimeAttributes variation \
    connections point:canvasLocation
    children tableViewCell rect:frame frame:frameInset autoresizingMask:autoresizingMask view:contentView \
    userGuides tableViewCellContentView:contentView animations gestureRecognizers color:backgroundColor \
    color:tintColor constraints viewLayoutGuide:safeArea accessibility:accessibilityConfiguration \
    edgeInsets:layoutMargins inset:separatorInset userDefinedRuntimeAttributes connections point:canvasLocation \
    fontDescription:fontDescription
    children tableViewCellContentView rect:frame frame:frameInset autoresizingMask:autoresizingMask subviews \
    animations color:backgroundColor constraints variation viewLayoutGuide:safeArea color:tintColor \
    edgeInsets:layoutMargins attributedString:userComments gestureRecognizers userDefinedRuntimeAttributes
    children tableViewController tableView:view extendedEdge:edgesForExtendedLayout tabBarItem:tabBarItem \
    toolbarItems navigationItem:navigationItem simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    simulatedToolbarMetrics:simulatedBottomBarMetrics refreshControl:refreshControl \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics size:freeformSize \
    simulatedTabBarMetrics:simulatedBottomBarMetrics value:contentSizeForViewInPopover \
    nil:simulatedBottomBarMetrics attributedString:userComments simulatedScreenMetrics:simulatedDestinationMetrics \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics keyCommands userDefinedRuntimeAttributes \
    nil:simulatedStatusBarMetrics point:canvasLocation simulatedOrientationMetrics:simulatedOrientationMetrics \
    connections
    children tableViewSection string:footerTitle cells attributedString:userComments
    children tapGestureRecognizer connections rect:frame
    children textAttributes fontDescription:fontDescription color:textColor color:textShadowColor \
    offsetWrapper:textShadowOffset
    children textField rect:frame autoresizingMask:autoresizingMask color:backgroundColor color:tintColor \
    accessibility:accessibilityConfiguration inset:insetFor6xAndEarlier animations constraints color:textColor \
    edgeInsets:layoutMargins attributedString:attributedText gestureRecognizers nil:textColor string:text \
    string:placeholder fontDescription:fontDescription textInputTraits:textInputTraits userDefinedRuntimeAttributes \
    attributedString:userComments variation connections point:canvasLocation
    children textView rect:frame autoresizingMask:autoresizingMask animations frame:frameInset \
    color:backgroundColor accessibility:accessibilityConfiguration color:tintColor constraints \
    attributedString:attributedText mutableString:text inset:scrollIndicatorInsets string:text \
    directionalEdgeInsets:directionalLayoutMargins gestureRecognizers color:textColor \
    fontDescription:fontDescription textInputTraits:textInputTraits dataDetectorType:dataDetectorTypes \
    userDefinedRuntimeAttributes variation connections point:canvasLocation attributedString:userComments
    children toolbar rect:frame autoresizingMask:autoresizingMask color:backgroundColor constraints animations \
    viewLayoutGuide:safeArea items color:barTintColor color:tintColor point:canvasLocation variation
    children userDefinedRuntimeAttribute real:value color:value integer:value size:value point:value range:value \
    rect:value string:value
    children variation fontDescription:fontDescription rect:frame mask:subviews mask:constraints \
    edgeInsets:layoutMargins
    children view rect:frame frame:frameInset autoresizingMask:autoresizingMask userGuides subviews animations \
    color:backgroundColor rect:contentStretch color:tintColor accessibility:accessibilityConfiguration \
    attributedString:userComments gestureRecognizers constraints edgeInsets:layoutMargins \
    directionalEdgeInsets:directionalLayoutMargins viewLayoutGuide:safeArea nil:simulatedStatusBarMetrics \
    nil:simulatedTopBarMetrics nil:simulatedBottomBarMetrics \
    simulatedOrientationMetrics:simulatedOrientationMetrics simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    simulatedNavigationBarMetrics:simulatedTopBarMetrics simulatedScreenMetrics:simulatedDestinationMetrics \
    inset:insetFor6xAndEarlier splitViewDetailSimulatedSizeMetrics:simulatedDestinationMetrics \
    simulatedTabBarMetrics:simulatedBottomBarMetrics freeformSimulatedSizeMetrics:simulatedDestinationMetrics \
    userDefinedRuntimeAttributes variation connections simulatedToolbarMetrics:simulatedBottomBarMetrics \
    point:canvasLocation
    children viewController layoutGuides view:view tableView:view imageView:view sceneKitView:view \
    containerView:view mapView:view collectionView:view textView:view webView:view \
    extendedEdge:edgesForExtendedLayout tabBarItem:tabBarItem toolbarItems navigationItem:navigationItem \
    value:contentSizeForViewInPopover nil:simulatedStatusBarMetrics nil:simulatedTopBarMetrics \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    nil:simulatedBottomBarMetrics simulatedToolbarMetrics:simulatedBottomBarMetrics \
    simulatedTabBarMetrics:simulatedBottomBarMetrics freeformSimulatedSizeMetrics:simulatedDestinationMetrics \
    size:freeformSize simulatedScreenMetrics:simulatedDestinationMetrics \
    simulatedOrientationMetrics:simulatedOrientationMetrics userDefinedRuntimeAttributes \
    attributedString:userComments metadata splitViewDetailSimulatedSizeMetrics:simulatedDestinationMetrics \
    splitViewMasterSimulatedSizeMetrics:simulatedDestinationMetrics connections point:canvasLocation
    children viewControllerPlaceholder navigationItem:navigationItem tabBarItem:tabBarItem
    children visualEffectView rect:frame autoresizingMask:autoresizingMask view:contentView color:backgroundColor \
    constraints blurEffect userDefinedRuntimeAttributes connections vibrancyEffect
    children webView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor constraints \
    dataDetectorType:dataDetectorTypes connections point:canvasLocation
    children window rect:frame autoresizingMask:autoresizingMask color:backgroundColor \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    connections metadata point:canvasLocation
    children wkWebView rect:frame autoresizingMask:autoresizingMask color:backgroundColor \
    wkWebViewConfiguration:configuration point:canvasLocation
    children wkWebViewConfiguration audiovisualMediaTypes:mediaTypesRequiringUserActionForPlayback \
    wkPreferences:preferences
    switches address adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    adjustsLetterSpacingToFitWidth allowDoubleColumnStyle allowsCameraControl allowsDefaultTighteningForTruncation \
    allowsDirectInteraction allowsInlineMediaPlayback allowsMultipleSelection allowsMultipleSelectionDuringEditing \
    allowsSelection allowsSelectionDuringEditing alwaysBounceHorizontal alwaysBounceVertical ambiguous animates \
    animating appends apportionsSegmentWidthsByContent automaticEstimatedItemSize \
    automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize autoresizesSubviews base64-UTF8 \
    baselineRelativeArrangement bounces bouncesZoom button calendarEvent canCancelContentTouches \
    cancelsTouchesInView clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear \
    clipsSubviews colorMatched contentViewInsetsToSafeArea continuous definesPresentationContext \
    delaysContentTouches delaysTouchesBegan directionalLockEnabled doubleSided down editable enableSetNeedsDisplay \
    enabled enablesReturnKeyAutomatically extendedLayoutIncludesOpaqueBars fixedFrame flexibleMaxX flexibleMaxY \
    flexibleMinX flexibleMinY flightNumber generatesPrototypingConstraints hasAttributedTitle header heightSizable \
    hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted \
    insetsLayoutMarginsFromSafeArea isDesignatedEntryPoint isEnabled largeTitles launchScreen \
    layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement link lookupSuggestion misplaced momentary \
    multipleTouchEnabled navigationBarHidden none notEnabled on opaque pagingEnabled phoneNumber pitchEnabled \
    pointerInteraction prefetchingEnabled presentsWithGesture preservesSuperviewLayoutMargins prompted \
    promptedForUpgradeToXcode5 resizesToFullScreen reversesTitleShadowWhenHighlighted rotateEnabled scalesPageToFit \
    scrollEnabled secureTextEntry selectable selected shipmentTrackingNumber shouldIndentWhileEditing \
    showsBuildings showsCompass showsHorizontalScrollIndicator showsPointsOfInterest showsReorderControl showsScale \
    showsSelectionImmediatelyOnTouchBegin showsTouchWhenHighlighted showsUserLocation showsVerticalScrollIndicator \
    springLoaded staticText summaryElement symbolic toolbarHidden translatesAutoresizingMaskIntoConstraints \
    translucent up updatesFrequently useAutolayout useCurrentDate useSafeAreas \
    useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled usesAttributedText \
    visibleAtLaunch wantsFullScreenLayout widthSizable zoomEnabled
    numbers allowableMovement alpha black blue constant cornerRadius currentPage cyan defaultTabInterval \
    defaultVersion dynamicTypePreference estimatedRowHeight estimatedSectionFooterHeight \
    estimatedSectionHeaderHeight firstLineHeadIndent green height horizontal \
    horizontalCompressionResistancePriority horizontalHuggingPriority imagePadding indentationLevel \
    indentationWidth itemSpacing leading length lineHeightMultiple lineSpacing location magenta maxValue maxX maxY \
    maximumPrimaryColumnWidth maximumValue maximumZoomScale minToolsVersion minValue minX minY minimumFontSize \
    minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches minimumPressDuration \
    minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumZoomScale minuteInterval modifierFlags \
    nextObjectID numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired pointSize \
    preferredFramesPerSecond preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction priority progress red \
    rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount selectedSegmentIndex \
    separatorInsetType spacing splitViewControllerTargetIndex stepValue tag tighteningFactorForTruncation \
    timeIntervalSinceReferenceDate toolsVersion trailing variableValue version vertical \
    verticalCompressionResistancePriority verticalHuggingPriority white width x y yellow
    """
}
