#!/usr/bin/env python3
"""Feeds damaged and hostile documents to every command of `cairn` that reads or writes them.

  fuzz.py --cairn PATH --seeds DIR [--inputs 10000] [--seed 1] [--seconds 2] [--megabytes 300] [--commands a,b]

Each input is a document of DIR with a few mutations: bytes flipped, stretches removed or doubled, numbers, names and
ids replaced, documents spliced, elements nested deeply; and some that are hostile as a whole: cycles of references,
twice the same ids, other encodings; and translations, reports, pages and lists of properties in the same way. A try fails when the command ends by a signal or with an exit code that is not
documented, takes longer or more memory than allowed, changes a file that it only reads, or leaves a document that it
writes neither as it was nor well-formed. Failing inputs are kept in fuzz-failures/. The commands take turns.

Before that every command meets links in circles, pipes, devices, folders, 100 MB, files that cannot be written, and (as
root) a full disk.
"""
import argparse
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree


def mutate(data, others, rng):
    data = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        if not data:
            break
        kind, i = rng.randrange(9), rng.randrange(len(data))
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
                data[m.start():m.end()] = rng.choice([
                    b'"nan"', b'"inf"', b'"1e308"', b'"-1e308"', b'"0"', b'"-1"', b'"99999999999999999999"', b'""', b'"1e-320"'])
        elif kind == 5:
            ids = re.findall(rb'id="([^"]+)"', data)
            if len(ids) > 1:
                data = bytearray(bytes(data).replace(rng.choice(ids), rng.choice(ids)))
        elif kind == 6:
            tags = list(re.finditer(rb'<(/?)(\w+)', data))
            if tags:
                m = rng.choice(tags)
                data[m.start(2):m.end(2)] = rng.choice([b'view', b'label', b'stackView', b'constraint', b'subviews', b'scene'])
        elif kind == 7:
            references = list(re.finditer(rb'(destination|reference|firstItem|secondItem)="([^"]+)"', data))
            ids = re.findall(rb'[ d]id="([^"]+)"', data)
            if references:
                m = rng.choice(references)
                data[m.start(2):m.end(2)] = rng.choice(ids or [b'x']) if rng.random() < 0.5 else b'not-there'
        else:
            data = data[:i]
    return bytes(data)


def well_formed(data, rng):
    """Changes that leave a document that can be read: values, ids and references."""
    text = bytes(data)
    for _ in range(rng.randint(1, 5)):
        kind = rng.randrange(4)
        if kind == 0:
            numbers = list(re.finditer(rb'="-?[0-9.]+"', text))
            if numbers:
                m = rng.choice(numbers)
                value = rng.choice([b'nan', b'inf', b'1e308', b'-1e308', b'0', b'-1', b'99999999999999999999', b'', b'1e-320', b'2147483648'])
                text = text[:m.start()] + b'="' + value + b'"' + text[m.end():]
        elif kind == 1:
            ids = re.findall(rb' id="([^"]+)"', text)
            if len(ids) > 1:
                text = text.replace(b' id="%s"' % rng.choice(ids), b' id="%s"' % rng.choice(ids), 1)
        elif kind == 2:
            references = list(re.finditer(rb'(destination|reference|firstItem|secondItem|initialViewController)="([^"]+)"', text))
            ids = re.findall(rb' id="([^"]+)"', text)
            if references:
                m = rng.choice(references)
                value = rng.choice(ids or [b'x']) if rng.random() < 0.6 else b'not-there'
                text = text[:m.start(2)] + value + text[m.end(2):]
        else:
            words = list(re.finditer(rb'="([a-zA-Z]+)"', text))
            if words:
                m = rng.choice(words)
                value = rng.choice([b'YES', b'NO', b'left', b'width', b'vertical', b'\xc3\xa9', b'&lt;', b'view'])
                text = text[:m.start(1)] + value + text[m.end(1):]
    return text


def hostile(rng, index):
    """Documents that are hostile as a whole."""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c0"><device id="retina6_12" orientation="portrait"/><scenes>'
    scene = '<scene sceneID="s%d"><objects><viewController id="c%d" sceneMemberID="viewController"><view key="view" id="v%d"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>%s</view>%s</viewController></objects></scene>'
    kind = index % 9
    if kind == 0:
        depth = rng.choice([200, 255, 256, 400, 5000])
        body = '<subviews><view id="n%d"><rect key="frame" x="0" y="0" width="10" height="10"/>'
        inner = ''.join(body % i for i in range(depth)) + '</view></subviews>' * depth
        return (head + scene % (0, 0, 0, inner, '') + '</scenes></document>').encode()
    if kind == 1:  # Scenes that lead to and embed each other.
        def scene_of(i, n):
            inner = '<subviews><containerView id="k%d"><rect key="frame" x="0" y="0" width="200" height="200"/><connections><segue destination="c%d" kind="embed" id="e%d"/></connections></containerView></subviews>' % (i, (i + 1) % n, i)
            links = '<connections><segue destination="c%d" kind="show" id="g%d"/></connections>' % ((i + 1) % n, i)
            return scene % (i, i, i, inner, links)
        n = rng.choice([1, 2, 3, 50])
        return (head + ''.join(scene_of(i, n) for i in range(n)) + '</scenes></document>').encode()
    if kind == 2:  # The same id everywhere.
        inner = '<subviews>' + '<label id="x" text="a"><rect key="frame" x="0" y="0" width="10" height="10"/></label>' * 500 + '</subviews><constraints>' + '<constraint firstItem="x" firstAttribute="leading" secondItem="x" secondAttribute="leading" id="x"/>' * 500 + '</constraints>'
        return (head + scene % (0, 0, 0, inner, '') + '</scenes></document>').encode()
    if kind == 3:  # Constraints in circles.
        n = 60
        views = ''.join('<view translatesAutoresizingMaskIntoConstraints="NO" id="w%d"/>' % i for i in range(n))
        rules = ''.join('<constraint firstItem="w%d" firstAttribute="%s" secondItem="w%d" secondAttribute="%s" multiplier="%s" constant="%s" id="r%d%s"/>' % (
            i, a, (i + 1) % n, a, rng.choice(['1', '0', '-1', '1e300', 'nan', '1:0']), rng.choice(['1', '1e308', '-inf']), i, a) for i in range(n) for a in ('width', 'leading'))
        return (head + scene % (0, 0, 0, '<subviews>' + views + '</subviews><constraints>' + rules + '</constraints>', '') + '</scenes></document>').encode()
    text = head + scene % (0, 0, 0, '', '') + '</scenes></document>'
    if kind == 4:
        return text.encode(rng.choice(['utf-16', 'utf-32', 'utf-16-be']))
    if kind == 5:
        return text.replace('UTF-8', 'ISO-8859-1').replace('sceneID="s0"', 'sceneID="\u00e9"').encode('latin-1')
    if kind == 6:
        return (text.replace('<document', '<!DOCTYPE d [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]><document', 1)).encode()
    if kind == 7:
        return b'' if rng.random() < 0.5 else bytes(rng.randrange(256) for _ in range(1000))
    many = '<subviews>' + ''.join('<stackView axis="vertical" id="m%d"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label text="%s" numberOfLines="0" id="l%d"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews></stackView>' % (i, 'w ' * 200, i) for i in range(100)) + '</subviews>'
    return (head + scene % (0, 0, 0, many, '') + '</scenes></document>').encode()


def commands(path, base, other, out, rng, text=None):
    """Command lines on a document, and whether they may write it."""
    text = open(path, 'rb').read() if text is None else text
    ids = [i.decode('utf-8', 'replace') for i in re.findall(rb' id="([^"<&]{1,40})"', text)] or ['none']
    attribute, value = rng.choice([
        ('text', 'ab&<c'), ('constant', '12'), ('constant', 'nan'), ('fontDescription', 'system 20'), ('hidden', 'YES'),
        ('backgroundColor', 'red'), ('layoutMargins', '1 2 3 4'), ('spacing', '1e308'), ('axis', 'vertical'), ('priority', '750')])
    size = rng.choice([[], ['--width', 'compact'], ['--height', 'regular', '--width', 'regular']])
    return {
        'frames': (['frames', path], False),
        'render': (['render', '--format', 'svg', '--out', out, path], False),
        'lint': (['lint', '--format', 'sarif', path], False),
        'list': (['list', '--json', path], False),
        'set': (['set', path, rng.choice(ids), attribute, value] + size, True),
        'exclude': (['exclude', path, rng.choice(ids)] + (size or ['--width', 'compact']), True),
        'include': (['include', path, rng.choice(ids)] + (size or ['--width', 'compact']), True),
        'diff': (['diff', base, path], False),
        'diff-device': (['diff', path, base, '--device', 'iPhone SE', '--format', 'markdown'], False),
        'textconv': (['diff', '--textconv', path], False),
        'merge': (['merge', base, path, other], True),
        'graph': (['graph', path], False),
        'upgrade': (['upgrade'] + rng.choice([[], ['--constraints'], ['--safe-areas']]) + [path], True),
        'code': (['code', path], False),
        'strings': (['strings', 'export', path], False),
        'launchscreen': (['launchscreen', path, '--out', out], False),
        'fix': (['lint', '--fix', path], True),
    }


def further_inputs(cairn, seed, folder):
    """What commands read besides documents: for each its ending, a whole one, and the command line on a damaged one."""
    document = os.path.join(folder, 'whole.storyboard')
    with open(document, 'wb') as h:
        h.write(seed)

    def made(*arguments):
        return subprocess.run([cairn] + list(arguments), capture_output=True).stdout

    def exported(*arguments):
        return made('strings', 'export', document, *arguments)

    page = os.path.join(folder, 'page.html')
    made('diff', document, document, '--html', page)
    keys = b'''<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIImageName</key><string>Logo</string><key>UIToolbar</key>
<dict/></dict><key>UILaunchImages</key><array><dict><key>UILaunchImageName</key><string>Splash</string>
<key>UILaunchImageSize</key><string>{320, 480}</string></dict></array></dict></plist>'''
    out = os.path.join(folder, 'joined')
    return {
        'xliff': ('.xliff', exported('--format', 'xliff', '--language', 'de'), lambda p: ['strings', 'import', p, '--root', folder]),
        'catalogue': ('.xcstrings', exported('--format', 'xcstrings', '--language', 'de'),
                      lambda p: ['strings', 'import', p, '--document', document]),
        'strings-file': ('.strings', exported(),
                         lambda p: ['strings', 'import', p, '--document', document, '--language', 'de']),
        'report-json': ('.json', made('diff', '--format', 'json', document, document),
                        lambda p: ['report', 'merge', p, '--out', out + '.json']),
        'report-sarif': ('.sarif', made('lint', '--format', 'sarif', '--device', 'all', document),
                         lambda p: ['report', 'merge', p, p, '--out', out + '.sarif']),
        'report-page': ('.html', open(page, 'rb').read() if os.path.exists(page) else b'<main>\n\n</main>',
                        lambda p: ['report', 'merge', p, '--out', out + '.html']),
        'info-plist': ('.plist', keys, lambda p: ['launchscreen', p, '--out', out + '-images']),
    }


def surroundings(cairn, seed, folder, seconds, megabytes):
    """Documents that are whole, in places that are not: what is wrong with each try, or None."""
    def place(name):
        path = os.path.join(folder, name)
        os.makedirs(path)
        return path

    def write(path, data=seed):
        with open(path, 'wb') as h:
            h.write(data)
        return path

    plain = write(os.path.join(place('plain'), 'base.storyboard'))
    cases = []
    links = place('links')
    os.symlink('loop.storyboard', os.path.join(links, 'loop.storyboard'))
    os.symlink('nowhere', os.path.join(links, 'dangling.storyboard'))
    os.mkfifo(os.path.join(links, 'pipe.storyboard'))
    os.mkdir(os.path.join(links, 'folder.storyboard'))
    cases += [(n, os.path.join(links, n + '.storyboard'), None, None) for n in ('loop', 'dangling', 'pipe', 'folder')]
    cases.append(('device', '/dev/zero', None, None))
    # A link to a document: what is written goes to the document, and the link stays.
    target = write(os.path.join(links, 'target.storyboard'))
    os.symlink('target.storyboard', os.path.join(links, 'link.storyboard'))
    cases.append(('link', os.path.join(links, 'link.storyboard'), target, None))
    large = write(os.path.join(place('large'), 'large.storyboard'), seed[:200])
    os.truncate(large, 100_000_000)
    cases.append(('100 MB', large, large, None))
    text = write(os.path.join(place('text'), 'text.storyboard'), seed.replace(b'<scenes>', b'<!--' + b'x' * 100_000_000 + b'--><scenes>'))
    cases.append(('100 MB of comment', text, text, None))
    if os.geteuid() == 0:
        # Only somebody else finds a file read-only; only root makes a small disk.
        locked = write(os.path.join(place('locked'), 'locked.storyboard'))
        os.chmod(locked, 0o444)
        os.chmod(os.path.dirname(locked), 0o555)
        cases.append(('read-only', locked, locked, lambda: os.setuid(65534)))
        os.chmod(folder, 0o755)
        disk = place('disk')
        if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], capture_output=True).returncode == 0:
            full = write(os.path.join(disk, 'full.storyboard'), seed[:30000] if len(seed) > 30000 else seed)
            try:
                with open(os.path.join(disk, 'fill'), 'wb') as h:
                    while True:
                        h.write(b'x' * 512)
                        h.flush()
            except OSError:
                pass
            cases.append(('full disk', full, full, None))
    rng = random.Random(1)
    problems, count = [], 0
    for what, path, kept, become in cases:
        before = open(kept, 'rb').read() if kept else None
        out = os.path.join(os.path.dirname(path) if what == 'full disk' else folder, 'out-' + re.sub(r'\W', '-', what))
        for name, (arguments, writes) in commands(path, plain, plain, out, rng, text=seed).items():
            def prepare():
                limit(megabytes)()
                if become:
                    become()
            began = resource.getrusage(resource.RUSAGE_CHILDREN)
            try:
                p = subprocess.run([cairn] + arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=30,
                                   preexec_fn=prepare, env=dict(os.environ, SWIFT_BACKTRACE='enable=no', TMPDIR=folder))
                code, errors = p.returncode, p.stderr
            except subprocess.TimeoutExpired:
                code, errors = 'hang', b''
            ended = resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime
            after = open(kept, 'rb').read() if kept else None
            count += 1
            problem = None
            if code not in ALLOWED:
                problem = 'exit %s' % code
            elif cpu > seconds:
                problem = 'took %.1f s' % cpu
            elif after != before and not (writes and (what == 'link' or code == 0 and is_well_formed(after))):
                problem = 'changed the file'
            elif code in (64, 65, 66, 74) and not errors:
                problem = 'exit %s without a word' % code
            elif what == 'link' and not os.path.islink(path):
                problem = 'the link is gone'
            if after != before:
                write(kept, before)
            if problem:
                problems.append('%s: %s: %s: %s' % (what, name, problem, errors[-200:].decode('utf-8', 'replace').replace('\n', ' ')))
    if os.path.ismount(os.path.join(folder, 'disk')):
        subprocess.run(['umount', os.path.join(folder, 'disk')])
    return problems, count


# As the commands' helps say: 1 something was found, 64 to 74 as sysexits.h names them; 129 tells Git that a merge was
# not tried.
ALLOWED = {0, 1, 64, 65, 66, 74, 129}


def limit(megabytes):
    def apply():
        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return apply


def run(cairn, arguments, seconds, megabytes):
    began = time.monotonic()
    environment = dict(os.environ, SWIFT_BACKTRACE='enable=no')
    try:
        p = subprocess.run([cairn] + arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=seconds * 10 + 10,
                           preexec_fn=limit(megabytes), env=environment)
    except subprocess.TimeoutExpired:
        return 'hang', time.monotonic() - began, b''
    return p.returncode, time.monotonic() - began, p.stderr


def is_well_formed(data):
    try:
        xml.etree.ElementTree.fromstring(data)
        return True
    except (xml.etree.ElementTree.ParseError, LookupError, ValueError):
        return False


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('--cairn', required=True)
    a.add_argument('--seeds', required=True)
    a.add_argument('--inputs', type=int, default=10000)
    a.add_argument('--seed', type=int, default=1)
    a.add_argument('--seconds', type=float, default=2, help='CPU seconds that a try may take')
    a.add_argument('--megabytes', type=int, default=300)
    a.add_argument('--commands', help='only these, separated by commas')
    o = a.parse_args()
    rng = random.Random(o.seed)
    seeds = []
    for d, _, fs in sorted(os.walk(o.seeds)):
        for f in sorted(fs):
            if f.endswith(('.storyboard', '.xib')):
                with open(os.path.join(d, f), 'rb') as h:
                    seeds.append(h.read())
    if not seeds:
        print('fuzz: no documents in ' + o.seeds, file=sys.stderr)
        return 2
    failures, slow, counts = 0, 0, {}
    with tempfile.TemporaryDirectory() as folder:
        problems, tried = surroundings(o.cairn, min(seeds, key=len), folder, o.seconds, o.megabytes)
    for problem in problems:
        print(problem, file=sys.stderr, flush=True)
    print('%d tries in places that are not whole, %d failed' % (tried, len(problems)), flush=True)
    failures += len(problems)
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out')
        further = further_inputs(o.cairn, min(seeds, key=len), folder)
        path, base, other = (os.path.join(folder, n) for n in ('input.storyboard', 'base.storyboard', 'other.storyboard'))
        for number in range(o.inputs):
            seed = rng.choice(seeds)
            choice = rng.random()
            data = hostile(rng, number) if choice < 0.1 else well_formed(seed, rng) if choice < 0.6 else mutate(seed, seeds, rng)
            for file, bytes_ in ((path, data), (base, seed), (other, well_formed(seed, rng))):
                with open(file, 'wb') as h:
                    h.write(bytes_)
            table = commands(path, base, other, out, rng)
            names = o.commands.split(',') if o.commands else list(table) + list(further)
            name = names[number % len(names)]
            read = path
            if name in further:
                ending, whole, command = further[name]
                data = mutate(whole, [whole], rng)
                read = os.path.join(folder, 'input' + ending)
                with open(read, 'wb') as h:
                    h.write(data)
                arguments, writes = command(read), False
            else:
                arguments, writes = table[name]
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            code, _, errors = run(o.cairn, arguments, o.seconds, o.megabytes)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            left = open(read, 'rb').read() if os.path.exists(read) else None
            problem = None
            if code not in ALLOWED or (code == 129 and name != 'merge'):
                problem = 'exit %s' % code
            elif cpu > o.seconds:
                problem = 'took %.1f s' % cpu
                slow += 1
            elif left is None or (left != data and not writes):
                problem = 'changed a file that it reads'
            # A name such as `:a` is none for a reader that knows namespaces, before as after.
            elif left != data and name != 'merge' and is_well_formed(data) and not is_well_formed(left):
                problem = 'left a damaged file'
            elif code in (64, 65, 66, 74) and not errors:
                problem = 'exit %s without a word' % code
            count = counts.setdefault(name, [0, 0])
            count[0] += 1
            shutil.rmtree(out, ignore_errors=True)
            if problem:
                failures += 1
                count[1] += 1
                os.makedirs('fuzz-failures', exist_ok=True)
                keep = 'fuzz-failures/%d-%s%s' % (number, name, os.path.splitext(read)[1])
                with open(keep, 'wb') as k:
                    k.write(data)
                for more, file in (('base', base), ('other', other)):
                    if name.startswith(('diff', 'merge')):
                        shutil.copy(file, 'fuzz-failures/%d-%s.%s' % (number, name, more))
                print('%s: %s: %s: %s' % (keep, problem, ' '.join(arguments[:1] + arguments[2:]).replace(folder, ''),
                                          errors[-300:].decode('utf-8', 'replace').replace('\n', ' ')), file=sys.stderr, flush=True)
    for name, (tries, failed) in sorted(counts.items()):
        print('%-12s %5d tries, %d failed' % (name, tries, failed))
    print('%d inputs, %d failed' % (o.inputs, failures))
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
