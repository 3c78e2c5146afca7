import type { Deps } from '../http/service';
import { toWireRows } from '../http/wire';

/** ms for which the titles of a language are kept: as long as browsers keep them. */
const LIFETIME = 60_000;

/** Gives the texts that the menu names by key, in the form of the call `/status/locale/findByPage`. */
export function titles({ db, clock }: Pick<Deps, 'db' | 'clock'>): (lang: string) => Promise<unknown> {
  const known = new Map<string, { readonly until: number; readonly reply: Promise<unknown> }>();
  return (lang) => {
    const now = clock().getTime();
    const found = known.get(lang);
    if (found && found.until > now) return found.reply;
    const reply = db
      .query(
        `select lang_key, lang_value from translations
         where locale = $1 and lang_key in (select lang_key from menus union select lang_key from modules)`,
        [lang],
      )
      .then((rows) => ({ code: 200, data: { content: toWireRows(rows) } }));
    known.set(lang, { until: now + LIFETIME, reply });
    reply.catch(() => known.delete(lang));
    return reply;
  };
}
