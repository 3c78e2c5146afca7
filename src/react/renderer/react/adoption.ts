import { useInsertionEffect } from 'react';
import { adopt, type Sheet } from '../../css';

/**
 * Gives a component's sheet to its root before anything is measured; after those of the components in it, whose rules
 * it may replace. The CDN build has src/react/renderer/preact/adoption.ts in its place.
 */
export function useAdoption(root: DocumentOrShadowRoot | null, sheet: Sheet): void {
  useInsertionEffect(() => {
    if (root) adopt(root, [sheet]);
  }, [root, sheet]);
}
