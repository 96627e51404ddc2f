extension FrameworkSources {
  /// A map without maps: a field with annotations, callouts and overlays where they belong, which can be moved.
  static let mapView = #"""
    @preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
      func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
      func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
      func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
      func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
      func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    }
    extension MKMapViewDelegate {
      public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
      public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
      public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
      public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
      public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
      public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
      public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
      public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
      public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    }
    @preconcurrency @MainActor final class _MapOverlays: UIView {
      weak var map: MKMapView?
      override func draw(_ rect: CGRect) {
        guard let map else { return }
        for overlay in map.overlays {
          guard let renderer = map.renderer(for: overlay) as? MKOverlayPathRenderer else { continue }
          let path = renderer.path { map.convert($0, toPointTo: map) }
          if let color = renderer.fillColor { color.withAlphaComponent(color.cgColor.alpha * renderer.alpha).setFill(); path.fill() }
          guard let color = renderer.strokeColor else { continue }
          (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (max(renderer.lineWidth, 1), renderer.lineCap, renderer.lineJoin)
          color.withAlphaComponent(color.cgColor.alpha * renderer.alpha).setStroke(); path.stroke()
        }
      }
    }
    /// The bubble over an annotation that is selected.
    @preconcurrency @MainActor final class _MapCallout: UIView {
      let view: MKAnnotationView; let tapped: (UIControl) -> Void
      init(_ view: MKAnnotationView, _ tapped: @escaping (UIControl) -> Void) {
        (self.view, self.tapped) = (view, tapped)
        super.init(frame: .zero)
        (backgroundColor, layer.cornerRadius) = (.secondarySystemGroupedBackground, 12)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 6, .zero)
        let labels = UIStackView(); labels.axis = .vertical; labels.spacing = 1
        for (text, size, color) in [(view.annotation?.title, 17.0, UIColor.label), (view.detailCalloutAccessoryView == nil ? view.annotation?.subtitle : nil, 12, .secondaryLabel)] {
          guard let text, !text.isEmpty else { continue }
          let label = UILabel(); (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: size), color); labels.addArrangedSubview(label)
        }
        if let detail = view.detailCalloutAccessoryView { labels.addArrangedSubview(detail) }
        let row = UIStackView(arrangedSubviews: [view.leftCalloutAccessoryView, labels, view.rightCalloutAccessoryView].compactMap { $0 })
        (row.spacing, row.alignment, row.translatesAutoresizingMaskIntoConstraints) = (8, .center, false)
        addSubview(row)
        NSLayoutConstraint.activate([row.topAnchor.constraint(equalTo: topAnchor, constant: 8), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8), row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12), row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12), row.heightAnchor.constraint(greaterThanOrEqualToConstant: 28), labels.widthAnchor.constraint(lessThanOrEqualToConstant: 230)])
        for case let control as UIControl in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] {
          if control.bounds.isEmpty { control.sizeToFit() } else if control.translatesAutoresizingMaskIntoConstraints { NSLayoutConstraint.activate([control.widthAnchor.constraint(equalToConstant: control.bounds.width), control.heightAnchor.constraint(equalToConstant: control.bounds.height)]) }
          control.addAction(UIAction(identifier: UIAction.Identifier("_MapCallout")) { [weak self, weak control] _ in if let control { self?.tapped(control) } }, for: .touchUpInside)
        }
        bounds.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      required init?(coder: NSCoder) { nil }
      /// Above its annotation, as far as it stays on the map.
      func place() {
        let field = superview?.bounds ?? .zero, (w, h) = (bounds.width / 2 + 8, bounds.height / 2 + 8)
        center = CGPoint(x: min(max(view.frame.midX + view.calloutOffset.x, w), max(field.width - w, w)), y: max(view.frame.minY + view.calloutOffset.y - h, h))
      }
    }
    open class MKMapCamera: NSObject, @unchecked Sendable { open var centerCoordinate = CLLocationCoordinate2D(); open var heading = 0.0, pitch: CGFloat = 0, altitude = 0.0; open var centerCoordinateDistance: Double { get { altitude } set { altitude = newValue } }; public override init() {}; public convenience init(lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: Double, pitch: CGFloat, heading: Double) { self.init(); (centerCoordinate, altitude, self.pitch, self.heading) = (center, distance, pitch, heading) }; public convenience init(lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D, eyeAltitude: Double) { self.init(); (centerCoordinate, altitude) = (center, eyeAltitude) } }
    open class MKMapConfiguration: NSObject { public enum ElevationStyle: Int, Sendable { case flat, realistic }; open var elevationStyle = ElevationStyle.flat; public override init() {}; public init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle } }
    open class MKStandardMapConfiguration: MKMapConfiguration { public enum EmphasisStyle: Int, Sendable { case `default`, muted }; open var emphasisStyle = EmphasisStyle.default, showsTraffic = false }
    open class MKImageryMapConfiguration: MKMapConfiguration {}
    open class MKHybridMapConfiguration: MKMapConfiguration { open var showsTraffic = false }
    @preconcurrency @MainActor open class MKMapView: UIView, UIGestureRecognizerDelegate {
      open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
      open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration(); open var camera: MKMapCamera { get { let one = MKMapCamera(); one.centerCoordinate = centerCoordinate; one.altitude = region.span.latitudeDelta * 111_000; return one } set { setCamera(newValue, animated: false) } }
      open func setCamera(_ camera: MKMapCamera, animated: Bool) { let degrees = max(camera.altitude / 111_000, 0.001); setRegion(MKCoordinateRegion(center: camera.centerCoordinate, span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees)), animated: animated) }
      open var mapType = MKMapType.standard; open var showsUserLocation = false; open var userTrackingMode = MKUserTrackingMode.none
      open var isZoomEnabled = true; open var isScrollEnabled = true; open var isRotateEnabled = true; open var isPitchEnabled = true; open var showsCompass = true; open var showsScale = false; open var showsTraffic = false; open var showsBuildings = true
      open private(set) var userLocation = MKUserLocation(); open private(set) var annotations: [any MKAnnotation] = []; open private(set) var overlays: [any MKOverlay] = []
      private var requested = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79), span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
      private var views: [ObjectIdentifier: MKAnnotationView] = [:], spare: [String: [MKAnnotationView]] = [:], classes: [String: MKAnnotationView.Type] = [:], renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
      private let overlayField = _MapOverlays(); private let field = UIView(); private var callout: _MapCallout?; private var isLoaded = false
      private static let declared: Void = ObjectRuntime.declare(MKMapView.self) { c in c.property("delegate") { o, v in o.delegate = try v.value() } }
      public override init(frame: CGRect) { super.init(frame: frame); prepare() }
      public required init?(coder: NSCoder) { super.init(coder: coder); prepare() }
      private func prepare() {
        _ = Self.declared
        (backgroundColor, clipsToBounds) = (UIColor(red: 0.93, green: 0.92, blue: 0.88, alpha: 1), true); AbsentFrameworks.say("MKMapView")
        (overlayField.map, overlayField.backgroundColor, overlayField.isUserInteractionEnabled) = (self, .clear, false)
        addSubview(overlayField); addSubview(field)
        let pan = UIPanGestureRecognizer(target: self, action: Selector("_panned:")), pinch = UIPinchGestureRecognizer(target: self, action: Selector("_pinched:")), tap = UITapGestureRecognizer(target: self, action: Selector("_tapped:"))
        ActionRegistry.register(Selector("_panned:"), on: MKMapView.self) { map, pan, _ in if let pan = pan as? UIPanGestureRecognizer { map.panned(pan) } }
        ActionRegistry.register(Selector("_pinched:"), on: MKMapView.self) { map, pinch, _ in if let pinch = pinch as? UIPinchGestureRecognizer { map.pinched(pinch) } }
        ActionRegistry.register(Selector("_tapped:"), on: MKMapView.self) { map, tap, _ in if let tap = tap as? UITapGestureRecognizer { map.tapped(tap) } }
        for recognizer in [pan, pinch, tap] { recognizer.delegate = self; addGestureRecognizer(recognizer) }
      }
      open func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !(touch.view is UIControl) && !(callout.map { touch.view?.isDescendant(of: $0) == true } ?? false) }
      /// Taps that programs recognize on a map are recognized beside its own.
      open func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { g is UITapGestureRecognizer && other is UITapGestureRecognizer }
      // MARK: What is seen
      private var scale: Double { let rect = requested.rect; return rect.width > 0 && rect.height > 0 ? min(Double(bounds.width) / rect.width, Double(bounds.height) / rect.height) : 0 }
      open var visibleMapRect: MKMapRect {
        get {
          guard !bounds.isEmpty, scale > 0 else { return requested.rect }
          let c = MKMapPoint(requested.center), w = Double(bounds.width) / scale, h = Double(bounds.height) / scale
          return MKMapRect(x: c.x - w / 2, y: c.y - h / 2, width: w, height: h)
        }
        set { region = MKCoordinateRegion(newValue) }
      }
      /// What is seen contains the region that was asked for.
      open var region: MKCoordinateRegion { get { MKCoordinateRegion(visibleMapRect) } set { change(newValue, animated: false) } }
      open var centerCoordinate: CLLocationCoordinate2D { get { requested.center } set { setCenter(newValue, animated: false) } }
      private func change(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        requested = region; setNeedsLayout()
        delegate?.mapViewDidChangeVisibleRegion(self); delegate?.mapView(self, regionDidChangeAnimated: animated)
      }
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { change(region, animated: animated) }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { change(MKCoordinateRegion(center: coordinate, span: requested.span), animated: animated) }
      open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { change(MKCoordinateRegion(rect), animated: animated) }
      open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) { change(MKCoordinateRegion(rect.insetBy(dx: -rect.width * Double((insets.left + insets.right) / max(bounds.width, 1)) / 2, dy: -rect.height * Double((insets.top + insets.bottom) / max(bounds.height, 1)) / 2)), animated: animated) }
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
      open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = convert(point, from: view), rect = visibleMapRect
        return MKMapPoint(x: rect.minX + (bounds.width > 0 ? Double(own.x / bounds.width) : 0.5) * rect.width, y: rect.minY + (bounds.height > 0 ? Double(own.y / bounds.height) : 0.5) * rect.height).coordinate
      }
      open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let p = MKMapPoint(coordinate), rect = visibleMapRect
        return convert(CGPoint(x: CGFloat((p.x - rect.minX) / max(rect.width, 1)) * bounds.width, y: CGFloat((p.y - rect.minY) / max(rect.height, 1)) * bounds.height), to: view)
      }
      open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.rect, a = convert(rect.origin.coordinate, toPointTo: view), b = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
      }
      private func panned(_ pan: UIPanGestureRecognizer) {
        guard isScrollEnabled, scale > 0 else { return }
        let t = pan.translation(in: self), c = MKMapPoint(requested.center)
        pan.setTranslation(.zero, in: self)
        change(MKCoordinateRegion(center: MKMapPoint(x: c.x - Double(t.x) / scale, y: c.y - Double(t.y) / scale).coordinate, span: requested.span), animated: false)
      }
      private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard isZoomEnabled, pinch.scale > 0 else { return }
        let span = requested.span, f = Double(pinch.scale)
        pinch.scale = 1
        change(MKCoordinateRegion(center: requested.center, span: MKCoordinateSpan(latitudeDelta: min(span.latitudeDelta / f, 160), longitudeDelta: min(span.longitudeDelta / f, 340))), animated: false)
      }
      // MARK: Annotations
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation); setNeedsLayout() }
      open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach { addAnnotation($0) } }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        if callout?.view.annotation === annotation { hideCallout() }
        if let view = views.removeValue(forKey: ObjectIdentifier(annotation)) { view.removeFromSuperview(); if let id = view.reuseIdentifier { spare[id, default: []].append(view) } }
      }
      open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach { removeAnnotation($0) } }
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) { addAnnotation(annotation) }
        let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height, 20_000) * 0.2
        change(MKCoordinateRegion(rect.insetBy(dx: -margin, dy: -margin)), animated: animated)
      }
      open func annotations(in rect: MKMapRect) -> Set<AnyHashable> { Set(annotations.filter { rect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject }) }
      open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
      open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) { classes[identifier] = viewClass as? MKAnnotationView.Type }
      open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = spare[identifier]?.popLast() else { return nil }
        view.prepareForReuse(); return view
      }
      open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) { view.annotation = annotation; return view }
        guard let type = classes[identifier] else { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
        let view = _makeObject(type, frame: .zero)
        (view.annotation, view.reuseIdentifier) = (annotation, identifier)
        return view
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        (field.frame, overlayField.frame) = (bounds, bounds); overlayField.setNeedsDisplay()
        var added: [MKAnnotationView] = []
        for annotation in annotations where !(annotation is MKUserLocation) {
          let place = convert(annotation.coordinate, toPointTo: self), key = ObjectIdentifier(annotation)
          if views[key] == nil, window != nil, bounds.insetBy(dx: -40, dy: -40).contains(place) {
            let view = delegate?.mapView(self, viewFor: annotation) ?? dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
            if view.annotation == nil { view.annotation = annotation }
            views[key] = view; field.addSubview(view); view.prepareForDisplay(); added.append(view)
          }
          views[key]?.center = CGPoint(x: place.x + (views[key]?.centerOffset.x ?? 0), y: place.y + (views[key]?.centerOffset.y ?? 0))
        }
        callout?.place()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
        if !isLoaded, window != nil { isLoaded = true; AbsentFrameworks.later { [weak self] in if let self { self.delegate?.mapViewDidFinishLoadingMap(self) } } }
      }
      // MARK: Selection
      open var selectedAnnotations: [any MKAnnotation] {
        get { annotations.filter { views[ObjectIdentifier($0)]?.isSelected == true } }
        set { for old in selectedAnnotations { deselectAnnotation(old, animated: false) }; if let first = newValue.first { selectAnnotation(first, animated: false) } }
      }
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        layoutIfNeeded()
        guard let view = views[ObjectIdentifier(annotation)], view.isEnabled, !view.isSelected else { return }
        for old in selectedAnnotations { deselectAnnotation(old, animated: animated) }
        view.setSelected(true, animated: animated)
        if view.canShowCallout, annotation.title?.isEmpty == false {
          let bubble = _MapCallout(view) { [weak self] control in if let self { self.delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control) } }
          callout = bubble; field.addSubview(bubble); bubble.place()
        }
        delegate?.mapView(self, didSelect: view)
      }
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let view = views[ObjectIdentifier(annotation)], view.isSelected else { return }
        view.setSelected(false, animated: animated)
        if callout?.view === view { hideCallout() }
        delegate?.mapView(self, didDeselect: view)
      }
      private func hideCallout() { callout?.removeFromSuperview(); callout = nil }
      private func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        let hit = field.subviews.reversed().compactMap { $0 as? MKAnnotationView }.first { $0.frame.insetBy(dx: -6, dy: -6).contains(point) }
        if let annotation = hit?.annotation { return selectAnnotation(annotation, animated: true) }
        for old in selectedAnnotations { deselectAnnotation(old, animated: true) }
      }
      // MARK: Overlays
      open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay); setNeedsLayout() }
      open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
      open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
      open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay }; renderers[ObjectIdentifier(overlay)] = nil; setNeedsLayout() }
      open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { removeOverlay($0) } }
      open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        let key = ObjectIdentifier(overlay)
        if renderers[key] == nil { renderers[key] = delegate?.mapView(self, rendererFor: overlay) }
        return renderers[key]
      }
    }
    public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
    """#
}
