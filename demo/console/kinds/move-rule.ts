import type { OmsShellApi } from '@oms/shell/react';
import { DELIVER_RULE } from '../records/kinds';
import { numberOf, textOf, type Wire } from '../records/use-record';

const { base, service } = DELIVER_RULE;

/**
 * Lets a rule change places with the one before (-1) or behind it (1).
 * @returns false where there is none
 * @throws what the service refuses
 */
export async function moveRule(request: OmsShellApi['request'], rule: Wire, by: 1 | -1): Promise<boolean> {
  const place = (numberOf(rule, 'priority') ?? 0) + by;
  const query = { page: 1, rows: 1, 'search[EQ_priority]': place };
  const { data: other } = await request.get(`${base}/findByPage`, query, { service, read: firstId });
  if (other === '') return false;
  const id = textOf(rule, 'id');
  await request.post(`${base}/reorder`, { ids: by === 1 ? [other, id] : [id, other] }, { service });
  return true;
}

/** The id of the first row of a page; empty where there is none. */
function firstId(data: unknown): string | null {
  const rows = (data as { content?: readonly Wire[] } | null)?.content;
  if (!Array.isArray(rows)) return null;
  return rows[0] ? textOf(rows[0] as Wire, 'id') : '';
}
