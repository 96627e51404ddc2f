extension FrameworkSources {
  /// The library of calendars that show a month or a week: days that are tapped, pages that are swiped. Sizes and colours
  /// are the library's own (`FSCalendarConstants`, <https://github.com/WenchaoD/FSCalendar>). What its cells draw beside
  /// titles, circles and dots is left out.
  static let fsCalendar = #"""
    public enum FSCalendarScope: UInt, Sendable { case month, week }
    public enum FSCalendarScrollDirection: UInt, Sendable { case vertical, horizontal }
    public enum FSCalendarPlaceholderType: UInt, Sendable { case none, fillHeadTail, fillSixRows }
    public enum FSCalendarMonthPosition: UInt, Sendable { case previous, current, next, notFound = 0xffff }
    public enum FSCalendarSeparators: UInt, Sendable { case none, interRows }
    public struct FSCalendarCaseOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let headerUsesDefaultCase: Self = [], headerUsesUpperCase = Self(rawValue: 1), weekdayUsesDefaultCase: Self = []
      public static let weekdayUsesUpperCase = Self(rawValue: 1 << 4), weekdayUsesSingleUpperCase = Self(rawValue: 2 << 4)
    }
    @preconcurrency @MainActor public protocol FSCalendarDataSource: NSObjectProtocol {
      func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
      func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
      func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
      func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
      func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
      func minimumDate(for calendar: FSCalendar) -> Date
      func maximumDate(for calendar: FSCalendar) -> Date
    }
    extension FSCalendarDataSource {
      public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
      public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
      public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
      public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
      public func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell { calendar.dequeueReusableCell(withIdentifier: FSCalendar._ownCell, for: date, at: position) }
      public func minimumDate(for calendar: FSCalendar) -> Date { FSCalendar._earliest }
      public func maximumDate(for calendar: FSCalendar) -> Date { FSCalendar._latest }
    }
    @preconcurrency @MainActor public protocol FSCalendarDelegate: NSObjectProtocol {
      func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
      func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
      func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
      func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendarCurrentPageDidChange(_ calendar: FSCalendar)
    }
    extension FSCalendarDelegate {
      public func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
      public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
      public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
      public func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
    }
    @preconcurrency @MainActor public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date) -> [UIColor]?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date) -> CGPoint
    }
    extension FSCalendarDelegateAppearance {
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date) -> [UIColor]? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat { appearance.borderRadius }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date) -> CGPoint { appearance.titleOffset }
    }
    @preconcurrency @MainActor open class FSCalendarAppearance: NSObject {
      weak var calendar: FSCalendar?
      private func change() { calendar?.reloadData() }
      private static func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> UIColor { UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: a) }
      open var titleFont: UIFont! = .systemFont(ofSize: 13.5) { didSet { change() } }
      open var subtitleFont: UIFont! = .systemFont(ofSize: 10) { didSet { change() } }
      open var weekdayFont: UIFont! = .systemFont(ofSize: 14) { didSet { change() } }
      open var headerTitleFont: UIFont! = .systemFont(ofSize: 16.5) { didSet { change() } }
      open var weekdayTextColor: UIColor! = color(14, 69, 221) { didSet { change() } }
      open var headerTitleColor: UIColor! = color(14, 69, 221) { didSet { change() } }
      open var headerDateFormat: String! = "MMMM yyyy" { didSet { change() } }
      open var headerMinimumDissolvedAlpha: CGFloat = 0.2 { didSet { change() } }
      open var titleDefaultColor: UIColor! = .black { didSet { change() } }
      open var titleSelectionColor: UIColor! = .white { didSet { change() } }
      open var titleTodayColor: UIColor! = .white { didSet { change() } }
      open var titlePlaceholderColor: UIColor! = .lightGray { didSet { change() } }
      open var titleWeekendColor: UIColor! { didSet { change() } }
      open var subtitleDefaultColor: UIColor! = .darkGray, subtitleSelectionColor: UIColor! = .white, subtitleTodayColor: UIColor! = .white, subtitlePlaceholderColor: UIColor! = .lightGray, subtitleWeekendColor: UIColor!
      open var eventDefaultColor: UIColor! = color(31, 119, 219, 0.75) { didSet { change() } }
      open var eventSelectionColor: UIColor! = color(31, 119, 219, 0.75) { didSet { change() } }
      open var selectionColor: UIColor! = color(31, 119, 219) { didSet { change() } }
      open var todayColor: UIColor! = color(198, 51, 42) { didSet { change() } }
      open var todaySelectionColor: UIColor! { didSet { change() } }
      open var borderDefaultColor: UIColor! = .clear { didSet { change() } }
      open var borderSelectionColor: UIColor! = .clear { didSet { change() } }
      open var borderRadius: CGFloat = 1 { didSet { change() } }
      open var caseOptions: FSCalendarCaseOptions = [] { didSet { change() } }
      open var separators = FSCalendarSeparators.none, titleOffset = CGPoint.zero, subtitleOffset = CGPoint.zero, eventOffset = CGPoint.zero, imageOffset = CGPoint.zero, headerTitleOffset = CGPoint.zero, headerTitleAlignment = NSTextAlignment.center, headerSeparatorColor: UIColor! = .lightGray
    }
    @preconcurrency @MainActor open class FSCalendarCell: UICollectionViewCell {
      public let titleLabel: UILabel! = UILabel(), subtitleLabel: UILabel! = UILabel(), imageView: UIImageView! = UIImageView(), eventIndicator: UIView! = UIView()
      public let shapeLayer: CAShapeLayer! = CAShapeLayer()
      open weak var calendar: FSCalendar?
      open var preferredBorderRadius: CGFloat = 1, monthPosition = FSCalendarMonthPosition.notFound, isPlaceholder = false, dateIsToday = false, weekend = false, numberOfEvents = 0
      public override init(frame: CGRect) { super.init(frame: frame); build() }
      public required init!(coder aDecoder: NSCoder!) { super.init(coder: aDecoder); build() }
      private func build() {
        shapeLayer.borderWidth = 1
        contentView.layer.addSublayer(shapeLayer)
        for view in [imageView, titleLabel, subtitleLabel, eventIndicator] as [UIView] { contentView.addSubview(view) }
        imageView.contentMode = .bottom
        for label in [titleLabel, subtitleLabel] as [UILabel] { label.textAlignment = .center }
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        let (w, h) = (contentView.bounds.width, contentView.bounds.height)
        let titleHeight = h * 5 / 6
        var side = min(titleHeight, w)
        if side > 100 / 3 { side -= (side - 100 / 3) / 2 }
        shapeLayer.frame = CGRect(x: (w - side) / 2, y: (titleHeight - side) / 2, width: side, height: side)
        shapeLayer.cornerRadius = side / 2 * min(preferredBorderRadius, 1)
        let under = subtitleLabel.text?.isEmpty == false ? subtitleLabel.font.lineHeight : 0
        let lines = titleLabel.font.lineHeight + under
        titleLabel.frame = under > 0 ? CGRect(x: 0, y: (titleHeight - lines) / 2, width: w, height: titleLabel.font.lineHeight) : CGRect(x: 0, y: 0, width: w, height: titleHeight.rounded(.down))
        subtitleLabel.frame = CGRect(x: 0, y: titleLabel.frame.maxY, width: w, height: under)
        imageView.frame = contentView.bounds
        let dot = min(side / 6, 4.8)
        let count = CGFloat(eventIndicator.subviews.count)
        eventIndicator.frame = CGRect(x: (w - dot * (2 * count - 1)) / 2, y: shapeLayer.frame.maxY + dot * 0.17, width: max(dot * (2 * count - 1), 0), height: dot)
        for (index, view) in eventIndicator.subviews.enumerated() { view.frame = CGRect(x: dot * 2 * CGFloat(index), y: 0, width: dot, height: dot); view.layer.cornerRadius = dot / 2 }
      }
      func show(_ dots: [UIColor]) {
        eventIndicator.subviews.forEach { $0.removeFromSuperview() }
        for color in dots { let view = UIView(); view.backgroundColor = color; eventIndicator.addSubview(view) }
        setNeedsLayout()
      }
      open func configureAppearance() {}
      open func performSelecting() {}
    }
    @preconcurrency @MainActor open class FSCalendarHeaderView: UIView { open var collectionView: UICollectionView! }
    @preconcurrency @MainActor open class FSCalendarWeekdayView: UIView {
      public let weekdayLabels: [UILabel] = (0..<7).map { _ in UILabel() }
      open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in weekdayLabels.enumerated() {
          if label.superview !== self { addSubview(label); label.textAlignment = .center }
          label.frame = CGRect(x: bounds.width / 7 * CGFloat(index), y: 0, width: bounds.width / 7, height: bounds.height)
        }
      }
    }
    @preconcurrency @MainActor open class FSCalendar: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      public static let _ownCell = "_FSCalendarCell"
      nonisolated static let _earliest = Date(timeIntervalSince1970: 0), _latest = Date(timeIntervalSince1970: 4_102_358_400)
      private static let declared: Void = ObjectRuntime.declare(FSCalendar.self) { c in
        c.property("delegate") { o, v in o.delegate = try v.value() }
        c.property("dataSource") { o, v in o.dataSource = try v.value() }
        c.method("_swiped:") { o, a in try o._swiped(a.argument(0)) }
      }
      open weak var delegate: (any FSCalendarDelegate)? { didSet { reloadData() } }
      open weak var dataSource: (any FSCalendarDataSource)? { didSet { reloadData() } }
      public let appearance = FSCalendarAppearance()
      public let calendarHeaderView: FSCalendarHeaderView! = FSCalendarHeaderView(), calendarWeekdayView: FSCalendarWeekdayView! = FSCalendarWeekdayView()
      public let collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      public let swipeToChooseGesture = UILongPressGestureRecognizer(), scopeGesture = UIPanGestureRecognizer()
      open var today: Date? = Date() { didSet { reloadData() } }
      open var locale = Locale.current { didSet { reloadData() } }
      open var timeZone = TimeZone.current, identifier = "gregorian"
      open var firstWeekday: UInt = 1 { didSet { reloadData() } }
      open var headerHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
      open var weekdayHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
      open var rowHeight: CGFloat = 38
      open var scrollDirection = FSCalendarScrollDirection.horizontal { didSet { reloadData() } }
      open var placeholderType = FSCalendarPlaceholderType.fillSixRows { didSet { reloadData() } }
      open var allowsSelection = true, allowsMultipleSelection = false, pagingEnabled = true, scrollEnabled = true
      open var scope: FSCalendarScope { get { shownScope } set { setScope(newValue, animated: false) } }
      open private(set) var selectedDates: [Date] = []
      open var selectedDate: Date? { selectedDates.last }
      open var minimumDate: Date { dataSource?.minimumDate(for: self) ?? Self._earliest }
      open var maximumDate: Date { dataSource?.maximumDate(for: self) ?? Self._latest }
      open var currentPage: Date { get { page } set { setCurrentPage(newValue, animated: false) } }
      private var shownScope = FSCalendarScope.month, page = Date()
      private let titles = [UILabel(), UILabel(), UILabel()]
      private var days: [Date] = []
      private var gregorian: Calendar { var one = Calendar(identifier: .gregorian); one.locale = locale; one.timeZone = timeZone; one.firstWeekday = Int(firstWeekday); return one }
      public override init(frame: CGRect) { super.init(frame: frame); build() }
      public required init?(coder: NSCoder) { super.init(coder: coder); build() }
      private func build() {
        _ = Self.declared
        appearance.calendar = self
        calendarHeaderView.clipsToBounds = true
        calendarHeaderView.collectionView = collectionView
        for label in titles { label.textAlignment = .center; calendarHeaderView.addSubview(label) }
        collectionView.register(FSCalendarCell.self, forCellWithReuseIdentifier: Self._ownCell)
        (collectionView.backgroundColor, collectionView.dataSource, collectionView.delegate, collectionView.isScrollEnabled) = (.clear, self, self, false)
        collectionView.contentInsetAdjustmentBehavior = .never
        for view in [collectionView, calendarWeekdayView, calendarHeaderView] as [UIView] { addSubview(view) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
          let swipe = UISwipeGestureRecognizer(target: self, action: Selector("_swiped:"))
          swipe.direction = direction
          collectionView.addGestureRecognizer(swipe)
        }
        page = start(of: Date())
        reloadData()
      }
      func _swiped(_ swipe: UISwipeGestureRecognizer) {
        let direction = swipe.direction
        let sideways = direction == .left || direction == .right
        guard scrollEnabled, sideways == (scrollDirection == .horizontal || shownScope == .week) else { return }
        let step = direction == .left || direction == .up ? 1 : -1
        if let next = self.page(after: step) { setCurrentPage(next, animated: true) }
      }
      private func page(after step: Int) -> Date? { gregorian.date(byAdding: shownScope == .month ? .month : .weekOfYear, value: step, to: page) }
      private func start(of date: Date) -> Date { gregorian.dateInterval(of: shownScope == .month ? .month : .weekOfYear, for: date)?.start ?? date }
      open func setCurrentPage(_ date: Date, animated: Bool) {
        let next = start(of: min(max(date, minimumDate), maximumDate))
        guard next != page else { return }
        page = next
        reloadData()
        delegate?.calendarCurrentPageDidChange(self)
      }
      open func setScope(_ scope: FSCalendarScope, animated: Bool) {
        guard scope != shownScope else { return }
        let anchor = selectedDate.flatMap { gregorian.isDate($0, equalTo: page, toGranularity: .month) ? $0 : nil } ?? page
        shownScope = scope
        page = start(of: anchor)
        reloadData()
        delegate?.calendar(self, boundingRectWillChange: CGRect(origin: .zero, size: sizeThatFits(bounds.size)), animated: animated)
      }
      open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
        guard sender.state == .ended else { return }
        setScope(sender.translation(in: self).y < 0 ? .week : .month, animated: true)
      }
      open func select(_ date: Date?) { select(date, scrollToDate: true) }
      open func select(_ date: Date?, scrollToDate: Bool) {
        guard allowsSelection, let date, date >= gregorian.startOfDay(for: minimumDate), date <= maximumDate else { return }
        choose(gregorian.startOfDay(for: date))
        if scrollToDate { setCurrentPage(date, animated: false) }
        reloadData()
      }
      open func deselect(_ date: Date) { selectedDates.removeAll { gregorian.isDate($0, inSameDayAs: date) }; reloadData() }
      private func choose(_ date: Date) {
        if !allowsMultipleSelection { selectedDates = [] }
        if !selectedDates.contains(date) { selectedDates.append(date) }
      }
      open func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) { collectionView.register(cellClass, forCellWithReuseIdentifier: identifier) }
      open func dequeueReusableCell(withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
        let path = IndexPath(item: days.firstIndex { gregorian.isDate($0, inSameDayAs: date) } ?? 0, section: 0)
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? FSCalendarCell ?? FSCalendarCell()
      }
      open func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? { days.firstIndex { gregorian.isDate($0, inSameDayAs: date) }.flatMap { collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? FSCalendarCell } }
      open func date(for cell: FSCalendarCell) -> Date? { collectionView.indexPath(for: cell).map { days[$0.item] } }
      open func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition { date(for: cell).map(position) ?? .notFound }
      open func visibleCells() -> [FSCalendarCell] { collectionView.visibleCells.compactMap { $0 as? FSCalendarCell } }
      open func frame(for date: Date) -> CGRect { cell(for: date, at: .current).map { $0.convert($0.bounds, to: self) } ?? .zero }
      open func configureAppearance() { reloadData() }
      open func reloadData() {
        let count = shownScope == .week ? 7 : 42
        let first = shownScope == .week ? page : gregorian.dateInterval(of: .weekOfYear, for: page)?.start ?? page
        days = (0..<count).compactMap { gregorian.date(byAdding: .day, value: $0, to: first) }
        // Without placeholders, and with those of the first and last week only, there are as many rows as weeks.
        if shownScope == .month, placeholderType != .fillSixRows, let end = self.page(after: 1) { days.removeAll { day in day >= end && (days.firstIndex(of: day) ?? 0) / 7 > ((days.lastIndex { $0 < end } ?? 0) / 7) } }
        let format = DateFormatter()
        (format.locale, format.timeZone, format.dateFormat) = (locale, timeZone, appearance.headerDateFormat)
        for (label, step) in zip(titles, [-1, 0, 1]) {
          let text = (self.page(after: step)).map { format.string(from: $0) } ?? ""
          label.text = appearance.caseOptions.contains(.headerUsesUpperCase) ? text.uppercased() : text
          (label.font, label.textColor, label.alpha) = (appearance.headerTitleFont, appearance.headerTitleColor, step == 0 ? 1 : appearance.headerMinimumDissolvedAlpha)
          label.isHidden = step != 0 && scrollDirection == .vertical
        }
        let single = appearance.caseOptions.contains(.weekdayUsesSingleUpperCase)
        let names = single ? gregorian.veryShortStandaloneWeekdaySymbols : gregorian.shortStandaloneWeekdaySymbols
        for (index, label) in calendarWeekdayView.weekdayLabels.enumerated() {
          let name = names[(index + Int(firstWeekday) - 1) % 7]
          label.text = single || appearance.caseOptions.contains(.weekdayUsesUpperCase) ? name.uppercased() : name
          (label.font, label.textColor) = (appearance.weekdayFont, appearance.weekdayTextColor)
        }
        collectionView.reloadData()
        setNeedsLayout()
      }
      private func part(_ given: CGFloat, _ standard: CGFloat) -> CGFloat {
        if given >= 0 { return given }
        let whole = standard / (shownScope == .month ? 300 : 108 + 1 / 3) * bounds.height
        return whole - (whole - standard) / 2
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        let header = part(headerHeight, 40), weekday = part(weekdayHeight, 25), width = bounds.width
        calendarHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: header)
        for (index, label) in titles.enumerated() { label.frame = CGRect(x: width / 2 * CGFloat(index) - width / 4, y: 0, width: width / 2, height: header) }
        calendarWeekdayView.frame = CGRect(x: 0, y: header, width: width, height: weekday)
        collectionView.frame = CGRect(x: 0, y: header + weekday, width: width, height: max(bounds.height - header - weekday, 0))
        collectionView.collectionViewLayout.invalidateLayout()
      }
      open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let header = headerHeight >= 0 ? headerHeight : 40, weekday = weekdayHeight >= 0 ? weekdayHeight : 25
        return CGSize(width: size.width, height: header + weekday + rowHeight * (shownScope == .week ? 1 : CGFloat(days.count / 7)) + 10)
      }
      private func position(_ date: Date) -> FSCalendarMonthPosition {
        if shownScope == .week || gregorian.isDate(date, equalTo: page, toGranularity: .month) { return .current }
        return date < page ? .previous : .next
      }
      public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days.count }
      public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let date = days[indexPath.item], position = position(date)
        let cell = dataSource?.calendar(self, cellFor: date, at: position) ?? dequeueReusableCell(withIdentifier: Self._ownCell, for: date, at: position)
        let isToday = today.map { gregorian.isDate($0, inSameDayAs: date) } ?? false, isChosen = selectedDates.contains(date) && position == .current
        (cell.calendar, cell.monthPosition, cell.isPlaceholder, cell.dateIsToday) = (self, position, position != .current, isToday)
        cell.weekend = gregorian.isDateInWeekend(date)
        cell.isHidden = position != .current && placeholderType == .none
        cell.titleLabel.text = dataSource?.calendar(self, titleFor: date) ?? "\(gregorian.component(.day, from: date))"
        cell.subtitleLabel.text = dataSource?.calendar(self, subtitleFor: date)
        cell.imageView.image = dataSource?.calendar(self, imageFor: date)
        cell.titleLabel.font = appearance.titleFont
        cell.subtitleLabel.font = appearance.subtitleFont
        let own = delegate as? any FSCalendarDelegateAppearance, look = appearance
        let isOut = position != .current || date < gregorian.startOfDay(for: minimumDate) || date > maximumDate
        let plain: UIColor? = isOut ? look.titlePlaceholderColor : isToday ? look.titleTodayColor : cell.weekend ? look.titleWeekendColor ?? look.titleDefaultColor : look.titleDefaultColor
        cell.titleLabel.textColor = isChosen ? own?.calendar(self, appearance: look, titleSelectionColorFor: date) ?? look.titleSelectionColor : own?.calendar(self, appearance: look, titleDefaultColorFor: date) ?? plain
        cell.subtitleLabel.textColor = isChosen ? own?.calendar(self, appearance: look, subtitleSelectionColorFor: date) ?? look.subtitleSelectionColor : own?.calendar(self, appearance: look, subtitleDefaultColorFor: date) ?? look.subtitleDefaultColor
        let chosenFill = isToday ? look.todaySelectionColor ?? look.selectionColor : look.selectionColor
        let fill = isChosen ? own?.calendar(self, appearance: look, fillSelectionColorFor: date) ?? chosenFill : own?.calendar(self, appearance: look, fillDefaultColorFor: date) ?? (isToday && position == .current ? look.todayColor : nil)
        let border = isChosen ? own?.calendar(self, appearance: look, borderSelectionColorFor: date) ?? look.borderSelectionColor : own?.calendar(self, appearance: look, borderDefaultColorFor: date) ?? look.borderDefaultColor
        cell.preferredBorderRadius = own?.calendar(self, appearance: look, borderRadiusFor: date) ?? look.borderRadius
        (cell.shapeLayer.backgroundColor, cell.shapeLayer.borderColor) = (fill?.cgColor, border?.cgColor)
        cell.numberOfEvents = dataSource?.calendar(self, numberOfEventsFor: date) ?? 0
        let dots = (isChosen ? own?.calendar(self, appearance: look, eventSelectionColorsFor: date) : own?.calendar(self, appearance: look, eventDefaultColorsFor: date)) ?? []
        cell.show((0..<min(cell.numberOfEvents, 3)).map { dots.isEmpty ? (isChosen ? look.eventSelectionColor : look.eventDefaultColor) : dots[min($0, dots.count - 1)] })
        return cell
      }
      public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        if let cell = cell as? FSCalendarCell { delegate?.calendar(self, willDisplay: cell, for: days[indexPath.item], at: position(days[indexPath.item])) }
      }
      public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let date = days[indexPath.item], position = position(date)
        guard allowsSelection, date >= gregorian.startOfDay(for: minimumDate), date <= maximumDate else { return }
        if selectedDates.contains(date) {
          guard allowsMultipleSelection, delegate?.calendar(self, shouldDeselect: date, at: position) != false else { return }
          deselect(date)
          delegate?.calendar(self, didDeselect: date, at: position)
          return
        }
        guard delegate?.calendar(self, shouldSelect: date, at: position) != false else { return }
        choose(date)
        if position != .current { setCurrentPage(date, animated: true) }
        reloadData()
        delegate?.calendar(self, didSelect: date, at: position)
      }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let rows = shownScope == .week ? 1 : CGFloat(max(days.count / 7, 1))
        // Seven have room in a row whatever the width is.
        return CGSize(width: (bounds.width / 7 * 8).rounded(.down) / 8, height: max((collectionView.bounds.height - 10) / rows, 0))
      }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 0 }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 0 }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0) }
    }
    """#
}
