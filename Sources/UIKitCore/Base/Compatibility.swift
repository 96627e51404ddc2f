internal import UITextLayout

/// Which system's metrics hold: those of the running one for views made in code, those of the system that a document
/// was laid out with on Interface Builder's canvas.
///
/// All numbers that changed between systems are answered here.
package struct Compatibility: Hashable, Sendable {
  /// Major version of iOS: 7 … 18, then 26.
  var system: Int

  package init(system: Int) { self.system = system }

  /// The latest system.
  static let latest = Compatibility(system: 18)

  /// Whether margins lie inside the safe area; earlier systems had guides for its edges alone.
  var hasSafeArea: Bool { system >= 11 }

  /// Whether the canvas of no particular device has the margins of a small phone.
  ///
  /// UIKIT: stored frames of Xcode 6: 16 points at the sides of 600, where those of Xcode 7 have 20.
  package var hasNarrowGenericMargins = false

  /// The least margins at the sides of a controller's view, in points.
  ///
  /// UIKIT: 16 points, 20 where the view is at least 414 wide.
  func sideMargin(width: CGFloat) -> CGFloat { width >= 414 && !hasNarrowGenericMargins ? 20 : 16 }

  /// What holds now.
  @MainActor package static var current = Compatibility.latest

  /// The font measures of the system.
  var fontEra: MetricsEra {
    switch system {
    case ..<9: .helveticaNeue
    case 9...10: .sanFranciscoFirst
    case 11...13: .sanFrancisco
    default: .sanFranciscoTight
    }
  }

  /// The text size that text styles take in documents.
  ///
  /// UIKIT: Interface Builder up to Xcode 7 laid text styles out at medium: body text of 16 points.
  package var documentTextSize: UIContentSizeCategory {
    get { chosenTextSize ?? (system <= 9 ? .medium : .large) }
    set { chosenTextSize = newValue }
  }
  private var chosenTextSize: UIContentSizeCategory?

  /// Whether controls have the sizes of iOS 26.
  var hasGlassControls: Bool { system >= 26 }

  // MARK: Controls, in points. Provenance: frames that Interface Builder stored.

  var switchSize: CGSize { hasGlassControls ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
  /// The slider's alignment rectangle; its frame exceeds it by `sliderInsets`.
  var sliderHeight: CGFloat { hasGlassControls ? 34 : system <= 7 ? 33 : 30 }
  var sliderInsets: UIEdgeInsets {
    hasGlassControls ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  /// The size of buttons whose type brings a picture; nil for the others.
  func buttonSize(of type: UIButton.ButtonType) -> CGSize? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      system >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    default: nil
    }
  }
  var progressHeight: CGFloat { system >= 14 ? 4 : 2 }
  var segmentedHeight: CGFloat { system >= 13 ? 32 : 29 }
  var stepperSize: CGSize { system >= 13 ? CGSize(width: 94, height: 32) : CGSize(width: 94, height: 29) }
  var pageControlHeight: CGFloat { system >= 14 ? 26 : 37 }
  var searchBarHeight: CGFloat { system >= 11 ? 56 : 44 }
  var textFieldHeight: CGFloat { system >= 13 ? 34 : 30 }
  var pickerHeight: CGFloat { system >= 9 ? 216 : 162 }
}
