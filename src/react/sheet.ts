import { createContext, useContext } from 'react';
import { adopt, type Sheet } from './css';

/** The root that a component is rendered into: a shadow root in an element, the document in the console. Null where nothing has the shell's look. */
export const RootContext = createContext<DocumentOrShadowRoot | null>(null);

/**
 * Gives the component's sheet to the root it is rendered into, before the first paint. While it renders, and not in an effect: Preact
 * has no insertion effects, and those of a parent would come after the layout effects of its children, which measure.
 */
export function useSheet(sheet: Sheet): void {
  const root = useContext(RootContext) ?? (typeof document === 'undefined' ? null : document);
  if (root) adopt(root, [sheet]);
}
