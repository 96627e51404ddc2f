extension UIViewController {
  /// How a controller comes when it is pushed or presented, and how it goes.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// The controller grows out of a view, and shrinks back into it.
    ///
    /// - Parameters:
    ///   - options: what is behind it, and what of it is aligned with the view; nil for the system's choice.
    ///   - sourceViewProvider: answers the view, when the controller comes and again when it goes; nil lets it grow out
    ///     of the middle.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// The controller grows out of a bar button item, and shrinks back into it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { Self(.zoom(options ?? ZoomOptions()) { sourceBarButtonItemProvider($0)?.itemView }) }

    /// Up from below.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    /// DEVIATION: drawn as a dissolve.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    /// DEVIATION: drawn as a dissolve.
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// Which controllers a zoom is between.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext>
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }

    /// What a zoom looks like, and when a finger may undo it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, @preconcurrency NSCopying {
      /// Behind the zoomed controller. Default: nil, none.
      open var dimmingColor: UIColor?
      /// Behind the zoomed controller. Default: nil, none.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Which part of the zoomed view lies on the source view while it is small, in the zoomed view's coordinates; nil
      /// for all of it.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Whether a drag may begin to shrink the controller; nil for the system's choice.
      ///
      /// DEVIATION: asked by nobody; a zoom is undone without a finger.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      public override init() { super.init() }

      open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ZoomOptions()
        copy.dimmingColor = dimmingColor
        copy.dimmingVisualEffect = dimmingVisualEffect
        copy.alignmentRectProvider = alignmentRectProvider
        copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
        return copy
      }

      /// What is aligned with what.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(_ source: UIView, _ zoomed: UIViewController) {
          (sourceView, zoomedViewController) = (source, zoomed)
          super.init()
        }
      }

      /// A drag that may begin to shrink the controller.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        /// In the zoomed view's coordinates, in points.
        public let location: CGPoint
        /// In points per second.
        public let velocity: CGVector
        /// Whether the system would let it.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
          super.init()
        }
      }
    }
  }

  /// How the controller comes when it is pushed or presented, and how it goes. Default: nil, the container's and the
  /// presentation's own way. A transitioning delegate, or a navigation controller's, comes first.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition>
  public var preferredTransition: Transition? {
    get { ControllerBeside.transition.value(of: self) }
    set {
      ControllerBeside.transition.set(newValue, of: self)
      if case .style(let style)? = newValue?.kind { modalTransitionStyle = style }
    }
  }

  /// The zoom between the receiver and `source`, from which it comes; nil where it comes otherwise.
  func zoomAnimator(from source: UIViewController, growing: Bool) -> ZoomAnimator? {
    guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(source, self)
    return ZoomAnimator(context, options, growing: growing) { provider(context) }
  }
}
