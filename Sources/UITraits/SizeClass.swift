/// How much room there is along one axis.
package enum SizeClass: String, Sendable {
  case compact
  case regular
}
