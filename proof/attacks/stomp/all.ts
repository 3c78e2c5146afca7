import type { Urls } from '@oms/demo/hosts';
import { connectRaw, type RawClient } from '@oms/demo/server/realtime/testing';
import type { Person } from '../calls';
import { crossedBy, type Tally } from '../tally';
import { connects } from './connects';
import { handshakes } from './handshakes';
import { malformed } from './malformed';
import { commandOf, type People, within } from './sockets';
import { subscriptions } from './subscriptions';

/** Sockets of strangers, and frames that a client of the shell never sends. */
export async function attackStomp(tally: Tally, urls: Urls, people: People): Promise<void> {
  const open: RawClient[] = [];
  const connect = async () => {
    const client = await connectRaw(urls);
    open.push(client);
    return client;
  };
  /** Signed in. */
  const enter = async ({ token }: Pick<Person, 'token'>, ...more: string[]) => {
    const client = await connect();
    client.send('CONNECT', 'accept-version:1.2', `Authorization:Bearer ${token}`, ...more, '', '');
    await within(client.frames.when((frame) => /^(CONNECTED|ERROR)\n/.test(frame)));
    return client;
  };
  try {
    await handshakes(tally, urls);
    await connects(tally, people, connect, enter);
    await subscriptions(tally, people, urls, enter);
    await malformed(tally, people, connect, enter);
    // Those before took nothing from who comes now.
    const later = await enter(people.person);
    tally
      .of('STOMP: frames out of order, malformed or too large')
      .add(crossedBy(commandOf(later) === 'CONNECTED' ? null : 'nobody can connect any more'));
  } finally {
    for (const { socket } of open) socket.terminate();
  }
}
