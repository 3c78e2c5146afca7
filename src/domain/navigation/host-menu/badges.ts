import type { BadgeValue } from '../../../core/i18n/badge-text';
import { hostId, isOfHost, ownIdOf } from '../host-ids';
import type { MenuTree } from '../menu/tree';
import type { BaseData } from '../types';

/** The badges of the host, by the ids that it gives. */
export type Marks = ReadonlyMap<string, BadgeValue>;

/** What the host shows at entries and modules, by their ids in the menu. */
export interface Badges {
  entry(id: string): BadgeValue | undefined;
  module(id: string): BadgeValue | undefined;
}

export const NO_MARKS: Marks = new Map();

/** An id is first that of an entry of the host, then that of an entry of the service, then that of a module. */
export function badgesIn(
  { byId }: Pick<MenuTree, 'byId'>,
  data: Pick<BaseData, 'modules'> | null,
  marks: Marks,
): Badges {
  const isHosts = (id: string) => byId.has(hostId(id)) || data?.modules.some((one) => one.id === hostId(id));
  const entry = (id: string) => {
    if (isOfHost(id)) return marks.get(ownIdOf(id));
    return marks.has(id) && !isHosts(id) ? marks.get(id) : undefined;
  };
  return { entry, module: (id) => (isOfHost(id) || !byId.has(id) ? entry(id) : undefined) };
}
