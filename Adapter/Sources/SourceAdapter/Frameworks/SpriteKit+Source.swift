extension FrameworkSources {
  /// A tree of nodes: scenes are presented, updated, drawn, touched and searched; actions take effect at their ends;
  /// nothing moves by physics.
  static let spriteKit = #"""
    public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
    public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }
    public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
    public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
    public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
    public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
    public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
    open class SKTexture: NSObject {
      private let held: CGSize; let image: UIImage?
      open var filteringMode = SKTextureFilteringMode.linear
      public init(imageNamed name: String) { image = UIImage(named: name); held = image?.size ?? .zero }
      public init(image: UIImage) { (self.image, held) = (image, image.size) }
      public init(rect: CGRect, in texture: SKTexture) { image = nil; held = CGSize(width: rect.width * texture.held.width, height: rect.height * texture.held.height) }
      open func size() -> CGSize { held }
      open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
    }
    open class SKTextureAtlas: NSObject { open var textureNames: [String] = []; public init(named name: String) {}; open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }; open class func preloadTextureAtlases(_ atlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() } }
    open class SKPhysicsBody: NSObject {
      open internal(set) weak var node: SKNode?
      open var isDynamic = true, affectedByGravity = true, allowsRotation = true, usesPreciseCollisionDetection = false, isResting = false, pinned = false
      open var mass: CGFloat = 1, density: CGFloat = 1, friction: CGFloat = 0.2, restitution: CGFloat = 0.2, linearDamping: CGFloat = 0.1, angularDamping: CGFloat = 0.1, area: CGFloat = 0, charge: CGFloat = 0
      open var categoryBitMask: UInt32 = .max, collisionBitMask: UInt32 = .max, contactTestBitMask: UInt32 = 0, fieldBitMask: UInt32 = .max
      open var velocity = CGVector(dx: 0, dy: 0); open var angularVelocity: CGFloat = 0
      public override init() {}
      public init(circleOfRadius r: CGFloat) {}; public init(circleOfRadius r: CGFloat, center: CGPoint) {}; public init(rectangleOf s: CGSize) {}; public init(rectangleOf s: CGSize, center: CGPoint) {}
      public init(edgeLoopFrom rect: CGRect) {}; public init(edgeLoopFrom path: CGPath) {}; public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}; public init(edgeChainFrom path: CGPath) {}; public init(polygonFrom path: CGPath) {}
      public init(texture: SKTexture, size: CGSize) {}; public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}; public init(bodies: [SKPhysicsBody]) {}
      open func applyForce(_ force: CGVector) {}; open func applyImpulse(_ impulse: CGVector) {}; open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}; open func applyTorque(_ torque: CGFloat) {}; open func applyAngularImpulse(_ impulse: CGFloat) {}
      open func allContactedBodies() -> [SKPhysicsBody] { [] }
    }
    open class SKPhysicsContact: NSObject { open var bodyA = SKPhysicsBody(), bodyB = SKPhysicsBody(); open var contactPoint = CGPoint.zero; open var contactNormal = CGVector(dx: 0, dy: 0); open var collisionImpulse: CGFloat = 0 }
    @preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject { func didBegin(_ contact: SKPhysicsContact); func didEnd(_ contact: SKPhysicsContact) }
    extension SKPhysicsContactDelegate { public func didBegin(_ contact: SKPhysicsContact) {}; public func didEnd(_ contact: SKPhysicsContact) {} }
    open class SKPhysicsJoint: NSObject {}
    open class SKPhysicsWorld: NSObject { open var gravity = CGVector(dx: 0, dy: -9.8); open var speed: CGFloat = 1; open weak var contactDelegate: (any SKPhysicsContactDelegate)?; open func removeAllJoints() {}; open func add(_ joint: SKPhysicsJoint) {}; open func remove(_ joint: SKPhysicsJoint) {} }
    open class SKConstraint: NSObject {}
    open class SKRange: NSObject { public init(lowerLimit: CGFloat, upperLimit: CGFloat) {} }
    open class SKAction: NSObject {
      open var duration: TimeInterval = 0; open var timingMode = SKActionTimingMode.linear; open var speed: CGFloat = 1; open var timingFunction: ((Float) -> Float)?
      let effect: @MainActor (SKNode) -> Void; let repeats: Bool
      /// Of a sequence, or of a group, whose parts begin together.
      private(set) var parts: [SKAction] = [], isGroup = false
      static func made(of parts: [SKAction], _ duration: TimeInterval, isGroup: Bool) -> SKAction { let action = SKAction(duration, repeats: parts.contains(where: \.repeats)); (action.parts, action.isGroup) = (parts, isGroup); return action }
      init(_ duration: TimeInterval = 0, repeats: Bool = false, _ effect: @escaping @MainActor (SKNode) -> Void = { _ in }) { (self.effect, self.repeats) = (effect, repeats); super.init(); self.duration = duration }
      public convenience init?(named name: String) { self.init() }
      open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position = location } }
      open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }
      open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position = CGPoint(x: $0.position.x + x, y: $0.position.y + y) } }
      open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.x = x } }
      open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.y = y } }
      open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.zRotation += radians } }
      open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.zRotation = radians } }
      open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { rotate(toAngle: radians, duration: duration) }
      open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.setScale(scale) } }
      open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.xScale *= scale; $0.yScale *= scale } }
      open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0.xScale, $0.yScale) = (x, y) } }
      open class func scaleX(to x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.xScale = x } }
      open class func scaleY(to y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.yScale = y } }
      open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0 as? SKSpriteNode)?.size = CGSize(width: width, height: height) } }
      open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha = 1 } }
      open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha = 0 } }
      open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha = alpha } }
      open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha += factor } }
      open class func hide() -> SKAction { SKAction { $0.isHidden = true } }
      open class func unhide() -> SKAction { SKAction { $0.isHidden = false } }
      open class func removeFromParent() -> SKAction { SKAction { $0.removeFromParent() } }
      open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction { _ in block() } }
      open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction { _ in block() } }
      open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction { $0.childNode(withName: name)?.run(action) } }
      open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { SKAction(seconds) { block($0, CGFloat(seconds)) } }
      open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
      open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { SKAction(sec) }
      open class func sequence(_ actions: [SKAction]) -> SKAction { made(of: actions, actions.reduce(0) { $0 + $1.duration }, isGroup: false) }
      open class func group(_ actions: [SKAction]) -> SKAction { made(of: actions, actions.map(\.duration).max() ?? 0, isGroup: true) }
      open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { sequence(Array(repeating: action, count: min(count, 100))) }
      open class func repeatForever(_ action: SKAction) -> SKAction { let one = SKAction(action.duration, repeats: true, action.effect); (one.parts, one.isGroup) = (action.parts, action.isGroup); return one }
      open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
      open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction(sec * Double(textures.count)) { ($0 as? SKSpriteNode)?.texture = textures.last } }
      open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction { animate(with: textures, timePerFrame: sec) }
      open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction { ($0 as? SKSpriteNode)?.texture = texture } }
      open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0 as? SKSpriteNode)?.color = color } }
      open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { SKAction() }
      open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) }
      open class func play() -> SKAction { SKAction() }; open class func stop() -> SKAction { SKAction() }
      open func reversed() -> SKAction { self }
    }
    @preconcurrency @MainActor open class SKNode: UIResponder {
      open var position = CGPoint.zero; open var zPosition: CGFloat = 0; open var zRotation: CGFloat = 0; open var xScale: CGFloat = 1; open var yScale: CGFloat = 1; open var alpha: CGFloat = 1; open var speed: CGFloat = 1
      open var isHidden = false; open var isPaused = false; open var isUserInteractionEnabled = false; open var name: String?; open var userData: NSMutableDictionary?; open var constraints: [SKConstraint]?
      open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
      open private(set) var children: [SKNode] = []; open private(set) weak var parent: SKNode?
      private var keys: [String: Int] = [:]; private var run = 0, turn = 0
      public override init() {}
      public required init?(coder aDecoder: NSCoder) { super.init() }
      public convenience init?(fileNamed filename: String) { self.init() }
      open var frame: CGRect { CGRect(origin: position, size: .zero) }
      open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
      open override var next: UIResponder? { parent ?? scene?.view?.next }
      /// Draws the node alone, its position the origin, y upwards.
      func drawSelf(_ context: CGContext) {}
      /// The node and what is below it, each with its height, in the scene's coordinates.
      func collect(_ z: CGFloat, _ place: CGAffineTransform, _ alpha: CGFloat, _ list: inout [(CGFloat, CGAffineTransform, CGFloat, SKNode)]) {
        guard !isHidden, self.alpha > 0 else { return }
        let (height, opacity) = (z + zPosition, alpha * self.alpha)
        let own = self is SKScene ? place : place.translatedBy(x: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
        list.append((height, own, opacity, self))
        for child in children { child.collect(height, own, opacity, &list) }
      }
      open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
      open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
      open func insertChild(_ node: SKNode, at index: Int) {
        if node.parent != nil { NSException(name: .invalidArgumentException, reason: "Attemped to add a SKNode which already has a parent: \(node)").raise() }
        node.parent = self
        children.insert(node, at: index)
      }
      open func removeFromParent() { parent?.children.removeAll { $0 === self }; parent = nil }
      open func removeAllChildren() { for child in children { child.removeFromParent() } }
      open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
      open func move(toParent parent: SKNode) { removeFromParent(); parent.addChild(self) }
      open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) == true }
      open func childNode(withName name: String) -> SKNode? {
        let wanted = name.replacingOccurrences(of: "//", with: "")
        for child in children { if child.name == wanted { return child }; if name.hasPrefix("//"), let found = child.childNode(withName: name) { return found } }
        return nil
      }
      open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        let wanted = name.replacingOccurrences(of: "//", with: "")
        for child in children where !stop.boolValue { if wanted == "*" || child.name == wanted { block(child, &stop) }; if name.hasPrefix("//") { child.enumerateChildNodes(withName: name, using: block) } }
      }
      open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
      open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
      open func nodes(at p: CGPoint) -> [SKNode] { children.flatMap { child -> [SKNode] in let own = child.frame.contains(p) ? [child] : []; return child.nodes(at: child.convert(p, from: self)) + own } }
      open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
      open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y)) } }
      private var origin: CGPoint { var point = position; var node = parent; while let current = node, !(current is SKScene) { point.x += current.position.x; point.y += current.position.y; node = current.parent }; return self is SKScene ? .zero : point }
      open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { CGPoint(x: point.x + node.origin.x - origin.x, y: point.y + node.origin.y - origin.y) }
      open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
      open func run(_ action: SKAction) { perform(action, key: nil, nil) }
      open func run(_ action: SKAction, completion block: @escaping () -> Void) { perform(action, key: nil, block) }
      open func run(_ action: SKAction, withKey key: String) { perform(action, key: key, nil) }
      open func run(_ action: SKAction) async { run(action, completion: {}) }
      /// Repeated actions are done once.
      private func perform(_ action: SKAction, key: String?, _ completion: (() -> Void)?) {
        run += 1
        let number = run
        if let key { keys[key] = number }
        play(action, key, number, turn) { completion?() }
      }
      /// Plays an action until it is removed: by its key, or with all others.
      private func play(_ action: SKAction, _ key: String?, _ number: Int, _ turn: Int, _ completion: @escaping () -> Void) {
        if action.parts.isEmpty {
          DispatchQueue.main.asyncAfter(deadline: .now() + max(action.duration, 0)) { [weak self] in
            guard let self, self.turn == turn, key.map({ self.keys[$0] == number }) ?? true else { return }
            action.effect(self)
            completion()
          }
        } else if action.isGroup {
          var left = action.parts.count
          for part in action.parts { play(part, key, number, turn) { left -= 1; if left == 0 { completion() } } }
        } else {
          playInTurn(action.parts[...], key, number, turn, completion)
        }
      }
      private func playInTurn(_ actions: ArraySlice<SKAction>, _ key: String?, _ number: Int, _ turn: Int, _ completion: @escaping () -> Void) {
        guard let first = actions.first else { return completion() }
        play(first, key, number, turn) { [weak self] in self?.playInTurn(actions.dropFirst(), key, number, turn, completion) }
      }
      open func action(forKey key: String) -> SKAction? { keys[key] == nil ? nil : SKAction() }
      open func hasActions() -> Bool { false }
      open func removeAction(forKey key: String) { keys[key] = nil }
      open func removeAllActions() { keys = [:]; turn += 1 }
    }
    @preconcurrency @MainActor open class SKSpriteNode: SKNode {
      open var texture: SKTexture?; open var size = CGSize.zero; open var color = UIColor.clear; open var colorBlendFactor: CGFloat = 0; open var anchorPoint = CGPoint(x: 0.5, y: 0.5); open var blendMode = SKBlendMode.alpha; open var shader: AnyObject?; open var lightingBitMask: UInt32 = 0
      public override init() { super.init() }
      public init(texture: SKTexture?, color: UIColor, size: CGSize) { super.init(); (self.texture, self.color, self.size) = (texture, color, size) }
      public convenience init(imageNamed name: String) { let texture = SKTexture(imageNamed: name); self.init(texture: texture, color: .clear, size: texture.size()) }
      public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero) }
      public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .clear, size: size) }
      public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
      public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      override func drawSelf(_ context: CGContext) {
        let box = CGRect(x: -size.width * anchorPoint.x, y: -size.height * (1 - anchorPoint.y), width: size.width, height: size.height)
        if let image = texture?.image { context.scaleBy(x: 1, y: -1); image.draw(in: box) } else if color != .clear { context.scaleBy(x: 1, y: -1); context.setFillColor(color.cgColor); context.fill(box) }
      }
      open override var frame: CGRect { CGRect(x: position.x - size.width * abs(xScale) * anchorPoint.x, y: position.y - size.height * abs(yScale) * anchorPoint.y, width: size.width * abs(xScale), height: size.height * abs(yScale)) }
    }
    @preconcurrency @MainActor open class SKLabelNode: SKNode {
      open var text: String?; open var attributedText: NSAttributedString?; open var fontName: String?; open var fontSize: CGFloat = 32; open var fontColor: UIColor? = .white; open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center; open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline; open var numberOfLines = 1; open var preferredMaxLayoutWidth: CGFloat = 0; open var color: UIColor?; open var blendMode = SKBlendMode.alpha
      public override init() { super.init() }
      public init(fontNamed fontName: String?) { super.init(); self.fontName = fontName }
      public convenience init(text: String?) { self.init(fontNamed: nil); self.text = text }
      public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      override func drawSelf(_ context: CGContext) {
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        let words = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
        let size = words.size()
        let x: CGFloat = horizontalAlignmentMode == .left ? 0 : horizontalAlignmentMode == .right ? -size.width : -size.width / 2
        let y: CGFloat = switch verticalAlignmentMode { case .baseline: -font.ascender; case .center: -size.height / 2; case .top: 0; case .bottom: -size.height }
        context.scaleBy(x: 1, y: -1)
        words.draw(at: CGPoint(x: x, y: y))
      }
      open override var frame: CGRect { let width = (text ?? "").size(withAttributes: [.font: UIFont.systemFont(ofSize: fontSize)]).width; return CGRect(x: position.x - (horizontalAlignmentMode == .left ? 0 : horizontalAlignmentMode == .right ? width : width / 2), y: position.y, width: width, height: fontSize * 0.72) }
    }
    @preconcurrency @MainActor open class SKShapeNode: SKNode {
      open var path: CGPath?; open var fillColor = UIColor.clear; open var strokeColor = UIColor.white; open var lineWidth: CGFloat = 1; open var glowWidth: CGFloat = 0; open var fillTexture: SKTexture?; open var blendMode = SKBlendMode.alpha; open var lineCap = CGLineCap.butt; open var isAntialiased = true
      public override init() { super.init() }
      public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      public convenience init(path: CGPath) { self.init(); self.path = path }
      public convenience init(rect: CGRect) { self.init(); path = UIBezierPath(rect: rect).cgPath }
      public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
      public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(); path = UIBezierPath(roundedRect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius).cgPath }
      public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(); path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath }
      public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }
      public convenience init(ellipseOf size: CGSize) { self.init(); path = UIBezierPath(ovalIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).cgPath }
      override func drawSelf(_ context: CGContext) {
        guard let path else { return }
        if fillColor != .clear { context.addPath(path); context.setFillColor(fillColor.cgColor); context.fillPath() }
        if lineWidth > 0, strokeColor != .clear { context.addPath(path); context.setStrokeColor(strokeColor.cgColor); context.setLineWidth(lineWidth); context.strokePath() }
      }
      open override var frame: CGRect { path?.boundingBox.offsetBy(dx: position.x, dy: position.y) ?? super.frame }
    }
    @preconcurrency @MainActor open class SKEmitterNode: SKNode { open var particleTexture: SKTexture?; open var particleBirthRate: CGFloat = 0; open var numParticlesToEmit = 0; open weak var targetNode: SKNode?; open var particleColor = UIColor.white; open func advanceSimulationTime(_ sec: TimeInterval) {}; open func resetSimulation() {} }
    @preconcurrency @MainActor open class SKCropNode: SKNode { open var maskNode: SKNode? }
    @preconcurrency @MainActor open class SKEffectNode: SKNode { open var shouldEnableEffects = true; open var shouldRasterize = false }
    @preconcurrency @MainActor open class SKLightNode: SKNode { open var isEnabled = true; open var categoryBitMask: UInt32 = 1; open var falloff: CGFloat = 1; open var lightColor = UIColor.white; open var ambientColor: UIColor?; open var shadowColor = UIColor.black }
    @preconcurrency @MainActor open class SKAudioNode: SKNode { open var autoplayLooped = true; open var isPositional = true; public convenience init(fileNamed name: String) { self.init() }; public convenience init(url: URL) { self.init() } }
    @preconcurrency @MainActor open class SKVideoNode: SKNode {}
    @preconcurrency @MainActor open class SKCameraNode: SKNode {}
    @preconcurrency @MainActor open class SKReferenceNode: SKNode {}
    @preconcurrency @MainActor open class SKFieldNode: SKNode {}
    @preconcurrency @MainActor open class SKScene: SKEffectNode {
      open var size = CGSize(width: 1024, height: 768); open var scaleMode = SKSceneScaleMode.fill; open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { view?.backgroundColor = backgroundColor } }; open var anchorPoint = CGPoint.zero; open var camera: SKCameraNode?; open weak var delegate: AnyObject?
      public let physicsWorld = SKPhysicsWorld()
      open internal(set) weak var view: SKView?
      public override init() { super.init(); sceneDidLoad() }
      public init(size: CGSize) { super.init(); self.size = size; sceneDidLoad() }
      public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      public convenience init?(fileNamed filename: String) { self.init() }
      open override var frame: CGRect { CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height) }
      open func sceneDidLoad() {}; open func didMove(to view: SKView) {}; open func willMove(from view: SKView) {}; open func didChangeSize(_ oldSize: CGSize) {}
      open func update(_ currentTime: TimeInterval) {}; open func didEvaluateActions() {}; open func didSimulatePhysics() {}; open func didFinishUpdate() {}; open func didApplyConstraints() {}
      open func convertPoint(fromView point: CGPoint) -> CGPoint { view.map { point.applying($0.place(of: self).inverted()) } ?? point }
      open func convertPoint(toView point: CGPoint) -> CGPoint { view.map { point.applying($0.place(of: self)) } ?? point }
    }
    open class SKTransition: NSObject {
      open var pausesOutgoingScene = true, pausesIncomingScene = true
      open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
      open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
      open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }; open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    }
    @preconcurrency @MainActor open class SKView: UIView {
      open private(set) var scene: SKScene?
      open var ignoresSiblingOrder = false; open var showsFPS = false; open var showsNodeCount = false; open var showsDrawCount = false; open var showsPhysics = false; open var showsFields = false; open var isPaused = false; open var allowsTransparency = false; open var preferredFramesPerSecond = 60; open var frameInterval = 1; open var isAsynchronous = true; open var shouldCullNonVisibleNodes = true
      open func presentScene(_ scene: SKScene?) {
        AbsentFrameworks.say("SKView")
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        guard let scene else { return }
        scene.view = self
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        backgroundColor = scene.backgroundColor
        scene.didMove(to: self)
        setNeedsDisplay()
        if window != nil { begin() }
      }
      private var link: CADisplayLink?
      /// A link keeps its target: it is there while the view is on a screen.
      private func begin() { if link == nil, scene != nil { link = CADisplayLink(target: self, selector: Selector("_frame:", SKView._frame(_:))); link?.add(to: .main, forMode: .common) } }
      open override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow); if newWindow == nil { link?.invalidate(); link = nil } else { begin() } }
      func _frame(_ link: CADisplayLink) {
        guard let scene, !isPaused, !scene.isPaused else { return }
        scene.update(link.timestamp); scene.didEvaluateActions(); scene.didSimulatePhysics(); scene.didFinishUpdate()
        setNeedsDisplay()
      }
      /// From the scene's coordinates, y upwards, to the view's.
      fileprivate func place(of scene: SKScene) -> CGAffineTransform {
        let (w, h) = (bounds.width / max(scene.size.width, 1), bounds.height / max(scene.size.height, 1))
        let (x, y): (CGFloat, CGFloat) = switch scene.scaleMode { case .fill: (w, h); case .aspectFill: (max(w, h), max(w, h)); case .aspectFit: (min(w, h), min(w, h)); case .resizeFill: (1, 1) }
        let size = CGSize(width: scene.size.width * x, height: scene.size.height * y)
        let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        var base = CGAffineTransform(translationX: origin.x, y: origin.y + size.height).scaledBy(x: x, y: -y)
        base = base.translatedBy(x: scene.anchorPoint.x * scene.size.width, y: scene.anchorPoint.y * scene.size.height)
        if let camera = scene.camera { base = base.translatedBy(x: -camera.position.x, y: -camera.position.y) }
        return base
      }
      open override func draw(_ rect: CGRect) {
        guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(scene.backgroundColor.cgColor); context.fill(bounds)
        var list: [(CGFloat, CGAffineTransform, CGFloat, SKNode)] = []
        scene.collect(0, place(of: scene), 1, &list)
        for (_, place, alpha, node) in list.enumerated().sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }).map(\.element) {
          context.saveGState(); context.concatenate(place); context.setAlpha(alpha); node.drawSelf(context); context.restoreGState()
        }
      }
      open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
      open func texture(from node: SKNode) -> SKTexture? { nil }
      open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesBegan(touches, with: event) }
      open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesMoved(touches, with: event) }
      open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesEnded(touches, with: event) }
      open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesCancelled(touches, with: event) }
    }
    extension UITouch {
      @MainActor public func location(in node: SKNode) -> CGPoint { guard let scene = node.scene, let view = scene.view else { return location(in: nil as UIView?) }; return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene) }
      @MainActor public func previousLocation(in node: SKNode) -> CGPoint { guard let scene = node.scene, let view = scene.view else { return previousLocation(in: nil as UIView?) }; return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene) }
    }
    """#
}
