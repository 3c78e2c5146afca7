import { library } from '@oms/tools/library-tag';

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

/** The npm copy of MooTools is of its core for servers, without the block for 1.2 and what is of the page: these by hand. */
const asMootools12 = script(`
  (function () {
    Function.prototype.bind = function (scope, list) {
      var fn = this;
      return function () { return fn.apply(scope, list === undefined ? arguments : [].concat(list)); };
    };
    window.Event = function (event) { return event; };
    var plain = JSON;
    window.JSON = { encode: plain.stringify, decode: plain.parse, stringify: plain.stringify, parse: plain.parse };
    Element.prototype.scrollTo = function (x, y) { this.scrollLeft = x; this.scrollTop = y; return this; };
    Element.prototype.get = Element.prototype.set = function () { return this; };
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

/** A page that gives itself a Promise of before 2015, as pages did for browsers without one. */
const oldPromise = `${script('window.Promise = undefined;')}${library('promise-polyfill/Promise.js')}`;

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
  {
    name: 'MooTools 1.4.5 with its block for 1.2',
    packages: ['mootools'],
    head: library('mootools/lib/mootools-core-1.4.5-server.js') + asMootools12,
    wrong: ['Array.from', 'Function.prototype.bind'],
  },
  { name: 'date.js', packages: ['datejs'], head: library('datejs/lib/date-en-US.js'), wrong: ['Date.parse'] },
  { name: 'a concat that lets lists be', packages: [], head: ownConcat, wrong: ['Array.prototype.concat'] },
  { name: 'an old Promise', packages: ['promise-polyfill'], head: oldPromise, wrong: ['Promise'] },
  {
    name: 'natives that throw',
    packages: [],
    head: throwing,
    wrong: ['Array.from', 'Array.prototype.map', 'Function.prototype.bind'],
  },
  { name: 'zone.js', packages: ['zone.js'], head: library('zone.js/bundles/zone.umd.js'), wrong: [] },
  { name: 'bluebird', packages: ['bluebird'], head: library('bluebird/js/browser/bluebird.js'), wrong: [] },
  {
    name: 'es5-shim and es6-shim',
    packages: ['es5-shim', 'es6-shim'],
    head: library('es5-shim/es5-shim.js') + library('es6-shim/es6-shim.js'),
    wrong: [],
  },
];
