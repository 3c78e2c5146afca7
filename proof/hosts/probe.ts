/**
 * Stands between the libraries of a page and the shell. It gives the window: `ready()`, which the page calls, and
 * `readyPage`; `changedNatives()`; `counted`, the events of the page's own area; `hotkeys`, which keys of the page have
 * been pressed, as its team listens for them; `unhandled`, errors that nobody has handled; `heldListeners()`, which of
 * the shell's listeners are at the page.
 */
export const PROBE = `<script>(function () {
  window.readyPage = false;
  window.ready = function () { window.readyPage = true; };

  window.unhandled = [];
  window.addEventListener('error', function (event) { if (event.message) unhandled.push(event.message); });
  window.addEventListener('unhandledrejection', function (event) { unhandled.push('rejected: ' + (event.reason && event.reason.message || event.reason)); });

  window.counted = {};
  var types = ['click', 'keydown', 'input', 'focusin', 'submit'];
  for (var at = 0; at < types.length; at++) document.addEventListener(types[at], function (event) {
    if (event.type === 'submit') event.preventDefault();
    if (event.target.closest && event.target.closest('main')) counted[event.type] = (counted[event.type] || 0) + 1;
  });

  // The library of that name stays at hand.
  window.hotkeysLibrary = window.hotkeys;
  window.hotkeys = [];
  if (!window.libraryHasKeys) document.addEventListener('keydown', function (event) {
    if (/^(input|textarea|select)$/.test(event.target.localName) || event.ctrlKey) return;
    if (/^([abx/]|Enter|Backspace)$/.test(event.key)) { hotkeys.push(event.key); event.preventDefault(); }
  });

  var listening = [], add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener;
  var names = [['window', window], ['document', document], ['html', document.documentElement], ['navigation', window.navigation], ['viewport', window.visualViewport]];
  var nameOf = function (target) {
    if (target === document.body) return 'body';
    if (target instanceof MediaQueryList) return 'media';
    for (var at = 0; at < names.length; at++) if (names[at][1] === (target || window)) return names[at][0];
  };
  var captures = function (options) { return Boolean(options && (options === true || options.capture)); };
  var same = function (one, target, type, listener, capture) {
    return one.target === target && one.type === type && one.listener === listener && one.capture === capture;
  };
  var forget = function (target, type, listener, options) {
    for (var at = listening.length - 1; at >= 0; at--)
      if (same(listening[at], target, type, listener, captures(options))) listening.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    var target = this || window, name = nameOf(this);
    if (name && listener && /oms-shell|\\/parts\\//.test(new Error().stack)) {
      forget(target, type, listener, options);
      listening.push({ target: target, name: name, type: type, listener: listener, capture: captures(options) });
      var off = function () { forget(target, type, listener, options); };
      if (options && options.once) add.call(target, type, off, { once: true });
      if (options && options.signal) add.call(options.signal, 'abort', off);
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this || window, type, listener, options);
    return remove.call(this || window, type, listener, options);
  };
  window.heldListeners = function () { return listening.map(function (one) { return one.name + ': ' + one.type; }).sort(); };

  var owners = [Array, Object, Function, String, Promise, Map, Set, JSON, Element, Node, Document, EventTarget, Event, History, Storage, XMLHttpRequest, Date, RegExp];
  var natives = [];
  for (var one = 0; one < owners.length; one++) {
    var holders = [owners[one], owners[one].prototype];
    for (var which = 0; which < 2; which++) {
      if (!holders[which]) continue;
      var keys = Reflect.ownKeys(holders[which]);
      for (var key = 0; key < keys.length; key++)
        natives.push([holders[which], keys[key], Object.getOwnPropertyDescriptor(holders[which], keys[key])]);
    }
  }
  window.changedNatives = function () {
    var changed = [];
    for (var at = 0; at < natives.length; at++) {
      var was = natives[at][2], now = Object.getOwnPropertyDescriptor(natives[at][0], natives[at][1]);
      if (!now || now.value !== was.value || now.get !== was.get || now.set !== was.set) changed.push(String(natives[at][1]));
    }
    return changed;
  };
})()</script>`;
