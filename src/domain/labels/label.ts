import { nameOf } from '../../core/text/name';
import { idOf, isRecord } from '../../page/json/json';
import { labelColour } from './colour';

export interface Label {
  id: string;
  name: string;
  /** `#rrggbb`. */
  colour: string;
}

/** The labels of a list; null for what is no list. */
export const toLabels = (data: unknown): Label[] | null =>
  Array.isArray(data) ? data.map(toLabel).filter((label) => label !== null) : null;

export function toLabel(wire: unknown): Label | null {
  if (!isRecord(wire)) return null;
  // On a record, `id` is that of the marking.
  const id = idOf(wire.labelId) ?? idOf(wire.id);
  if (id === null) return null;
  return { id, name: nameOf(wire.labelName, id), colour: labelColour(wire.labelColour) };
}
