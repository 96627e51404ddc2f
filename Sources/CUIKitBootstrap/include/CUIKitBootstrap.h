#pragma once

/// Installs the default text, drawing and image backends. Defined in Swift by the `UIKit` umbrella module and called
/// once when the program is loaded, so that `import UIKit` alone is enough to measure, lay out and draw.
void cairn_uikit_install_default_backends(void);
