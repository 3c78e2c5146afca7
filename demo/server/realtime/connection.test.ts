import { expect, it } from 'vitest';
import { Connection, type ConnectionOwner, type Member, statsDestination } from './connection';
import { defaultLimits } from './limits';

const member = { user: { id: 1 }, contextId: 2, lang: 'en' } as Member;
const nobody: ConnectionOwner = {
  admit: async () => member,
  joined: () => {},
  wantsSnapshot: () => {},
  left: () => {},
  log: () => {},
};

function fakePeer() {
  let gone = (_how: string) => {};
  const ended = new Promise<string>((resolve) => {
    gone = resolve;
  });
  const sent: string[] = [];
  return {
    bufferedAmount: 0,
    sent,
    ended,
    send: (text: string) => void sent.push(text),
    close: (code: number) => gone(`closed ${code}`),
    terminate: () => gone('terminated'),
  };
}

function stage(headers = '') {
  const peer = fakePeer();
  let joined = () => {};
  const ready = new Promise<void>((resolve) => {
    joined = resolve;
  });
  const connection = new Connection(peer, { ...nobody, joined: () => joined() }, defaultLimits);
  const text = `CONNECT\naccept-version:1.2\n${headers}\n\0SUBSCRIBE\nid:s\ndestination:${statsDestination}\n\n\0`;
  connection.received(Buffer.from(text));
  return { peer, connection, ready };
}

it('disconnects a client that does not read its messages', async () => {
  const { peer, connection, ready } = stage();
  await ready;
  await new Promise(setImmediate);
  connection.push(statsDestination, { data: 1 });
  expect(peer.sent.at(-1)).toMatch(/^MESSAGE\n/);
  const { length } = peer.sent;
  peer.bufferedAmount = defaultLimits.unsentBytes + 1;
  connection.push(statsDestination, { data: 2 });
  expect(await peer.ended).toBe('terminated');
  peer.bufferedAmount = 0;
  connection.push(statsDestination, { data: 3 });
  expect(peer.sent).toHaveLength(length);
});

it('escapes what it writes into headers', async () => {
  const { peer, connection, ready } = stage();
  await ready;
  connection.end(400, 'a:b\nc\\d');
  expect(peer.sent.at(-1)).toContain('message:a\\cb\\nc\\\\d\n');
  expect(await peer.ended).toBe('closed 1008');
});

it('promises heart-beats only to a client that wants some', async () => {
  const { peer, ready } = stage('heart-beat:0,5000\n');
  await ready;
  expect(peer.sent[0]).toContain('heart-beat:10000,10000');
});

it('does not wait for ever for CONNECT', async () => {
  const peer = fakePeer();
  new Connection(peer, nobody, { ...defaultLimits, connectTimeout: 1 }).received(Buffer.from('\n'));
  expect(await peer.ended).toBe('closed 1008');
  expect(peer.sent[0]).toContain('code:408\n');
});
