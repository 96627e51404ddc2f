internal import ArgumentParser
internal import UITraits

extension CompletionKind {
  /// Names of devices, and the word for all of them.
  ///
  /// The program is asked: in a list fish takes the brackets of names for commands.
  static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) + ["all"] } }
}
