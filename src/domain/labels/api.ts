import { idOf, isRecord, textOf } from '../../core/json/json';
import { type BulkOutcome, readBulkOutcome } from '../../core/request/bulk-outcome';
import type { RequestClient } from '../../core/request/types';
import { labelColour } from './colour';

export interface Label {
  id: string;
  name: string;
  /** `#rrggbb`. */
  colour: string;
}

/** A label to be saved; without an id it is a new one. */
export interface LabelDraft {
  id: string | null;
  name: string;
  colour: string;
}

/** The records to mark: some by id, or all that match a search. */
export type LabelSelection =
  | { ids: readonly string[] }
  | { all: true; search: Readonly<Record<string, unknown>>; except?: readonly string[] };

/** What became of a change of labels. */
export type LabelOutcome = BulkOutcome;

export async function fetchLabels(
  request: RequestClient,
  path: string,
  signal: AbortSignal,
): Promise<Label[]> {
  return (await request.get(path, {}, { service: 'boss', signal, read: toLabels })).data;
}

/** Creates or changes a label, and gives it as the service has it. */
export async function saveLabel(
  request: RequestClient,
  path: string,
  { id, name, colour }: LabelDraft,
): Promise<Label> {
  const body = { ...(id !== null && { id }), labelName: name, labelColour: colour };
  return (await request.post(path, body, { service: 'boss', read: toLabel })).data;
}

/** Marks records with labels, or removes labels from them; the path says which. */
export async function changeLabels(
  request: RequestClient,
  path: string,
  selection: LabelSelection,
  labelIds: readonly string[],
  idempotencyKey: string,
): Promise<LabelOutcome> {
  const options = { service: 'orderApi', idempotencyKey, read: readBulkOutcome } as const;
  return (await request.post(path, { ...selection, labelIds }, options)).data;
}

/** The labels of a list; null for what is no list. */
export const toLabels = (data: unknown): Label[] | null =>
  Array.isArray(data) ? data.map(toLabel).filter((label) => label !== null) : null;

export function toLabel(wire: unknown): Label | null {
  if (!isRecord(wire)) return null;
  // On a record, `id` is that of the marking.
  const id = idOf(wire.labelId) ?? idOf(wire.id);
  if (id === null) return null;
  return { id, name: textOf(wire.labelName), colour: labelColour(wire.labelColour) };
}
