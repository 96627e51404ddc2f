/// Which gestures of three fingers undo, redo, cut, copy and paste.
///
/// Source: <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` = 1 }
