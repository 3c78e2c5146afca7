import { computed, type ReadableAtom } from 'nanostores';
import type { Navigation } from '../navigation';

/** `unknown` until the labels are loaded. */
export type Permission = 'unknown' | 'allowed' | 'denied';

export interface Permissions {
  readonly $labels: ReadableAtom<ReadonlySet<string> | null>;
  /** By authorisation code, which is a label of the menu. */
  check(code: string): Permission;
}

export function createPermissions(navigation: Pick<Navigation, 'base'>): Permissions {
  // The list keeps its identity while the data is unchanged, so such calls run no check again.
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
