import { createContext, useContext } from 'react';
import type { Sheet } from './css';
import { useAdoption } from '#renderer/adoption';

/**
 * The root that a component is rendered into: a shadow root in an element, the document in the console. Null where
 * nothing has the shell's look.
 */
export const RootContext = createContext<DocumentOrShadowRoot | null>(null);

/** Gives the component's sheet to the root it is rendered into, before the first paint. */
export function useSheet(sheet: Sheet): void {
  useAdoption(useContext(RootContext) ?? (typeof document === 'undefined' ? null : document), sheet);
}
