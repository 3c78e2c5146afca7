import { createServer, type IncomingMessage, type Server } from 'node:http';
import { demoHosts } from '../../hosts';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

/** What a call is answered: a reply's data, or a whole response of the wire. */
export type Answer = { data: unknown } | { status: number; body: string };

export interface Wire {
  readonly received: Received[];
  answer: (call: Received) => Answer;
  close(): Promise<void>;
}

/** User-centre and billing API on their ports, answering what a test says: for replies that the backend never gives. */
export async function startWire(portBase: number): Promise<Wire> {
  const { services } = demoHosts(portBase);
  const wire: Wire = {
    received: [],
    answer: () => ({ status: 404, body: '{"code":404}' }),
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
  const servers: Server[] = [];
  for (const { port, url } of [services.userCentre, services.billingApi]) {
    const server = createServer((request, response) => {
      const call = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', url),
        headers: request.headers,
      };
      wire.received.push(call);
      const answer = wire.answer(call);
      const isData = 'data' in answer;
      response.writeHead(isData ? 200 : answer.status, {
        'content-type': 'application/json',
        connection: 'close',
      });
      const reply = isData ? { code: 200, message: 'ok', data: answer.data, requestId: 'r-1' } : null;
      response.end(isData ? JSON.stringify(reply) : answer.body);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    servers.push(server);
  }
  return wire;
}
