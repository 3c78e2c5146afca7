import { demoPassword } from '@oms/demo/server/seed/accounts';
import { bearer, send, signIn } from '../calls';
import { crossedBy } from '../tally';
import { ADMIN, MARK, MEMBER, type World } from '../worlds';
import { eachTry, make, type Stage } from './each-try';
import { fromForeignPages } from './foreign-pages';
import { byNobody } from './nobody';
import { asAnother, withoutPermission } from './permissions';
import { byStrangers, inTheOrganisation, withReferences } from './strangers';
import { whatIsLeft } from './what-is-left';

/** Each call of the backend by those who may not make it, with ids of what is not theirs. */
export async function attackCalls(stage: Stage): Promise<void> {
  const { urls, worlds, tally } = stage;
  const { victim, attacker, control } = worlds;
  const enter = (world: World, of: string) => signIn(urls, world.account(of), demoPassword);
  const owner = await enter(victim, ADMIN);
  const stranger = await enter(attacker, ADMIN);
  const sessions = await send(urls.userCentre, {
    ...{ method: 'GET', path: '/api/v1/My/sessions' },
    headers: bearer(owner),
  });
  const session: string = sessions.data.sessions[0].id;
  const target = { world: victim, owner, session };

  await byNobody(stage, owner, target);
  await byStrangers(stage, stranger, target);
  await inTheOrganisation(stage, stranger, target);
  await withReferences(stage, stranger, target);
  await withoutPermission(stage, await enter(victim, MEMBER), target);
  await asAnother(stage, await signIn(urls, 'super@oms.test', demoPassword), target);
  await fromForeignPages(stage, owner, target);
  await whatIsLeft(stage, stranger);

  const alive = tally.of('the attacked person is signed in still');
  for (const headers of [bearer(owner), { cookie: owner.cookie, origin: urls.console }]) {
    const path = 'cookie' in headers ? '/auth/jwt/authorize' : '/api/v1/My/getUserInfo';
    const method = 'cookie' in headers ? 'POST' : 'GET';
    const { code } = await send(urls.userCentre, { method, path, headers, body: {} });
    alive.add(crossedBy(code === 200 ? null : `${path}: ${code}`));
  }

  const insider = await enter(control, ADMIN);
  let read = 0;
  const ownSession = { world: control, owner: insider, session };
  await eachTry(stage, ownSession, async (route, one) => {
    const { text } = await make(stage, route, one, bearer(insider));
    if (text.includes(MARK)) read += 1;
  });
  tally.control('calls that show marked texts to people of the organisation', read, stage.quick ? 15 : 50);
}
