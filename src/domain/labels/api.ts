import { type BulkOutcome, readBulkOutcome } from '../../core/request/bulk-outcome';
import type { Once } from '../../core/request/submission';
import type { RequestClient } from '../../core/request/types';
import { type Label, toLabel, toLabels } from './label';

/** A label to be saved; without an id it is a new one. */
export interface LabelDraft {
  id: string | null;
  name: string;
  colour: string;
}

/** The records to mark: some by id, or all that match a search. */
export type LabelSelection =
  | { ids: readonly string[] }
  | {
      all: true;
      search: Readonly<Record<string, unknown>>;
      except?: readonly string[];
      /** How many the user was told that they are. */
      total?: number | undefined;
    };

/** The result of a change of labels. */
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
  once: Once,
): Promise<Label> {
  const body = { ...(id !== null && { id }), labelName: name, labelColour: colour };
  return (await request.post(path, body, { ...once, service: 'boss', read: toLabel })).data;
}

/** Marks records with labels, or removes labels from them; the path says which. */
export async function changeLabels(
  request: RequestClient,
  path: string,
  selection: LabelSelection,
  labelIds: readonly string[],
  once: Once,
): Promise<LabelOutcome> {
  const options = { ...once, service: 'orderApi', read: readBulkOutcome } as const;
  return (await request.post(path, { ...selection, labelIds }, options)).data;
}
