import { type ReplacedPage, replacedPages } from '@oms/tools/replaced-natives';
import { library } from '../support/library';

const script = (code: string) => `<script>${code}</script>`;

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

/** A page that gives itself a Promise of before 2015, as pages did for browsers without one. */
const oldPromise = `${script('window.Promise = undefined;')}${library('promise-polyfill/Promise.js')}`;

/** Pages that replace natives of the language: by hand, and by libraries that do. */
export const pagesOfNatives: readonly ReplacedPage[] = [
  ...replacedPages,
  {
    name: 'MooTools 1.4.5 with its block for 1.2',
    packages: ['mootools'],
    head: library('mootools/lib/mootools-core-1.4.5-server.js') + asMootools12,
    wrong: ['Array.from', 'Function.prototype.bind'],
  },
  { name: 'date.js', packages: ['datejs'], head: library('datejs/lib/date-en-US.js'), wrong: ['Date.parse'] },
  { name: 'an old Promise', packages: ['promise-polyfill'], head: oldPromise, wrong: ['Promise'] },
  { name: 'zone.js', packages: ['zone.js'], head: library('zone.js/bundles/zone.umd.js'), wrong: [] },
  { name: 'bluebird', packages: ['bluebird'], head: library('bluebird/js/browser/bluebird.js'), wrong: [] },
  {
    name: 'es5-shim and es6-shim',
    packages: ['es5-shim', 'es6-shim'],
    head: library('es5-shim/es5-shim.js') + library('es6-shim/es6-shim.js'),
    wrong: [],
  },
];
