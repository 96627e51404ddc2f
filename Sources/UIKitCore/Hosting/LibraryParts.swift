/// What this module's lower layers ask of its higher ones.
package enum LibraryParts {
  /// Called once, when the library is loaded.
  @MainActor
  package static func install() {
    TextLayerRecorder.install()
    MoreListController.install()
    HostContext.main.part(TabListMaker.self).makeSide = { UITabBarController.Sidebar($0) }
    HostContext.main.part(TitleMenuMaker.self).make = { NavigationTitleMenu($0) }
    UIApplication.shared.stateKeeper = StateKeeper()
  }
}
