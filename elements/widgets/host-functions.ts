import { fromHost, realmLink, toHost } from '../../src/page/platform/page-window';

type Fn = (...args: unknown[]) => unknown;

/**
 * A host's options, ready for a component. Where the shell runs in a realm of its own, the host's functions, however
 * deep they are, get data of the page and give data of the realm.
 */
export function withHostFunctions<T extends object>(options: T): T {
  return realmLink ? (adapt(options) as T) : options;
}

function adapt(value: unknown): unknown {
  if (typeof value === 'function') return (...args: unknown[]) => received((value as Fn)(...toHost(args)));
  if (Array.isArray(value)) return value.map(adapt);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, adapt(member)]));
}

function received(result: unknown): unknown {
  const { then } = (result ?? {}) as { then?: unknown };
  return typeof then === 'function' ? Promise.resolve(result).then(fromHost) : fromHost(result);
}
