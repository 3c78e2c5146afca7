import type { Lang } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import { Failure } from '../http/failure';
import type { Call, Deps, Service } from '../http/service';
import { toWire } from '../http/wire';
import { countAttempt } from '../session/login-limit';
import { hashPassword, isStrongPassword, verifyPassword } from '../session/passwords';
import { endOtherSessions } from '../session/sessions';

/** The profile and the password of the signed-in user. */
export function user(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.secured('GET', '/api/v1/My/getUserInfo', (call) => userInfo(deps.db, call));
  userCentre.secured(
    'GET',
    '/api/v1/My/getUserProfile',
    ({ user, lang }) => profile(deps.db, user.id, lang),
    {
      whileExpired: true,
    },
  );
  userCentre.secured('POST', '/api/v1/My/changePassword', (call) => changePassword(deps, call), {
    whileExpired: true,
  });
  userCentre.secured('GET', '/api/v1/UcYqnLogin/genForwardUserUrl', async ({ query }) => {
    const { urls } = deps;
    // Every system that the menus name, by its label, and the user management, which is a page of the console.
    const addresses = {
      userCentre: `${urls.console}/home/settings/users`,
      console: `${urls.console}/`,
      billing: `${urls.billing}/`,
      erp: `${urls.erp}/`,
      partner: `${urls.partner}/`,
    };
    const names = Object.keys(addresses) as (keyof typeof addresses)[];
    return { url: addresses[query.oneOf('target', names, 'userCentre')] };
  });
}

async function userInfo(db: Db, { user, organisation, lang }: Call): Promise<unknown> {
  const organization = await first(
    db.query(
      `select id, ${column('name', lang)} as name, code, host_id, role_label, logo as logo_url, owner_id as user_id
       from organisations where id = $1`,
      [organisation.id],
    ),
  );
  if (!organization) throw new Failure(10020);
  const actor = user.actorId === null ? null : await nameOf(db, user.actorId, lang);
  return { ...(await profile(db, user.id, lang)), organization: toWire(organization), actor };
}

async function nameOf(db: Db, userId: number, lang: Lang): Promise<unknown> {
  const row = await first(
    db.query(`select id, ${column('name', lang)} as name from users where id = $1`, [userId]),
  );
  return row ? toWire(row) : null;
}

async function profile(db: Db, userId: number, lang: Lang): Promise<Record<string, unknown>> {
  const row = await first(
    db.query(
      `select u.id, ${column('u.name', lang)} as name, u.email, u.phone, u.org_id, u.is_super, u.role_label,
              u.last_login_ip, u.last_login_at, u.password_changed_at, ${column('o.name', lang)} as org_name, o.code as org_code
       from users u join organisations o on o.id = u.org_id where u.id = $1`,
      [userId],
    ),
  );
  if (!row) throw new Failure(401);
  const { org_name: name, org_code: code, ...rest } = row as Record<string, unknown>;
  return { ...toWire(rest), organization: { id: String(rest.org_id), name, code } };
}

async function changePassword({ db }: Deps, { user, body, now }: Call): Promise<null> {
  if (user.actorId !== null) throw new Failure(10014);
  const current = body.text('currentPassword', { max: 128 });
  const next = body.text('newPassword', { max: 128 });
  // A stolen token must not allow unlimited guesses of the password.
  const succeeded = await countAttempt(db, `password:${user.id}`, `user ${user.id}`, now);
  const row = await first(
    db.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [user.id]),
  );
  if (!(await verifyPassword(current, row?.hash))) throw new Failure(10011);
  await succeeded();
  if (next === current) throw new Failure(10013);
  if (!isStrongPassword(next)) throw new Failure(10012);
  await db.query(
    'update users set password_hash = $2, password_expired = false, password_changed_at = $3 where id = $1',
    [user.id, await hashPassword(next), now],
  );
  await endOtherSessions(db, user.id, user.sessionId, now);
  return null;
}
