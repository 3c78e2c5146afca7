import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { statusOf } from '../../features/tasks/status';
import { taskFamily, tasksStore } from './store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const TASK = {
  id: 7,
  taskNo: 'TC1',
  status: 3,
  createdAt: '2026-11-20T02:00:00Z',
  updatedAt: '2026-11-20T02:10:00Z',
  lineId: 12,
  taskTitle: 'Push orders',
  errorMsg: 'the words of the service',
  errorDetail: 'Refused ==> com.example.Push',
  taskFile: 'javascript:alert(1)',
  progressDone: 21,
  progressTotal: 24,
};

async function detailOf(task: object, lines: unknown = [{ id: '12', name: 'Storage' }]) {
  current = await stage({
    '/api/v1/TaskCenter/findById': (_, response) => json(response, ok(task)),
    '/api/v1/ProductLine/findAllByContextId': (_, response) => json(response, ok(lines)),
  });
  current.shell.start();
  const detail = current.shell.use(taskFamily).get('7');
  detail.$state.listen(() => {});
  await until(
    () => !detail.$state.get().loading && (detail.$state.get().data ?? detail.$state.get().error) !== null,
  );
  return detail.$state.get();
}

test('a detail has the name of its project, hides what the exception says and leads nowhere unsafe', async () => {
  expect((await detailOf(TASK)).data).toMatchObject({
    project: 'Storage',
    businessError: true,
    fileUrl: null,
    endedAt: TASK.updatedAt,
    status: 3,
  });
});

test('a detail names who started it, and who did so as that person', async () => {
  const { data } = await detailOf({ ...TASK, createdName: 'Kim Lee', actedName: 'Ada Admin' });
  expect(data).toMatchObject({ creator: 'Kim Lee', actor: 'Ada Admin' });
});

test('what still runs has not ended, and a project that is not in the list is its id', async () => {
  const { data } = await detailOf({ ...TASK, status: 1, errorDetail: null }, 'no list');
  expect(data).toMatchObject({ endedAt: '', project: '12', businessError: false });
});

test('the newest are sorted by the time that their rows show, not by their number', async () => {
  const at = (minute: number) => `2026-11-20T02:${minute}:00Z`;
  current = await stage({
    '/api/v1/TaskCenter/findList': (_, response) =>
      json(
        response,
        ok([
          { ...TASK, id: 9, createdAt: at(10) },
          { ...TASK, id: 8, createdAt: 'nonsense' },
          { ...TASK, id: 7, createdAt: at(11), updatedAt: at(59) },
        ]),
      ),
  });
  current.shell.start();
  const { $state } = current.shell.use(tasksStore);
  $state.listen(() => {});
  await until(() => $state.get().data !== null);
  expect($state.get().data?.map(({ id }) => id)).toEqual(['7', '9', '8']);
});

test.each([[null], [[]], [{ taskNo: 'x' }]])('a detail of %j is malformed', async (task) => {
  expect((await detailOf(task as object)).error?.kind).toBe('malformed');
});

test('the list takes what it can read', async () => {
  current = await stage({
    '/api/v1/TaskCenter/findList': (_, response) =>
      json(response, ok([{ ...TASK, status: 9, progressTotal: 0 }, null, {}, { id: 8 }])),
  });
  const recent = current.shell.use(tasksStore);
  recent.$state.listen(() => {});
  current.shell.start();
  await until(() => recent.$state.get().data !== null);
  expect(recent.$state.get().data).toMatchObject([
    { id: '7', number: 'TC1', status: null, progress: null },
    { id: '8', number: '8', title: '8', status: null, createdAt: '' },
  ]);
});

test('the state of a task', async () => {
  current = await stage({}, { config: { lang: 'en' } });
  const { t } = current.shell.i18n;
  const word = (status: 0 | 1 | 3, done?: number) =>
    statusOf({ status, progress: done === undefined ? null : { done, total: 24 } }, t)?.word;
  expect(word(1, 23)).toBe('Running, 95%');
  expect(word(1)).toBe('Running');
  expect(word(3, 21)).toBe('3 failed');
  expect(word(3, 24)).toBe('Failed');
  expect(word(0, 0)).toBe('Waiting to run');
  expect(statusOf({ status: null, progress: null }, t)).toBeNull();
});
