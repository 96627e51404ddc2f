internal import ArgumentParser
internal import UIKitCore

/// The sizes at which people read text, as Xcode abbreviates them.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  var category: UIContentSizeCategory {
    let index = TextSize.allCases.firstIndex(of: self) ?? 3
    return UIContentSizeCategory.ordered[index]
  }
}
