import { createContext } from 'react';

/**
 * True in what `renderAhead` renders: it is on no page, so a layer of it is not shown, takes no focus and closes no
 * other one.
 */
export const OutOfPage = createContext(false);
