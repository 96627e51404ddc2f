public import Foundation

/// Lets a person cut a film.
///
/// DEVIATION: films cannot be read here: no film can be edited, and what is presented tells of the failure.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivideoeditorcontroller>
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  @_nonoverride
  open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
    get { editorDelegate }
    set { editorDelegate = newValue }
  }
  private weak var editorDelegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
  open var videoPath = ""
  /// In seconds. Default: ten minutes.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  /// Always false.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.videoEditorController(self, didFailWithError: CocoaError(.featureUnsupported))
  }
}

/// Source: <https://developer.apple.com/documentation/uikit/uivideoeditorcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
