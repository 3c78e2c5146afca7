import { atom, type ReadableAtom } from 'nanostores';
import { loadPart } from '../../../core/platform/load-part';
import type { Scope } from '../../../core/store/scope';
import type { BaseData } from '../types';
import type { HostMenuDeps } from './read';
import { hasHostMenu } from './wanted';

/** Adds to the data of a menu what the host has added. */
export type Extend = (data: BaseData) => BaseData;

/** The code that reads entries and badges of hosts. */
export type HostMenuPart = typeof import('./read');

export const loadHostMenu = (): Promise<HostMenuPart> => loadPart(() => import('./read'));

/**
 * What the host has added to the menu; null while that is nothing.
 * @param part is there where the host had added something before the shell was made: the first picture has it
 */
export function followHostMenu(
  deps: HostMenuDeps,
  part: HostMenuPart | null,
  scope: Pick<Scope, 'add'>,
): ReadableAtom<Extend | null> {
  const $extend = atom<Extend | null>(null);
  const { additions, config, events } = deps;
  const start = ({ readHostMenu }: HostMenuPart) =>
    void scope.add(readHostMenu(deps).subscribe((extend) => $extend.set(extend)));
  let asked = part !== null;
  if (part) start(part);
  else {
    const load = () => {
      if (asked || !hasHostMenu(config, additions)) return;
      asked = true;
      loadHostMenu().then(start, (error: unknown) => {
        asked = false;
        events?.error('part', String(error), 'menu');
      });
    };
    scope.add(additions.$edits.subscribe(load));
  }
  return $extend;
}
