import { column } from '../database/db';
import type { Call } from '../http/service';
import { bilingual } from '../records/bilingual';
import { Failure } from '../reply/failure';

/** SQL of the names of who has changed a row `r` last, and of who acted as that person. */
export const editorSql = (lang: Call['lang']) =>
  `(select ${column('name', lang)} from users where id = r.updated_by) as updated_name,
   (select ${column('name', lang)} from users where id = r.updated_actor) as acted_name`;

/** What a change keeps of who makes it. */
export const editorOf = ({ user }: Call) => ({ updated_by: user.id, updated_actor: user.actorId });

/** The columns of the name of a row; the row before was read in the language of the call. */
export const nameIn = (name: string, before: Record<string, unknown> | null, lang: Call['lang']) =>
  bilingual('name', name, before && { [column('name', lang)]: before.name }, lang);

/** @throws Failure 10041 with who and when, where somebody has changed the row since the caller has read it */
export function refuseIfChanged({ body }: Call, row: Record<string, unknown>): void {
  const read = body.optionalText('updatedAt', { max: 40 });
  const changedAt = row.updated_at as Date;
  if (read === null || changedAt.getTime() === Date.parse(read)) return;
  throw new Failure(10041, {}, undefined, undefined, {
    changedBy: row.updated_name ?? '',
    actedName: row.acted_name ?? '',
    changedAt: changedAt.toISOString(),
  });
}
