internal import CSwiftMetadata

extension CALayer {
  /// - Parameter animation: the layer's own copy. Without a duration it takes the transaction's (Apple's page on
  ///   `add(_:forKey:)`).
  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    if animation.duration <= 0 { animation.duration = animation.effectiveDuration }
    let key = key ?? "anonymous.\(UInt(bitPattern: ObjectIdentifier(animation).hashValue))"
    removeAnimation(withKey: key)
    let number = MediaClock.current.animations.follow(self)
    animations.append(ActiveAnimation(animation, key: key, layer: self, number: number))
  }

  /// Whether an animation keeps touches from the layer's view.
  package var keepsTouchesOut: Bool { animations.contains { $0.animation.keepsTouchesOut } }

  func removeAnimation(withKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: index).stop(finished: false)
  }

  /// Ends an animation before its time as if it had run.
  package func completeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: index).stop(finished: true)
  }

  /// Whether the layer, or one of the layers in it that belong to no view, animates.
  package var animatesWithoutViews: Bool {
    !animations.isEmpty || plainSublayers.contains(where: \.animatesWithoutViews)
  }

  /// Takes animations off that are on no screen any more, from the layer and from the layers in it that belong to no view.
  /// Those that are not removed on completion stay, and those that somebody drives.
  package func removeUnseenAnimations() {
    let isUnseen = { (active: ActiveAnimation) in
      active.animation.isRemovedOnCompletion && active.animation.driver == nil
    }
    let unseen = animations.filter(isUnseen)
    animations.removeAll(where: isUnseen)
    for animation in unseen { animation.stop(finished: false) }
    for layer in plainSublayers { layer.removeUnseenAnimations() }
  }

  func removeEveryAnimation() {
    let old = animations
    animations = []
    for animation in old { animation.stop(finished: false) }
  }

  /// Begins what is due.
  func startAnimations(_ now: CFTimeInterval) {
    for animation in animations { animation.startIfDue(at: now) }
  }

  /// What has run its time; off the layer, unless it stays there.
  func takeFinishedAnimations(_ now: CFTimeInterval) -> [ActiveAnimation] {
    let over = animations.filter { $0.isFinished(at: now) }
    guard !over.isEmpty else { return [] }
    animations.removeAll { active in
      active.animation.isRemovedOnCompletion && over.contains { $0 === active }
    }
    return over
  }

  /// A copy that shows the animated values of now; nil while nothing animates.
  ///
  /// - Parameter delay: how long ago the moment is, in seconds.
  func makePresentation(before delay: CFTimeInterval = 0) -> CALayer? {
    guard !animations.isEmpty else { return nil }
    let now = MediaClock.current.now - delay
    // The copy shows what the layer itself has drawn.
    if contents == nil, displayIsPending || (drawnContents == nil && delegate != nil) { display() }
    let copy = Self.copy(of: self)
    copy.source = self
    copy.parentLayer = parentLayer
    for animation in animations { animation.apply(to: copy, at: now) }
    return copy
  }

  /// A layer of the same class by its `init(layer:)`, which is not `required`.
  private static func copy(of layer: CALayer) -> CALayer {
    let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    // The initializer takes its argument over: the memory is given up without releasing what it holds.
    memory.initialize(to: layer)
    defer { memory.deallocate() }
    let object = cairn_allocating_init_any(
      unsafeBitCast(CALayer.self as AnyClass, to: UnsafeRawPointer.self), cairn_calayer_init_layer(),
      unsafeBitCast(Swift.type(of: layer) as AnyClass, to: UnsafeRawPointer.self), memory)
    guard let object else { return CALayer(layer: layer) }
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }
}
