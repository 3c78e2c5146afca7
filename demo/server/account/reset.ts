import { type Db, first } from '../database/db';
import { pageCalls } from '../http/calls';
import type { Deps, OpenCall, Service } from '../http/service';
import { RESET } from '../outbox/texts';
import { Failure } from '../reply/failure';
import { endOtherSessions } from '../session/sessions';
import { countSend } from '../sign-in/codes';
import { findLink, linkLifetimes, makeLink, takeLink } from './mail-links';
import { checkNewPassword, setPassword, tellOfPassword } from './own-password';

/** Setting a new password by the link of a mail, for those who have forgotten theirs. */
export function reset(userCentre: Service): void {
  const call = pageCalls(userCentre, '/auth/account');
  call('reset', ask);
  call('resetLink', async ({ db }, { body, now }) => {
    const { email } = await findLink(db, 'reset', body.text('token', { max: 100 }), now);
    return { email };
  });
  call('setPassword', setNew);
}

const ownerSql = 'select id from users where email = $1 and status = 1 and password_hash is not null';

const ownerOf = (db: Db, email: string) => first(db.query<{ id: number }>(ownerSql, [email]));

/** The reply is the same for an address that nobody has, and so is the limit. */
async function ask({ db, outbox, urls }: Deps, { body, now, request, lang }: OpenCall): Promise<null> {
  const email = body
    .text('email', { max: 254, pattern: /^\s*[^\s@]+@[^\s@]+\s*$/ })
    .trim()
    .toLowerCase();
  await countSend(db, `reset ${email}`, request.ip, now);
  const owner = await ownerOf(db, email);
  // Made for everybody, so that it takes as long.
  const secret = await makeLink(db, 'reset', { email, content: '' }, now);
  if (!owner) return null;
  const link = `${urls.console}/reset?token=${secret}`;
  const values = { link, minutes: linkLifetimes.reset / 60_000 };
  outbox.post({ channel: 'mail', to: email, lang, text: RESET, values });
  return null;
}

async function setNew(deps: Deps, { body, now, lang }: OpenCall): Promise<null> {
  const { db } = deps;
  const password = body.text('password', { max: 128 });
  const token = body.text('token', { max: 100 });
  const { email } = await findLink(db, 'reset', token, now);
  const owner = await ownerOf(db, email);
  if (!owner) throw new Failure(10008);
  // The link stays good for a better password.
  await checkNewPassword(db, owner.id, password, now);
  await takeLink(db, 'reset', token, now);
  await setPassword(db, owner.id, password, now);
  await endOtherSessions(db, owner.id, '', now);
  await tellOfPassword(deps, owner.id, lang, now);
  return null;
}
