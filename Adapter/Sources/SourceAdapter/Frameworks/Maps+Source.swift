extension FrameworkSources {
  static let coreLocation = #"""
    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationDirection = Double
    public let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyBestForNavigation = -2.0, kCLLocationAccuracyNearestTenMeters = 10.0, kCLLocationAccuracyHundredMeters = 100.0, kCLLocationAccuracyKilometer = 1000.0, kCLLocationAccuracyThreeKilometers = 3000.0, kCLDistanceFilterNone = -1.0
    public struct CLLocationCoordinate2D: Sendable { public var latitude = 0.0, longitude = 0.0; public init() {}; public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) } }
    public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    public func CLLocationCoordinate2DIsValid(_ c: CLLocationCoordinate2D) -> Bool { abs(c.latitude) <= 90 && abs(c.longitude) <= 180 }
    public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
    public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
    public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
    public let kCLErrorDomain = "kCLErrorDomain"
    public struct CLError: Error, CustomNSError, Sendable {
      public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined }
      public let code: Code
      public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
      public static var errorDomain: String { kCLErrorDomain }
      public var errorCode: Int { code.rawValue }
      public static let locationUnknown = Code.locationUnknown, denied = Code.denied, network = Code.network, headingFailure = Code.headingFailure, regionMonitoringDenied = Code.regionMonitoringDenied, regionMonitoringFailure = Code.regionMonitoringFailure, geocodeFoundNoResult = Code.geocodeFoundNoResult, geocodeFoundPartialResult = Code.geocodeFoundPartialResult, geocodeCanceled = Code.geocodeCanceled
    }
    public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    open class CLLocation: NSObject, @unchecked Sendable {
      public let coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, timestamp: Date
      open var speed: Double { -1 }; open var course: Double { -1 }
      public convenience init(latitude: Double, longitude: Double) { self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date()) }
      public init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, timestamp: Date) { (self.coordinate, self.altitude, self.horizontalAccuracy, self.verticalAccuracy, self.timestamp) = (coordinate, altitude, horizontalAccuracy, verticalAccuracy, timestamp) }
      /// Along a great circle, in metres.
      open func distance(from location: CLLocation) -> Double {
        let (a, b) = (coordinate, location.coordinate), r = Double.pi / 180
        let h = pow(sin((b.latitude - a.latitude) * r / 2), 2) + cos(a.latitude * r) * cos(b.latitude * r) * pow(sin((b.longitude - a.longitude) * r / 2), 2)
        return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
      }
    }
    open class CLHeading: NSObject, @unchecked Sendable { open var magneticHeading: Double { -1 }; open var trueHeading: Double { -1 } }
    open class CLRegion: NSObject, @unchecked Sendable { public let identifier: String; open var notifyOnEntry = true; open var notifyOnExit = true; public init(identifier: String) { self.identifier = identifier } }
    open class CLCircularRegion: CLRegion, @unchecked Sendable { public let center: CLLocationCoordinate2D, radius: Double; public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) { (self.center, self.radius) = (center, radius); super.init(identifier: identifier) }; open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius } }
    open class CLBeaconRegion: CLRegion, @unchecked Sendable { public init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) { super.init(identifier: identifier) }; public init(proximityUUID: UUID, identifier: String) { super.init(identifier: identifier) }; public init(uuid: UUID, identifier: String) { super.init(identifier: identifier) }; public init(uuid: UUID, major: UInt16, identifier: String) { super.init(identifier: identifier) }; public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) { super.init(identifier: identifier) } }
    open class CLBeacon: NSObject, @unchecked Sendable { open var proximity: CLProximity { .unknown }; open var accuracy: Double { -1 }; open var rssi: Int { 0 } }
    open class CLPlacemark: NSObject, @unchecked Sendable { open var name: String?, thoroughfare: String?, subThoroughfare: String?, locality: String?, subLocality: String?, administrativeArea: String?, subAdministrativeArea: String?, postalCode: String?, country: String?, isoCountryCode: String?, location: CLLocation? }
    open class CLGeocoder: NSObject, @unchecked Sendable {
      open var isGeocoding: Bool { false }
      open func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { AbsentFrameworks.later { completionHandler(nil, CLError(.network)) } }
      open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { AbsentFrameworks.later { completionHandler(nil, CLError(.network)) } }
      open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
      open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { AbsentFrameworks.later { completionHandler(nil, CLError(.network)) } }
      open func cancelGeocode() {}
    }
    public protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    }
    extension CLLocationManagerDelegate {
      public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
      public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
      public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
      // UIKIT: since iOS 14 the older method is for delegates that lack the newer one.
      public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { locationManager(manager, didChangeAuthorization: manager.authorizationStatus) }
    }
    /// The person refuses to say where they are, once they are asked.
    open class CLLocationManager: NSObject, @unchecked Sendable {
      // UIKIT: a manager that was made tells its delegate what is decided.
      open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if delegate != nil { DispatchQueue.main.async { [weak self] in self?.tell() } } } }
      private var awaitsLocation = false
      open var desiredAccuracy = kCLLocationAccuracyBest; open var distanceFilter = -1.0; open var activityType = CLActivityType.other
      open var allowsBackgroundLocationUpdates = false; open var pausesLocationUpdatesAutomatically = true
      open var location: CLLocation? { nil }; open var heading: CLHeading? { nil }
      open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
      open class func authorizationStatus() -> CLAuthorizationStatus { AbsentFrameworks.isRefused("location") ? .denied : .notDetermined }
      open class func locationServicesEnabled() -> Bool { AbsentFrameworks.say("CLLocationManager"); return true }
      open class func headingAvailable() -> Bool { false }
      open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
      open class func isRangingAvailable() -> Bool { false }
      open func requestWhenInUseAuthorization() { refuse() }
      open func requestAlwaysAuthorization() { refuse() }
      open func startUpdatingLocation() {
        awaitsLocation = true
        // Another process answers: applications that start again when it fails have their turns between.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.failIfRefused() }
      }
      open func requestLocation() { startUpdatingLocation() }
      open func stopUpdatingLocation() { awaitsLocation = false }; open func startUpdatingHeading() {}; open func stopUpdatingHeading() {}
      open var monitoredRegions: Set<CLRegion> { [] }; open var maximumRegionMonitoringDistance: Double { -1 }; open func requestState(for region: CLRegion) {}
      open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
      open func startMonitoringSignificantLocationChanges() {}; open func stopMonitoringSignificantLocationChanges() {}; open func startMonitoringVisits() {}; open func stopMonitoringVisits() {}
      open func startMonitoring(for region: CLRegion) {}; open func stopMonitoring(for region: CLRegion) {}
      open func startRangingBeacons(in region: CLBeaconRegion) {}; open func stopRangingBeacons(in region: CLBeaconRegion) {}
      private func refuse() {
        AbsentFrameworks.say("CLLocationManager")
        if authorizationStatus == .notDetermined { AbsentFrameworks.refuse("location") { self.tell(); self.failIfRefused() } }
      }
      private func tell() { delegate?.locationManagerDidChangeAuthorization(self) }
      private func failIfRefused() { if awaitsLocation, authorizationStatus == .denied { delegate?.locationManager(self, didFailWithError: CLError(.denied)) } }
    }
    """#

  static let mapKit = #"""
    extension Notification.Name { public static let MKAnnotationCalloutInfoDidChange = Notification.Name("MKAnnotationCalloutInfoDidChangeNotification") }
    public struct MKCoordinateSpan: Sendable { public var latitudeDelta = 0.0, longitudeDelta = 0.0; public init() {}; public init(latitudeDelta: Double, longitudeDelta: Double) { (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta) } }
    public struct MKCoordinateRegion: Sendable {
      public var center = CLLocationCoordinate2D(), span = MKCoordinateSpan()
      public init() {}
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
      public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) { self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_195, longitudeDelta: longitudinalMeters / (111_195 * max(cos(center.latitude * .pi / 180), 0.01)))) }
    }
    public func MKCoordinateRegionMakeWithDistance(_ c: CLLocationCoordinate2D, _ latitudinal: Double, _ longitudinal: Double) -> MKCoordinateRegion { MKCoordinateRegion(center: c, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal) }
    public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude) }
    public func MKCoordinateRegionMake(_ c: CLLocationCoordinate2D, _ s: MKCoordinateSpan) -> MKCoordinateRegion { MKCoordinateRegion(center: c, span: s) }
    public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
    public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
    public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier", MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
    open class MKPlacemark: CLPlacemark, @unchecked Sendable { public let coordinate: CLLocationCoordinate2D; public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) { self.coordinate = coordinate } }
    open class MKLocalSearchCompletion: NSObject, @unchecked Sendable { open var title: String { "" }; open var subtitle: String { "" } }
    @preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol { func completerDidUpdateResults(_ completer: MKLocalSearchCompleter); func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) }
    extension MKLocalSearchCompleterDelegate { public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}; public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {} }
    /// Finds nothing.
    open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
      public struct ResultType: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), query = Self(rawValue: 4) }
      open weak var delegate: (any MKLocalSearchCompleterDelegate)?; open var queryFragment = ""; open var region = MKCoordinateRegion(); open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
      open var results: [MKLocalSearchCompletion] { [] }; open var isSearching: Bool { false }; open func cancel() {}
    }
    open class MKLocalSearch: NSObject, @unchecked Sendable {
      open class Request: NSObject, @unchecked Sendable { open var naturalLanguageQuery: String?; open var region = MKCoordinateRegion(); open var resultTypes: MKLocalSearchCompleter.ResultType = []; public override init() {}; public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }; public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery } }
      open class Response: NSObject, @unchecked Sendable { open var mapItems: [MKMapItem] { [] }; open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() } }
      public typealias CompletionHandler = (Response?, (any Error)?) -> Void
      public init(request: Request) {}; public init(completion: MKLocalSearchCompletion) {}; open var isSearching: Bool { false }; open func cancel() {}
      open func start(completionHandler: @escaping CompletionHandler) { AbsentFrameworks.say("MKLocalSearch"); AbsentFrameworks.later { completionHandler(nil, CLError(.network)) } }
      open func start() async throws -> Response { throw CLError(.network) }
    }
    open class MKPointOfInterestFilter: NSObject, @unchecked Sendable { public static let includingAll = MKPointOfInterestFilter(), excludingAll = MKPointOfInterestFilter() }
    /// Takes no pictures: there are no maps.
    open class MKMapSnapshotter: NSObject, @unchecked Sendable {
      open class Options: NSObject, @unchecked Sendable { open var region = MKCoordinateRegion(), size = CGSize(width: 256, height: 256), scale: CGFloat = 1, mapType = MKMapType.standard, showsBuildings = true, pointOfInterestFilter: MKPointOfInterestFilter?, traitCollection: UITraitCollection? }
      open class Snapshot: NSObject, @unchecked Sendable { public let image = UIImage(); open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero } }
      public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
      public init(options: Options) {}; open var isLoading: Bool { false }; open func cancel() {}
      open func start(completionHandler: @escaping CompletionHandler) { AbsentFrameworks.say("MKMapSnapshotter"); AbsentFrameworks.later { completionHandler(nil, CLError(.network)) } }
      open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) { start(completionHandler: completionHandler) }
    }
    public typealias MKLocalSearchRequest = MKLocalSearch.Request
    public typealias MKLocalSearchResponse = MKLocalSearch.Response
    open class MKMapItem: NSObject, @unchecked Sendable { open var name: String?; public let placemark: MKPlacemark; public init(placemark: MKPlacemark) { self.placemark = placemark }; @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false } }
    """#
}
