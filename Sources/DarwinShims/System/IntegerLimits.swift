// The least numbers of C's types, which `stdint.h` says as sums that Swift does not import on Linux.

/// The least number of eight bits.
public let INT8_MIN: Int32 = -128
/// The least number of sixteen bits.
public let INT16_MIN: Int32 = -32_768
/// The least number of 32 bits.
public let INT32_MIN: Int32 = -2_147_483_648
/// The least number of 64 bits.
public let INT64_MIN: Int64 = .min
