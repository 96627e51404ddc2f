/// What the system's bar items look like.
enum SystemBarItems {
  static let titles: [UIBarButtonItem.SystemItem: String] = [
    .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
  ]
  /// What assistive technologies and interface tests call those that show a picture.
  ///
  /// UIKIT: XCUITest finds `buttons["Add"]`, `buttons["Share"]`, `buttons["Delete"]` (tests of public applications).
  static let labels: [UIBarButtonItem.SystemItem: String] = [
    .add: "Add", .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize",
    .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh", .stop: "Stop", .camera: "Camera",
    .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind", .fastForward: "Fast forward",
    .close: "Close",
  ]
  static let symbols: [UIBarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill", .close: "xmark",
  ]
}
