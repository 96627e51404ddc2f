#!/usr/bin/env python3
"""Feeds damaged documents to `cairn frames` and fails on a crash or a hang.

  fuzz.py --cairn PATH --seeds DIR [--inputs 10000] [--seed 1] [--timeout 20]

Each input is a document of DIR with a few mutations: bytes flipped, stretches removed or doubled, numbers and names
replaced, documents spliced. Inputs run in batches; a batch that dies is run again one by one to name the culprit, which
is kept in the folder fuzz-failures/.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile


def mutate(data, others, rng):
    data = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        if not data:
            break
        kind, i = rng.randrange(8), rng.randrange(len(data))
        j = min(len(data), i + rng.randint(1, 400))
        if kind == 0:
            data[i] = rng.randrange(256)
        elif kind == 1:
            del data[i:j]
        elif kind == 2:
            data[i:i] = data[i:j]
        elif kind == 3:
            other = rng.choice(others)
            k = rng.randrange(max(len(other), 1))
            data[i:j] = other[k:k + rng.randint(1, 400)]
        elif kind == 4:
            numbers = list(re.finditer(rb'"-?[0-9.]+"', data))
            if numbers:
                m = rng.choice(numbers)
                data[m.start():m.end()] = rng.choice([b'"nan"', b'"1e308"', b'"-1e308"', b'"0"', b'"-1"', b'"99999999999999999999"', b'""'])
        elif kind == 5:
            ids = re.findall(rb'id="([^"]+)"', data)
            if len(ids) > 1:
                data = bytearray(bytes(data).replace(rng.choice(ids), rng.choice(ids)))
        elif kind == 6:
            tags = list(re.finditer(rb'<(/?)(\w+)', data))
            if tags:
                m = rng.choice(tags)
                data[m.start(2):m.end(2)] = rng.choice([b'view', b'label', b'stackView', b'constraint', b'subviews', b'scene'])
        else:
            data = data[:i]
    return bytes(data)


def run(cairn, files, timeout):
    try:
        p = subprocess.run([cairn, 'frames'] + files, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=timeout)
        return p.returncode
    except subprocess.TimeoutExpired:
        return 'hang'


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('--cairn', required=True)
    a.add_argument('--seeds', required=True)
    a.add_argument('--inputs', type=int, default=10000)
    a.add_argument('--seed', type=int, default=1)
    a.add_argument('--timeout', type=float, default=20)
    o = a.parse_args()
    rng = random.Random(o.seed)
    seeds = []
    for d, _, fs in os.walk(o.seeds):
        for f in sorted(fs):
            if f.endswith(('.storyboard', '.xib')):
                with open(os.path.join(d, f), 'rb') as h:
                    seeds.append(h.read())
    if not seeds:
        print('fuzz: no documents in ' + o.seeds, file=sys.stderr)
        return 2
    failures = 0
    batch = 50
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, o.inputs, batch):
            files = []
            for i in range(min(batch, o.inputs - start)):
                path = os.path.join(folder, 'input%d.storyboard' % i)
                with open(path, 'wb') as h:
                    h.write(mutate(rng.choice(seeds), seeds, rng))
                files.append(path)
            if run(o.cairn, files, o.timeout * 3) in (0, 65, 66):
                continue
            for path in files:
                code = run(o.cairn, [path], o.timeout)
                if code not in (0, 65, 66):
                    failures += 1
                    os.makedirs('fuzz-failures', exist_ok=True)
                    keep = 'fuzz-failures/%d-%s.storyboard' % (start, os.path.basename(path)[:-11])
                    with open(path, 'rb') as h, open(keep, 'wb') as k:
                        k.write(h.read())
                    print('exit %s: %s' % (code, keep), file=sys.stderr)
    print('%d inputs, %d failed' % (o.inputs, failures))
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
