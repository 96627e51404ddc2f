extension UIMenu.Identifier {
  /// The menu of the application's name.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files and scenes.
  public static let file = Self("com.apple.menu.file")
  /// The menu to edit by.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of what is shown and how.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The menu bar as a whole.
  public static let root = Self("com.apple.menu.root")
  /// Within the application's menu: what the application is.
  public static let about = Self("com.apple.menu.about")
  /// Within the application's menu: its settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// Within the application's menu: what other programs offer.
  public static let services = Self("com.apple.menu.services")
  /// Within the application's menu: to hide it or the others.
  public static let hide = Self("com.apple.menu.hide")
  /// Within the application's menu: to end it.
  public static let quit = Self("com.apple.menu.quit")
  /// Within the file menu: to make something new.
  public static let newItem = Self("com.apple.menu.new-item")
  /// Within the file menu: to open another window.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Within the file menu: to open something.
  public static let open = Self("com.apple.menu.open")
  /// Within the file menu: what was opened last.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// Within the file menu: to close the window.
  public static let close = Self("com.apple.menu.close")
  /// Within the file menu: to print.
  public static let print = Self("com.apple.menu.print")
  /// Within the file menu: to save, duplicate, rename, move and export.
  public static let document = Self("com.apple.menu.document")
  /// Within the edit menu: to undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Within the edit menu: to cut, copy, paste, delete and select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Within the edit menu: to search.
  public static let find = Self("com.apple.menu.find")
  /// Within the menu to search: the panel and the way from hit to hit.
  public static let findPanel = Self("com.apple.menu.find-panel")
  /// Within edit menus of texts: other words for the selected one.
  public static let replace = Self("com.apple.menu.replace")
  /// Within edit menus: to hand the selection to others.
  public static let share = Self("com.apple.menu.share")
  /// Within edit menus: bold, italic and underlined text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Within the edit menu: spelling and grammar.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Within the menu of spelling: the panel.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// Within the menu of spelling: what is checked.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Within the edit menu: what is replaced while one types.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Within the menu of substitutions: the panel.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// Within the menu of substitutions: what is replaced.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// Within the edit menu: upper case, lower case and the like.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Within the edit menu: to have text read out.
  public static let speech = Self("com.apple.menu.speech")
  /// Within edit menus: to look the selection up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Within edit menus: to have a word learnt.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu of how text looks.
  public static let format = Self("com.apple.menu.format")
  /// Within edit menus: to fill in what is known.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// Within the menu of formats: fonts.
  public static let font = Self("com.apple.menu.font")
  /// Within the menu of fonts: larger and smaller.
  public static let textSize = Self("com.apple.menu.text-size")
  /// Within the menu of fonts: colours.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Within the menu of fonts: to copy and paste the style.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// Within the menu of formats: paragraphs.
  public static let text = Self("com.apple.menu.text")
  /// Within the menu of paragraphs: in which direction they read.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// Within the menu of paragraphs: left, middle, right, both sides.
  public static let alignment = Self("com.apple.menu.alignment")
  /// Within the menu of what is shown: the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Within the menu of what is shown: the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// Within the menu of what is shown: all of the screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// Within the menu of windows: smaller and larger.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Within the menu of windows: all to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
