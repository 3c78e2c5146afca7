import type { OmsShellApi } from '../../../src/shell/api';
import { copyData, placeOf } from './copy-data';

type Fn = (...args: unknown[]) => unknown;
type Bag = Record<string, unknown>;

/** A realm's object as the page sees it. */
export interface Facade {
  readonly api: OmsShellApi;
  /** Rejects the calls that the end of the realm leaves without an answer. */
  end(): void;
}

/**
 * An object of a realm as one of the page: arguments become data of the realm, results data of the page, promises the page's.
 * @param toRealm see `RealmLink`
 */
export function facadeOf(target: OmsShellApi, toRealm: <T>(value: T) => T): Facade {
  const waiting: ((reason: unknown) => void)[] = [];

  const settled = (result: PromiseLike<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push(reject);
      const done = () => {
        const at = placeOf(waiting, reject);
        if (at >= 0) waiting.splice(at, 1);
      };
      result.then(
        (value) => {
          done();
          resolve(copyData(value));
        },
        (reason) => {
          done();
          reject(reason);
        },
      );
    });

  const mirror = (owner: Bag): Bag => {
    const made: Bag = {};
    for (const name in owner) {
      const value = Object.getOwnPropertyDescriptor(owner, name)?.get ? undefined : owner[name];
      if (typeof value === 'function') {
        made[name] = (...args: unknown[]) => {
          const result = (value as Fn).apply(owner, toRealm(args));
          return isPromise(result) ? settled(result) : copyData(result);
        };
      } else if (typeof value === 'object' && value !== null) made[name] = mirror(value as Bag);
      else Object.defineProperty(made, name, { enumerable: true, get: () => copyData(owner[name]) });
    }
    return made;
  };

  return {
    api: mirror(target as unknown as Bag) as unknown as OmsShellApi,
    end() {
      for (const reject of waiting.splice(0)) {
        const error = new Error('aborted: the page has removed the frame in which the shell ran');
        reject(Object.defineProperties(error, own({ name: 'ShellError', kind: 'aborted', code: 'aborted' })));
      }
    },
  };
}

function own({ name, kind, code }: { name: string; kind: string; code: string }): PropertyDescriptorMap {
  return {
    name: { value: name },
    kind: { value: kind, enumerable: true },
    code: { value: code, enumerable: true },
  };
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
