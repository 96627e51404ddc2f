'use strict';
// Shows what the device shows, and tells it what is done to it. See FramePatch and PageMessage.
const screen_ = document.getElementById('screen');
const typing = document.getElementById('typing');
const notice = document.getElementById('notice');
const context = screen_.getContext('2d');
let socket = null;
let points = { width: 1, height: 1 };
let work = Promise.resolve();

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  const connection = new WebSocket('ws://' + location.host + '/connection');
  socket = connection;
  connection.binaryType = 'arraybuffer';
  connection.onopen = () => {
    notice.hidden = true;
    send({ kind: 'ready', scale: Math.min(3, Math.max(1, Math.ceil(window.devicePixelRatio))) });
  };
  connection.onmessage = event => {
    if (typeof event.data === 'string') know(JSON.parse(event.data));
    else work = work.then(() => draw(event.data)).catch(error => {
      console.error(error);
      // The device sends nothing more before it hears of this.
      send({ kind: 'shown' });
    });
  };
  connection.onclose = () => {
    notice.textContent = 'The application has ended. Waiting for it to come back …';
    notice.hidden = false;
    setTimeout(connect, 1000);
  };
}

async function draw(buffer) {
  const header = new DataView(buffer, 0, 24);
  const [x, y, width, height, across, down] = [0, 4, 8, 12, 16, 20].map(offset => header.getUint32(offset, true));
  const part = await createImageBitmap(new Blob([buffer.slice(24)], { type: 'image/png' }));
  if (screen_.width !== width || screen_.height !== height) {
    screen_.width = width;
    screen_.height = height;
  }
  if (points.width !== across || points.height !== down) {
    points = { width: across, height: down };
    fit();
  }
  context.clearRect(x, y, part.width, part.height);
  context.drawImage(part, x, y);
  part.close();
  send({ kind: 'shown' });
}

/// The screen is shown in its own size, or smaller where the window is.
function fit() {
  const room = screen_.parentElement;
  const share = Math.min(1, (room.clientWidth - 48) / points.width, (room.clientHeight - 48) / points.height);
  screen_.style.width = Math.max(points.width * share, 50) + 'px';
  screen_.style.height = Math.max(points.height * share, 50) + 'px';
}
window.addEventListener('resize', fit);

// Fingers. With Option, a second one mirrors the first about the middle.

function place(event) {
  const box = screen_.getBoundingClientRect();
  return {
    x: (event.clientX - box.left) * points.width / box.width, y: (event.clientY - box.top) * points.height / box.height
  };
}
const fingers = new Map();
// The pointer that the second finger mirrors; null for none.
let mirrored = null;

function touch(id, phase, at) { send({ kind: 'touch', id, phase, x: at.x, y: at.y }); }
function mirror(at) { return { x: points.width - at.x, y: points.height - at.y }; }

screen_.addEventListener('pointerdown', event => {
  if (event.button !== 0 || fingers.size >= 5) return;
  event.preventDefault();
  endWheel();
  typing.focus({ preventScroll: true });
  screen_.setPointerCapture(event.pointerId);
  const used = new Set(fingers.values());
  const id = [0, 1, 2, 3, 4].find(number => !used.has(number));
  fingers.set(event.pointerId, id);
  touch(id, 'began', place(event));
  if (!event.altKey || fingers.size > 1) return;
  mirrored = event.pointerId;
  touch(5, 'began', mirror(place(event)));
});
screen_.addEventListener('pointermove', event => {
  const id = fingers.get(event.pointerId);
  if (id === undefined) {
    if (event.pointerType === 'mouse' && wheel === null) send({ kind: 'hover', ...place(event) });
    return;
  }
  touch(id, 'moved', place(event));
  if (mirrored === event.pointerId) touch(5, 'moved', mirror(place(event)));
});
function lift(event, phase) {
  const id = fingers.get(event.pointerId);
  if (id === undefined) return;
  fingers.delete(event.pointerId);
  touch(id, phase, place(event));
  if (mirrored !== event.pointerId) return;
  touch(5, phase, mirror(place(event)));
  mirrored = null;
}
screen_.addEventListener('pointerup', event => lift(event, 'ended'));
screen_.addEventListener('pointercancel', event => lift(event, 'cancelled'));
screen_.addEventListener('pointerleave', event => { if (event.pointerType === 'mouse') send({ kind: 'hover' }); });
screen_.addEventListener('contextmenu', event => event.preventDefault());

// The wheel is a finger that moves by as much.

let wheel = null;
function endWheel() {
  if (wheel === null) return;
  clearTimeout(wheel.timer);
  touch(6, 'ended', wheel.at);
  wheel = null;
}
screen_.addEventListener('wheel', event => {
  event.preventDefault();
  if (fingers.size > 0) return;
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? points.height : 1;
  const inside = at => at.x > 8 && at.y > 8 && at.x < points.width - 8 && at.y < points.height - 8;
  if (wheel !== null && !inside(wheel.at)) endWheel();
  if (wheel === null) {
    wheel = { at: place(event), timer: 0 };
    touch(6, 'began', wheel.at);
  }
  wheel.at = { x: wheel.at.x - event.deltaX * unit, y: wheel.at.y - event.deltaY * unit };
  touch(6, 'moved', wheel.at);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(endWheel, 120);
}, { passive: false });

// Keys. What is text comes by way of a field, so that dead keys and input methods work.

const named = {
  ArrowUp: 'UIKeyInputUpArrow', ArrowDown: 'UIKeyInputDownArrow', ArrowLeft: 'UIKeyInputLeftArrow',
  ArrowRight: 'UIKeyInputRightArrow', Escape: 'UIKeyInputEscape', PageUp: 'UIKeyInputPageUp',
  PageDown: 'UIKeyInputPageDown', Home: 'UIKeyInputHome', End: 'UIKeyInputEnd', Delete: 'UIKeyInputDelete', Tab: '\t'
};
typing.addEventListener('keydown', event => {
  if (event.isComposing) return;
  const modifiers = [];
  if (event.shiftKey) modifiers.push('shift');
  if (event.altKey) modifiers.push('alternate');
  const command = event.metaKey || event.ctrlKey;
  if (command) modifiers.push('command');
  if (command && event.key === 'v') return;
  if (command && event.key.length === 1) {
    event.preventDefault();
    send({ kind: 'key', characters: event.key.toLowerCase(), modifiers });
  } else if (named[event.key]) {
    event.preventDefault();
    send({ kind: 'key', characters: named[event.key], modifiers });
  } else if (event.key === 'Backspace' || event.key === 'Enter') {
    event.preventDefault();
    send({ kind: 'text', text: event.key === 'Enter' ? '\n' : '\b' });
  }
});
function flush() {
  if (typing.value !== '') send({ kind: 'text', text: typing.value });
  typing.value = '';
}
typing.addEventListener('input', event => { if (!event.isComposing) flush(); });
typing.addEventListener('compositionend', flush);

// Settings. The buttons show what the device says of itself: several pages may look at it.

let device = {};
function press(id, isOn) { document.getElementById(id).setAttribute('aria-pressed', String(isOn)); }
function know(state) {
  device = state;
  press('style', state.style === 'dark');
  press('direction', state.direction === 'rightToLeft');
  press('contrast', state.contrast === 'high');
  press('keyboard', state.keyboard === 'screen');
  document.getElementById('textSize').value = state.textSize;
}
function choose(id, name, on, off) {
  document.getElementById(id).addEventListener('click', () =>
    send({ kind: 'settings', [name]: device[name] === on ? off : on }));
}
choose('style', 'style', 'dark', 'light');
choose('direction', 'direction', 'rightToLeft', 'leftToRight');
choose('contrast', 'contrast', 'high', 'normal');
choose('keyboard', 'keyboard', 'screen', 'hardware');
document.getElementById('textSize').addEventListener('change', event =>
  send({ kind: 'settings', textSize: event.target.value }));
document.getElementById('turn').addEventListener('click', () => send(
  { kind: 'rotate', orientation: device.orientation === 'portrait' ? 'landscapeRight' : 'portrait' }));
let isAway = false;
document.getElementById('home').addEventListener('click', () => {
  isAway = !isAway;
  press('home', isAway);
  send({ kind: 'activation', state: isAway ? 'background' : 'active' });
});

connect();
