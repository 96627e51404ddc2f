extension FrameworkSources {
  /// The person allows nothing; what is saved all the same stays until the program ends.
  static let eventKit = #"""
    public enum EKEntityType: UInt, Sendable { case event, reminder }
    public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, writeOnly; public static let fullAccess = EKAuthorizationStatus.authorized }
    public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
    public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
    public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
    public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
    public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
    public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
    extension Notification.Name { public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification") }
    open class EKObject: NSObject, @unchecked Sendable { open var hasChanges = false; open var isNew = true; open func reset() {}; open func rollback() {}; open func refresh() -> Bool { true } }
    open class EKSource: EKObject, @unchecked Sendable { open var sourceIdentifier = "local"; open var sourceType: EKSourceType { .local }; open var title = "Local" }
    open class EKCalendar: EKObject, @unchecked Sendable {
      open var title = "Calendar"; open var cgColor: CGColor! = UIColor.systemBlue.cgColor; open var source: EKSource! = EKSource(); public let calendarIdentifier = UUID().uuidString; open var type: EKCalendarType { .local }; open var allowsContentModifications: Bool { true }; open var isImmutable: Bool { false }
      public override init() {}
      public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    }
    open class EKAlarm: EKObject, @unchecked Sendable { open var relativeOffset: TimeInterval = 0; open var absoluteDate: Date?; public override init() {}; public convenience init(relativeOffset offset: TimeInterval) { self.init(); relativeOffset = offset }; public convenience init(absoluteDate date: Date) { self.init(); absoluteDate = date } }
    open class EKRecurrenceEnd: NSObject, @unchecked Sendable { public convenience init(end endDate: Date) { self.init() }; public convenience init(occurrenceCount: Int) { self.init() } }
    open class EKRecurrenceRule: EKObject, @unchecked Sendable { public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { self.init() } }
    open class EKCalendarItem: EKObject, @unchecked Sendable {
      open var calendar: EKCalendar!; open var title: String! = ""; open var location: String?; open var notes: String?; open var url: URL?; open var timeZone: TimeZone?; open var alarms: [EKAlarm]?; open var recurrenceRules: [EKRecurrenceRule]?; public let calendarItemIdentifier = UUID().uuidString; open var creationDate: Date?; open var lastModifiedDate: Date?
      open var hasAlarms: Bool { alarms?.isEmpty == false }; open var hasNotes: Bool { notes != nil }; open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
      open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }; open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }; open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    }
    open class EKEvent: EKCalendarItem, @unchecked Sendable {
      open var eventIdentifier: String! { calendarItemIdentifier }; open var startDate: Date! = Date(); open var endDate: Date! = Date(); open var isAllDay = false; open var availability = EKEventAvailability.busy
      public override init() {}; public convenience init(eventStore: EKEventStore) { self.init() }
      open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
    }
    open class EKReminder: EKCalendarItem, @unchecked Sendable { open var startDateComponents: DateComponents?; open var dueDateComponents: DateComponents?; open var isCompleted = false; open var completionDate: Date?; open var priority = 0; public override init() {}; public convenience init(eventStore: EKEventStore) { self.init() } }
    open class EKEventStore: NSObject, @unchecked Sendable {
      private var items: [EKCalendarItem] = []
      private let calendar = EKCalendar()
      open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { AbsentFrameworks.isRefused("events \(entityType.rawValue)") ? .denied : .notDetermined }
      open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) { refuse(entityType, completion) }
      open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { refuse(.event, completion) }
      open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { refuse(.event, completion) }
      open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { refuse(.reminder, completion) }
      open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refuse(entityType) { _, _ in }; return false }
      open func requestFullAccessToEvents() async throws -> Bool { refuse(.event) { _, _ in }; return false }
      open func requestWriteOnlyAccessToEvents() async throws -> Bool { refuse(.event) { _, _ in }; return false }
      open func requestFullAccessToReminders() async throws -> Bool { refuse(.reminder) { _, _ in }; return false }
      private func refuse(_ type: EKEntityType, _ completion: @escaping (Bool, (any Error)?) -> Void) { AbsentFrameworks.say("EKEventStore"); AbsentFrameworks.refuse("events \(type.rawValue)") { completion(false, nil) } }
      open var defaultCalendarForNewEvents: EKCalendar? { calendar }; open func defaultCalendarForNewReminders() -> EKCalendar? { calendar }
      open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [calendar] }; open func calendar(withIdentifier identifier: String) -> EKCalendar? { identifier == calendar.calendarIdentifier ? calendar : nil }; open var sources: [EKSource] { [calendar.source] }
      open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}; open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { item, _ in (item as? EKEvent).map { $0.startDate < endDate && $0.endDate >= startDate } ?? false } }
      open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { item, _ in item is EKReminder } }
      open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { item, _ in (item as? EKReminder)?.isCompleted == false } }
      open func events(matching predicate: NSPredicate) -> [EKEvent] { items.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? EKEvent } }
      open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) { var stop = ObjCBool(false); for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) } }
      @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { completion(items.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? EKReminder }); return 0 }
      open func cancelFetchRequest(_ fetchIdentifier: Any) {}
      open func event(withIdentifier identifier: String) -> EKEvent? { calendarItem(withIdentifier: identifier) as? EKEvent }; open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { items.first { $0.calendarItemIdentifier == identifier } }
      open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { if !items.contains(event) { items.append(event) } }; open func save(_ reminder: EKReminder, commit: Bool) throws { if !items.contains(reminder) { items.append(reminder) } }
      open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { items.removeAll { $0 === event } }; open func remove(_ reminder: EKReminder, commit: Bool) throws { items.removeAll { $0 === reminder } }
      open func commit() throws {}; open func reset() {}; open func refreshSourcesIfNecessary() {}
    }
    """#

  static let eventKitUI = #"""
    public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
    @preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol { func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) }
    @preconcurrency @MainActor open class EKEventEditViewController: UINavigationController { open weak var editViewDelegate: (any EKEventEditViewDelegate)?; open var eventStore: EKEventStore!; open var event: EKEvent?; open func cancelEditing() {}; open override func viewDidLoad() { super.viewDidLoad(); AbsentFrameworks.say("EKEventEditViewController") } }
    """#
}
