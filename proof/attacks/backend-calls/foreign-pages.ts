import type { Route } from '@oms/demo/server/http/service';
import { type Answer, EVIL, type Person, send } from '../calls';
import { crossedBy } from '../tally';
import { broke, eachTry, make, readOf, type Stage, type Target } from './each-try';

/** Makes each call as a browser makes it for a page of another site: with the visitor's cookies and the foreign page's origin. */
export async function fromForeignPages(stage: Stage, owner: Person, target: Target): Promise<void> {
  const { urls, tally, routes } = stage;
  const row = tally.of('calls of foreign pages with the cookies of their visitor');
  const { cookie } = owner;
  const forms: Record<string, string>[] = [
    { 'content-type': 'text/plain', origin: EVIL },
    { 'content-type': 'application/x-www-form-urlencoded', origin: EVIL },
    { 'content-type': 'application/json', origin: EVIL },
    { 'content-type': 'text/plain', origin: 'null' },
    { 'content-type': 'text/plain', origin: `${urls.console}.evil.example` },
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ];
  const wrong = (route: Route, answer: Answer, headers: Record<string, string>): string | null => {
    const allowed = answer.headers.get('access-control-allow-origin');
    const name = `${route.method} ${route.url}`;
    if (allowed === '*' || (headers.origin && allowed === headers.origin))
      return `${name} may be read by ${allowed}`;
    if (/^oms_sso=/m.test(answer.headers.getSetCookie().join('\n'))) return `${name} sets the sign-on cookie`;
    if (/"token":"ey|"ticket":"omst/.test(answer.text)) return `${name} gives a token`;
    return readOf(answer, route);
  };
  await eachTry(stage, target, async (route, one) => {
    for (const headers of stage.quick ? forms.slice(0, 1).concat(forms.slice(-1)) : forms) {
      const body = headers['content-type'] === 'application/json' ? one.body : JSON.stringify(one.body ?? {});
      const answer = await make(stage, route, { ...one, body }, { ...headers, cookie });
      broke(tally, route, answer);
      row.add(crossedBy(wrong(route, answer, headers)));
    }
  });
  const logout = routes.find(({ url }) => url.endsWith('/logout'))!;
  for (const headers of forms) {
    const answer = await make(stage, logout, { path: logout.url, body: '{}' }, { ...headers, cookie });
    row.add(crossedBy(wrong(logout, answer, headers)));
  }
  for (const base of new Set(
    Object.values(urls).filter((url) => url.startsWith(urls.userCentre.slice(0, -2))),
  )) {
    const answer = await send(base, {
      ...{ method: 'OPTIONS', path: '/api/v1/My/getUserInfo' },
      headers: {
        origin: EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    }).catch(() => null);
    if (answer) row.add(crossedBy(answer.headers.get('access-control-allow-origin') === EVIL ? base : null));
  }
}
