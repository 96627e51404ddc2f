/// The version that `cairn --version`, reports and the Debian package state.
package enum CairnVersion {
  /// As in the changelog, whose topmost section it is until a release.
  package static let current = "0.1.0"
}
