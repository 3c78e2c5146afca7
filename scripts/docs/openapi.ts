import { operations } from '../../contract/all-operations';
import { type Example, exampleOf } from '../../contract/examples';
import { entry } from '../../contract/operations/first-view';
import { announcement, notice } from '../../contract/operations/notices';
import { organisation, user } from '../../contract/operations/shared';
import { changesData, type Operation, type Parameter } from '../../contract/shape/operation';
import { count, id, type Schema, time } from '../../contract/shape/schema';
import { SERVICES } from '../../src/core/config/services';
import { configKeys } from '../describe/config-keys';

/** Schemas with a name of their own in the document. */
const NAMED: Readonly<Record<string, Schema>> = {
  Id: id,
  Count: count,
  Time: time,
  User: user,
  Organisation: organisation,
  MenuEntry: entry,
  Notice: notice,
  Announcement: announcement,
};

const PARAMETERS = {
  contextId: {
    name: 'contextId',
    in: 'query',
    schema: { type: 'string' },
    description: "Id of the organisation that the call is for; empty for the user's own.",
  },
  lang: {
    name: 'lang',
    in: 'query',
    schema: { type: 'string' },
    description:
      'Language of the page, such as zh-CN or en: titles, names and messages of the reply are in it.',
  },
  key: {
    name: 'idempotency-key',
    in: 'header',
    schema: { type: 'string' },
    description:
      'The write is carried out once: a call of the same user with a key that came before, for a day at least, gets the first reply; with another content, code 10048 and that reply as `data`.',
  },
};
const parameter = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });
const REFUSED = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'integer', not: { enum: [200, 206] }, description: 'Any other than 200 and 206.' },
    message: { type: ['string', 'null'], description: 'For the user, in the language of the call.' },
    data: {},
    requestId: { type: 'string' },
  },
};

/** docs/openapi.json: what a backend of the shell answers. */
export async function openapi(version: string): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [{ method, path }, group] of grouped()) {
    const described = await Promise.all(group.map(async (one) => [one, await exampleOf(one)] as const));
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(described) };
  }
  const hosts = configKeys().find(({ name }) => name === 'hosts')?.members ?? [];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of @oms/shell',
      version,
      description:
        'All calls of the elements, widgets and console. What holds for every call, and the realtime connection, is in docs/backend.md. Fields that are not named here may be sent; fields that are not required may be left out or null.',
    },
    servers: [
      { url: 'https://services.example.test', description: 'One address may answer for all services.' },
    ],
    tags: Object.keys(SERVICES).map((name) => ({
      name,
      description: hosts.find((host) => host.name === name)?.comment.words ?? '',
    })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(NAMED).map(([name, schema]) => [name, withNames(schema, schema)]),
        ),
        Refusal: REFUSED,
      },
      parameters: PARAMETERS,
      responses: {
        Unauthorised: {
          description: 'The token is not valid: the shell renews it once, and sends the call again.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** The operations by method and path, with the first of each. */
function grouped(): readonly (readonly [Operation, readonly Operation[]])[] {
  const sameCall = (one: Operation, other: Operation) =>
    one.method === other.method && one.path === other.path;
  const firsts = operations.filter((one, at) => operations.findIndex((other) => sameCall(one, other)) === at);
  return firsts.map((first) => [first, operations.filter((one) => sameCall(first, one))]);
}

type Described = readonly (readonly [Operation, Example])[];

/** One entry of the document for all operations of a method and path. */
function operationOf(described: Described): object {
  const group = described.map(([one]) => one);
  const [first] = group as [Operation];
  const parameters = Object.assign({}, ...group.map(({ query = {} }) => query)) as Record<string, Parameter>;
  const required = (name: string) => group.every(({ query }) => query?.[name]?.required);
  const inPath = [...first.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const bodies = group.flatMap(({ body }) => body ?? []);
  return {
    operationId: first.name,
    tags: [...new Set(group.map(({ service = 'userCentre' }) => service))],
    summary: group.map(({ about }) => about).join(' '),
    'x-oms-shell': {
      ...(first.endpoint && { endpoint: first.endpoint }),
      need: group.some(({ firstView }) => firstView) ? 'first view' : 'optional',
      operations: group.map(({ name }) => name),
      usedBy: [...new Set(group.map(({ usedBy }) => usedBy))],
      without: [...new Set(group.map(({ without }) => without))].join(' '),
      changes: group.some(changesData),
    },
    security: [...new Set(group.map(({ open }) => open === true))].map((open) => (open ? {} : { token: [] })),
    parameters: [
      ...inPath,
      ...Object.entries(parameters).map(([name, { schema, about }]) => ({
        name,
        in: 'query',
        ...(required(name) && { required: true }),
        schema: withNames(schema),
        ...(about && { description: about }),
      })),
      parameter('contextId'),
      parameter('lang'),
      ...(group.some(({ once }) => once) ? [parameter('key')] : []),
    ],
    ...(bodies.length > 0 && {
      requestBody: {
        required: true,
        content: {
          [first.form ? 'multipart/form-data' : 'application/json']: {
            schema: withNames(anyOf(bodies)),
            ...(!first.form && examplesOf(described, ({ body }) => body)),
          },
        },
      },
    }),
    responses: {
      200: {
        description: `Carried out where \`code\` is 200 or 206; any other code is a refusal.${codesOf(group)}`,
        content: {
          'application/json': {
            schema: { anyOf: [replyOf(group), { $ref: '#/components/schemas/Refusal' }] },
            ...examplesOf(described, ({ reply }) => reply),
          },
        },
      },
      ...(!group.every(({ open }) => open) && {
        401: { $ref: '#/components/responses/Unauthorised' },
      }),
    },
  };
}

function codesOf(group: readonly Operation[]): string {
  const codes = Object.assign({}, ...group.map(({ codes: own = {} }) => own)) as Record<string, string>;
  const lines = Object.entries(codes).map(([code, about]) => `${code}: ${about}`);
  return lines.length > 0 ? ` Told apart: ${lines.join('; ')}.` : '';
}

/** A reply that carries out what was asked. */
function replyOf(group: readonly Operation[]): object {
  const data = group.flatMap(({ data: own }) => own ?? []);
  const whole = data.length === group.length;
  return {
    type: 'object',
    required: whole ? ['code', 'data'] : ['code'],
    properties: {
      code: { enum: [200, 206] },
      message: { type: ['string', 'null'] },
      ...(whole && { data: withNames(anyOf(data)) }),
    },
  };
}

const anyOf = (schemas: readonly Schema[]): Schema => {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? (different[0] as Schema) : { anyOf: different };
};

function examplesOf(described: Described, pick: (example: Example) => unknown): object {
  const all = described.map(([{ name }, example]) => [name, { value: pick(example) }] as const);
  return all.length === 1 ? { example: all[0]?.[1].value } : { examples: Object.fromEntries(all) };
}

/** The schema with references in place of what has a name. @param whole the one that is being named itself */
function withNames(schema: Schema, whole?: Schema): unknown {
  const name = schema === whole ? undefined : Object.keys(NAMED).find((one) => NAMED[one] === schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? withNames(value as Schema) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'enum' ? value : inner(value)]),
  );
}
