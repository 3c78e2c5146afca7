import { bearer, type Person } from '../calls';
import { forged } from '../forged-tokens';
import { crossedBy } from '../tally';
import { broke, eachTry, isRefused, make, readOf, type Stage, type Target } from './each-try';

export async function byNobody(stage: Stage, owner: Person, target: Target): Promise<void> {
  const { tally, quick } = stage;
  const nobody = tally.of('calls of nobody');
  const forgeries = tally.of('calls with forged tokens');
  const tokens = forged(owner);
  await eachTry(stage, target, async (route, one) => {
    const answer = await make(stage, route, one);
    broke(tally, route, answer);
    const open = route.secured && !isRefused(answer, 401) ? `${route.url} answers ${answer.code}` : null;
    nobody.add(crossedBy(readOf(answer, route) ?? open));
    if (!route.secured) return;
    const elsewhere = await make(stage, route, {
      ...one,
      query: { ...one.query, access_token: owner.token, token: owner.token, authorization: owner.token },
    });
    nobody.add(crossedBy(isRefused(elsewhere, 401) ? null : `${route.url} takes a token of its address`));
    const some = quick ? [tokens[route.url.length % tokens.length]!] : tokens;
    for (const token of some) {
      const forgery = await make(stage, route, one, bearer({ token }));
      forgeries.add(crossedBy(isRefused(forgery, 401) ? null : `${route.url} takes ${token.slice(0, 40)}`));
    }
  });
}
