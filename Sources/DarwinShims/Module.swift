// What Apple's systems have beside UIKit and Linux has not: selectors, associated objects, key-value observation, the
// selector-based parts of Foundation, logging.
@_exported public import Foundation
