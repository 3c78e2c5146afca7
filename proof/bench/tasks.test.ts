import { expect, test } from 'vitest';
import { tasksOf, threadTasks } from './tasks';

test('the longest task, and how many are over each limit', () => {
  expect(tasksOf([12, 50, 51, 200, 201.5])).toEqual({ longest: 201.5, over50: 3, over200: 1 });
});

test('no task is none that is long', () => {
  expect(tasksOf([])).toEqual({ longest: 0, over50: 0, over200: 0 });
});

test('of a trace the tasks of main threads alone count, by the thread’s own time', () => {
  const thread = (pid: number, tid: number, name: string) => ({
    name: 'thread_name',
    ph: 'M',
    pid,
    tid,
    args: { name },
  });
  const task = (tid: number, tdur?: number) => ({
    name: 'ThreadControllerImpl::RunTask',
    ph: 'X',
    pid: 7,
    tid,
    ...(tdur === undefined ? {} : { tdur }),
  });
  const traceEvents = [
    task(1, 60_500),
    thread(7, 1, 'CrRendererMain'),
    thread(7, 2, 'Compositor'),
    thread(8, 2, 'CrRendererMain'),
    task(1),
    task(2, 90_000),
    { name: 'FunctionCall', ph: 'X', pid: 7, tid: 1, tdur: 50_000 },
  ];
  expect(threadTasks({ traceEvents })).toEqual([60.5, 0]);
});
