import { atom, type ReadableAtom } from 'nanostores';
import { followPart } from '../../../core/host-additions/follow-part';
import type { Recovery } from '../../../core/store/recovery';
import type { Scope } from '../../../core/store/scope';
import { loadPart } from '../../../page/platform/load-part';
import type { BaseData } from '../types';
import { type Marks, NO_MARKS } from './badges';
import type { HostMenuDeps } from './read';
import { hasHostMenu } from './wanted';

/** Adds to the data of a menu what the host has added. */
export type Extend = (data: BaseData) => BaseData;

/** The code that reads entries and badges of hosts. */
export type HostMenuPart = typeof import('./read');

export const loadHostMenu = (): Promise<HostMenuPart> => loadPart(() => import('./read'));

/** What the host has added to the menu; nothing until its code is there. */
export interface HostMenu {
  readonly $extend: ReadableAtom<Extend | null>;
  readonly $marks: ReadableAtom<Marks>;
}

/** @param part is there where the host had added something before the shell was made: the first picture has it */
export function followHostMenu(
  deps: HostMenuDeps & { readonly recovery: Pick<Recovery, '$next'> },
  part: HostMenuPart | null,
  scope: Scope,
): HostMenu {
  const $extend = atom<Extend | null>(null);
  const $marks = atom(NO_MARKS);
  const start = ({ readHostMenu }: HostMenuPart) => {
    const read = readHostMenu(deps);
    scope.add(read.$extend.subscribe((extend) => $extend.set(extend)));
    scope.add(read.$marks.subscribe((marks) => $marks.set(marks)));
  };
  if (part) start(part);
  else {
    followPart(
      {
        ...deps,
        kinds: ['menu', 'badges'],
        wanted: () => hasHostMenu(deps.config, deps.additions),
        load: loadHostMenu,
        source: 'menu',
      },
      scope,
    ).listen((loaded) => loaded && start(loaded));
  }
  return { $extend, $marks };
}
