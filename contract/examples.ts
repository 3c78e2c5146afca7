import { fakeServices } from '../testing/services';
import { operations } from './all-operations';
import { fill, needsOf } from './fill';
import type { Operation } from './shape/operation';

/** Of the examples, so that they are the same each time. */
const NOW = Date.UTC(2026, 10, 26, 22, 10);

/** Fake services that have something for every operation. */
const servicesOf = () =>
  fakeServices({
    lang: 'en',
    now: NOW,
    user: { isSuper: true },
    login: { next: {} },
    connections: [{ provider: 'cloud', accountName: 'alex.morgan', boundAt: '2026-09-01T02:00:00.000Z' }],
    mailLinks: [
      {
        token: 't1',
        leadsTo: 'registration',
        email: 'lan@example.test',
        name: 'Xu Lan',
        organisation: 'Bluewhale',
      },
      { token: 't2', leadsTo: 'reset', email: 'alex.morgan@example.test' },
    ],
    attachments: [
      {
        recordType: 'order',
        recordId: '1',
        name: 'proof.pdf',
        url: 'https://files.example.test/proof.pdf',
        size: 52_214,
      },
    ],
    photos: [{ url: 'https://files.example.test/parcel.jpg', sku: 'A-100', orderNo: '1' }],
  });

export interface Example {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The whole reply. */
  readonly reply: { readonly code: number; readonly message: string; readonly data: unknown };
}

/**
 * What is sent, and what the fake services answer.
 * @throws Error where they refuse it, and the operation has no example of its own, which goes before their reply
 */
export async function exampleOf(operation: Operation): Promise<Example> {
  const services = servicesOf();
  const known = new Map<string, unknown>();
  const send = async (one: Operation): Promise<Example> => {
    const filled = fill(one, (name) => known.get(name));
    if (!filled) throw new Error(`${one.name}: the sample takes what the fake services do not have`);
    const { path, query } = filled;
    const body = one.form ? formOf() : filled.body;
    const { method, open } = one;
    const url = `${services.config.hosts.userCentre}${path}?${new URLSearchParams({ lang: 'en', ...query })}`;
    const headers = open ? {} : { authorization: `Bearer ${await services.getToken()}` };
    const response = await services.fetch(url, {
      method,
      headers: one.form ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { query, body: one.form ? undefined : body, reply: (await response.json()) as Example['reply'] };
  };
  for (const name of needsOf(operation)) {
    const needed = operations.find((one) => one.name === name);
    if (!needed) throw new Error(`${operation.name} takes values of ${name}, which is no operation`);
    known.set(name, (await send(needed)).reply.data);
  }
  const example = await send(operation);
  if (operation.example !== undefined) {
    return { ...example, reply: { code: 200, message: 'OK', data: operation.example } };
  }
  if (example.reply.code === 200) return example;
  throw new Error(
    `${operation.name}: the fake services answer ${example.reply.code} ${example.reply.message}`,
  );
}

function formOf(): FormData {
  const form = new FormData();
  form.set('contextId', '1000400');
  form.set('file', new File(['12345'], 'proof.pdf', { type: 'application/pdf' }));
  return form;
}
