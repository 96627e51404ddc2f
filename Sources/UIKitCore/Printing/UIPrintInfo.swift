public import Foundation

/// What a print job is to be like.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintinfo>
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait = 0, landscape }
  public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }

  open var printerID: String?
  /// The name of the job. Default: empty; the system then shows the application's name.
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// - Parameter dictionary: what `dictionaryRepresentation` gave.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    printerID = dictionary?[Key.printer] as? String
    jobName = dictionary?[Key.name] as? String ?? ""
    outputType = (dictionary?[Key.output] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (dictionary?[Key.orientation] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (dictionary?[Key.duplex] as? Int).flatMap(Duplex.init) ?? .none
  }

  private enum Key {
    static let printer = "UIPrintInfoPrinterIDKey"
    static let name = "UIPrintInfoJobNameKey"
    static let output = "UIPrintInfoOutputTypeKey"
    static let orientation = "UIPrintInfoOrientationKey"
    static let duplex = "UIPrintInfoDuplexKey"
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      Key.name: jobName, Key.output: outputType.rawValue, Key.orientation: orientation.rawValue,
      Key.duplex: duplex.rawValue,
    ]
    values[Key.printer] = printerID
    return values
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
