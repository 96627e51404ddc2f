/// Lets a person choose a picture.
///
/// DEVIATION: there is neither camera nor library: it shows an empty library whose only way out is to cancel.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. The camera is not available here.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// How well videos are stored.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Whether the camera takes pictures or videos.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Whether pictures are made into what every program reads, or stay as they are.
  public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }
  /// The camera at the back or at the screen's side.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// When the camera's flash is used.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// Names what the delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The uniform type identifier, such as `public.image`.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// A `UIImage` as it is in the library.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage` as the person has cut it out.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// An `NSValue` of a rectangle in the original image's pixels.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// A `URL` of a video's file.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// A dictionary of what the camera wrote of a new picture.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A `URL` of the picture's file.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The library's own object for the picture.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// False for the camera alone: the other sources show an empty library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Pictures for every source; videos for none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  /// Gives false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Gives nil: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Gives false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Kept; it takes hardware, the system or another program to have an effect.
  open var sourceType = SourceType.photoLibrary
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var mediaTypes = ["public.image"]
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var allowsEditing = false
  /// Kept: there is no library. Default: what every program reads.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Kept: there is no library.
  open var videoExportPreset = "AVAssetExportPresetPassthrough"
  /// In seconds. Kept: there is no camera.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var videoQuality = QualityType.typeMedium
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var cameraDevice = CameraDevice.rear
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var showsCameraControls = true
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var cameraOverlayView: UIView?
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Takes no picture: there is no camera.
  open func takePicture() {}
  /// Gives false: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}
  /// Hears of the picture or of the way out, and has to dismiss the picker. Without one, Cancel dismisses it.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set { pickerDelegate = newValue }
  }
  private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = UIViewController()
    library.title = "Photos"
    library.view.backgroundColor = .systemBackground
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    if viewControllers.isEmpty { viewControllers = [library] }
  }

  private func cancel() {
    if let pickerDelegate { pickerDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}

/// Told of what was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen; the delegate dismisses the picker. Nothing can be chosen here, so that Cairn does not call
  /// it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Cancel was tapped; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Adds a picture to the photo library: there is none, so the target hears of an error.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as AnyObject?, let completionSelector else { return }
  let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
  ObjectRuntime.send(completionSelector, to: target, [image, error, contextInfo])
}

/// Whether a film can be added to the photo library: never, there is none.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Adds a film to the photo library: there is none, so the target hears of an error.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as AnyObject?, let completionSelector else { return }
  let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
  ObjectRuntime.send(completionSelector, to: target, [videoPath, error, contextInfo])
}
