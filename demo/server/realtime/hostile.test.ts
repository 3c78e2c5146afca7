import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../testing';
import { connectRaw, type RawClient, socketAddress } from './testing';

let server: TestServer;
let token: string;
const open: RawClient[] = [];

beforeAll(async () => {
  server = await startTestServer(24_820, { limits: { socketsPerUser: 3 } });
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterEach(async () => {
  for (const { socket } of open) socket.terminate();
  await Promise.all(open.splice(0).map(({ closed }) => closed));
});
afterAll(() => server.close());

const raw = async (options?: Parameters<typeof connectRaw>[1]) => {
  const client = await connectRaw(server.urls, options);
  open.push(client);
  return client;
};
const connectLines = (...more: string[]) => [
  'CONNECT',
  'accept-version:1.2,1.1,1.0',
  'heart-beat:20000,0',
  `Authorization:Bearer ${token}`,
  ...more,
  '',
  '',
];
const connected = async (...more: string[]) => {
  const client = await raw();
  client.send(...connectLines(...more));
  await client.frames.when((frame) => frame.startsWith('CONNECTED\n'));
  return client;
};
const errorOf = (client: RawClient) => client.frames.when((frame) => frame.startsWith('ERROR\n'));
const stats = 'destination:/user/topic/notify_stats';

describe('the handshake', () => {
  const status = async (path: string, protocols: string[], origin?: string, headers = {}) => {
    const address = socketAddress(server.urls).replace('/stomp', path);
    const options = { headers, ...(origin !== undefined && { origin }) };
    const socket = new WebSocket(address, protocols, options);
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    socket.terminate();
    return (response as { statusCode: number }).statusCode;
  };

  it('is refused to an address with too many sockets that have shown no token, until they go', async () => {
    const few = await startTestServer(24_860, { limits: { strangersPerAddress: 2 } });
    const strangers = [await connectRaw(few.urls), await connectRaw(few.urls)];
    const third = new WebSocket(socketAddress(few.urls), ['v12.stomp']);
    third.on('error', () => {});
    const [, response] = await once(third, 'unexpected-response');
    // Not 503, by which a proxy asks another process: that would have as many.
    expect((response as { statusCode: number }).statusCode).toBe(429);
    third.terminate();
    const member = (await few.signIn('client.admin@oms.test')).token;
    strangers[0]?.send('CONNECT', 'accept-version:1.2', `Authorization:Bearer ${member}`, '', '');
    await strangers[0]?.frames.when((frame) => frame.startsWith('CONNECTED\n'));
    strangers.push(await connectRaw(few.urls));
    for (const { socket } of strangers) socket.terminate();
    await few.close();
  });

  it('is refused for foreign pages, other paths and other protocols', async () => {
    expect(await status('/stomp', ['v12.stomp'], 'https://evil.example')).toBe(403);
    expect(await status('/stomp', ['v12.stomp'], 'null')).toBe(403);
    expect(await status('/stomp', ['v12.stomp'], undefined, { host: 'evil.example' })).toBe(421);
    expect(await status('/stompx', ['v12.stomp'])).toBe(404);
    expect(await status('/stomp', ['mqtt'])).toBe(400);
  });

  it('chooses the best sub-protocol, and accepts pages of the hosts', async () => {
    for (const origin of [server.urls.console, server.urls.partner]) {
      const { socket } = await raw({ protocols: ['v10.stomp', 'v12.stomp', 'v11.stomp'], origin });
      expect(socket.protocol).toBe('v12.stomp');
    }
  });

  it('survives a peer that resets in the middle of the handshake', async () => {
    const { hostname, port } = new URL(server.urls.userCentre);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      'GET /stomp HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
    socket.resetAndDestroy();
    expect((await connected()).socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('CONNECT', () => {
  it('is answered with version, heart-beat and user', async () => {
    const client = await connected();
    expect(client.frames.all[0]).toMatch(
      /^CONNECTED\nversion:1\.2\nheart-beat:0,10000\nserver:.*\nsnapshot:true\nsession:.*\nuser-name:2002\n\n$/,
    );
  });

  it.each([
    ['a token of nobody', 'Authorization:Bearer x.y.z', '401'],
    ['no token', 'x:y', '401'],
  ])('is refused with %s', async (_, header, code) => {
    const client = await raw();
    client.send('CONNECT', 'accept-version:1.2', 'lang:en', header, '', '');
    expect(await errorOf(client)).toMatch(new RegExp(`^ERROR\ncode:${code}\nmessage:Your session has ended`));
    expect(await client.closed).toBe(1008);
  });

  it('is refused for an organisation that is not the user’s, and one that is none', async () => {
    for (const [id, code] of [
      ['1000600', '403'],
      ['1 or 1', '10010'],
    ] as const) {
      const client = await raw();
      client.send(...connectLines(`contextId:${id}`));
      expect(await errorOf(client)).toContain(`code:${code}\n`);
      expect(await client.closed).toBe(1008);
    }
  });

  it('is refused while the password has expired', async () => {
    const expired = await server.signIn('expired@oms.test');
    const client = await raw();
    client.send('CONNECT', 'accept-version:1.2', `Authorization:Bearer ${expired.token}`, '', '');
    expect(await errorOf(client)).toContain('code:10003\n');
  });

  it('is refused for an unknown version', async () => {
    const client = await raw();
    client.send('CONNECT', 'accept-version:2.0', '', '');
    expect(await errorOf(client)).toContain('1.2, 1.1, 1.0');
    expect(await client.closed).toBe(1002);
  });

  it('may come in pieces, as bytes, and with other frames behind it', async () => {
    const client = await raw();
    const bytes = Buffer.from(`${connectLines().join('\n')}\0\nSUBSCRIBE\nid:a\n${stats}\nreceipt:r1\n\n\0`);
    for (let at = 0; at < bytes.length; at += 50) client.socket.send(bytes.subarray(at, at + 50));
    await client.frames.when((frame) => frame === 'RECEIPT\nreceipt-id:r1\n\n');
  });

  it('opens no more sockets for a user than the limit', async () => {
    await Promise.all([connected(), connected(), connected()]);
    const client = await raw();
    client.send(...connectLines());
    expect(await errorOf(client)).toContain('code:429\n');
  });
});

describe('a connected client', () => {
  it('may subscribe to nothing but its own two destinations, and send nothing', async () => {
    for (const lines of [
      ['SUBSCRIBE', 'id:a', 'destination:/user/2003/topic/notify_stats'],
      ['SUBSCRIBE', 'id:a', 'destination:/topic/notify_stats'],
      ['SUBSCRIBE', 'id:a', 'destination:/user/topic/*'],
      ['SUBSCRIBE', 'id:a'],
      ['SEND', stats],
    ]) {
      const client = await connected();
      client.send(...lines, 'receipt:r9', '', '');
      const error = await errorOf(client);
      expect(error).toContain('code:403\n');
      expect(error).toContain('receipt-id:r9\n');
      expect(await client.closed).toBe(1008);
    }
  });

  it('gets receipts, none of a subscription it has ended, and a last one before the end', async () => {
    const client = await connected();
    client.send('SUBSCRIBE', 'id:a', stats, 'receipt:one', '', '');
    client.send('UNSUBSCRIBE', 'id:a', 'receipt:two\\cthree', '', '');
    await client.frames.when((frame) => frame.includes('receipt-id:two\\cthree'));
    const other = await connected();
    other.send('SUBSCRIBE', 'id:b', stats, 'receipt:one', '', '');
    await other.frames.when((frame) => frame.includes('receipt-id:one'));
    await server.call('userCentre', '/status/notify/gen?user=2002&title=News');
    await other.frames.when((frame) => frame.startsWith('MESSAGE\nsubscription:b\n'));
    client.send('DISCONNECT', 'receipt:bye', '', '');
    expect(await client.closed).toBe(1000);
    expect(client.frames.all.map((frame) => frame.split('\n')[0])).toEqual([
      'CONNECTED',
      'RECEIPT',
      'RECEIPT',
      'RECEIPT',
    ]);
  });

  it.each([
    ['a second CONNECT', ['CONNECT', 'accept-version:1.2', '', '']],
    ['an unknown command', ['DELETE', '', '']],
    ['a transaction', ['BEGIN', 'transaction:t', '', '']],
    ['no id', ['UNSUBSCRIBE', '', '']],
    ['too many headers', ['SEND', ...Array.from({ length: 60 }, (_, at) => `h${at}:1`), '', '']],
    ['a header of spaces without end', ['SEND', `h:${' '.repeat(50_000)}x`, '', '']],
    ['a web page', ['GET / HTTP/1.1', 'Host: localhost', '', '']],
  ])('is told what is wrong with %s, and cut off', async (_, lines) => {
    const client = await connected();
    client.send(...lines);
    expect(await errorOf(client)).toContain('code:400\n');
    expect(await client.closed).toBe(1002);
  });

  it('gets an error for a frame before CONNECT', async () => {
    const client = await raw();
    client.send('SUBSCRIBE', 'id:a', stats, '', '');
    expect(await errorOf(client)).toContain('CONNECT has to come first');
  });

  it('cannot send too much at once, nor over many messages', async () => {
    const big = await connected();
    big.socket.send('x'.repeat(70_000));
    expect(await big.closed).toBe(1009);
    const long = await connected();
    long.send('SEND', 'content-length:-1', '', 'x');
    for (let at = 0; at < 8; at += 1) long.socket.send('x'.repeat(10_000));
    expect(await long.closed).toBe(1009);
    expect(await errorOf(long)).toContain('too large');
  });

  it('cannot subscribe without end, nor send frames without end', async () => {
    const client = await connected();
    for (let at = 0; at <= 10; at += 1) client.send('SUBSCRIBE', `id:${at}`, stats, '', '');
    expect(await errorOf(client)).toContain('code:429\n');
    const fast = await connected();
    fast.socket.send('\n'.repeat(1_000));
    expect(await errorOf(fast)).toContain('code:429\n');
  });

  it('is disconnected for text that is not UTF-8, and the server continues', async () => {
    const client = await connected();
    client.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
    expect(await client.closed).toBe(1007);
    await connected();
  });
});

describe('time', () => {
  it('ends the connection of a silent client, and of an expired session', async () => {
    const hurried = await startTestServer(24_840, { limits: { silenceTimeout: 50, checkInterval: 20 } });
    try {
      const session = await hurried.signIn('client.admin@oms.test');
      const connectHeaders = ['accept-version:1.2', `Authorization:Bearer ${session.token}`];
      const silent = await connectRaw(hurried.urls);
      silent.send('CONNECT', ...connectHeaders, 'heart-beat:1,0', '', '');
      expect(await errorOf(silent)).toContain('No heart-beat');
      const late = await connectRaw(hurried.urls);
      late.send('CONNECT', ...connectHeaders, '', '');
      await late.frames.when((frame) => frame.startsWith('CONNECTED'));
      hurried.ahead += 2 * 86_400_000;
      expect(await errorOf(late)).toContain('code:401\n');
    } finally {
      await hurried.close();
    }
  });

  it('is short when the server stops, even with peers that do not answer', async () => {
    const stopping = await startTestServer(24_860);
    const [polite, deaf] = [await connectRaw(stopping.urls), await connectRaw(stopping.urls)];
    deaf.socket.pause();
    await stopping.close();
    expect(await polite.closed).toBe(1012);
    deaf.socket.terminate();
  });
});
