// Classes are objects of Objective-C on Apple's systems, which can be compared as such.

/// Whether two classes are the same.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }
/// Whether two classes are different ones.
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
