import { isDeepStrictEqual } from 'node:util';
import Ajv from 'ajv/dist/2020';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../contract/all-operations';
import { exampleOf } from '../../contract/examples';
import type { Operation } from '../../contract/shape/operation';
import type { Schema } from '../../contract/shape/schema';
import { faultsOf } from '../../contract/shape/validate';
import document from '../../docs/openapi.json';
import en from '../../locales/en.json';
import { readConfig } from '../../src/core/config/read';
import { languageOf } from '../../src/core/i18n/lang';
import { fetchReference } from '../../src/domain/references/api';
import { REFERENCES } from '../../src/domain/references/catalogue';
import { createShell, type Shell } from '../../src/shell/shell';
import { fakeServices, type SeenCall } from '../../testing';
import { DOMAIN_CALLS, type DomainCall, WRITES } from '../support/domain-calls';
import { fakePlatform } from '../support/fake-platform';

const { signal } = new AbortController();
const scope = { params: { module: 'm' }, organisation: '1', ending: '' };

const LISTS: Readonly<Record<string, DomainCall>> = Object.fromEntries(
  Object.entries(REFERENCES).map(([name, list]) => [
    `the list ${name}`,
    ({ request }) => fetchReference(request, list, scope, signal),
  ]),
);

/** Of a host's own list, whose path is no call of the shell. */
const isHosts = ({ call }: SeenCall) => call.includes('/api/v1/List');

/** The operations that a call may be: one path may have several. */
function matching({ call, params }: Pick<SeenCall, 'call' | 'params'>): readonly Operation[] {
  return operations.filter(({ method, path, query = {} }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return pattern.test(call) && 'noVerify' in query === 'noVerify' in params;
  });
}

let shell: Shell | undefined;
afterEach(() => shell?.destroy());

function begin() {
  const services = fakeServices({ lang: 'en' });
  const config = { ...services.config, lang: 'en' as const, social: { providers: ['cloud'] } };
  const { social: _, ...rest } = config;
  const read = readConfig([rest], 'http://console.test').config;
  shell = createShell(read, fakePlatform(), { wanted: 'en', language: languageOf('en'), texts: en });
  return { services, shell };
}

/** What a call gives; undefined where it rejects. */
async function outcome(name: string, call: DomainCall, on: Shell): Promise<unknown> {
  try {
    return { is: await call(on) };
  } catch (thrown) {
    // The base data are a store, of which this call throws the error: null is none.
    return thrown === null && name.startsWith('navigation')
      ? { is: on.navigation.base.$state.get().data }
      : undefined;
  }
}

interface Place {
  readonly path: readonly (string | number)[];
  readonly required: boolean;
  readonly schema: Schema;
}

/** The fields of an example that the schema names, with those of the first row of a list. */
function placesOf(schema: Schema, data: unknown, path: readonly (string | number)[] = []): Place[] {
  const form = schema.anyOf?.find((one) => faultsOf(one, data, '').length === 0) ?? schema;
  if (Array.isArray(data)) {
    return data.length > 0 ? placesOf(form.items ?? {}, data[0], [...path, 0]) : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(form.properties ?? {}).flatMap(([name, own]) => {
    const value = (data as Record<string, unknown>)[name];
    if (value === undefined) return [];
    const here = [...path, name];
    return [
      { path: here, required: form.required?.includes(name) ?? false, schema: own },
      ...placesOf(own, value, here),
    ];
  });
}

function changed(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(data);
  let at = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) at = at[name] as typeof at;
  const last = path.at(-1) as string;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** The operations that a call makes. */
async function madeBy(name: string, call: DomainCall): Promise<readonly SeenCall[]> {
  const { services, shell: own } = begin();
  await outcome(name, call, own);
  return services.calls().filter((seen) => !isHosts(seen));
}

const all = Object.entries({ ...DOMAIN_CALLS, ...WRITES, ...LISTS });

test.each(all)('%s: what it sends is in the contract', async (name, call) => {
  for (const seen of await madeBy(name, call)) {
    const fitting = matching(seen);
    expect(
      fitting.map(({ path }) => path),
      seen.call,
    ).not.toEqual([]);
    const faults = fitting.map(({ query = {}, body, once: keyed, open }) => [
      ...Object.keys(seen.params).filter((param) => !(param in query)),
      ...Object.entries(query)
        .filter(([param, { required }]) => required && !(param in seen.params))
        .map(([param]) => `no ${param}`),
      ...(seen.body instanceof FormData || !body ? [] : faultsOf(body, seen.body, 'body')),
      ...('idempotency-key' in seen.headers && !keyed ? ['a key'] : []),
      ...('authorization' in seen.headers && open && !seen.call.includes('callback') ? ['a token'] : []),
    ]);
    expect(faults, seen.call).toContainEqual([]);
  }
});

/** Examples that depend on the page which asks. */
const OF_PAGE: Readonly<Record<string, unknown>> = {
  ticket: { redirect: 'http://console.test/x?ticket=t' },
};

/** Fields that the contract requires, by operation and place: whether a reader was found that needs them. */
const needed = new Map<string, boolean>();

describe.each(Object.entries({ ...DOMAIN_CALLS, ...LISTS }))('%s', (name, call) => {
  test('makes something of replies that have what the contract requires, and nothing else', async () => {
    const { services, shell: own } = begin();
    const made = await madeBy(name, call);
    const answers = await Promise.all(
      made.map(async (seen) => {
        const fitting = matching(seen);
        const [first] = fitting as [Operation];
        const data = OF_PAGE[first.name] ?? (await exampleOf(first)).reply.data;
        return { seen, fitting, data };
      }),
    );
    const answer = (seen: SeenCall, data: unknown) => {
      // Two calls have one path.
      const other = answers.find((one) => one.seen !== seen && one.seen.call === seen.call);
      services.reply(seen.call, ({ params }: { params: URLSearchParams }) =>
        params.has('noVerify') === 'noVerify' in seen.params ? data : other?.data,
      );
    };
    for (const { seen, data } of answers) answer(seen, data);
    const whole = await outcome(name, call, own);
    if (made.length > 0) expect(whole, 'the example').toBeDefined();
    for (const { seen, fitting, data } of answers) {
      for (const operation of fitting) {
        const { data: wanted } = operation;
        if (!wanted || data === null || faultsOf(wanted, data, '').length > 0) continue;
        const result = async (path: Place['path'], value: unknown) => {
          const next = changed(data, path, value);
          answer(seen, next);
          return { faults: faultsOf(wanted, next, 'data'), read: await outcome(name, call, own) };
        };
        for (const { path, required, schema } of placesOf(wanted, data)) {
          const place = `${operation.name} ${path.join('.')}`;
          const without = await result(path, undefined);
          expect(without.faults.length > 0, place).toBe(required);
          if (required) {
            const odd = await result(path, schema.type === 'object' ? 'odd' : {});
            expect(odd.faults, `${place}: odd`).not.toEqual([]);
            const differs = !isDeepStrictEqual(without.read, whole) && !isDeepStrictEqual(odd.read, whole);
            needed.set(place, differs || (needed.get(place) ?? false));
          } else {
            expect(without.read, `${place}: left out`).toBeDefined();
            const isNull = await result(path, null);
            if (isNull.faults.length === 0) expect(isNull.read, `${place}: null`).toBeDefined();
          }
        }
        answer(seen, data);
      }
    }
  });
});

test('requires nothing that no reader needs', () => {
  expect(needed.size).toBeGreaterThan(60);
  expect([...needed].filter(([, isNeeded]) => !isNeeded).map(([place]) => place)).toEqual([]);
});

describe('the document', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  beforeAll(() => {
    ajv.addSchema(document, 'openapi');
  });
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, path, method, operation] as const,
    ),
  );
  const pointer = (...parts: string[]) =>
    `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

  test.each(entries)('%s has examples that its schemas accept', (_, path, method, operation) => {
    const { requestBody, responses } = operation as unknown as {
      requestBody?: { content: Record<string, Content> };
      responses: { 200: { content: Record<string, Content> } };
    };
    type Content = { example?: unknown; examples?: Record<string, { value: unknown }> };
    const check = (content: Record<string, Content>, ...at: string[]) => {
      for (const [type, { example, examples = {} }] of Object.entries(content)) {
        const validate = ajv.getSchema(pointer('paths', path, method, ...at, 'content', type, 'schema'));
        const values = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map(({ value }) => value),
        ];
        if (type === 'application/json') expect(values).not.toEqual([]);
        for (const value of values) {
          validate?.(value);
          expect(validate?.errors ?? null).toBeNull();
        }
      }
    };
    check(responses[200].content, 'responses', '200');
    if (requestBody) check(requestBody.content, 'requestBody');
  });

  test('takes no reply for one of success that has no data where some is needed', () => {
    const validate = ajv.getSchema(
      pointer(
        'paths',
        '/api/v1/My/getUserInfo',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'schema',
      ),
    );
    expect(validate?.({ code: 200, data: { id: '1' } })).toBe(true);
    expect(validate?.({ code: 403, message: 'no' })).toBe(true);
    expect(validate?.({ code: 200, data: { name: 'Kim' } })).toBe(false);
    expect(validate?.({ code: 200 })).toBe(false);
  });

  test('says of every call what needs it and what happens without it', () => {
    for (const [name, , , operation] of entries) {
      const { usedBy, without, need } = operation['x-oms-shell'];
      expect(
        [usedBy.join(), without, need].every((words) => words.length > 3),
        name,
      ).toBe(true);
    }
    const first = entries
      .filter(([, , , { 'x-oms-shell': own }]) => own.need === 'first view')
      .map(([name]) => name);
    expect(first.sort()).toEqual([
      'GET /api/v1/Context/baseData',
      'GET /api/v1/My/getUserInfo',
      'POST /auth/jwt/authorize',
    ]);
  });
});
