// HarfBuzz text backend.
