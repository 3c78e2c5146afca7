import type { RequestClient, ShellError } from '@oms/shell';
import type { Conflict } from '@oms/shell/react';
import type { RecordKind } from './kinds';
import { recordOf, textOf, type Wire } from './use-record';

/** Code of a reply: somebody has changed the record since it was read. */
export const CHANGED = '10041';

/** Who has changed a record, as the refusal says, and the record as it is now. */
export async function conflictOf(
  request: RequestClient,
  { base, service }: RecordKind,
  id: string,
  { body }: ShellError,
  read: (now: Wire) => Pick<Conflict, 'values' | 'accept'>,
): Promise<Conflict> {
  const { data } = await request.get(`${base}/findById`, { id }, { service, read: recordOf });
  const said = recordOf((body as { data?: unknown }).data) ?? {};
  return {
    by: textOf(said, 'changedBy'),
    actor: textOf(said, 'actedName'),
    at: textOf(said, 'changedAt'),
    ...read(data),
  };
}
