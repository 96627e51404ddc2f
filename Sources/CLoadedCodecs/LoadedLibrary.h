// What the files of this module share.
#ifndef LOADED_LIBRARY_H
#define LOADED_LIBRARY_H

#include <dlfcn.h>
#include <stddef.h>

// The first of the libraries that is there.
static inline void *cairn_load(const char *const *names) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

// Whether giflib is there, in a version whose structures these files know.
int cairn_gif_load(void);

#endif
