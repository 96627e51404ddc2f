extension FrameworkSources {
  /// Points of a map, and what is drawn over it.
  static let mapGeometry = #"""
    public struct MKMapPoint: Sendable, Equatable {
      public var x = 0.0, y = 0.0
      public init() {}
      public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
      /// Mercator's projection on a square of 2^28 points.
      public init(_ c: CLLocationCoordinate2D) {
        let latitude = min(max(c.latitude, -85.05), 85.05) * .pi / 180
        (x, y) = ((c.longitude + 180) / 360 * MKMapSize.world.width, (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * MKMapSize.world.height)
      }
      public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: (2 * atan(exp((0.5 - y / MKMapSize.world.height) * 2 * .pi)) - .pi / 2) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
      }
      /// In metres.
      public func distance(to other: MKMapPoint) -> Double { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(from: CLLocation(latitude: other.coordinate.latitude, longitude: other.coordinate.longitude)) }
    }
    public struct MKMapSize: Sendable, Equatable { public var width = 0.0, height = 0.0; public init() {}; public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }; public static let world = MKMapSize(width: 268_435_456, height: 268_435_456) }
    public struct MKMapRect: Sendable, Equatable {
      public var origin = MKMapPoint(), size = MKMapSize()
      public init() {}
      public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
      public init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }
      public static let world = MKMapRect(origin: MKMapPoint(), size: .world), null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
      public var isNull: Bool { origin.x.isInfinite }; public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
      public var minX: Double { origin.x }; public var minY: Double { origin.y }; public var maxX: Double { origin.x + size.width }; public var maxY: Double { origin.y + size.height }
      public var midX: Double { origin.x + size.width / 2 }; public var midY: Double { origin.y + size.height / 2 }; public var width: Double { size.width }; public var height: Double { size.height }
      public func union(_ r: MKMapRect) -> MKMapRect {
        if isNull { return r }; if r.isNull { return self }
        return MKMapRect(x: min(minX, r.minX), y: min(minY, r.minY), width: max(maxX, r.maxX) - min(minX, r.minX), height: max(maxY, r.maxY) - min(minY, r.minY))
      }
      public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
      public func contains(_ p: MKMapPoint) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }
      public func contains(_ r: MKMapRect) -> Bool { !r.isNull && r.minX >= minX && r.maxX <= maxX && r.minY >= minY && r.maxY <= maxY }
      public func intersects(_ r: MKMapRect) -> Bool { minX < r.maxX && r.minX < maxX && minY < r.maxY && r.minY < maxY }
      public func intersection(_ r: MKMapRect) -> MKMapRect {
        if isNull || r.isNull || minX > r.maxX || r.minX > maxX || minY > r.maxY || r.minY > maxY { return .null }
        let (x, y) = (max(minX, r.minX), max(minY, r.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, r.maxX) - x, height: min(maxY, r.maxY) - y)
      }
      public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
      public func divided(atDistance d: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let across = edge == .minXEdge || edge == .maxXEdge, whole = across ? width : height
        let first = edge == .minXEdge || edge == .minYEdge ? min(max(d, 0), whole) : whole - min(max(d, 0), whole)
        let parts = across
          ? (MKMapRect(x: minX, y: minY, width: first, height: height), MKMapRect(x: minX + first, y: minY, width: whole - first, height: height))
          : (MKMapRect(x: minX, y: minY, width: width, height: first), MKMapRect(x: minX, y: minY + first, width: width, height: whole - first))
        return edge == .minXEdge || edge == .minYEdge ? parts : (parts.1, parts.0)
      }
      /// Whether a part lies beyond the edge of the world, on its other side.
      public var spans180thMeridian: Bool { minX < MKMapRect.world.minX || maxX > MKMapRect.world.maxX }
      public func remainder() -> MKMapRect {
        if maxX > MKMapRect.world.maxX { return MKMapRect(x: 0, y: minY, width: maxX - MKMapRect.world.maxX, height: height) }
        return minX < 0 ? MKMapRect(x: MKMapRect.world.maxX + minX, y: minY, width: -minX, height: height) : .null
      }
    }
    extension MKCoordinateRegion {
      public init(_ rect: MKMapRect) {
        let (a, b) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, span: MKCoordinateSpan(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude))
      }
      fileprivate var rect: MKMapRect {
        let a = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
        let b = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
      }
    }
    public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
    public func MKMapPointForCoordinate(_ c: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(c) }
    public func MKMapRectMake(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> MKMapRect { MKMapRect(x: x, y: y, width: w, height: h) }
    public let MKMapRectNull = MKMapRect.null, MKMapRectWorld = MKMapRect.world, MKMapSizeWorld = MKMapSize.world
    public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
    public func MKMapSizeMake(_ w: Double, _ h: Double) -> MKMapSize { MKMapSize(width: w, height: h) }
    public func MKCoordinateForMapPoint(_ p: MKMapPoint) -> CLLocationCoordinate2D { p.coordinate }
    public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> Double { a.distance(to: b) }
    public func MKMapPointEqualToPoint(_ a: MKMapPoint, _ b: MKMapPoint) -> Bool { a == b }
    public func MKMapRectEqualToRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a == b }
    public func MKMapRectContainsPoint(_ r: MKMapRect, _ p: MKMapPoint) -> Bool { r.contains(p) }
    public func MKMapRectContainsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.contains(b) }
    public func MKMapRectIntersectsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.intersects(b) }
    public func MKMapRectIntersection(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.intersection(b) }
    public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }
    public func MKMapRectInset(_ r: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { r.insetBy(dx: dx, dy: dy) }
    public func MKMapRectOffset(_ r: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { r.offsetBy(dx: dx, dy: dy) }
    public func MKMapRectIsNull(_ r: MKMapRect) -> Bool { r.isNull }
    public func MKMapRectIsEmpty(_ r: MKMapRect) -> Bool { r.isEmpty }
    public func MKMapRectGetMinX(_ r: MKMapRect) -> Double { r.minX }
    public func MKMapRectGetMinY(_ r: MKMapRect) -> Double { r.minY }
    public func MKMapRectGetMidX(_ r: MKMapRect) -> Double { r.midX }
    public func MKMapRectGetMidY(_ r: MKMapRect) -> Double { r.midY }
    public func MKMapRectGetMaxX(_ r: MKMapRect) -> Double { r.maxX }
    public func MKMapRectGetMaxY(_ r: MKMapRect) -> Double { r.maxY }
    public func MKMapRectGetWidth(_ r: MKMapRect) -> Double { r.width }
    public func MKMapRectGetHeight(_ r: MKMapRect) -> Double { r.height }
    /// Mercator's projection stretches by the latitude's secant.
    public func MKMetersPerMapPointAtLatitude(_ latitude: Double) -> Double { 2 * .pi * 6_378_137 * cos(latitude * .pi / 180) / MKMapSize.world.width }
    public func MKMapPointsPerMeterAtLatitude(_ latitude: Double) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
    public protocol _MKTitled { var title: String? { get }; var subtitle: String? { get } }
    extension _MKTitled { public var title: String? { nil }; public var subtitle: String? { nil } }
    public protocol MKAnnotation: NSObjectProtocol, _MKTitled { var coordinate: CLLocationCoordinate2D { get } }
    /// UIKIT: both are optional requirements: who asks an annotation of any class has an optional of an optional.
    extension MKAnnotation {
      @_disfavoredOverload public var title: String?? { .some((self as any _MKTitled).title) }
      @_disfavoredOverload public var subtitle: String?? { .some((self as any _MKTitled).subtitle) }
    }
    open class MKPointAnnotation: NSObject, MKAnnotation {
      open var coordinate = CLLocationCoordinate2D(); open var title: String?; open var subtitle: String?
      public override init() {}
      public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
    }
    public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
    open class MKMultiPoint: NSObject, MKOverlay {
      fileprivate let coordinates: [CLLocationCoordinate2D]
      open var title: String?; open var subtitle: String?
      public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count)) }
      public init(points: UnsafePointer<MKMapPoint>, count: Int) { coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate) }
      open var pointCount: Int { coordinates.count }
      open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
      open var boundingMapRect: MKMapRect { coordinates.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) } }
    }
    open class MKPolyline: MKMultiPoint {}
    open class MKPolygon: MKMultiPoint {}
    open class MKCircle: NSObject, MKOverlay {
      public let coordinate: CLLocationCoordinate2D, radius: Double
      open var title: String?; open var subtitle: String?
      public init(center: CLLocationCoordinate2D, radius: Double) { (coordinate, self.radius) = (center, radius) }
      open var boundingMapRect: MKMapRect { MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).rect }
    }
    @preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
      public let overlay: any MKOverlay; open var alpha: CGFloat = 1
      public init(overlay: any MKOverlay) { self.overlay = overlay }
    }
    @preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
      open var fillColor: UIColor?; open var strokeColor: UIColor?; open var lineWidth: CGFloat = 0; open var lineCap = CGLineCap.round; open var lineJoin = CGLineJoin.round; open var lineDashPattern: [NSNumber]?
      fileprivate func path(_ place: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        if let circle = overlay as? MKCircle {
          let rect = circle.boundingMapRect
          let (a, b) = (place(rect.origin.coordinate), place(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate))
          return UIBezierPath(ovalIn: CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
        }
        for (number, c) in ((overlay as? MKMultiPoint)?.coordinates ?? []).enumerated() { if number == 0 { path.move(to: place(c)) } else { path.addLine(to: place(c)) } }
        if overlay is MKPolygon { path.close() }
        return path
      }
    }
    @preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer { public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) } }
    @preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer { public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) } }
    @preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer { public convenience init(circle: MKCircle) { self.init(overlay: circle) } }
    """#

  /// What stands for an annotation on a map.
  static let mapAnnotations = #"""
    @preconcurrency @MainActor open class MKUserLocation: NSObject { open var location: CLLocation?; open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }; open var title: String?; open var subtitle: String? }
    extension MKUserLocation: @preconcurrency MKAnnotation {}
    @preconcurrency @MainActor open class MKClusterAnnotation: NSObject {
      open var title: String?, subtitle: String?
      public let memberAnnotations: [any MKAnnotation]
      public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations; super.init() }
      /// The middle of what it stands for.
      open var coordinate: CLLocationCoordinate2D { let all = memberAnnotations.map(\.coordinate), count = Double(max(all.count, 1)); return CLLocationCoordinate2D(latitude: all.map(\.latitude).reduce(0, +) / count, longitude: all.map(\.longitude).reduce(0, +) / count) }
    }
    extension MKClusterAnnotation: @preconcurrency MKAnnotation {}
    @preconcurrency @MainActor open class MKAnnotationView: UIView {
      open var annotation: (any MKAnnotation)? { didSet { tell() } }
      open fileprivate(set) var reuseIdentifier: String?; open var image: UIImage? { didSet { picture.image = image; if let image { bounds.size = image.size }; setNeedsLayout() } }
      open var canShowCallout = false; open var isEnabled = true; open var isHighlighted = false; open var isDraggable = false; open var clusteringIdentifier: String?; open var displayPriority: Float = 1000
      open var calloutOffset = CGPoint.zero; open var centerOffset = CGPoint.zero; open var leftCalloutAccessoryView: UIView?; open var rightCalloutAccessoryView: UIView?; open var detailCalloutAccessoryView: UIView?
      open private(set) var isSelected = false
      open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      open func prepareForReuse() {}; open func prepareForDisplay() {}
      private let picture = UIImageView()
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier; super.init(frame: .zero); prepare(); take(annotation) }
      /// A class of the program's hears of the annotation that the view is made with, as of any other.
      private func take(_ annotation: (any MKAnnotation)?) { self.annotation = annotation }
      public override init(frame: CGRect) { super.init(frame: frame); prepare() }
      public required init?(coder: NSCoder) { super.init(coder: coder); prepare() }
      private func prepare() { addSubview(picture); tell() }
      private func tell() { isAccessibilityElement = true; accessibilityTraits = .button; accessibilityLabel = [annotation?.title, annotation?.subtitle].compactMap { $0 }.joined(separator: ", ") }
      open override func layoutSubviews() { super.layoutSubviews(); picture.frame = bounds }
    }
    @preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }; open var animatesDrop = false
      open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }; open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }; open class func purplePinColor() -> UIColor { UIColor(red: 0.6, green: 0.3, blue: 0.9, alpha: 1) }
      public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(annotation: annotation, reuseIdentifier: reuseIdentifier); takeShape() }
      public override init(frame: CGRect) { super.init(frame: frame); takeShape() }
      private func takeShape() { frame.size = CGSize(width: 32, height: 39); centerOffset = CGPoint(x: 8, y: -14.5); backgroundColor = .clear }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.gray.setFill(); UIBezierPath(rect: CGRect(x: 7, y: 12, width: 2, height: 22)).fill()
        pinTintColor.setFill(); UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
      }
    }
    @preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }; open var glyphText: String? { didSet { setNeedsDisplay() } }; open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
      open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }; open var selectedGlyphImage: UIImage?; open var animatesWhenAdded = false
      private let caption = UILabel()
      open override var annotation: (any MKAnnotation)? { didSet { setNeedsLayout() } }
      public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(annotation: annotation, reuseIdentifier: reuseIdentifier); takeShape() }
      public override init(frame: CGRect) { super.init(frame: frame); takeShape() }
      private func takeShape() {
        frame.size = CGSize(width: 28, height: 28); centerOffset = CGPoint(x: 0, y: -14); backgroundColor = .clear
        caption.font = .systemFont(ofSize: 11, weight: .semibold); caption.isAccessibilityElement = false; addSubview(caption)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func layoutSubviews() {
        super.layoutSubviews()
        caption.text = annotation?.title; caption.sizeToFit(); caption.center = CGPoint(x: bounds.midX, y: bounds.maxY + 9)
      }
      open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        (markerTintColor ?? MKPinAnnotationView.redPinColor()).setFill(); UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
        let ink = glyphTintColor ?? .white; ink.setFill()
        if let glyphText { let text = NSAttributedString(string: glyphText, attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: ink]); let size = text.size(); text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)) }
        else if let glyphImage { glyphImage.withTintColor(ink).draw(in: bounds.insetBy(dx: 6, dy: 6)) }
        else { UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4, y: bounds.midY - 8, width: 8, height: 8)).fill(); UIBezierPath(rect: CGRect(x: bounds.midX - 0.75, y: bounds.midY, width: 1.5, height: 8)).fill() }
      }
    }
    """#
}
