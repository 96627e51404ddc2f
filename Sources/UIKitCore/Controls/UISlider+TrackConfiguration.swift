extension UISlider {
  /// Marks on a slider's track, and the part of it that may be chosen.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct>
  ///
  /// UIKIT: positions are shares of the track, 0…1, as those of ticks are documented to be; that the neutral value and
  /// the enabled range are shares too is a guess from the range's default.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, @unchecked Sendable {
      /// Where on the track, 0…1.
      public let position: Float
      /// What it is called.
      public var title: String?
      /// Shown in the mark's place.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether the thumb rests at ticks alone. Default: true.
    public var allowsTickValuesOnly: Bool
    /// From where the track is filled, 0…1. Default: 0.
    public var neutralValue: Float
    /// The part of the track that the thumb stays in, 0…1. Default: all of it.
    public var enabledRange: ClosedRange<Float>
    /// From the track's beginning to its end.
    public let ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks.sorted { $0.position < $1.position }
    }
    /// Ticks at even distances, the first and the last at the track's ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }

    /// Where the thumb goes for a finger at a share of the track.
    func allowed(_ share: Float) -> Float {
      let held = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return held }
      let reachable = ticks.map(\.position).filter { enabledRange.contains($0) }
      return reachable.min { abs($0 - held) < abs($1 - held) } ?? held
    }
  }
}
