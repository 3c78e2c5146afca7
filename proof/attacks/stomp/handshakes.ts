import { once } from 'node:events';
import type { Urls } from '@oms/demo/hosts';
import { socketAddress } from '@oms/demo/server/realtime/testing';
import { WebSocket } from 'ws';
import { EVIL } from '../calls';
import { crossedBy, type Tally } from '../tally';
import { within } from './sockets';

export async function handshakes(tally: Tally, urls: Urls): Promise<void> {
  const row = tally.of('STOMP: sockets of foreign pages');
  const { console: home } = urls;
  const origins = [
    EVIL,
    'null',
    `${home}.evil.example`,
    home.replace('http:', 'https:'),
    `${home}@evil.example`,
  ];
  const tries = [
    ...origins.map((origin) => ({ origin, headers: {} })),
    { origin: home, headers: { host: 'evil.example' } },
  ];
  for (const options of tries) {
    const socket = new WebSocket(socketAddress(urls), ['v12.stomp'], options);
    socket.on('error', () => {});
    const opened = once(socket, 'open').then(
      () => `a page of ${options.origin} is let in`,
      () => null,
    );
    const refused = new Promise<null>((resolve) => socket.once('unexpected-response', () => resolve(null)));
    row.add(crossedBy(await within(Promise.race([opened, refused]))));
    socket.terminate();
  }
}
