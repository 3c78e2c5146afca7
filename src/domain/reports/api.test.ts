import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { reportsStore } from './store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function load(data: unknown) {
  current = await stage({ '/api/v1/ReportTask/findByPage': (_, response) => json(response, ok(data)) });
  const recent = current.shell.use(reportsStore);
  recent.$state.listen(() => {});
  current.shell.start();
  await until(() => (recent.$state.get().data ?? recent.$state.get().error) !== null);
  return { ...recent.$state.get(), call: current.server.calls('/api/v1/ReportTask/findByPage')[0] };
}

test('asks for the five newest, and only a finished report with a safe address has a file', async () => {
  const { data, call } = await load({
    content: [
      { id: 1, number: 'RP1', title: 'a', status: 2, attachUrl: 'https://files.test/a' },
      { id: 2, number: 'RP2', title: 'b', status: '1', attachUrl: 'https://files.test/b' },
      { id: 3, number: 'RP3', title: 'c', status: 2, attachUrl: 'data:text/html,x' },
      { number: 'RP4' },
      { id: 5, status: 6 },
    ],
  });
  expect(data).toMatchObject([
    { id: '1', status: 2, url: 'https://files.test/a' },
    { id: '2', status: 1, url: null },
    { id: '3', url: null },
    { id: '5', number: '5', title: '5', status: null },
  ]);
  const query = (name: string) => call?.query.get(name);
  expect([query('page'), query('rows'), query('sidx'), query('sord')]).toEqual(['1', '5', 'id', 'desc']);
});

test('a reply without content is malformed', async () => {
  expect((await load([])).error?.kind).toBe('malformed');
});
