import { type Db, first } from '../database/db';
import { pageCalls } from '../http/calls';
import type { Deps, OpenCall, Service } from '../http/service';
import { REGISTER, REGISTERED_ALREADY } from '../outbox/texts';
import { Form } from '../records/form';
import { Failure } from '../reply/failure';
import { hostWarehouseId } from '../seed/organisations';
import { hashPassword, isStrongPassword } from '../session/passwords';
import { countSend } from '../sign-in/codes';
import { findLink, linkLifetimes, makeLink, takeLink } from './mail-links';
import { readPhone } from './phone-field';

/** What somebody registers with. */
interface Registration {
  readonly name: string;
  readonly organisation: string;
  readonly phone: string;
}

/** New organisations and their first user: the form, the mail with its link, the account. */
export function registration(userCentre: Service): void {
  const call = pageCalls(userCentre, '/auth/account');
  call('register', register);
  call('registerAgain', sendAgain);
  call('registerLink', async ({ db }, { body, now }) => {
    const { email, content } = await findLink(db, 'register', body.text('token', { max: 100 }), now);
    return { email, ...(JSON.parse(content) as Registration) };
  });
  call('verify', verify);
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const readRegistration = (form: Form): Registration => ({
  // The name stands in a mail: it must not be a way to send other people a text with a link.
  name: form.text('name', { max: 40, pattern: /^[^\s/:@<>][^/:@<>\r\n\t]*$/ }),
  organisation: form.text('organisation', { max: 80 }),
  phone: readPhone(form),
});

async function register(deps: Deps, { body, now, request, lang }: OpenCall): Promise<null> {
  const { db } = deps;
  const form = new Form(request.body, lang);
  const email = form.text('email', { max: 254, pattern: emailPattern }).toLowerCase();
  const content = readRegistration(form);
  if (!body.boolean('agreed')) {
    form.refuse('agreed', { zh: '请先阅读并同意隐私说明', en: 'Read and accept the privacy notice first' });
  }
  form.check();
  await countSend(db, `register ${email}`, request.ip, now);
  await sendLink(deps, email, JSON.stringify(content), lang, now);
  return null;
}

/** Sends a link of the first registration that is not over; nothing where there is none. A later one may be a stranger's. */
async function sendAgain(deps: Deps, { body, now, request, lang }: OpenCall): Promise<null> {
  const { db } = deps;
  const email = body.text('email', { max: 254, pattern: emailPattern }).toLowerCase();
  await countSend(db, `register ${email}`, request.ip, now);
  const earlier = await first(
    db.query<{ content: string }>(
      `select content from mail_links where email = $1 and purpose = 'register' and used_at is null and expires_at > $2
       order by expires_at limit 1`,
      [email, now],
    ),
  );
  if (earlier) await sendLink(deps, email, earlier.content, lang, now);
  return null;
}

/** Who has an account already is told so by mail, and by nothing else. */
async function sendLink(
  { db, outbox, urls }: Deps,
  email: string,
  content: string,
  lang: OpenCall['lang'],
  now: Date,
): Promise<void> {
  const known = await db.query('select id from users where email = $1', [email]);
  const secret = await makeLink(db, 'register', { email, content }, now);
  if (known.length > 0) {
    const values = { login: `${urls.console}/login`, reset: `${urls.console}/reset` };
    outbox.post({ channel: 'mail', to: email, lang, text: REGISTERED_ALREADY, values });
    return;
  }
  const { name } = JSON.parse(content) as Registration;
  const link = `${urls.console}/verify?token=${secret}`;
  const values = { name, link, hours: linkLifetimes.register / 3_600_000 };
  outbox.post({ channel: 'mail', to: email, lang, text: REGISTER, values });
}

/**
 * Makes the account. Password, name, organisation and phone are asked for here, of whoever reads the mail: the form may
 * be that of somebody who registers with the address of another.
 */
async function verify({ db }: Deps, { body, now, request, lang }: OpenCall): Promise<unknown> {
  const token = body.text('token', { max: 100 });
  const password = body.text('password', { max: 128 });
  // The link stays good for a better password.
  await findLink(db, 'register', token, now);
  const form = new Form(request.body, lang);
  const registration = readRegistration(form);
  form.check();
  if (!isStrongPassword(password)) throw new Failure(10012);
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { email } = await takeLink(tx, 'register', token, now);
    // Two at once would take the same ids.
    await tx.query('lock table users, organisations in share row exclusive mode');
    const known = await tx.query('select id from users where email = $1', [email]);
    if (known.length > 0) throw new Failure(10008);
    await addAccount(tx, email, registration, hash, now);
    return { email };
  });
}

const nextId = async (db: Db, table: 'users' | 'organisations'): Promise<number> =>
  (await first(db.query<{ id: number }>(`select max(id) + 1 as id from ${table}`)))?.id ?? 1;

/** The organisation, a customer, and its administrator, whom the guide greets. */
async function addAccount(
  db: Db,
  email: string,
  form: Registration,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const organisationId = await nextId(db, 'organisations');
  const userId = await nextId(db, 'users');
  await db.query(
    `insert into organisations (id, code, name_zh, name_en, role_label, status, yqn_bp_id, host_id, owner_id, created_at)
     values ($1, $2, $3, $3, 'CLIENT', 1, $4, $5, $6, $7)`,
    [
      organisationId,
      `NEW-${String(organisationId).slice(-4)}`,
      form.organisation,
      String(8_800_000 + (organisationId % 1_000_000)),
      hostWarehouseId,
      userId,
      now,
    ],
  );
  await db.query(
    `insert into users (id, email, phone, name_zh, name_en, org_id, role_label, password_hash, password_changed_at, created_at)
     values ($1, $2, $3, $4, $4, $5, 'CLADM', $6, $7, $7)`,
    [userId, email, form.phone, form.name, organisationId, passwordHash, now],
  );
  await db.query('insert into user_organisations (user_id, organisation_id) values ($1, $2)', [
    userId,
    organisationId,
  ]);
  await db.query(`insert into user_options (user_id, name, value) values ($1, 'hide_intro', '0')`, [userId]);
  // What was announced before is no news to them, but for the latest.
  await db.query(
    `insert into announcement_reads (user_id, announcement_id, read_at)
     select $1, id, $2 from announcements order by id desc offset 3`,
    [userId, now],
  );
}
