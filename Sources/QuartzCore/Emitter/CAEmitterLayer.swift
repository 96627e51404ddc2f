internal import Foundation
import UIDisplayList

/// A layer of particles.
///
/// Where a particle is follows from the layer's time alone, so that pictures of one moment are the same.
///
/// UIKIT: a layer whose `beginTime` is 0 has been emitting since time 0; set it to `CACurrentMediaTime()` to begin without
/// particles.
///
/// DEVIATION: particles move in the plane. Cells within cells emit along the way of their particle's beginning.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caemitterlayer>
open class CAEmitterLayer: CALayer, KeyedLayer {
  /// What kinds of particles leave the layer. Default: nil.
  open var emitterCells: [CAEmitterCell]?
  /// Multiplies the cells' birth rates. Particles that are under way live on when it changes.
  open var birthRate: Float = 1 {
    didSet { if birthRate != oldValue { rates.append((MediaClock.current.now, oldValue)) } }
  }
  /// Multiplies the cells' lifetimes.
  open var lifetime: Float = 1
  /// In the layer's coordinates, in points.
  open var emitterPosition = CGPoint.zero
  /// How far before the plane particles leave. Kept; they are drawn flat. Default: 0.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape that particles leave, in points. Default: zero.
  open var emitterSize = CGSize.zero
  /// The depth of the shape that particles leave. Kept; they are drawn flat. Default: 0.
  open var emitterDepth: CGFloat = 0
  /// What particles leave. Default: a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape particles leave. Default: all of it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// In which order particles are drawn. Default: unordered.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth. Kept; they are drawn flat. Default: false.
  open var preservesDepth = false
  /// Multiplies the cells' velocities.
  open var velocity: Float = 1
  /// Multiplies the cells' scales. Default: 1.
  open var scale: Float = 1
  /// Multiplies the cells' turning speeds. Default: 1.
  open var spin: Float = 1
  /// Other seeds give other particles.
  open var seed: UInt32 = 0
  /// When earlier birth rates ended.
  private var rates: [(end: CFTimeInterval, rate: Float)] = []

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    lifetime = other.lifetime
    emitterPosition = other.emitterPosition
    emitterZPosition = other.emitterZPosition
    emitterSize = other.emitterSize
    emitterDepth = other.emitterDepth
    emitterShape = other.emitterShape
    emitterMode = other.emitterMode
    renderMode = other.renderMode
    preservesDepth = other.preservesDepth
    velocity = other.velocity
    scale = other.scale
    spin = other.spin
    seed = other.seed
    beginTime = other.beginTime
    birthRate = other.birthRate
    rates = other.rates
  }
  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// More particles at a time are not drawn.
  static let maximumParticles = 5_000

  /// Particles go anywhere.
  override var ownExtent: CGRect? { nil }

  override func recordSublayers(into builder: inout DisplayListBuilder, _ pass: LayerRecorder.Pass) {
    recordParticles(into: &builder)
    super.recordSublayers(into: &builder, pass)
  }

  private func recordParticles(into builder: inout DisplayListBuilder) {
    let now = emissionTime
    if renderMode == .additive { builder.beginLayer(LayerStyle(blendMode: .plusLighter)) }
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      let particles = particles(of: cell, index, at: now, depth: 0)
      let ordered = renderMode == .oldestFirst ? particles.sorted { $0.age > $1.age } : particles
      for particle in renderMode == .oldestLast ? particles.sorted(by: { $0.age < $1.age }) : ordered {
        draw(particle, cell, into: &builder)
      }
      recordInner(of: cell, index, now, into: &builder)
    }
    if renderMode == .additive { builder.endLayer() }
  }

  /// Seconds since emission began.
  private var emissionTime: CFTimeInterval { max(MediaClock.current.now - beginTime, 0) }

  // MARK: Births

  /// The moments of birth that may still be seen, the oldest first, each with its number.
  private func births(_ cell: CAEmitterCell, _ now: CFTimeInterval, _ longest: Double) -> [(Int, CFTimeInterval)] {
    var result: [(Int, CFTimeInterval)] = []
    var start = 0.0
    var number = 0
    let ends = rates.map { ($0.end - beginTime, $0.rate) } + [(now, birthRate)]
    for (end, factor) in ends {
      let rate = min(Double(cell.birthRate * factor), Self.highestRate)
      defer { start = max(end, start) }
      guard rate > 0, end > start else { continue }
      let count = Self.count((end - start) * rate)
      let first = Self.count((now - longest - start) * rate)
      if first <= count {
        for step in max(first, count - Self.maximumParticles)...count {
          result.append((number + step, start + Double(step) / rate))
        }
      }
      number += count + 1
    }
    return result.filter { $0.1 <= now }
  }

  /// In births a second; more are never seen apart.
  private static let highestRate = 1e9

  /// Births in a time, as a whole number: lives may be infinite, and rates as high as a program likes.
  private static func count(_ births: Double) -> Int { births > 0 ? Int(min(births.rounded(.down), 1e12)) : 0 }

  private func particles(
    of cell: CAEmitterCell, _ index: Int, at now: CFTimeInterval, depth: Int
  ) -> [EmitterParticle] {
    let longest = Double(max((cell.lifetime + cell.lifetimeRange / 2) * lifetime, 0))
    guard longest > 0 else { return [] }
    return births(cell, now, longest).suffix(Self.maximumParticles).compactMap { number, birth in
      var random = ParticleRandom(seed, index, number)
      return particle(cell, &random, age: now - birth, from: nil)
    }
  }

  /// A particle at an age; nil when its life is over.
  private func particle(
    _ cell: CAEmitterCell, _ random: inout ParticleRandom, age: Double, from origin: CGPoint?
  ) -> EmitterParticle? {
    let life = random.around(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(lifetime)
    let start = place(&random, origin)
    let speed = random.around(cell.velocity, cell.velocityRange * 2) * CGFloat(velocity)
    let direction = cell.emissionLongitude + random.around(0, cell.emissionRange)
    let flat = cos(cell.emissionLatitude)
    let size = random.around(cell.scale, cell.scaleRange * 2) * CGFloat(scale)
    let spinning = random.around(cell.spin, cell.spinRange * 2) * CGFloat(spin)
    let color = color(of: cell, &random, age)
    guard age >= 0, CGFloat(age) < life else { return nil }
    let t = CGFloat(age)
    return EmitterParticle(
      place: CGPoint(
        x: start.x + speed * cos(direction) * flat * t + cell.xAcceleration * t * t / 2,
        y: start.y + speed * sin(direction) * flat * t + cell.yAcceleration * t * t / 2),
      scale: max(size + cell.scaleSpeed * t, 0), turn: spinning * t, color: color, age: age)
  }

  private func color(of cell: CAEmitterCell, _ random: inout ParticleRandom, _ age: Double) -> Color {
    let base = cell.color?.color ?? Color(white: 1, alpha: 1)
    func part(_ value: Double, _ range: Float, _ speed: Float) -> Double {
      let start = value + Double(random.around(0, CGFloat(range) * 2))
      return min(max(start + Double(speed) * age, 0), 1)
    }
    let red = part(base.red, cell.redRange, cell.redSpeed)
    let green = part(base.green, cell.greenRange, cell.greenSpeed)
    let blue = part(base.blue, cell.blueRange, cell.blueSpeed)
    return Color(red: red, green: green, blue: blue, alpha: part(base.alpha, cell.alphaRange, cell.alphaSpeed))
  }

  /// Where a particle begins.
  private func place(_ random: inout ParticleRandom, _ origin: CGPoint?) -> CGPoint {
    if let origin { return origin }
    let (across, down) = (random.next(), random.next())
    let (x, y) = (emitterPosition.x, emitterPosition.y)
    switch emitterShape {
    case .line:
      let way = emitterMode == .points ? across.rounded() : across
      return CGPoint(x: x + (way - 0.5) * emitterSize.width, y: y)
    case .rectangle, .cuboid:
      if emitterMode == .points {
        return CGPoint(
          x: x + (across.rounded() - 0.5) * emitterSize.width, y: y + (down.rounded() - 0.5) * emitterSize.height)
      }
      if emitterMode == .outline || emitterMode == .surface {
        let (w, h) = (emitterSize.width, emitterSize.height)
        let way = across * 2 * (w + h)
        if way < w { return CGPoint(x: x - w / 2 + way, y: y - h / 2) }
        if way < w + h { return CGPoint(x: x + w / 2, y: y - h / 2 + way - w) }
        if way < 2 * w + h { return CGPoint(x: x + w / 2 - (way - w - h), y: y + h / 2) }
        return CGPoint(x: x - w / 2, y: y + h / 2 - (way - 2 * w - h))
      }
      return CGPoint(x: x + (across - 0.5) * emitterSize.width, y: y + (down - 0.5) * emitterSize.height)
    case .circle, .sphere:
      // UIKIT: a circle's radius is the width of the emitter's size. A guess.
      let isEdge = emitterMode == .outline || emitterMode == .surface
      let radius = emitterSize.width * (isEdge ? 1 : down.squareRoot())
      return CGPoint(x: x + radius * cos(across * 2 * .pi), y: y + radius * sin(across * 2 * .pi))
    default: return emitterPosition
    }
  }

  // MARK: Cells within cells

  private func recordInner(
    of cell: CAEmitterCell, _ index: Int, _ now: CFTimeInterval, into builder: inout DisplayListBuilder
  ) {
    guard let inner = cell.emitterCells?.filter(\.isEnabled), !inner.isEmpty else { return }
    let life = Double(max((cell.lifetime + cell.lifetimeRange / 2) * lifetime, 0))
    let after = Double(inner.map { $0.lifetime + $0.lifetimeRange / 2 }.max() ?? 0)
    for (number, birth) in births(cell, now, life + after).suffix(200) {
      for (place, child) in inner.enumerated() {
        let rate = Double(child.birthRate)
        guard rate > 0 else { continue }
        for step in 0..<min(Self.count(life * rate) + 1, 500) {
          let moment = Double(step) / rate
          var parent = ParticleRandom(seed, index, number)
          guard birth + moment <= now,
            let carrier = particle(cell, &parent, age: moment, from: nil)
          else { break }
          var random = ParticleRandom(seed &+ 1, index * 31 + place, number * 1009 + step)
          if let found = particle(child, &random, age: now - birth - moment, from: carrier.place) {
            draw(found, child, into: &builder)
          }
        }
      }
    }
  }

  // MARK: Drawing

  private func draw(_ particle: EmitterParticle, _ cell: CAEmitterCell, into builder: inout DisplayListBuilder) {
    guard let image = cell.contents as? CGImage, particle.scale > 0, particle.color.alpha > 0 else { return }
    let bitmap = image.bitmap.withScale(cell.contentsScale)
    let part = cell.contentsRect
    let source = CGRect(
      x: part.minX * bitmap.size.width, y: part.minY * bitmap.size.height, width: part.width * bitmap.size.width,
      height: part.height * bitmap.size.height)
    let frame = CGRect(
      x: -source.width / 2, y: -source.height / 2, width: source.width, height: source.height)
    builder.save()
    builder.concatenate(
      CGAffineTransform(translationX: particle.place.x, y: particle.place.y).rotated(by: particle.turn)
        .scaledBy(x: particle.scale, y: particle.scale))
    var drawing = DisplayListBuilder()
    drawing.draw(ImageDrawing(image: bitmap, source: source, destination: frame))
    ColorMultiplication.draw(drawing.build(), in: frame, particle.color, into: &builder)
    builder.restore()
  }

  // MARK: Values by name

  func keyedValue(at path: String) -> Any? { EmitterValues.value(of: self, at: path) }
  func setKeyedValue(_ value: Any?, at path: String) -> Bool { EmitterValues.set(value, of: self, at: path) }
}
