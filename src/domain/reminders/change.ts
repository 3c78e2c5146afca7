import { idOf, isRecord, textOf } from '../../page/json/json';

/** Code of a reply: somebody has changed the template or rule since it was read. */
export const CHANGED = '10041';

/** Who has changed it and when, as the reply with that code says; the note that shows the time reads it. */
export function changeOf(body: unknown): { by: string; actor: string; at: string } {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  return { by: textOf(data.changedBy), actor: textOf(data.actedName), at: idOf(data.changedAt) ?? '' };
}
