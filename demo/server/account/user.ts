import type { Lang } from '../../support/lang';
import { column, type Db, first } from '../database/db';
import type { Call, Deps, Service } from '../http/service';
import { toWire } from '../http/wire';
import { Failure } from '../reply/failure';
import { refuseActing } from '../session/context';
import { endOtherSessions } from '../session/sessions';
import { checkNewPassword, checkPassword, setPassword, tellOfPassword } from './own-password';

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
      `select u.id, ${column('u.name', lang)} as name, u.email, u.phone, u.phone_proved_at is not null as phone_proved, u.org_id, u.is_super, u.role_label,
              u.last_login_ip, u.last_login_at, u.password_changed_at, ${column('o.name', lang)} as org_name, o.code as org_code
       from users u join organisations o on o.id = u.org_id where u.id = $1`,
      [userId],
    ),
  );
  if (!row) throw new Failure(401);
  const { org_name: name, org_code: code, ...rest } = row as Record<string, unknown>;
  return { ...toWire(rest), organization: { id: String(rest.org_id), name, code } };
}

async function changePassword({ db, outbox, urls }: Deps, call: Call): Promise<null> {
  const { user, body, now, lang } = call;
  refuseActing(user);
  const current = body.text('currentPassword', { max: 128 });
  const next = body.text('newPassword', { max: 128 });
  await checkPassword(db, user.id, current, now);
  await checkNewPassword(db, user.id, next, now);
  await setPassword(db, user.id, next, now);
  await endOtherSessions(db, user.id, user.sessionId, now);
  await tellOfPassword({ db, outbox, urls }, user.id, lang, now);
  return null;
}
