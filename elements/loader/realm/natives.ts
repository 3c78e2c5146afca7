import { calls } from '../language';

/** For `doctor()`: the natives that the page has replaced. */
const KEY = Symbol.for('oms.shell.natives');

/** The natives that `calls` call, in the same order, each with the text of its call's result where no library replaces it. */
export const NATIVES: readonly (readonly [name: string, given: string])[] = [
  ['Array.from', '1,0,1'],
  ['Array.isArray', 'true,false'],
  ['Array.prototype.at', '2'],
  ['Array.prototype.concat', '5'],
  ['Array.prototype.entries', '0,1,1,2,0,1'],
  ['Array.prototype.every', 'false'],
  ['Array.prototype.filter', '2'],
  ['Array.prototype.find', '2,'],
  ['Array.prototype.findIndex', '1'],
  ['Array.prototype.flat', '2'],
  ['Array.prototype.flatMap', '4'],
  ['Array.prototype.forEach', '13'],
  ['Array.prototype.includes', 'true'],
  ['Array.prototype.indexOf', '0'],
  ['Array.prototype.join', '1-2'],
  ['Array.prototype.keys', '0,1'],
  ['Array.prototype.map', 'false,true'],
  ['Array.prototype.reduce', '3,5'],
  ['Array.prototype.reverse', '2,1'],
  ['Array.prototype.slice', '1'],
  ['Array.prototype.some', 'true,false'],
  ['Array.prototype.sort', '2,1'],
  ['Array.prototype.splice', '2,1,1,2'],
  ['Date.now', 'true'],
  ['Date.parse', '1'],
  ['Date.prototype.toISOString', '1970-01-01T00:00:00.001Z'],
  ['Function.prototype.bind', '6,6'],
  ['JSON.parse', '1'],
  ['JSON.stringify', '{"a":[["1"],1,"1970-01-01T00:00:00.001Z"],"c":null}'],
  ['Map', '2,1'],
  ['Number.isFinite', 'false,true'],
  ['Number.isInteger', 'false,true'],
  ['Object.assign', '1'],
  ['Object.entries', 'n,1'],
  ['Object.fromEntries', '1'],
  ['Object.keys', ''],
  ['Object.prototype', 'undefined'],
  ['Object.values', '1,'],
  ['Set', '1,2,1'],
  ['String.prototype.endsWith', 'true'],
  ['String.prototype.includes', 'false'],
  ['String.prototype.matchAll', '3'],
  ['String.prototype.padStart', '01'],
  ['String.prototype.repeat', 'abab'],
  ['String.prototype.replace', '0b2'],
  ['String.prototype.replaceAll', 'aa'],
  ['String.prototype.slice', 'b'],
  ['String.prototype.split', 'a,b,a,b,'],
  ['String.prototype.startsWith', 'true'],
  ['String.prototype.trim', 'a'],
  ['Symbol.for', 'a,symbol'],
  ['WeakMap', '1'],
];

/** The names of the natives that do not do what the language says: a library of the page has replaced them. */
export async function wrongNatives(): Promise<string[]> {
  const wrong: string[] = [];
  let at = 0;
  for (const [name, given] of NATIVES) {
    const call = calls[at++];
    try {
      if (`${call?.()}` === given) continue;
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
 * Whether a `Promise` that a library has put in place settles as the language's: after the present line and before the
 * next task, also with thenables, and with all methods that the shell calls.
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
