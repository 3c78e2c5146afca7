import { createContext } from 'react';

/** The label of the field around a control: one that opens a list names the list by it. */
export const FieldLabel = createContext<string | undefined>(undefined);
