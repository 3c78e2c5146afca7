import { createContext, useContext, useInsertionEffect } from 'react';
import { adopt, type Sheet } from './css';

/** The root that a component is rendered into: a shadow root in an element, the document in the console. Null where nothing has the shell's look. */
export const RootContext = createContext<DocumentOrShadowRoot | null>(null);

/** Gives the component's sheet to the root it is rendered into, before the first paint. */
export function useSheet(sheet: Sheet): void {
  const root = useContext(RootContext);
  useInsertionEffect(() => {
    const target = root ?? (typeof document === 'undefined' ? null : document);
    if (target) adopt(target, [sheet]);
  }, [root, sheet]);
}
