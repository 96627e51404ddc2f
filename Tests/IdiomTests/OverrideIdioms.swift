import UIKit

// Members that Apple's headers declare in categories can be overridden there; programs do.

final class IdiomLimitedView: UIView {
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { .large }
    set { super.minimumContentSizeCategory = newValue }
  }
  override var maximumContentSizeCategory: UIContentSizeCategory? { didSet { setNeedsLayout() } }
  override var showsLargeContentViewer: Bool {
    get { true }
    set { super.showsLargeContentViewer = newValue }
  }
  override var largeContentTitle: String? {
    get { accessibilityLabel }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? { didSet { setNeedsLayout() } }
  override var scalesLargeContentImage: Bool { didSet { setNeedsLayout() } }
  override var largeContentImageInsets: UIEdgeInsets { didSet { setNeedsLayout() } }
  override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { .expanded }
    set { super.accessibilityExpandedStatus = newValue }
  }
  override var pasteConfiguration: UIPasteConfiguration? {
    get { UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"]) }
    set { super.pasteConfiguration = newValue }
  }
}

final class IdiomEmptyController: UIViewController {
  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    super.contentUnavailableConfigurationState
  }
  override func setNeedsUpdateContentUnavailableConfiguration() {
    super.setNeedsUpdateContentUnavailableConfiguration()
  }
}

final class IdiomLowBar: UINavigationBar {
  override var barPosition: UIBarPosition { .topAttached }
}

final class IdiomLowToolbar: UIToolbar {
  override var barPosition: UIBarPosition { .bottom }
}

final class IdiomTapControl: UIControl {
  override func performPrimaryAction() { super.performPrimaryAction() }
}
