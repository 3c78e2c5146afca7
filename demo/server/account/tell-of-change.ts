import { type Bilingual, textIn } from '../../support/lang';
import { first } from '../database/db';
import type { Call, Deps } from '../http/service';
import { FACTOR_CHANGED } from '../outbox/texts';
import { minuteOf } from './own-password';

/** Whoever has not changed how one signs in learns of it by mail. */
export async function tellOfChange(
  { db, outbox, urls }: Deps,
  { user, lang, now }: Call,
  what: Bilingual,
): Promise<void> {
  const row = await first(db.query<{ email: string }>('select email from users where id = $1', [user.id]));
  if (!row) return;
  const values = { time: minuteOf(now), what: textIn(what, lang), reset: `${urls.console}/reset` };
  outbox.post({ channel: 'mail', to: row.email, lang, text: FACTOR_CHANGED, values });
}
