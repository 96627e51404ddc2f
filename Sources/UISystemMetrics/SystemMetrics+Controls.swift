package import Foundation

// Evidence: docs/metrics/system-metrics.md, Controls.
extension SystemMetrics {
  package var switchSize: CGSize { hasGlassControls ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }

  /// The height of a slider's alignment rectangle.
  package var sliderHeight: CGFloat { hasGlassControls ? 34 : system <= 7 || hasHighSliders ? 33 : 30 }

  /// What a slider's frame has more than its alignment rectangle: at each side, and below.
  package var sliderOverhang: (side: CGFloat, bottom: CGFloat) { hasGlassControls ? (0, 0) : (2, 1) }

  /// The size of a button whose type brings a picture: detail disclosure, info, adding a contact.
  package var pictureButtonSize: CGSize {
    system >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }
  /// The same of a button with a configuration.
  ///
  /// UIKIT: a guess from buttons of 50 × 34 points with plain configurations in two repositories (Xcode 16 and 26).
  package static let configuredPictureSize = CGSize(width: 26, height: 20)
  package var closeButtonSize: CGSize { CGSize(width: 30, height: 30) }

  package var progressHeight: CGFloat { system >= 14 ? 4 : 2 }
  /// The height of a progress view in the style of a bar.
  ///
  /// UIKIT: until iOS 13, to the next pixel (12 of 12 views, 6 repositories); later ones are not known.
  package var progressBarHeight: CGFloat { system >= 14 ? 4 : 2.5 }
  package var segmentedHeight: CGFloat { system >= 13 ? 32 : 29 }
  package var stepperSize: CGSize { system >= 13 ? CGSize(width: 94, height: 32) : CGSize(width: 94, height: 29) }
  /// A guess from two repositories for iOS 14.
  package var pageControlHeight: CGFloat { system == 14 ? 27.5 : system > 14 ? 26 : 37 }
  /// A page's part of a page control's width, and what is beside them, in points.
  ///
  /// UIKIT: dots 7 wide, 16 apart; since iOS 15 98.5, 116.5 and 134.5 points for two to four (4 repositories); a guess for
  /// iOS 14, from 121.5 points for three in two repositories and 214 for six in one, and for iOS 18, from 73 and 74 for
  /// three in two.
  package var pageControlWidths: (page: CGFloat, room: CGFloat) {
    system == 14 ? (30.75, 29.25) : system > 14 ? (18, system >= 18 ? 19.5 : 62.5) : (16, -9)
  }
  package var textFieldHeight: CGFloat { system >= 13 ? 34 : 30 }
  /// Whether lines of fields are rounded up to whole points.
  package var hasWholeFields: Bool { system < 13 }
  /// What a field without a border is higher than its line, in points; nil where it is as high as its line, up to the point.
  package var plainFieldRoom: CGFloat? { system < 13 || hasEarlyFields ? nil : 1.5 }
  /// What a field without a border has beside its text, in points.
  ///
  /// UIKIT: 13 fields of 4 repositories from iOS 9 to 12 (4.0 in their mean), and 4 of 3 since; a guess for iOS 7 and 8 from
  /// two repositories, and from one for fields that do not shrink their text.
  package func textFieldRoom(shrinks: Bool) -> CGFloat {
    if system >= 13 { return 0 }
    if system < 8 { return 5 }
    return system >= 9 && shrinks ? 4 : 3
  }
  /// The same with a rounded border.
  ///
  /// UIKIT: 8 fields of 5 repositories since iOS 13; a guess before.
  package var roundedFieldRoom: CGFloat { system >= 13 ? 28 : 14 }
  /// What a field with a rounded border has above and below its line where that needs more than the least height, or nil
  /// where no line does.
  ///
  /// UIKIT: a guess. 34 and 38 points for fonts of 25 and 28 in iOS 12, 35 and 45.5 for 21 and 30 in iOS 26 (one
  /// repository each); 30 for 22 and 26 in iOS 8 and 10.
  package var roundedFieldLineRoom: CGFloat? { system >= 13 ? 9.5 : system >= 11 ? 4 : nil }
  /// The least height of a field without a border that may show a button to clear it.
  ///
  /// UIKIT: since iOS 13 a guess (3 fields of 12 and 14 points in one repository).
  package static let clearButtonHeight: CGFloat = 19
  package var pickerHeight: CGFloat { system >= 9 ? 216 : 162 }

  /// A guess from one repository for iOS 26.
  package var compactDatePickerHeight: CGFloat { hasGlassControls ? 36 : 34 }

  /// Whether a date picker that may choose shows a field instead of wheels.
  package var hasCompactDatePickers: Bool { system >= 14 }
}
