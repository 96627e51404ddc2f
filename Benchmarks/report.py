"""Prints what was measured, and the ratios to peers beside their targets."""

import math
import sys

rows = {}
for line in open(sys.argv[1]):
    if line.startswith("#"):
        print(line.strip())
        continue
    engine, workload, size, operation, value, _ = line.strip().split(",")
    key, value = (engine, workload, int(size), operation), float(value)
    # Of two runs the faster counts; of allocations, the more.
    better = max if "allocations" in operation else min
    rows[key] = better(rows[key], value) if key in rows else value


def get(engine, workload, size, operation):
    return rows.get((engine, workload, size, operation))


print("\nnanoseconds per view (W6: per cell; edit: per operation)")
engines = ["cairn", "taffy", "yoga", "kiwi"]
print(f"{'':34}" + "".join(f"{engine:>12}" for engine in engines))
for key in dict.fromkeys((w, n, o) for (e, w, n, o) in rows if o in ("build", "resize", "crossing", "edit", "edit-solving", "one solver", "separate")):
    cells = [get(engine, *key) for engine in engines]
    print(f"{key[0]} {key[2]}, {key[1]:<20}".ljust(34) + "".join(f"{'–' if c is None else format(c, ',.0f' if c >= 100 else ',.1f'):>12}" for c in cells))

print("\nagainst the targets")


def ratio(name, ours, theirs, target, unit="×"):
    if ours is None or theirs is None or theirs <= 0:
        print(f"  {name:52} – (not measured)")
        return
    value = ours / theirs
    print(f"  {name:52} {value:9.3f} {unit}   at most {target:.4g}   {'reached' if value <= target else 'MISSED'}")


def absolute(name, value, target, unit):
    if value is None:
        print(f"  {name:52} – (not measured)")
        return
    print(f"  {name:52} {value:9.3f} {unit}   at most {target:.4g}   {'reached' if value <= target else 'MISSED'}")


ours = lambda w, n, o: get("cairn", w, n, o)
for size, times in ((1000, 1000), (100, 40), (10, 4)):
    ratio(f"build W1 {size}, to kiwi", ours("W1", size, "build"), get("kiwi", "W1", size, "build"), 1 / times)
small, large = ours("W1", 1000, "build"), ours("W1", 10000, "build")
if small and large:
    absolute("growth 1,000 to 10,000, exponent", 1 + math.log10(large / small), 1.1, " ")
for w, n in (("W1", 100), ("W1", 1000), ("W2", 1364)):
    ratio(f"resize {w} {n}, to Taffy", ours(w, n, "resize"), get("taffy", w, n, "resize"), 0.1)
    ratio(f"resize {w} {n}, to kiwi", ours(w, n, "resize"), get("kiwi", w, n, "resize"), 0.33)
ratio("stretch to compress crossing, to Taffy", ours("W1", 100, "crossing"), get("taffy", "W1", 100, "crossing"), 0.2)
ratio("leaf edit W1 1,000, to Taffy", ours("W1", 1000, "edit"), get("taffy", "W1", 1000, "edit"), 1 / 15)
ratio("leaf edit W2 1,364, to Yoga", ours("W2", 1364, "edit"), get("yoga", "W2", 1364, "edit"), 1 / 4)
ratio("1,000 cells, one solver to separate ones", ours("W6", 1000, "one solver"), ours("W6", 1000, "separate"), 1.3)
ratio("1,000 cells in one solver, to Taffy", ours("W6", 1000, "one solver"), get("taffy", "W6", 1000, "one solver"), 0.7)
for size in (100, 1000):
    orders = [v for (e, w, n, o), v in rows.items() if e == "cairn" and n == size and o.startswith("order")]
    if orders:
        ratio(f"insertion order W1 {size}, worst to best", max(orders), min(orders), 1.5)
absolute("memory W1 1,000, beside the view object", ours("W1", 1000, "memory"), 1024, "bytes")
for w, n, o in (("W1", 1000, "resize"), ("W1", 1000, "edit"), ("W2", 1364, "resize"), ("W2", 1364, "edit"), ("W1", 100, "crossing")):
    absolute(f"allocations per {o}, {w} {n}", ours(w, n, o + "-allocations"), 0, "    ")

print("\nstack views")
for w, n, peer, target in (("W1", 1000, "taffy", 1.0), ("W2", 1364, "yoga", 0.5)):
    ratio(f"stack views {w} {n:,}, created and laid out, to {peer.title()}", ours(w, n, "stack build"), get(peer, w, n, "build"), target)
for n in (340, 5460):
    for peer in ("yoga", "taffy"):
        ratio(f"stack views W2 {n:,}, created and laid out, to {peer.title()}", ours("W2", n, "stack build"), get(peer, "W2", n, "build"), 1.0)
few, many = ours("W2", 340, "stack build"), ours("W2", 21844, "stack build")
if few and many:
    absolute("stack views W2, growth 340 to 21,844, exponent", 1 + math.log(many / few) / math.log(21844 / 340), 1.05, " ")
for n in (100, 1000):
    ratio(f"stack pass W1 {n:,}, to frames written by hand", ours("W1", n, "stack resize"), ours("W1", n, "hand-written resize"), 1.5)
for w, n, peer, target in (("W1", 1000, "taffy", 0.5), ("W2", 1364, "yoga", 1.0)):
    edit = get(peer, w, n, "edit")
    for operation in ("hide", "insert"):
        ratio(f"{operation} {w} {n:,}, to {peer.title()}'s edit", ours(w, n, operation), edit, target)
for name in ("first", "last"):
    ratio(f"a constant, {name} of 1,000 chained views, to replacing it", ours("chain", 1000, f"constant {name}"), ours("chain", 1000, f"replacement {name}"), 0.3)
absolute("clean pass over 10,000 views", ours("W1", 10000, "clean pass"), 1000, "ns")
absolute("allocations per clean pass", ours("W1", 10000, "clean pass-allocations"), 0, "  ")

print("\ncollection views")
absolute("flow layout, 1,000,000 equal items: prepare", ours("flow", 1000000, "prepare") and ours("flow", 1000000, "prepare") / 1e6, 10, "ms")
absolute("flow layout, sizes from the delegate: bytes an item", ours("flow-sizes", 1000000, "bytes"), 40, "  ")
absolute("… nanoseconds an item", ours("flow-sizes", 1000000, "prepare"), 1000, "ns")
ratio("scroll step, 1,000,000 items to 1,000", ours("flow", 1000000, "scroll step"), ours("flow", 1000, "scroll step"), 1.2)
absolute("allocations per scroll step", ours("flow", 1000000, "scroll step-allocations"), 10, "  ")
ratio("scroll step at 100,000 and more, to a scan of all items", ours("flow", 1000000, "scroll step"), ours("scan", 100000, "scroll step"), 0.1)
insertion = ours("flow", 100000, "insertion")
absolute("one insertion in the middle of 100,000", insertion and insertion / 1e6, 1, "ms")
ratio("waterfall query, 100,000 items to 1,000", ours("waterfall", 100000, "query"), ours("waterfall", 1000, "query"), 1.5)
ratio("waterfall query, 100,000, to blocks of attributes", ours("waterfall", 100000, "query"), ours("waterfall-blocks", 100000, "query"), 0.2)
ratio("waterfall prepare, 100,000, to attributes for all", ours("waterfall", 100000, "prepare"), ours("waterfall-blocks", 100000, "prepare"), 0.5)

print("\ntraits")
ratio("a change of traits, 10 of 10,000 views depend on it, to 10 of 10", ours("traits", 10000, "change"), ours("traits", 10, "change"), 2)
