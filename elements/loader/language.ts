const own = { n: 1 };
function sum(this: typeof own, a: number, b: number) {
  return this.n + a + b;
}
const more = (x: number) => x > 1;

/**
 * Calls the natives that the shell and its libraries use, and returns their results as one text. Libraries of pages replace such natives:
 * Prototype those of arrays, MooTools `bind`, date.js those of dates. `realm/natives.test.ts` checks that each native named in
 * `realm/natives.ts` is called here.
 */
const given = () => {
  const spliced = [1, 2, 3];
  let each = '';
  [1, 2].forEach((x, i) => {
    each += x + i;
  });
  for (const name in {}) each += name;
  return `${[
    [
      Array.from(new Set([1, 1])),
      Array.from({ length: 2 }, (_, i) => i),
      Array.isArray([]),
      Array.isArray(own),
    ],
    [
      [1, 2].at(-1),
      [1].concat([2], 3),
      [...[5].entries()],
      [5].entries().next().value,
      [...[5].keys()],
      each,
    ],
    [[1, 2].every(more), [1, 2].filter(more), [1, 2].find(more), [1].find(more), [1, 2].findIndex(more)],
    [
      [[1, 2]].flat().length,
      [1, 2].flatMap((x) => [x, x]),
      [Number.NaN].includes(Number.NaN),
      [2, 2].indexOf(2),
    ],
    [[1, null].join('-'), [1, 2].map(more), [1, 2].reduce((a, x) => a + x), [].reduce(sum, 5)],
    [[1, 2].reverse(), [1, 2, 3].slice(-2, -1), [1, 2].some(more), [1].some(more)],
    [[3, 1, 2].sort((a, b) => b - a), spliced.splice(1, 1, 4, 5), spliced],
    [Date.now() > 0, Date.parse('1970-01-01T00:00:00.001Z')],
    [new Date(1).toISOString(), sum.bind(own)(2, 3), sum.bind(own, 2)(3)],
    [JSON.parse('{"a":["1"]}').a, JSON.stringify({ a: [['1'], 1, new Date(1)], b: undefined, c: null })],
    [new Map([[1, 2]]).get(1), [...new Map([[1, 2]]).keys()], new WeakMap([[own, 1]]).get(own)],
    [new Set([1, 1]).size, [...new Set([2, 1])], Symbol.for('a').description, typeof Symbol.iterator],
    [Number.isFinite('1' as never), Number.isFinite(1), Number.isInteger('1' as never), Number.isInteger(1)],
    [
      Object.entries(own),
      Object.fromEntries([['a', 1]]).a,
      Object.keys(Object.create(own)),
      Object.values(own),
    ],
    [Object.values(Object.create(own)), (Object.assign({}, null as unknown, own) as typeof own).n],
    [
      'abc'.endsWith('b', 2),
      'abc'.includes('a', 1),
      [...'abab'.matchAll(/b/g)][1]?.index,
      '1'.padStart(2, '0'),
    ],
    ['ab'.repeat(2), 'aba'.replace(/a/g, (_, at) => at), 'a.a'.replaceAll('.', ''), 'abc'.slice(-2, -1)],
    ['a-b-c'.split('-', 2), 'ab'.split(/(b)/), 'abc'.startsWith('b', 1), '\n a\u3000'.trim()],
  ]}`;
};

/** The result of `given` where no native is replaced. */
const EXPECTED =
  '1,0,1,true,false,2,1,2,3,0,5,0,5,0,13,false,2,2,,1,2,1,1,2,2,true,0,1-,false,true,3,5,2,1,2,true,false,3,2,1,2,1,4,5,3,true,1,1970-01-01T00:00:00.001Z,6,6,1,{"a":[["1"],1,"1970-01-01T00:00:00.001Z"],"c":null},2,1,1,1,2,1,a,symbol,false,true,false,true,n,1,1,,1,,1,true,false,3,01,abab,0b2,aa,b,a,b,a,b,,true,a';

/**
 * Whether the natives of the page are those of the language. A `Promise` that is not the one of async functions may be right nevertheless,
 * which takes some microtasks to see.
 */
export function isLanguageRight(): boolean {
  try {
    return given() === EXPECTED && (async () => {})().constructor === Promise;
  } catch {
    return false;
  }
}
