/// How a drawing's colours combine with those beneath it; Core Graphics' modes.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Source over destination.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplies or screens, by the destination.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Darkens or lightens softly, by the source.
  case softLight
  /// Multiplies or screens, by the source.
  case hardLight
  /// The difference of both.
  case difference
  /// As the difference, with less contrast.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
  /// Nothing.
  case clear
  /// The source alone.
  case copy
  /// The source where the destination is.
  case sourceIn
  /// The source where the destination is not.
  case sourceOut
  /// The source where the destination is, over it.
  case sourceAtop
  /// The destination over the source.
  case destinationOver
  /// The destination where the source is.
  case destinationIn
  /// The destination where the source is not.
  case destinationOut
  /// The destination where the source is, over it.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of both, towards black.
  case plusDarker
  /// The sum of both, towards white.
  case plusLighter
}
