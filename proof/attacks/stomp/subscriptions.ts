import type { Urls } from '@oms/demo/hosts';
import { bearer, send } from '../calls';
import { crossedBy, type Tally } from '../tally';
import { MARK } from '../worlds';
import { type Enter, type People, STATS, within } from './sockets';

export async function subscriptions(
  tally: Tally,
  { person, stranger }: People,
  urls: Urls,
  enter: Enter,
): Promise<void> {
  const row = tally.of('STOMP: subscriptions and messages to others');
  const me = await enter(person);
  const [, id = ''] = /user-name:(\d+)/.exec(me.frames.all[0] ?? '') ?? [];
  const places = [
    ...[
      `/user/${id}/topic/notify_stats`,
      `/user/${id}/queue/errors`,
      `/topic/notify_stats-user${id}`,
      '/topic/notify_stats',
    ],
    ...[
      '/user/topic/*',
      '/user/topic/#',
      '/user/>',
      '/user/**',
      '/topic/>',
      '/queue/errors',
      '/',
      '*',
      '/user/topic/notify_stats/',
    ],
    ...[
      '/user/topic/notify_stats,/topic/x',
      '/USER/topic/notify_stats',
      '/user/topic/../topic/notify_stats',
      `${STATS}?user=${id}`,
    ],
    ...['/exchange/amq.topic/#', '/amq/queue/oms', '/temp-queue/x', '__proto__', 'constructor'],
  ];
  const refused = async (what: string, ...lines: string[]) => {
    const client = await enter(stranger);
    client.send(...lines, '', '');
    const frame = await within(client.frames.when((one) => !one.startsWith('CONNECTED\n')));
    row.add(crossedBy(frame?.startsWith('ERROR\n') ? null : `${what}: ${frame?.slice(0, 60)}`));
  };
  for (const place of places) {
    await refused(`SUBSCRIBE ${place}`, 'SUBSCRIBE', 'id:a', `destination:${place}`, 'receipt:r');
    await refused(`SEND ${place}`, 'SEND', `destination:${place}`, 'receipt:r');
  }
  await refused('SEND to the own', 'SEND', `destination:${STATS}`, 'receipt:r');

  // One who says to be somebody else in every header that there is.
  const spies = [
    await enter(stranger, `user-name:${id}`, `login:${id}`, `session:${id}`),
    await enter(stranger),
  ];
  const headers = [
    `destination:${STATS}`,
    `user-name:${id}`,
    `user:${id}`,
    `selector:user = ${id}`,
    `x-user:${id}`,
  ];
  const names = [...spies, me];
  for (const client of names)
    client.send('SUBSCRIBE', 'id:a', ...headers, 'snapshot:true', 'receipt:there', '', '');
  for (const client of names) await within(client.frames.when((frame) => frame.startsWith('RECEIPT\n')));
  for (const each of [person, stranger]) {
    await send(urls.userCentre, {
      ...{ method: 'POST', path: '/api/v1/BizNotify/markAsRead' },
      ...{ body: { type: '2' }, headers: bearer(each) },
    });
  }
  // Messages come in the order of what happened: after the stranger's own nothing of before can follow.
  const isRead = (frame: string) => frame.startsWith('MESSAGE\n') && /"2":\{[^}]*"remains":0/.test(frame);
  for (const client of names) await within(client.frames.when(isRead));
  for (const spy of spies) {
    const foreign = spy.frames.all.find((frame) => frame.includes(MARK));
    row.add(crossedBy(foreign ? `a stranger gets ${foreign.slice(0, 80)}` : null));
  }
  const own = me.frames.all.filter((frame) => frame.includes(MARK)).length;
  tally.control('STOMP messages that show marked texts to their person', own, 1);
}
