import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * A mail server, with the mailboxes of all addresses. Tests run in processes of their own, so they ask for a mailbox by HTTP:
 * `?to=ann@oms.test` gives its mails, the newest first.
 * @returns the function that ends it
 */
export async function startMailServer(ports: { smtp: number; http: number }): Promise<() => Promise<void>> {
  const boxes = new Map<string, Mail[]>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(parts));
      for (const { address } of envelope.rcptTo) {
        boxes.set(address, [{ subject, body: text }, ...(boxes.get(address) ?? [])]);
      }
      done();
    },
  });
  const web = createServer(({ url = '' }, response) => {
    const to = new URL(url, 'http://localhost').searchParams.get('to') ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(boxes.get(to) ?? []));
  });
  await Promise.all([
    new Promise<void>((resolve) => smtp.listen(ports.smtp, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => web.listen(ports.http, '127.0.0.1', resolve)),
  ]);
  return async () => {
    web.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(() => resolve())),
      new Promise<void>((resolve) => web.close(() => resolve())),
    ]);
  };
}
