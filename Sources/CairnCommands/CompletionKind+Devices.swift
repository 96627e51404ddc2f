internal import ArgumentParser
internal import UITraits

extension CompletionKind {
  /// Names of devices, and the word for all of them.
  static var devices: CompletionKind { .list(Device.all.map(\.name) + ["all"]) }
}
