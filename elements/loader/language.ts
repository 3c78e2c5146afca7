const own = { n: 1 };
const two: [number, number] = [1, 2];
const more = (x: number) => x > 1;
function sum(this: typeof own, a: number, b: number) {
  return this.n + a + b;
}

/**
 * Each calls one of the natives that the shell and its libraries use; `realm/natives.ts` has their names, and what they
 * give, in this order. They take constants that a minifier does not fold, as it does `[1].concat([2])`. Libraries of
 * pages replace such natives: Prototype those of arrays, MooTools `bind`, which takes a list there, date.js those of
 * dates.
 */
export const calls: readonly (() => unknown)[] = [
  () => [Array.from(new Set([1, 1])), Array.from({ length: 2 }, (_, i) => i)],
  () => [Array.isArray(two), Array.isArray(own)],
  () => two.at(-1),
  () => two.concat(two, 3).length,
  () => [...two.entries(), two.entries().next().value],
  () => two.every(more),
  () => two.filter(more),
  () => [two.find(more), [1].find(more)],
  () => two.findIndex(more),
  () => [two].flat().length,
  () => two.flatMap((x) => [x, x]).length,
  () => {
    let each = '';
    two.forEach((x, i) => {
      each += x + i;
    });
    return each;
  },
  () => [Number.NaN].includes(Number.NaN),
  () => [2, 2].indexOf(2),
  () => two.join('-'),
  () => [...two.keys()],
  () => two.map(more),
  () => [two.reduce((a, x) => a + x), [].reduce(sum, 5)],
  () => [1, 2].reverse(),
  () => two.slice(-2, -1),
  () => [two.some(more), [1].some(more)],
  () => [1, 2].sort((a, b) => b - a),
  () => {
    const list = [1, 2];
    return [list.splice(1, 1, 1, 2), list];
  },
  () => Date.now() > 0,
  () => Date.parse('1970-01-01T00:00:00.001Z'),
  () => new Date(1).toISOString(),
  () => [sum.bind(own)(2, 3), sum.bind(own, 2)(3)],
  () => JSON.parse('{"a":["1"]}').a,
  () => JSON.stringify({ a: [['1'], 1, new Date(1)], b: undefined, c: null }),
  () => [new Map([two]).get(1), ...new Map([two]).keys()],
  () => [Number.isFinite('1' as never), Number.isFinite(own.n)],
  () => [Number.isInteger('1' as never), Number.isInteger(own.n)],
  () => (Object.assign({}, null as unknown, own) as typeof own).n,
  () => Object.entries(own),
  () => Object.fromEntries([['a', 1]]).a,
  // An inherited member is none of the object's.
  () => Object.keys(Object.create(own)),
  // Libraries copy objects by `for … in`.
  () => {
    for (const name in {}) return name;
  },
  () => [Object.values(own), Object.values(Object.create(own))],
  () => [new Set([1, 1]).size, ...new Set([2, 1])],
  () => 'abc'.endsWith('b', 2),
  () => 'abc'.includes('a', 1),
  () => [...'abab'.matchAll(/b/g)][1]?.index,
  () => '1'.padStart(2, '0'),
  () => 'ab'.repeat(2),
  () => 'aba'.replace(/a/g, (_, at) => at),
  () => 'a.a'.replaceAll('.', ''),
  () => 'abc'.slice(-2, -1),
  () => ['a-b-c'.split('-', 2), 'ab'.split(/(b)/)],
  () => 'abc'.startsWith('b', 1),
  () => '\n a\u3000'.trim(),
  () => [Symbol.for('a').description, typeof Symbol.iterator],
  () => new WeakMap([[own, 1]]).get(own),
];

/**
 * The hash of what they give where no native is replaced: of the texts in `realm/natives.ts`, which are too long for
 * the loader.
 */
const EXPECTED = -448061987;

/**
 * Whether the natives of the page are those of the language. A `Promise` that is not the one of async functions may be
 * right nevertheless, which takes some microtasks to see.
 */
export function isLanguageRight(): boolean {
  try {
    let hash = 0;
    for (const call of calls) {
      for (const sign of `${call()};`) hash = (hash * 31 + sign.charCodeAt(0)) | 0;
    }
    return hash === EXPECTED && (async () => {})().constructor === Promise;
  } catch {
    return false;
  }
}
