/// What this module's lower layers ask of its higher ones.
package enum LibraryParts {
  /// Called once, when the library is loaded.
  @MainActor
  package static func install() {
    TextLayerRecorder.install()
    MoreListController.install()
    UIApplication.shared.stateKeeper = StateKeeper()
  }
}
