import { computed, type ReadableAtom } from 'nanostores';
import type { Navigation } from '../navigation/navigation';

/** Whether the user may: `unknown` until the labels are there. */
export type Permission = 'unknown' | 'allowed' | 'denied';

export interface Permissions {
  readonly $labels: ReadableAtom<ReadonlySet<string> | null>;
  /** By authorisation code, which is a label of the menu (spec 6). */
  check(code: string): Permission;
}

export function createPermissions(navigation: Pick<Navigation, 'base'>): Permissions {
  // By the list, which stays the same through calls that bring nothing new: no check is made again for those.
  const $list = computed(navigation.base.$state, ({ data }) => data?.labels ?? null);
  const $labels = computed($list, (labels) => (labels ? new Set(labels) : null));
  return {
    $labels,
    check(code) {
      const labels = $labels.get();
      if (labels === null) return 'unknown';
      return labels.has(code) ? 'allowed' : 'denied';
    },
  };
}
