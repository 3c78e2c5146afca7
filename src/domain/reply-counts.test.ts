import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, ok } from '../../tests/support/http-server';
import { type Stage, stage } from '../../tests/support/shell-server';
import type { RequestCore } from '../core/request/client';
import { fetchAttachments } from './files/api';
import { loadTemplate } from './reminders/api';
import { loadMethods } from './security/api';
import { fetchTasks } from './tasks/api';

const { signal } = new AbortController();
const RECORD = { recordType: 'order', recordId: '7' };

/** What a reply has of a count. */
interface Count {
  /** The data of a reply that says so. */
  reply(value: unknown): unknown;
  read(request: RequestCore): Promise<unknown>;
}

const COUNTS: Readonly<Record<string, Count>> = {
  'rules of a template': {
    reply: (rules) => ({ entity: { id: '1', rules } }),
    read: async (request) => (await loadTemplate(request, '1', signal)).rules,
  },
  'recovery codes': {
    reply: (recoveryCodes) => ({ recoveryCodes }),
    read: async (request) => (await loadMethods(request, signal)).recoveryCodes,
  },
  'bytes of a file': {
    reply: (size) => [{ id: 1, genUrl: 'https://files.test/a.pdf', size }],
    read: async (request) => (await fetchAttachments(request, '/files', RECORD, signal))[0]?.size ?? 0,
  },
  'things that a task has done': {
    reply: (progressDone) => [{ id: 1, progressDone, progressTotal: '24' }],
    read: async (request) => (await fetchTasks(request, signal))[0]?.progress?.done ?? 0,
  },
};

let now: Stage;
let reply: unknown;
beforeAll(async () => {
  now = await stage({ '*': (_, response) => json(response, ok(reply)) });
});
afterAll(async () => {
  now.shell.destroy();
  await now.server.close();
});

test.each(
  Object.entries(COUNTS).flatMap(([name, count]) => [
    { name, count, value: 7, shown: 7 },
    { name, count, value: '7', shown: 7 },
    { name, count, value: 1.5, shown: 1 },
    { name, count, value: -3, shown: 0 },
    { name, count, value: true, shown: 0 },
  ]),
)('$name: $value counts as $shown', async ({ count, value, shown }) => {
  reply = count.reply(value);
  expect(await count.read(now.shell.request)).toBe(shown);
});
