// Image decoding and encoding.
