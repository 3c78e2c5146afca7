/** A page whose library has replaced natives of the language. */
export interface ReplacedPage {
  name: string;
  /** Its packages; none where it is written by hand. */
  packages: readonly string[];
  head: string;
  /** What `doctor()` names; empty where all natives still do what the language says. */
  wrong: readonly string[];
}

const script = (code: string) => `<script>${code}</script>`;

/** The registry has no copy of Prototype 1.6: its replacements, by hand. */
const asPrototype16 = script(`
  (function () {
    var collect = function (fn, scope) { var all = []; for (var i = 0; i < this.length; i++) all.push(fn.call(scope, this[i], i)); return all; };
    var toArray = function () { return this.slice(0); };
    Array.prototype.toArray = Array.prototype.entries = Array.prototype.clone = toArray;
    Array.prototype.map = Array.prototype.collect = collect;
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.include = Array.prototype.member = function (item) { return this.indexOf(item) >= 0; };
    Array.prototype.each = function (fn) { for (var i = 0; i < this.length; i++) fn(this[i], i); return this; };
    Array.prototype.toJSON = function () { return '[' + this.map(function (item) { return JSON.stringify(item); }).join(', ') + ']'; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Number.prototype.toJSON = function () { return String(this); };
    Date.prototype.toJSON = function () { return '"' + this.getTime() + '"'; };
    Array.from = window.$A = function (list) {
      if (!list) return [];
      if (list.toArray) return list.toArray();
      var all = []; for (var i = 0; i < (list.length || 0); i++) all[i] = list[i]; return all;
    };
    Object.keys = function (object) { var keys = []; for (var key in object) keys.push(key); return keys; };
    Object.values = function (object) { var values = []; for (var key in object) values.push(object[key]); return values; };
    Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
    Element.prototype.scrollTo = function () { window.scrollTo(0, 0); return this; };
    var NativeElement = window.Element;
    window.Element = function (tag) { return document.createElement(tag); };
    window.Element.prototype = NativeElement.prototype;
  })();
`);

/** No native of a long list works for code of the shell in the page; for the page's own, and for what drives the test, all do. */
const throwing = script(`
  (function () {
    function breakOne(owner, name) {
      var native = owner[name];
      Object.defineProperty(owner, name, { writable: true, configurable: true, value: function () {
        if (/oms-shell|\\/parts\\//.test(new Error().stack)) throw new Error(name + ' does not work');
        return native.apply(this, arguments);
      } });
    }
    function breakAll(owner, names) { for (var i = 0; i < names.length; i++) breakOne(owner, names[i]); }
    breakAll(String.prototype, ['endsWith', 'includes', 'padStart', 'repeat', 'replaceAll', 'startsWith', 'matchAll', 'trim']);
    breakAll(Object, ['fromEntries', 'values', 'entries', 'keys']);
    breakAll(Function.prototype, ['bind']);
    breakAll(Promise, ['all', 'race', 'allSettled', 'any']);
    breakAll(Promise.prototype, ['finally']);
    breakAll(Array, ['from']);
    breakAll(Array.prototype, ['at', 'concat', 'entries', 'every', 'filter', 'find', 'findIndex', 'flat', 'flatMap', 'forEach', 'includes', 'indexOf',
      'keys', 'map', 'reduce', 'reverse', 'slice', 'some', 'sort']);
  })();
`);

/** Alone, as a minifier could foresee what it gives: the loader has to call it. */
const ownConcat = script(`
  Array.prototype.concat = function () { var all = this.slice(0); all.push.apply(all, arguments); return all; };
`);

/** As zone.js and bluebird do it: another Promise, which does what the language says. */
const ownPromise = script(`
  window.Promise = class extends Promise {};
  window.Promise.prototype.then = function (done, failed) { return Object.getPrototypeOf(Promise.prototype).then.call(this, done, failed); };
`);

/** Written by hand; the proof of hosts has libraries that do the same. */
export const replacedPages: readonly ReplacedPage[] = [
  {
    name: 'Prototype 1.6',
    packages: [],
    head: asPrototype16,
    wrong: [
      'Array.from',
      'Array.prototype.entries',
      'Array.prototype.reduce',
      'JSON.stringify',
      'Object.keys',
      'Object.values',
    ],
  },
  { name: 'a concat that lets lists be', packages: [], head: ownConcat, wrong: ['Array.prototype.concat'] },
  {
    name: 'natives that throw',
    packages: [],
    head: throwing,
    wrong: ['Array.from', 'Array.prototype.map', 'Function.prototype.bind'],
  },
  { name: 'a Promise of its own', packages: [], head: ownPromise, wrong: [] },
];
