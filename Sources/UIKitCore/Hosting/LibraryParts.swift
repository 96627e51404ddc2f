/// What this module's lower layers ask of its higher ones.
package enum LibraryParts {
  /// Called once, when the library is loaded. It stores closures and makes nothing: in a program that is linked with
  /// Swift statically the seeds of hashes are drawn later, so that whatever hashes here is not found again.
  @MainActor
  package static func install() {
    TextLayerRecorder.install()
    MoreListController.install()
    HostContext.main.part(TabListMaker.self).makeSide = { UITabBarController.Sidebar($0) }
    HostContext.main.part(TitleMenuMaker.self).make = { NavigationTitleMenu($0) }
    HostContext.main.part(AttributedTitleReader.self).read = { NSAttributedString($0) }
    HostContext.main.part(StateKeeperMaker.self).make = { StateKeeper() }
  }
}
