import { first } from '../database/db';
import type { Service } from '../http/service';
import { invalid } from '../reply/failure';
import { refuseActing } from '../session/context';

/** Options that one user may have: the shell needs one. */
const maxOptions = 100;

/** Options by which a person agrees to something: nobody else can. */
const consents: ReadonlySet<string> = new Set(['usage_statistics']);

const ownConsent = {
  zh: '正在以其他用户的身份操作，不能代其同意或撤回同意',
  en: 'While acting as another user you cannot agree to anything in that user’s name, nor withdraw it',
} as const;

const name = { max: 60, pattern: /^[a-z][a-z0-9_.-]*$/i };

/** Small settings that a user's browser keeps on the server, such as `hide_intro`. */
export function options(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.secured('GET', '/api/v1/My/getUserOptionByName', async ({ user, query }) => {
    const optionName = query.text('optionName', name);
    const row = await first(
      db.query<{ value: string }>('select value from user_options where user_id = $1 and name = $2', [
        user.id,
        optionName,
      ]),
    );
    return { optionName, optionValue: row?.value ?? null };
  });
  userCentre.write('/api/v1/My/setUserOptionByName', async (tx, { user, body }) => {
    const optionName = body.text('optionName', name);
    if (consents.has(optionName)) refuseActing(user, ownConsent);
    const optionValue = body.text('optionValue', { min: 0, max: 20_000 });
    const kept = await tx.query(
      `insert into user_options (user_id, name, value)
       select $1, $2, $3 where (select count(*) from user_options where user_id = $1 and name <> $2) < $4
       on conflict (user_id, name) do update set value = excluded.value returning name`,
      [user.id, optionName, optionValue, maxOptions],
    );
    if (kept.length === 0) throw invalid('optionName');
    return { optionName, optionValue };
  });
}
