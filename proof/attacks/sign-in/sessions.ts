import { demoPassword } from '@oms/demo/server/seed/accounts';
import { bearer, send } from '../calls';
import { crossedBy } from '../tally';
import type { Flows } from './flows';

export async function sessions(flows: Flows): Promise<void> {
  const row = flows.row('sessions planted, ended, or of another');
  const { urls, stage } = flows;
  const person = await flows.account();
  const planted = await flows.account();
  const login = await flows.right(
    '/auth/jwt/login',
    { username: person.email, password: demoPassword },
    { cookie: planted.cookie },
  );
  const fresh = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  row.add(crossedBy(fresh === planted.cookie || fresh === '' ? 'a planted cookie stays' : null));
  await flows.refused(row, 'the planted cookie', '/auth/jwt/authorize', {}, { cookie: planted.cookie });
  const ended = await flows.account();
  await flows.right('/auth/jwt/logout', {}, ended);
  await flows.refused(
    row,
    'the cookie of an ended session',
    '/auth/jwt/authorize',
    {},
    { cookie: ended.cookie },
  );
  for (const base of new Set(Object.values(urls))) {
    const answer = await send(base, {
      ...{ method: 'GET', path: '/api/v1/My/getUserInfo' },
      headers: bearer(ended),
    }).catch(() => null);
    row.add(crossedBy(answer?.code === 200 ? `the token of an ended session is good at ${base}` : null));
  }
  for (const cookie of ['oms_sso=', 'oms_sso=x', `oms_sso=${person.token}`, `oms_sso="' or 1=1--"`]) {
    await flows.refused(row, 'a made-up cookie', '/auth/jwt/authorize', {}, { cookie });
  }
  const acting = await flows.account('super@oms.test');
  const acted = await flows.right('/auth/jwt/actas', { userId: '2003' }, acting);
  const as = { token: acted.data.token as string };
  await flows.refused(row, 'acting as somebody else still', '/auth/jwt/actas', { userId: '2001' }, as);
  await flows.refused(row, 'the token of before', '/api/v1/My/endOtherSessions', {}, { token: acting.token });
  await flows.right('/auth/jwt/actas', {}, as);
  await flows.refused(row, 'the token of acting', '/api/v1/My/setUserOptionByName', {}, as);
  stage.ahead(9 * 3_600_000);
  await flows.refused(
    row,
    'a token of yesterday',
    '/api/v1/My/endOtherSessions',
    {},
    { token: person.token },
  );
}
