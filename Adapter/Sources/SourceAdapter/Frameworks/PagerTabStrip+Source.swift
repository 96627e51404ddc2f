extension FrameworkSources {
  /// Pages of controllers under a bar of their names, where the library's sources are not on the machine.
  static let pagerTabStrip = #"""
    public struct IndicatorInfo: ExpressibleByStringLiteral {
      public var title: String?, image: UIImage?, highlightedImage: UIImage?, accessibilityLabel: String?, userInfo: Any?
      public init(title: String?) { self.title = title; accessibilityLabel = title }
      public init(image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) { (self.image, self.highlightedImage, self.userInfo) = (image, highlightedImage, userInfo) }
      public init(title: String?, image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) { self.init(image: image, highlightedImage: highlightedImage, userInfo: userInfo); self.title = title }
      public init(title: String?, accessibilityLabel: String?, image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) { self.init(title: title, image: image, highlightedImage: highlightedImage, userInfo: userInfo); self.accessibilityLabel = accessibilityLabel }
      public init(stringLiteral value: String) { self.init(title: value) }
    }
    public enum SwipeDirection { case left, right, none }
    public enum PagerTabStripBehaviour {
      case common(skipIntermediateViewControllers: Bool), progressive(skipIntermediateViewControllers: Bool, elasticIndicatorLimit: Bool)
      public var skipIntermediateViewControllers: Bool { switch self { case .common(let skips), .progressive(let skips, _): skips } }
      public var isProgressiveIndicator: Bool { if case .progressive = self { true } else { false } }
      public var isElasticIndicatorLimit: Bool { if case .progressive(_, let isElastic) = self { isElastic } else { false } }
    }
    public enum PagerTabStripError: Error { case viewControllerOutOfBounds }
    @preconcurrency @MainActor public protocol IndicatorInfoProvider { func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo }
    @preconcurrency @MainActor public protocol PagerTabStripDelegate: AnyObject { func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) }
    @preconcurrency @MainActor public protocol PagerTabStripIsProgressiveDelegate: PagerTabStripDelegate { func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int, withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool) }
    @preconcurrency @MainActor public protocol PagerTabStripDataSource: AnyObject { func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController] }
    @preconcurrency @MainActor open class PagerTabStripViewController: UIViewController, UIScrollViewDelegate {
      private static let declared: Void = ObjectRuntime.declare(PagerTabStripViewController.self) { c in c.property("containerView") { o, v in o.containerView = try v.value() } }
      open weak var containerView: UIScrollView!
      open weak var delegate: (any PagerTabStripDelegate)?
      open weak var datasource: (any PagerTabStripDataSource)?
      open var pagerBehaviour = PagerTabStripBehaviour.progressive(skipIntermediateViewControllers: true, elasticIndicatorLimit: true)
      open private(set) var viewControllers: [UIViewController] = []
      open private(set) var currentIndex = 0
      open private(set) var preCurrentIndex = 0
      open var pageWidth: CGFloat { containerView.bounds.width }
      open var swipeDirection: SwipeDirection { currentIndex > preCurrentIndex ? .left : currentIndex < preCurrentIndex ? .right : .none }
      private var shownWidth: CGFloat = 0
      public override init(nibName: String?, bundle: Bundle?) { _ = Self.declared; super.init(nibName: nibName, bundle: bundle); datasource = self as? any PagerTabStripDataSource }
      public required init?(coder: NSCoder) { _ = Self.declared; super.init(coder: coder) }
      open override func viewDidLoad() {
        super.viewDidLoad()
        AbsentFrameworks.say("PagerTabStripViewController")
        if containerView == nil {
          let made = UIScrollView(frame: view.bounds)
          made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(made)
          containerView = made
        }
        (containerView.bounces, containerView.alwaysBounceHorizontal, containerView.alwaysBounceVertical) = (true, true, false)
        (containerView.scrollsToTop, containerView.isPagingEnabled, containerView.delegate) = (false, true, self)
        (containerView.showsHorizontalScrollIndicator, containerView.showsVerticalScrollIndicator) = (false, false)
        containerView.contentInsetAdjustmentBehavior = .never
        reloadControllers()
        show(currentIndex)
      }
      private func reloadControllers() {
        viewControllers = (datasource ?? self as? any PagerTabStripDataSource)?.viewControllers(for: self) ?? self.viewControllers(for: self)
        currentIndex = min(currentIndex, max(viewControllers.count - 1, 0))
      }
      open func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController] { [] }
      private func show(_ index: Int) {
        guard viewControllers.indices.contains(index) else { return }
        let controller = viewControllers[index]
        if controller.parent !== self { addChild(controller); containerView.addSubview(controller.view); controller.didMove(toParent: self) }
        controller.view.frame = CGRect(x: CGFloat(index) * pageWidth, y: 0, width: pageWidth, height: containerView.bounds.height)
      }
      open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); updateIfNeeded() }
      open func updateIfNeeded() { if isViewLoaded, containerView.bounds.width != shownWidth || viewControllers.indices.contains(currentIndex) && viewControllers[currentIndex].view.bounds.height != containerView.bounds.height { shownWidth = containerView.bounds.width; containerView.contentOffset = CGPoint(x: CGFloat(currentIndex) * pageWidth, y: 0); updateContent() } }
      open func updateContent() {
        containerView.contentSize = CGSize(width: pageWidth * CGFloat(viewControllers.count), height: containerView.contentSize.height)
        for (index, controller) in viewControllers.enumerated() {
          if abs(containerView.contentOffset.x - CGFloat(index) * pageWidth) < max(pageWidth, 1) { show(index) } else if controller.parent === self { controller.willMove(toParent: nil); controller.view.removeFromSuperview(); controller.removeFromParent() }
        }
      }
      open func canMoveTo(index: Int) -> Bool { currentIndex != index && viewControllers.count > index }
      open func moveToViewController(at index: Int, animated: Bool = true) {
        guard isViewLoaded, view.window != nil, currentIndex != index else { if viewControllers.isEmpty || viewControllers.indices.contains(index) { (preCurrentIndex, currentIndex) = (index, index) }; return }
        containerView.setContentOffset(CGPoint(x: CGFloat(index) * pageWidth, y: 0), animated: animated)
        if !animated { scrollViewDidScroll(containerView) }
      }
      open func moveTo(viewController: UIViewController, animated: Bool = true) { if let index = viewControllers.firstIndex(of: viewController) { moveToViewController(at: index, animated: animated) } }
      open func pageOffsetForChild(at index: Int) -> CGFloat { CGFloat(index) * pageWidth }
      open func reloadPagerTabStripView() {
        guard isViewLoaded else { return }
        for controller in viewControllers where controller.parent === self { controller.willMove(toParent: nil); controller.view.removeFromSuperview(); controller.removeFromParent() }
        reloadControllers()
        containerView.contentOffset = CGPoint(x: CGFloat(currentIndex) * pageWidth, y: 0)
        updateContent()
      }
      open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === containerView, pageWidth > 0, !viewControllers.isEmpty else { return }
        updateContent()
        let place = scrollView.contentOffset.x / pageWidth
        let page = min(max(Int((place + 0.5).rounded(.down)), 0), viewControllers.count - 1)
        let changes = page != currentIndex
        if changes { (preCurrentIndex, currentIndex) = (currentIndex, page) }
        if pagerBehaviour.isProgressiveIndicator, let listener = (delegate ?? self as? any PagerTabStripDelegate) as? any PagerTabStripIsProgressiveDelegate {
          let first = min(max(Int(place.rounded(.down)), 0), viewControllers.count - 1), second = min(first + 1, viewControllers.count - 1), part = place - place.rounded(.down)
          let forward = place >= CGFloat(preCurrentIndex)
          listener.updateIndicator(for: self, fromIndex: forward ? first : second, toIndex: forward ? (part == 0 ? first : second) : first, withProgressPercentage: part == 0 ? 1 : forward ? part : 1 - part, indexWasChanged: changes)
        } else if changes { (delegate ?? self as? any PagerTabStripDelegate)?.updateIndicator(for: self, fromIndex: preCurrentIndex, toIndex: currentIndex) }
      }
      open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
      open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if scrollView === containerView { updateContent() } }
      open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    }
    extension PagerTabStripViewController: PagerTabStripDataSource {}
    public enum ButtonBarItemSpec<CellType: UICollectionViewCell> { case nibFile(nibName: String, bundle: Bundle?, width: (IndicatorInfo) -> CGFloat), cellClass(width: (IndicatorInfo) -> CGFloat); public var weight: (IndicatorInfo) -> CGFloat { switch self { case .nibFile(_, _, let width), .cellClass(let width): width } } }
    public enum SelectedBarVerticalAlignment { case top, middle, bottom }
    public enum SelectedBarAlignment { case left, center, right, progressive }
    public enum PagerScroll { case no, yes, scrollOnlyIfOutOfScreen }
    public struct ButtonBarPagerTabStripSettings {
      public struct Style {
        public var buttonBarBackgroundColor: UIColor?, buttonBarMinimumInteritemSpacing: CGFloat?, buttonBarMinimumLineSpacing: CGFloat?, buttonBarLeftContentInset: CGFloat?, buttonBarRightContentInset: CGFloat?
        public var selectedBarBackgroundColor = UIColor.black, selectedBarHeight: CGFloat = 5, selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
        public var buttonBarItemBackgroundColor: UIColor?, buttonBarItemFont = UIFont.systemFont(ofSize: 18), buttonBarItemLeftRightMargin: CGFloat = 8, buttonBarItemTitleColor: UIColor?, buttonBarItemsShouldFillAvailableWidth = true, buttonBarHeight: CGFloat?
        public var buttonBarItemsShouldFillAvailiableWidth: Bool { get { buttonBarItemsShouldFillAvailableWidth } set { buttonBarItemsShouldFillAvailableWidth = newValue } }
      }
      public var style = Style()
    }
    @preconcurrency @MainActor open class ButtonBarViewCell: UICollectionViewCell {
      open var imageView: UIImageView! = UIImageView(), label: UILabel! = UILabel()
      public override init(frame: CGRect) { super.init(frame: frame); _begin() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      func _begin() { label.textAlignment = .center; imageView.contentMode = .center; contentView.addSubview(imageView); contentView.addSubview(label) }
      open override func layoutSubviews() { super.layoutSubviews(); if label.superview === contentView, type(of: self) == ButtonBarViewCell.self { label.frame = contentView.bounds; imageView.frame = contentView.bounds } }
    }
    @preconcurrency @MainActor open class ButtonBarView: UICollectionView {
      open private(set) lazy var selectedBar: UIView = { let bar = UIView(frame: CGRect(x: 0, y: bounds.height - selectedBarHeight, width: 0, height: selectedBarHeight)); bar.layer.zPosition = 9999; addSubview(bar); return bar }()
      open var selectedBarHeight: CGFloat = 4 { didSet { updateSelectedBarYPosition() } }
      open var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom, selectedBarAlignment = SelectedBarAlignment.center
      public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      func updateSelectedBarYPosition() { selectedBar.frame.size.height = selectedBarHeight; selectedBar.frame.origin.y = selectedBarVerticalAlignment == .top ? 0 : selectedBarVerticalAlignment == .middle ? (bounds.height - selectedBarHeight) / 2 : bounds.height - selectedBarHeight }
      open override func layoutSubviews() { super.layoutSubviews(); updateSelectedBarYPosition() }
      open func moveTo(index: Int, animated: Bool, swipeDirection: SwipeDirection, pagerScroll: PagerScroll) { move(from: index, to: index, part: 1, animated: animated) }
      open func move(fromIndex: Int, toIndex: Int, progressPercentage: CGFloat, pagerScroll: PagerScroll) { move(from: fromIndex, to: toIndex, part: progressPercentage, animated: false) }
      private func move(from: Int, to: Int, part: CGFloat, animated: Bool) {
        guard let first = layoutAttributesForItem(at: IndexPath(item: from, section: 0))?.frame, let second = layoutAttributesForItem(at: IndexPath(item: to, section: 0))?.frame else { return }
        let x = first.minX + (second.minX - first.minX) * part, width = first.width + (second.width - first.width) * part
        let scroll = min(max(x + width / 2 - bounds.width / 2, 0), max(contentSize.width - bounds.width, 0))
        let change = { self.selectedBar.frame.origin.x = x; self.selectedBar.frame.size.width = width; self.contentOffset.x = scroll }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
      }
    }
    @preconcurrency @MainActor open class ButtonBarPagerTabStripViewController: PagerTabStripViewController, PagerTabStripIsProgressiveDelegate, UICollectionViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      private static let barDeclared: Void = ObjectRuntime.declare(ButtonBarPagerTabStripViewController.self) { c in c.property("buttonBarView") { o, v in o.buttonBarView = try v.value() } }
      public var settings = ButtonBarPagerTabStripSettings()
      open var buttonBarItemSpec: ButtonBarItemSpec<ButtonBarViewCell>!
      open var changeCurrentIndex: ((_ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ animated: Bool) -> Void)?
      open var changeCurrentIndexProgressive: ((_ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ progressPercentage: CGFloat, _ changeCurrentIndex: Bool, _ animated: Bool) -> Void)?
      open weak var buttonBarView: ButtonBarView!
      private var isTold = false, laidOut: CGFloat = 0
      public override init(nibName: String?, bundle: Bundle?) { _ = Self.barDeclared; super.init(nibName: nibName, bundle: bundle) }
      public required init?(coder: NSCoder) { _ = Self.barDeclared; super.init(coder: coder) }
      open override func viewDidLoad() {
        super.viewDidLoad()
        if buttonBarItemSpec == nil {
          let style = settings.style
          buttonBarItemSpec = .cellClass { info in
            let label = UILabel()
            (label.font, label.text) = (style.buttonBarItemFont, info.title)
            return max(label.intrinsicContentSize.width, info.image?.size.width ?? 0) + 2 * style.buttonBarItemLeftRightMargin
          }
        }
        if buttonBarView == nil {
          let layout = UICollectionViewFlowLayout()
          layout.scrollDirection = .horizontal
          let height = settings.style.buttonBarHeight ?? 44
          let bar = ButtonBarView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: height), collectionViewLayout: layout)
          (bar.backgroundColor, bar.autoresizingMask) = (.orange, .flexibleWidth)
          var frame = containerView.frame
          frame.origin.y = height
          frame.size.height = containerView.frame.height - (height - containerView.frame.origin.y)
          containerView.frame = frame
          view.addSubview(bar)
          buttonBarView = bar
        }
        (buttonBarView.delegate, buttonBarView.dataSource, buttonBarView.scrollsToTop) = (self, self, false)
        if let layout = buttonBarView.collectionViewLayout as? UICollectionViewFlowLayout {
          layout.scrollDirection = .horizontal
          layout.minimumInteritemSpacing = settings.style.buttonBarMinimumInteritemSpacing ?? layout.minimumInteritemSpacing
          layout.minimumLineSpacing = settings.style.buttonBarMinimumLineSpacing ?? layout.minimumLineSpacing
          layout.sectionInset = UIEdgeInsets(top: layout.sectionInset.top, left: settings.style.buttonBarLeftContentInset ?? layout.sectionInset.left, bottom: layout.sectionInset.bottom, right: settings.style.buttonBarRightContentInset ?? layout.sectionInset.right)
        }
        (buttonBarView.showsHorizontalScrollIndicator, buttonBarView.contentInsetAdjustmentBehavior) = (false, .never)
        buttonBarView.backgroundColor = settings.style.buttonBarBackgroundColor ?? buttonBarView.backgroundColor
        buttonBarView.selectedBar.backgroundColor = settings.style.selectedBarBackgroundColor
        buttonBarView.selectedBarVerticalAlignment = settings.style.selectedBarVerticalAlignment
        buttonBarView.selectedBarHeight = settings.style.selectedBarHeight
        if case .nibFile(let name, let bundle, _) = buttonBarItemSpec { buttonBarView.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: "Cell") } else { buttonBarView.register(ButtonBarViewCell.self, forCellWithReuseIdentifier: "Cell") }
      }
      open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard laidOut != buttonBarView.bounds.width else { return }
        laidOut = buttonBarView.bounds.width
        buttonBarView.collectionViewLayout.invalidateLayout()
        buttonBarView.layoutIfNeeded()
        buttonBarView.moveTo(index: currentIndex, animated: false, swipeDirection: .none, pagerScroll: .scrollOnlyIfOutOfScreen)
      }
      open override func reloadPagerTabStripView() {
        super.reloadPagerTabStripView()
        guard isViewLoaded else { return }
        buttonBarView.reloadData()
        buttonBarView.layoutIfNeeded()
        buttonBarView.moveTo(index: currentIndex, animated: false, swipeDirection: .none, pagerScroll: .yes)
      }
      private var infos: [IndicatorInfo] { viewControllers.map { ($0 as? any IndicatorInfoProvider)?.indicatorInfo(for: self) ?? IndicatorInfo(title: $0.title) } }
      private var widths: [CGFloat] {
        let wanted = infos.map { buttonBarItemSpec.weight($0) }
        guard settings.style.buttonBarItemsShouldFillAvailableWidth, let layout = buttonBarView.collectionViewLayout as? UICollectionViewFlowLayout, !wanted.isEmpty else { return wanted }
        let free = buttonBarView.frame.width - layout.sectionInset.left - layout.sectionInset.right - CGFloat(wanted.count - 1) * layout.minimumLineSpacing
        guard wanted.reduce(0, +) < free else { return wanted }
        // Those that want more than their share have it, and the others share what is left.
        var rest = free, sharing = wanted.count, share = free / CGFloat(wanted.count), isChanged = true
        while isChanged, sharing > 0 {
          let large = wanted.filter { $0 > share }
          rest = free - large.reduce(0, +)
          isChanged = wanted.count - large.count != sharing
          sharing = wanted.count - large.count
          if sharing > 0 { share = rest / CGFloat(sharing) }
        }
        return wanted.map { max($0, share) }
      }
      open func calculateStretchedCellWidths(_ minimumCellWidths: [CGFloat], suggestedStretchedCellWidth: CGFloat, previousNumberOfLargeCells: Int) -> CGFloat { suggestedStretchedCellWidth }
      open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) {
        buttonBarView.moveTo(index: toIndex, animated: false, swipeDirection: toIndex < fromIndex ? .right : .left, pagerScroll: .yes)
        changeCurrentIndex?(cell(fromIndex), cell(toIndex), true)
      }
      open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int, withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool) {
        buttonBarView.move(fromIndex: fromIndex, toIndex: toIndex, progressPercentage: progressPercentage, pagerScroll: .yes)
        changeCurrentIndexProgressive?(cell(currentIndex != fromIndex ? fromIndex : toIndex), cell(currentIndex), progressPercentage, indexWasChanged, true)
        if indexWasChanged { changeCurrentIndex?(cell(preCurrentIndex), cell(currentIndex), true) }
      }
      private func cell(_ index: Int) -> ButtonBarViewCell? { buttonBarView.cellForItem(at: IndexPath(item: index, section: 0)) as? ButtonBarViewCell }
      open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { let all = widths; return CGSize(width: all.indices.contains(indexPath.item) ? all[indexPath.item] : 0, height: collectionView.frame.height) }
      open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard indexPath.item != currentIndex else { return }
        moveToViewController(at: indexPath.item)
      }
      open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { viewControllers.count }
      open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) as? ButtonBarViewCell else { return UICollectionViewCell() }
        let info = infos[indexPath.item], style = settings.style
        (cell.label.text, cell.label.font) = (info.title, style.buttonBarItemFont)
        cell.label.textColor = style.buttonBarItemTitleColor ?? cell.label.textColor
        cell.contentView.backgroundColor = style.buttonBarItemBackgroundColor ?? cell.contentView.backgroundColor
        cell.backgroundColor = style.buttonBarItemBackgroundColor ?? cell.backgroundColor
        cell.imageView?.image = info.image
        cell.imageView?.highlightedImage = info.highlightedImage
        configureCell(cell, indicatorInfo: info)
        let isCurrent = indexPath.item == currentIndex
        if pagerBehaviour.isProgressiveIndicator { changeCurrentIndexProgressive?(isCurrent ? nil : cell, isCurrent ? cell : nil, 1, true, false) } else { changeCurrentIndex?(isCurrent ? nil : cell, isCurrent ? cell : nil, false) }
        return cell
      }
      open func configureCell(_ cell: ButtonBarViewCell, indicatorInfo: IndicatorInfo) {}
      open func configure(cell: ButtonBarViewCell, for indicatorInfo: IndicatorInfo) {}
    }
    @preconcurrency @MainActor open class SegmentedPagerTabStripViewController: PagerTabStripViewController, PagerTabStripDelegate {
      open lazy var segmentedControl: UISegmentedControl! = UISegmentedControl()
      open override func viewDidLoad() {
        super.viewDidLoad()
        for (index, controller) in viewControllers.enumerated() { segmentedControl.insertSegment(withTitle: (controller as? any IndicatorInfoProvider)?.indicatorInfo(for: self).title, at: index, animated: false) }
        segmentedControl.selectedSegmentIndex = currentIndex
        segmentedControl.addAction(UIAction { [weak self] _ in guard let self else { return }; self.moveToViewController(at: self.segmentedControl.selectedSegmentIndex) }, for: .valueChanged)
        if segmentedControl.superview == nil { navigationItem.titleView = segmentedControl }
      }
      open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) { segmentedControl.selectedSegmentIndex = toIndex }
    }
    """#

  /// The pictures of Alamofire's companion.
  static let alamofireImage = #"""
    public typealias Image = UIImage
    public protocol ImageFilter { var identifier: String { get }; var filter: (UIImage) -> UIImage { get } }
    extension ImageFilter { public var identifier: String { "\(type(of: self))" } }
    func _drawn(_ size: CGSize, _ isOpaque: Bool = false, _ body: (CGRect) -> Void) -> UIImage { UIGraphicsBeginImageContextWithOptions(size, isOpaque, 0); defer { UIGraphicsEndImageContext() }; body(CGRect(origin: .zero, size: size)); return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
    extension UIImage {
      public var af: _AFImage { _AFImage(image: self) }
      public func af_imageScaled(to size: CGSize) -> UIImage { af.imageScaled(to: size) }
      public func af_imageAspectScaled(toFit size: CGSize) -> UIImage { af.imageAspectScaled(toFit: size) }
      public func af_imageAspectScaled(toFill size: CGSize) -> UIImage { af.imageAspectScaled(toFill: size) }
      public func af_imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false) -> UIImage { af.imageRounded(withCornerRadius: radius) }
      public func af_imageRoundedIntoCircle() -> UIImage { af.imageRoundedIntoCircle() }
    }
    public struct _AFImage {
      let image: UIImage
      public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage { _drawn(size) { image.draw(in: $0) } }
      private func scaled(_ size: CGSize, _ factor: CGFloat) -> UIImage { _drawn(size) { frame in let drawn = CGSize(width: image.size.width * factor, height: image.size.height * factor); image.draw(in: CGRect(x: (frame.width - drawn.width) / 2, y: (frame.height - drawn.height) / 2, width: drawn.width, height: drawn.height)) } }
      public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { scaled(size, min(size.width / max(image.size.width, 1), size.height / max(image.size.height, 1))) }
      public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { scaled(size, max(size.width / max(image.size.width, 1), size.height / max(image.size.height, 1))) }
      public func imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false) -> UIImage { _drawn(image.size) { UIBezierPath(roundedRect: $0, cornerRadius: radius).addClip(); image.draw(in: $0) } }
      public func imageRoundedIntoCircle() -> UIImage { let side = min(image.size.width, image.size.height); return _AFImage(image: imageAspectScaled(toFill: CGSize(width: side, height: side))).imageRounded(withCornerRadius: side / 2) }
      public func inflate() {}
    }
    public struct AspectScaledToFillSizeFilter: ImageFilter { public let size: CGSize; public init(size: CGSize) { self.size = size }; public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size) } } }
    public struct AspectScaledToFitSizeFilter: ImageFilter { public let size: CGSize; public init(size: CGSize) { self.size = size }; public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFit: size) } } }
    public struct ScaledToSizeFilter: ImageFilter { public let size: CGSize; public init(size: CGSize) { self.size = size }; public var filter: (UIImage) -> UIImage { { $0.af.imageScaled(to: size) } } }
    public struct RoundedCornersFilter: ImageFilter { public let radius: CGFloat; public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }; public var filter: (UIImage) -> UIImage { { $0.af.imageRounded(withCornerRadius: radius) } } }
    public struct CircleFilter: ImageFilter { public init() {}; public var filter: (UIImage) -> UIImage { { $0.af.imageRoundedIntoCircle() } } }
    public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter { public let size: CGSize, radius: CGFloat; public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) { (self.size, self.radius) = (size, radius) }; public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size).af.imageRounded(withCornerRadius: radius) } } }
    public struct AspectScaledToFillSizeCircleFilter: ImageFilter { public let size: CGSize; public init(size: CGSize) { self.size = size }; public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size).af.imageRoundedIntoCircle() } } }
    public struct ScaledToSizeWithRoundedCornersFilter: ImageFilter { public let size: CGSize, radius: CGFloat; public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) { (self.size, self.radius) = (size, radius) }; public var filter: (UIImage) -> UIImage { { $0.af.imageScaled(to: size).af.imageRounded(withCornerRadius: radius) } } }
    public protocol ImageCache: AnyObject { func add(_ image: UIImage, withIdentifier identifier: String); func image(withIdentifier identifier: String) -> UIImage?; @discardableResult func removeImage(withIdentifier identifier: String) -> Bool; @discardableResult func removeAllImages() -> Bool }
    open class AutoPurgingImageCache: ImageCache, @unchecked Sendable {
      private let images = NSCache<NSString, UIImage>()
      public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {}
      open func add(_ image: UIImage, withIdentifier identifier: String) { images.setObject(image, forKey: identifier as NSString) }
      open func image(withIdentifier identifier: String) -> UIImage? { images.object(forKey: identifier as NSString) }
      open func add(_ image: UIImage, for request: URLRequest, withIdentifier identifier: String? = nil) { add(image, withIdentifier: "\(request.url?.absoluteString ?? "")\(identifier ?? "")") }
      open func image(for request: URLRequest, withIdentifier identifier: String? = nil) -> UIImage? { image(withIdentifier: "\(request.url?.absoluteString ?? "")\(identifier ?? "")") }
      @discardableResult open func removeImage(withIdentifier identifier: String) -> Bool { images.removeObject(forKey: identifier as NSString); return true }
      @discardableResult open func removeAllImages() -> Bool { images.removeAllObjects(); return true }
    }
    extension DataRequest { @discardableResult public func responseImage(imageScale: CGFloat = 1, inflateResponseImage: Bool = true, queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<UIImage>) -> Void) -> Self { responseData { answer in completionHandler(AFDataResponse<UIImage>(request: answer.request, response: answer.response, data: answer.data, result: answer.result.flatMap { UIImage(data: $0).map { .success($0) } ?? .failure(AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)) })) } } }
    @MainActor open class ImageDownloader {
      public static let `default` = ImageDownloader()
      public nonisolated let imageCache: AutoPurgingImageCache? = AutoPurgingImageCache()
      public init() {}
      @discardableResult open func download(_ request: any URLRequestConvertible, filter: (any ImageFilter)? = nil, completion: ((AFDataResponse<UIImage>) -> Void)? = nil) -> DataRequest { AF.request(request).responseImage { answer in completion?(answer.map { filter?.filter($0) ?? $0 }) } }
    }
    extension UIImageView {
      public enum ImageTransition { case noTransition, crossDissolve(TimeInterval), curlDown(TimeInterval), curlUp(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval) }
      public var af: _AFImageView { _AFImageView(view: self) }
      public func af_setImage(withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil, imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false, completion: ((AFDataResponse<UIImage>) -> Void)? = nil) { af.setImage(withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion) }
      public func af_setImage(withURLRequest request: any URLRequestConvertible, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil, completion: ((AFDataResponse<UIImage>) -> Void)? = nil) { af.setImage(withURLRequest: request, placeholderImage: placeholderImage, filter: filter, completion: completion) }
      public func af_cancelImageRequest() { af.cancelImageRequest() }
    }
    @MainActor public struct _AFImageView {
      let view: UIImageView
      static let wanted = NSMapTable<UIImageView, NSURL>(keyOptions: .weakMemory, valueOptions: .strongMemory)
      public func setImage(withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil, serializer: Any? = nil, filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main, imageTransition: UIImageView.ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false, completion: ((AFDataResponse<UIImage>) -> Void)? = nil) { setImage(withURLRequest: URLRequest(url: url), placeholderImage: placeholderImage, filter: filter, completion: completion) }
      public func setImage(withURLRequest request: any URLRequestConvertible, cacheKey: String? = nil, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil, imageTransition: UIImageView.ImageTransition = .noTransition, completion: ((AFDataResponse<UIImage>) -> Void)? = nil) {
        let url = (try? request.asURLRequest())?.url
        Self.wanted.setObject(url as NSURL?, forKey: view)
        if let placeholderImage { view.image = placeholderImage }
        ImageDownloader.default.download(request, filter: filter) { [weak view] answer in MainActor.assumeIsolated {
          guard let view, Self.wanted.object(forKey: view) as URL? == url else { return }
          if let image = answer.value { view.image = image }
          completion?(answer)
        } }
      }
      public func cancelImageRequest() { Self.wanted.removeObject(forKey: view) }
    }
    """#
}
