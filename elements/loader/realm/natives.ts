/** For `doctor()`: the natives that the page has replaced. */
const KEY = Symbol.for('oms.shell.natives');

/** Whether a native does what the language says, for what the shell and its libraries use of it. */
type Check = () => unknown;

const one = { n: 1 };
const twice = (x: number) => x * 2;
const text = (value: unknown) => `${value}`;

/** Prototype's methods of arrays are its Enumerable's, MooTools' `bind` takes a list, date.js reads dates of its own … */
export const checks: Readonly<Record<string, Check>> = {
  'Array.from': () =>
    text(Array.from(new Set([1, 2]))) === '1,2' && text(Array.from({ length: 2 }, (_, i) => i)) === '0,1',
  'Array.isArray': () => Array.isArray([]) && !Array.isArray({ length: 0 }),
  'Array.prototype.at': () => [1, 2].at(-1) === 2,
  'Array.prototype.concat': () => text([1].concat([2], 3)) === '1,2,3',
  'Array.prototype.entries': () =>
    text([...[5].entries()]) === '0,5' && [5].entries().next().value?.[1] === 5,
  'Array.prototype.every': () => [1, 2].every((x, i) => x > i) && ![0].every((x) => x),
  'Array.prototype.filter': () => text([1, 2, 3].filter((x, i) => x > 1 && i < 2)) === '2',
  'Array.prototype.find': () => [1, 2].find((x) => x > 1) === 2 && [1].find((x) => x > 1) === undefined,
  'Array.prototype.findIndex': () => [1, 2].findIndex((x) => x > 1) === 1,
  'Array.prototype.flat': () => [[1, 2]].flat().length === 2,
  'Array.prototype.flatMap': () => text([1, 2].flatMap((x) => [x, x])) === '1,1,2,2',
  'Array.prototype.forEach': () => {
    let sum = '';
    [1, 2].forEach((x, i) => {
      sum += x + i;
    });
    return sum === '13';
  },
  'Array.prototype.includes': () => [1, Number.NaN].includes(Number.NaN) && !['1'].includes(1 as never),
  'Array.prototype.indexOf': () => [1, 2, 2].indexOf(2) === 1,
  'Array.prototype.join': () => [1, null, 2].join('-') === '1--2',
  'Array.prototype.keys': () => text([...[5].keys()]) === '0',
  'Array.prototype.map': () => text([1, 2].map(twice)) === '2,4',
  'Array.prototype.reduce': () =>
    [1, 2].reduce((sum, x) => sum + x) === 3 && ([] as number[]).reduce((sum) => sum, 5) === 5,
  'Array.prototype.reverse': () => text([1, 2].reverse()) === '2,1',
  'Array.prototype.slice': () => text([1, 2, 3].slice(-2, -1)) === '2',
  'Array.prototype.some': () => [0, 1].some((x) => x) && ![0].some((x) => x),
  'Array.prototype.sort': () => text([3, 1, 2].sort((a, b) => b - a)) === '3,2,1',
  'Array.prototype.splice': () => {
    const list = [1, 2, 3];
    return text(list.splice(1, 1, 4, 5)) === '2' && text(list) === '1,4,5,3';
  },
  'Date.now': () => Date.now() > 0,
  'Date.parse': () => Date.parse('1970-01-01T00:00:00.001Z') === 1,
  'Date.prototype.toISOString': () => new Date(1).toISOString() === '1970-01-01T00:00:00.001Z',
  'Function.prototype.bind': () => {
    const add = function (this: typeof one, a: number, b: number) {
      return this.n + a + b;
    };
    return add.bind(one)(2, 3) === 6 && add.bind(one, 2)(3) === 6;
  },
  'JSON.parse': () => JSON.parse('{"a":["1"]}').a[0] === '1',
  'JSON.stringify': () =>
    JSON.stringify({ a: [['1'], 1, new Date(1)], b: undefined, c: null }) ===
    '{"a":[["1"],1,"1970-01-01T00:00:00.001Z"],"c":null}',
  Map: () => new Map([[Number.NaN, 1]]).get(Number.NaN) === 1 && text([...new Map([[1, 2]]).keys()]) === '1',
  'Number.isFinite': () => Number.isFinite(1) && !Number.isFinite('1' as never),
  'Number.isInteger': () => Number.isInteger(1) && !Number.isInteger('1' as never),
  'Object.assign': () => (Object.assign({}, null as unknown, { b: 2 }) as { b: number }).b === 2,
  'Object.entries': () => text(Object.entries({ a: 1 })) === 'a,1',
  'Object.fromEntries': () => Object.fromEntries([['a', 1]]).a === 1,
  // An inherited member is none of the object's.
  'Object.keys': () => text(Object.keys(Object.assign(Object.create(one), { a: 1 }))) === 'a',
  // Libraries copy objects by `for … in`.
  'Object.prototype': () => {
    for (const _ in {}) return false;
    return true;
  },
  'Object.values': () => text(Object.values(Object.assign(Object.create(one), { a: 2 }))) === '2',
  Set: () => new Set([1, 1]).size === 1 && text([...new Set([2, 1])]) === '2,1',
  'String.prototype.endsWith': () => 'abc'.endsWith('bc') && 'abc'.endsWith('b', 2),
  'String.prototype.includes': () => 'abc'.includes('b') && !'abc'.includes('a', 1),
  'String.prototype.matchAll': () => [...'abab'.matchAll(/b/g)][1]?.index === 3,
  'String.prototype.padStart': () => '1'.padStart(3, '0') === '001',
  'String.prototype.repeat': () => 'ab'.repeat(2) === 'abab',
  'String.prototype.replace': () =>
    'aba'.replace(/a/g, (_, at) => at) === '0b2' && 'a'.replace('a', '$&') === 'a',
  'String.prototype.replaceAll': () => 'a.a'.replaceAll('.', '') === 'aa',
  'String.prototype.slice': () => 'abc'.slice(-2, -1) === 'b',
  'String.prototype.split': () => text('a-b-c'.split('-', 2)) === 'a,b' && text('ab'.split(/(b)/)) === 'a,b,',
  'String.prototype.startsWith': () => 'abc'.startsWith('ab') && 'abc'.startsWith('b', 1),
  'String.prototype.trim': () => '\n a\u3000'.trim() === 'a',
  'Symbol.for': () => Symbol.for('a').description === 'a' && typeof Symbol.iterator === 'symbol',
  WeakMap: () => new WeakMap([[one, 1]]).get(one) === 1,
};

/** The names of the natives that do not do what the language says: a library of the page has replaced them. */
export async function wrongNatives(): Promise<string[]> {
  const wrong: string[] = [];
  for (const name in checks) {
    try {
      if (checks[name]?.() === true) continue;
    } catch {
      // A native that throws is a wrong one, too.
    }
    wrong.push(name);
  }
  if (!(await isPromiseRight())) wrong.push('Promise');
  return wrong;
}

/** Microtasks after which a promise of a library must have called back. */
const TICKS = 50;

/**
 * Whether a `Promise` that a library has put in place settles as the language's: after the present line and before the next task, also with
 * thenables, and with all methods that the shell calls.
 */
async function isPromiseRight(): Promise<boolean> {
  const own = async () => {};
  if (own().constructor === Promise) return true;
  let seen = '';
  const see = (value: string) => {
    seen += value;
  };
  try {
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what is tried
    Promise.resolve({ then: (give: (value: string) => void) => give('a') } as never).then(see);
    new Promise(() => {
      throw 'b';
    }).catch(see);
    Promise.all([own(), 'c']).then((all) => see(`${all[1]}`));
    const failed = Promise.reject('d');
    // Else a library without `finally` would call the rejection unhandled.
    failed.catch(own);
    failed.finally(own).catch(see);
    Promise.race([Promise.resolve('e')]).then(see);
    if (seen !== '') return false;
    for (let ticks = 0; ticks < TICKS; ticks++) await undefined;
    return seen.split('').sort().join('') === 'abcde';
  } catch {
    return false;
  }
}

/** For `doctor()`, wherever it runs. */
export function keepNatives(names: readonly string[]): void {
  (window as { [KEY]?: readonly string[] })[KEY] = names;
}
