"""The workloads as plain data, with frames computed by hand, shared by the drivers of peers that are reached through Python."""

import gc
import time

SPACING = 8.0


class Item:
    __slots__ = ("children", "vertical", "leaf", "takes_surplus", "width", "height", "frame")

    def __init__(self, vertical=True, leaf=False, takes_surplus=False, width=0.0, height=0.0):
        self.children, self.vertical, self.leaf, self.takes_surplus = [], vertical, leaf, takes_surplus
        self.width, self.height, self.frame = width, height, None

    def natural(self):
        if self.leaf:
            return self.width, self.height
        sizes = [child.natural() for child in self.children]
        gaps = SPACING * (len(sizes) - 1)
        widths, heights = [s[0] for s in sizes], [s[1] for s in sizes]
        return (max(widths), sum(heights) + gaps) if self.vertical else (sum(widths) + gaps, max(heights))

    def place(self, x, y, width, height):
        self.frame = (x, y, width, height)
        if self.leaf:
            return
        natural = self.natural()
        surplus = height - natural[1] if self.vertical else width - natural[0]
        for child in self.children:
            w, h = child.natural()
            extra = surplus if child.takes_surplus else 0
            if self.vertical:
                child.place(x, y, width, h + extra)
                y += h + extra + SPACING
            else:
                child.place(x, y, w + extra, height)
                x += w + extra + SPACING

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()


def leaf(index, takes_surplus):
    return Item(leaf=True, takes_surplus=takes_surplus, width=40.0 + (index * 53) % 61, height=20.0 + (index * 37) % 29)


def flat(count):
    root = Item()
    root.children = [leaf(index, index == count // 2) for index in range(count)]
    natural = root.natural()
    return root, max(320.0, natural[0] * 1.2), natural[1] * 1.25


def nested(depth, branching):
    counter = [0]

    def make(level, vertical, takes_surplus):
        if level == depth:
            item = leaf(counter[0], takes_surplus)
            counter[0] += 1
            return item
        item = Item(vertical=vertical, takes_surplus=takes_surplus)
        item.children = [make(level + 1, not vertical, j == branching - 1) for j in range(branching)]
        return item

    root = make(0, True, True)
    natural = root.natural()
    return root, natural[0] * 1.25, natural[1] * 1.25


def cells(count):
    """One column of cells of two views side by side."""
    root = Item()
    for _ in range(count):
        cell = Item(vertical=False, height=44.0)
        cell.children = [Item(leaf=True, width=60.0, height=44.0), Item(leaf=True, takes_surplus=True, width=80.0, height=44.0)]
        root.children.append(cell)
    return root, 320.0, root.natural()[1]


def fastest(body, minimum=5, maximum=400, seconds=0.7):
    samples, start = [], time.thread_time()
    while len(samples) < maximum and (len(samples) < minimum or time.thread_time() - start < seconds):
        samples.append(body())
    samples.sort()
    return samples[0] * 1e9


def timed(body):
    start = time.thread_time()
    body()
    return time.thread_time() - start


def run(engine, peer):
    """Measures `peer`: what the first layout and the creation of the nodes take, then changes of one tree."""
    gc.disable()
    call = peer.call_cost()

    def report(workload, size, operation, value, difference=0.0):
        if difference > 1e-2:
            print(f"# WRONG: {engine} {workload} {size} {operation} differs by {difference}")
        print(f"{engine},{workload},{size},{operation},{value},{difference}", flush=True)

    def difference(tree, root, width, height):
        root.place(0.0, 0.0, width, height)
        return max(abs(a - b) for item, frame in peer.frames(tree, root) for a, b in zip(item.frame, frame))

    plans = [("W1", n, flat(n)) for n in (10, 100, 1000, 10000)]
    plans += [("W2", n, nested(depth, 4)) for depth, n in ((3, 84), (4, 340), (5, 1364), (6, 5460))]
    for workload, size, (root, width, height) in plans:
        # Several trees at a time, or a small one would be measured with cold caches.
        batch = max(1, 1000 // size)
        trees = []

        def first_layout():
            peer.drop(trees)
            trees[:] = [peer.build(root) for _ in range(batch)]
            return timed(lambda: [peer.layout(tree, width, height) for tree in trees]) / batch

        layout = fastest(first_layout, minimum=3, maximum=30, seconds=1.5) - call
        report(workload, size, "build", (layout + peer.creation_cost(root)) / size, difference(trees[-1], root, width, height))
        if size not in (100, 1000, 1364):
            continue
        tree, step, target = trees[-1], [0], [0.0, 0.0]

        def resize():
            step[0] += 1
            target[0] = width * (0.9 + 0.4 * (step[0] * 0.6180339887 % 1))
            target[1] = height * (0.9 + 0.4 * (step[0] * 0.7548776662 % 1))
            return timed(lambda: peer.layout(tree, *target))

        report(workload, size, "resize", (fastest(resize) - call) / size, difference(tree, root, *target))
        peer.layout(tree, width, height)
        leaves = [item for item in root.all() if item.leaf]
        item = leaves[len(leaves) // 4 if workload == "W1" else len(leaves) // 2]

        def edit():
            step[0] += 1
            item.height = 20.0 + step[0] * 7 % 23
            peer.edit(tree, item)
            return timed(lambda: peer.layout(tree, width, height))

        report(workload, size, "edit", fastest(edit) - call, difference(tree, root, width, height))
        if (workload, size) == ("W1", 100):
            natural = root.natural()[1]

            def cross():
                step[0] += 1
                return timed(lambda: peer.layout(tree, width, natural + (1 if step[0] % 2 else -1) * (5 + step[0] % 10)))

            report(workload, size, "crossing", (fastest(cross) - call) / size)
    root, width, height = cells(1000)
    trees = []

    def first_cells():
        peer.drop(trees)
        trees[:] = [peer.build(root)]
        return timed(lambda: peer.layout(trees[-1], width, height))

    layout = fastest(first_cells, minimum=3, maximum=30, seconds=1.5) - call
    report("W6", 1000, "one solver", (layout + peer.creation_cost(root)) / 1000, difference(trees[-1], root, width, height))
