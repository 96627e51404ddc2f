/// A service that an activity controller offers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivity>
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Whether an activity stands among what is done with the items, or among the ways to share them.
  public enum Category: Int, Sendable { case action, share }

  /// Names an activity, so that it can be left out.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, by habit in reversed domain order.
    public let rawValue: String
    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// To post to a network; the system has it no longer.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// To post to a network of short messages; the system has it no longer.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// To post to a Chinese network; the system has it no longer.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// To send as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// To send as mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// To print.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// To copy to the general pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// To make a picture that of a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// To save among the photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To keep an address to be read later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// To post pictures to a network; the system has it no longer.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// To post films to a network; the system has it no longer.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// To post to another Chinese network; the system has it no longer.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// To send to a device near by.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// To read as a book.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// To draw on, as a PDF.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }

  var finish: ((Bool) -> Void)?

  public override init() { super.init() }

  /// In which of the two groups the activity stands. Default: action.
  open class var activityCategory: UIActivity.Category { .action }
  /// The activity's name. Default: nil; override it.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is written beside or beneath the image. Default: nil; override it.
  open var activityTitle: String? { nil }
  /// Drawn as a template beside the title. Default: nil; override it.
  open var activityImage: UIImage? { nil }
  /// What the activity shows in place of `perform()`; it must call `activityDidFinish(_:)`. Default: nil.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can do something with the items; asked before it is shown. Default: false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// The activity was chosen: keep the items. Called before `perform()`. Default: nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does what the activity is for, and calls `activityDidFinish(_:)`, as the default does at once.
  open func perform() { activityDidFinish(true) }
  /// Called by the activity when its work is done.
  open func activityDidFinish(_ completed: Bool) { finish?(completed) }
}
