import { bearer, type Person, send } from '../calls';
import { crossedBy } from '../tally';
import { eachTry, isRefused, make, type Stage, type Target } from './each-try';

/** Of the organisation, but no administrator. */
export async function withoutPermission(stage: Stage, member: Person, target: Target): Promise<void> {
  const row = stage.tally.of('calls of administrators by a member');
  await eachTry(
    stage,
    target,
    async (route, one) => {
      // Without a user it ends acting, which everybody may.
      if (route.url.endsWith('/actas') && !(one.body as { userId?: string }).userId) return;
      const answer = await make(stage, route, one, bearer(member));
      row.add(crossedBy(isRefused(answer, 403) ? null : `${route.url} answers ${answer.code}`));
    },
    ({ url }) => /\/UcRemind(Rule|Template)\/|\/actas$/.test(url),
  );
}

/** Only the person may change how the person signs in. */
export async function asAnother(stage: Stage, superUser: Person, target: Target): Promise<void> {
  const { urls, tally } = stage;
  const row = tally.of('calls about oneself by who acts as that user');
  const profile = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/getUserProfile' },
    headers: bearer(target.owner),
  });
  const acted = await send(urls.userCentre, {
    ...{ method: 'POST', path: '/auth/jwt/actas' },
    ...{ body: { userId: String(profile.data.id) }, headers: bearer(superUser) },
  });
  const acting = { token: String(acted.data?.token) };
  // Acting is for seeing the same pages as that user.
  const shown = /\/(getUserInfo|getUserProfile|getUserOptionByName|setUserOptionByName)$/;
  await eachTry(
    stage,
    target,
    async (route, one) => {
      const answer = await make(stage, route, one, bearer(acting));
      row.add(
        crossedBy(answer.code === 10014 ? null : `${route.url} answers ${answer.code} ${answer.status}`),
      );
    },
    ({ url, method }) => method !== 'HEAD' && /^\/api\/v1\/My\/|unbind/.test(url) && !shown.test(url),
  );
  const before = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/getUserInfo' },
    headers: bearer(superUser),
  });
  row.add(crossedBy(isRefused(before, 401) ? null : 'the token of before is good still'));
}
