import { createContext, useContext } from 'react';

/** The label of the field around a control. */
export const FieldLabel = createContext<string | undefined>(undefined);

/** What the list of a select is called: as it was given, as the select itself, as the field around it, or `otherwise`. */
export function useListLabel(
  { listLabel, label }: { listLabel?: string | undefined; label?: string | undefined },
  otherwise: string,
): string {
  const field = useContext(FieldLabel);
  return listLabel ?? label ?? field ?? otherwise;
}
