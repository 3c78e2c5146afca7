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
  const $labels = computed(navigation.base.$state, ({ data }) => (data ? new Set(data.labels) : null));
  return {
    $labels,
    check(code) {
      const labels = $labels.get();
      if (labels === null) return 'unknown';
      return labels.has(code) ? 'allowed' : 'denied';
    },
  };
}
