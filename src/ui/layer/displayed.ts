import { createContext } from 'react';

/** Whether the layer around a component is displayed: false in a panel that is rendered before it is opened. */
export const Displayed = createContext(true);
