#include "CUIKitBootstrap.h"

__attribute__((constructor)) static void cairn_uikit_bootstrap(void) { cairn_uikit_install_default_backends(); }
