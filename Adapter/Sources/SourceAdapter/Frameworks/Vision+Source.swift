extension FrameworkSources {
  /// Vision that sees nothing: every request is carried out and has no results.
  static let vision = #"""
    public typealias VNConfidence = Float
    public typealias VNAspectRatio = Float
    public typealias VNDegrees = Float
    public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
    public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect { CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight)) }
    public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint { CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight)) }
    public struct VNImageOption: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let properties = Self(rawValue: "VNImageOptionProperties"), cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics"), ciContext = Self(rawValue: "VNImageOptionCIContext") }
    public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec"), codabar = Self(rawValue: "VNBarcodeSymbologyCodabar"), code39 = Self(rawValue: "VNBarcodeSymbologyCode39"), code93 = Self(rawValue: "VNBarcodeSymbologyCode93"), code128 = Self(rawValue: "VNBarcodeSymbologyCode128"), dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix"), ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8"), ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13"), gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar"), i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5"), itf14 = Self(rawValue: "VNBarcodeSymbologyITF14"), microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417"), microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR"), pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417"), qr = Self(rawValue: "VNBarcodeSymbologyQR"), upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
      public static let Aztec = aztec, Code39 = code39, Code93 = code93, Code128 = code128, DataMatrix = dataMatrix, EAN8 = ean8, EAN13 = ean13, PDF417 = pdf417, QR = qr, UPCE = upce
    }
    public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
    open class VNObservation: NSObject, @unchecked Sendable { public let uuid = UUID(); open var confidence: VNConfidence { 0 } }
    open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { open var boundingBox: CGRect { .zero } }
    open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { open var labels: [VNClassificationObservation] { [] } }
    open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
    open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable { open var roll: NSNumber? { nil }; open var yaw: NSNumber? { nil } }
    open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable { open var topLeft: CGPoint { .zero }; open var topRight: CGPoint { .zero }; open var bottomLeft: CGPoint { .zero }; open var bottomRight: CGPoint { .zero } }
    open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable { open var symbology: VNBarcodeSymbology { .qr }; open var payloadStringValue: String? { nil } }
    open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
    open class VNRecognizedText: NSObject, @unchecked Sendable { open var string: String { "" }; open var confidence: VNConfidence { 0 }; open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil } }
    open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable { open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] } }
    open class VNHorizonObservation: VNObservation, @unchecked Sendable { open var angle: CGFloat { 0 }; open var transform: CGAffineTransform { .identity } }
    open class VNRequest: NSObject, @unchecked Sendable {
      public let completionHandler: VNRequestCompletionHandler?
      public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
      open var preferBackgroundProcessing = false
      open var usesCPUOnly = false
      open var revision = 1
      fileprivate var isCarriedOut = false
      @_disfavoredOverload open var results: [VNObservation]? { isCarriedOut ? [] : nil }
      open func cancel() {}
    }
    open class VNImageBasedRequest: VNRequest, @unchecked Sendable { open var regionOfInterest = VNNormalizedIdentityRect }
    open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { open var minimumAspectRatio: VNAspectRatio = 0.5; open var maximumAspectRatio: VNAspectRatio = 1; open var quadratureTolerance: VNDegrees = 30; open var minimumSize: Float = 0.2; open var minimumConfidence: VNConfidence = 0; open var maximumObservations = 1; @_nonoverride open var results: [VNRectangleObservation]? { isCarriedOut ? [] : nil } }
    open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable { @_nonoverride open var results: [VNHorizonObservation]? { isCarriedOut ? [] : nil } }
    open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { @_nonoverride open var results: [VNFaceObservation]? { isCarriedOut ? [] : nil } }
    open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable { @_nonoverride open var results: [VNFaceObservation]? { isCarriedOut ? [] : nil } }
    open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { open var reportCharacterBoxes = false; @_nonoverride open var results: [VNTextObservation]? { isCarriedOut ? [] : nil } }
    open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable { @_nonoverride open var results: [VNClassificationObservation]? { isCarriedOut ? [] : nil } }
    open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable { open var symbologies: [VNBarcodeSymbology] = []; @_nonoverride open var results: [VNBarcodeObservation]? { isCarriedOut ? [] : nil } }
    open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable { open var recognitionLevel = VNRequestTextRecognitionLevel.accurate; open var recognitionLanguages = ["en-US"]; open var customWords: [String] = []; open var usesLanguageCorrection = true; open var automaticallyDetectsLanguage = false; open var minimumTextHeight: Float = 0; @_nonoverride open var results: [VNRecognizedTextObservation]? { isCarriedOut ? [] : nil } }
    open class VNImageRequestHandler: NSObject, @unchecked Sendable {
      public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
      public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
      public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
      public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
      public init(cvPixelBuffer pixelBuffer: Any, options: [VNImageOption: Any] = [:]) {}
      public init(cvPixelBuffer pixelBuffer: Any, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
      public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
      public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
      open func perform(_ requests: [VNRequest]) throws { AbsentFrameworks.say("Vision"); for request in requests { request.isCarriedOut = true; request.completionHandler?(request, nil) } }
    }
    open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
      public override init() {}
      open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up) throws { try VNImageRequestHandler(cgImage: image).perform(requests) }
      open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up) throws { try VNImageRequestHandler(ciImage: image).perform(requests) }
      @_disfavoredOverload open func perform(_ requests: [VNRequest], on pixelBuffer: Any, orientation: CGImagePropertyOrientation = .up) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests) }
    }
    """#
}
