"""Yoga, through its Python binding `poga`. What the binding itself costs is measured apart and taken off."""

from poga import libpoga_capi as yoga

import trees

CONFIG = yoga.YGConfigNew()
yoga.YGConfigSetPointScaleFactor(CONFIG, 0.0)


class Peer:
    def build(self, root):
        tree = {}

        def make(item, parent):
            node = yoga.YGNodeNewWithConfig(CONFIG)
            column = yoga.YGFlexDirection.Column if item.vertical else yoga.YGFlexDirection.Row
            yoga.YGNodeStyleSetFlexDirection(node, column)
            if item.takes_surplus and parent is not None:
                yoga.YGNodeStyleSetFlexGrow(node, 1.0)
                yoga.YGNodeStyleSetFlexShrink(node, 1.0)
            tree[id(item)] = (node, parent)
            if item.leaf:
                self.size(node, item, parent)
            elif item.height > 0:
                yoga.YGNodeStyleSetHeight(node, item.height)
            for index, child in enumerate(item.children):
                inner = make(child, item)
                if index > 0:
                    edge = yoga.YGEdge.Top if item.vertical else yoga.YGEdge.Left
                    yoga.YGNodeStyleSetMargin(inner, edge, trees.SPACING)
                yoga.YGNodeInsertChild(node, inner, index)
            return node

        tree["root"] = make(root, None)
        return tree

    def size(self, node, item, parent):
        if parent.vertical:
            yoga.YGNodeStyleSetHeight(node, item.height)
            yoga.YGNodeStyleSetMinWidth(node, item.width)
        else:
            yoga.YGNodeStyleSetWidth(node, item.width)
            yoga.YGNodeStyleSetMinHeight(node, item.height)

    def layout(self, tree, width, height):
        yoga.YGNodeStyleSetWidth(tree["root"], width)
        yoga.YGNodeStyleSetHeight(tree["root"], height)
        yoga.YGNodeCalculateLayout(tree["root"], width, height, yoga.YGDirection.LTR)

    def drop(self, built):
        for tree in built:
            yoga.YGNodeFreeRecursive(tree["root"])

    def frames(self, tree, root):
        def walk(item, x, y):
            node = tree[id(item)][0]
            x, y = x + yoga.YGNodeLayoutGetLeft(node), y + yoga.YGNodeLayoutGetTop(node)
            yield item, (x, y, yoga.YGNodeLayoutGetWidth(node), yoga.YGNodeLayoutGetHeight(node))
            for child in item.children:
                yield from walk(child, x, y)

        yield from walk(root, 0.0, 0.0)

    def edit(self, tree, item):
        node, parent = tree[id(item)]
        self.size(node, item, parent)

    def call_cost(self):
        """A layout call on a tree that is clean and has one node."""
        tree = {"root": yoga.YGNodeNewWithConfig(CONFIG)}
        self.layout(tree, 10.0, 10.0)
        return trees.fastest(lambda: trees.timed(lambda: self.layout(tree, 10.0, 10.0)), minimum=200)

    def creation_cost(self, root):
        """Creating a node and inserting it, less as many calls that do next to nothing."""
        count = sum(1 for _ in root.all())
        parent = yoga.YGNodeNewWithConfig(CONFIG)
        nodes = []

        def per(body):
            return trees.fastest(lambda: trees.timed(lambda: [body() for _ in range(500)]), minimum=5, maximum=20) / 500

        create = per(lambda: nodes.append(yoga.YGNodeNewWithConfig(CONFIG)))
        ask = per(lambda: nodes.append(yoga.YGNodeGetChildCount(parent)))
        return max(0.0, create - ask) * count


trees.run("yoga", Peer())
