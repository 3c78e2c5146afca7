import type { Lang } from '../../support/lang';
import { column, type Db } from '../database/db';
import type { Call } from '../http/service';
import { fieldMessages } from '../reply/reply-messages';
import type { Form } from './form';
import type { Values } from './kind';

/** The columns of a text that was typed in one language. A text that is unchanged in that language keeps its translation. */
export function bilingual(name: string, text: string, before: Values | null, lang: Lang): Values {
  if (before && before[column(name, lang)] === text) return {};
  return { [`${name}_zh`]: text, [`${name}_en`]: text };
}

interface Taken {
  readonly table: string;
  /** Of these columns any may have the value; upper and lower case count as equal. */
  readonly columns: readonly string[];
  readonly before: Values | null;
}

/** Refuses a field whose value another record of the organisation has. */
export async function refuseTaken(
  tx: Db,
  form: Form,
  { organisation }: Call,
  [field, value]: readonly [field: string, value: string],
  { table, columns, before }: Taken,
): Promise<void> {
  if (value === '') return;
  const same = columns.map((name) => `lower(${name}) = lower($2)`).join(' or ');
  const rows = await tx.query(
    `select id from ${table} where organisation_id = $1 and (${same}) and id is distinct from $3::bigint limit 1`,
    [organisation.id, value, before?.id ?? null],
  );
  if (rows.length > 0) form.refuse(field, fieldMessages.taken);
}
