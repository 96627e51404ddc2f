/// The picture beside a shortcut.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons for entries; each stands for a symbol here.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }

  package let image: UIImage?

  /// The symbol for a kind of entry.
  public init(type: IconType) {
    image = UIImage(systemName: Self.symbols[type] ?? "circle")
    super.init()
  }
  /// An image of the program's, whose shape alone is shown.
  public init(templateImageName: String) {
    image = UIImage(named: templateImageName)
    super.init()
  }
  /// A symbol by its name.
  public init(systemImageName: String) {
    image = UIImage(systemName: systemImageName)
    super.init()
  }

  /// The symbols that look like the system's pictures.
  private static let symbols: [IconType: String] = [
    .compose: "square.and.pencil", .play: "play.fill", .pause: "pause.fill", .add: "plus", .location: "location.fill",
    .search: "magnifyingglass", .share: "square.and.arrow.up", .prohibit: "nosign", .contact: "person.crop.circle",
    .home: "house.fill", .markLocation: "mappin", .favorite: "star.fill", .love: "heart.fill", .cloud: "cloud",
    .invitation: "person.badge.plus", .confirmation: "checkmark", .mail: "envelope.fill", .message: "message.fill",
    .date: "calendar", .time: "clock", .capturePhoto: "camera.fill", .captureVideo: "video.fill", .task: "circle",
    .taskCompleted: "checkmark.circle", .alarm: "alarm.fill", .bookmark: "book", .shuffle: "shuffle",
    .audio: "speaker.wave.2.fill", .update: "arrow.clockwise",
  ]
}
