// What a platform offers to UIKit.
