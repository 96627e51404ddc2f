import Dispatch

/// Asks for the resources that a store keeps back until they are needed, by their tags.
///
/// DEVIATION: an application comes here with all its resources, so every request is answered at once, on a queue of its own as
/// on a device.
/// Source: <https://developer.apple.com/documentation/foundation/nsbundleresourcerequest>
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  /// What says how urgent a request is: from 0 to 1, or `NSBundleResourceRequestLoadingPriorityUrgent`. 0.5 by default.
  public var loadingPriority = 0.5
  public let tags: Set<String>
  public let bundle: Bundle
  public let progress = Progress(totalUnitCount: 1)

  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
  }

  /// Tells when the resources can be used.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    finish { completionHandler(nil) }
  }

  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Tells whether the resources are on the device: here they always are.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    finish { completionHandler(true) }
  }

  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }

  open func endAccessingResources() {}

  private func finish(_ tell: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async {
      self.progress.completedUnitCount = 1
      tell()
    }
  }
}

/// The priority of what a person waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

extension NSNotification.Name {
  /// Posted where the device runs out of room for resources: never here.
  public static let NSBundleResourceRequestLowDiskSpace = Self("NSBundleResourceRequestLowDiskSpaceNotification")
}
