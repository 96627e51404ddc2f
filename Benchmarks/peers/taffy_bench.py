"""Taffy, through its Python binding `stretchable`. What the binding itself costs is measured apart and taken off."""

from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import FlexDirection, Style
from stretchable.style.geometry.length import AUTO, PCT, PT

import trees

taffy.use_rounding = False
POINTER = taffy._ptr


def no_measure(*_):
    return (0.0, 0.0)


def style(item, parent):
    main = {}
    if parent is None:
        main["size"] = (100 * PCT, 100 * PCT)
    elif item.leaf:
        vertical = parent.vertical
        main["size"] = (AUTO, item.height * PT) if vertical else (item.width * PT, AUTO)
        main["min_size"] = (item.width * PT, 0 * PT) if vertical else (0 * PT, item.height * PT)
    elif item.height > 0:
        main["size"] = (AUTO, item.height * PT)
    grows = 1.0 if item.takes_surplus else 0.0
    return Style(
        flex_direction=FlexDirection.COLUMN if item.vertical else FlexDirection.ROW, gap=trees.SPACING * PT,
        flex_grow=grows, flex_shrink=grows, **main,
    ).to_dict()


class Peer:
    def build(self, root):
        tree = {}

        def make(item, parent):
            node = taffylib.node_create(POINTER, style(item, parent))
            tree[id(item)] = (node, item, parent)
            for child in item.children:
                taffylib.node_add_child(POINTER, node, make(child, item))
            return node

        tree["root"] = make(root, None)
        return tree

    def layout(self, tree, width, height):
        taffylib.node_compute_layout_with_measure(POINTER, tree["root"], definite(width, height), no_measure)

    def drop(self, built):
        if built:
            taffylib.node_drop_all(POINTER)

    def frames(self, tree, root):
        layout = taffylib.PyLayout()

        def walk(item, x, y):
            taffylib.node_get_layout(POINTER, tree[id(item)][0], layout)
            x, y = x + layout.x, y + layout.y
            yield item, (x, y, layout.width, layout.height)
            for child in item.children:
                yield from walk(child, x, y)

        yield from walk(root, 0.0, 0.0)

    def edit(self, tree, item):
        node, _, parent = tree[id(item)]
        taffylib.node_set_style(POINTER, node, style(item, parent))

    def call_cost(self):
        """A layout call on a tree that is clean and has one node."""
        root = trees.Item(leaf=True)
        tree = self.build(root)
        self.layout(tree, 10.0, 10.0)
        return trees.fastest(lambda: trees.timed(lambda: self.layout(tree, 10.0, 10.0)), minimum=200)

    def creation_cost(self, root):
        """Creating a node reads its style as setting one does; adding a child is a call like asking whether a node is dirty."""
        count = sum(1 for _ in root.all())
        values = style(trees.leaf(1, False), root)
        parent = taffylib.node_create(POINTER, values)
        nodes = []

        def per(body):
            return trees.fastest(lambda: trees.timed(lambda: [body() for _ in range(500)]), minimum=5, maximum=20) / 500

        create = per(lambda: nodes.append(taffylib.node_create(POINTER, values)))
        set_style = per(lambda: nodes.append(taffylib.node_set_style(POINTER, parent, values)))
        children = iter([node for node in nodes if isinstance(node, int)] * 4)
        add = per(lambda: taffylib.node_add_child(POINTER, parent, next(children)))
        ask = per(lambda: (taffylib.node_dirty(POINTER, parent), next(children, None)))
        return max(0.0, create - set_style + add - ask) * count


def definite(width, height):
    """What `SizeAvailableSpace(width, height).to_dict()` answers, without its cost."""
    return {"width": {"dim": 1, "value": width}, "height": {"dim": 1, "value": height}}


trees.run("taffy", Peer())
