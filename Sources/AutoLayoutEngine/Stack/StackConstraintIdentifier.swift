/// The identifiers that UIKit gives to the constraints of its stack views.
///
/// UIKIT: as printed in public conflict logs.
public enum StackConstraintIdentifier {
  /// The identifier of constraints: between the items and the edges of the stack.
  public static let canvasConnection = "UISV-canvas-connection"
  /// The identifier of constraints: what keeps the stack from being larger than needed.
  public static let canvasFit = "UISV-canvas-fit"
  /// The identifier of constraints: between neighbours.
  public static let spacing = "UISV-spacing"
  /// The identifier of constraints: across.
  public static let alignment = "UISV-alignment"
  /// The identifier of constraints: between equal lengths.
  public static let fillEqually = "UISV-fill-equally"
  /// The identifier of constraints: between proportional lengths.
  public static let fillProportionally = "UISV-fill-proportionally"
  /// The identifier of constraints: of the guides that stand for spaces.
  public static let distributingEdge = "UISV-distributing-edge"
  /// The identifier of constraints: of what is hidden.
  public static let hiding = "UISV-hiding"
  /// The identifier of constraints: of the space beside what is hidden.
  public static let hiddenSpacing = "UISV-spacing-hidden"
  /// The identifier of constraints: what decides where nothing else does.
  public static let ambiguitySuppression = "UISV-ambiguity-suppression"
  /// The identifier of constraints: of the guide that spans the items, against them.
  public static let spanningBoundary = "UISV-spanning-boundary"
  /// The identifier of constraints: what keeps that guide small.
  public static let spanningFit = "UISV-spanning-fit"
  /// The identifier of constraints: between texts of several lines.
  public static let textWidthDisambiguation = "UISV-text-width-disambiguation"
}
