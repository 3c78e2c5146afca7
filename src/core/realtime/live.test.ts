import { afterEach, expect, test } from 'vitest';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import type { Shell } from '../../shell/shell';
import { createLive } from './live';
import type { Realtime, Topic } from './types';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const check = (wire: unknown) => (typeof wire === 'number' ? wire : null);

/** A live number; each pull waits until the test answers it. */
async function open() {
  current = await stage();
  const { shell } = current;
  const answers: ((value: number) => void)[] = [];
  let topic: Topic<number> | null = null;
  const realtime: Realtime = {
    ...shell.realtime,
    join(joined) {
      topic = joined as unknown as Topic<number>;
      return () => {};
    },
  };
  const pull = () => new Promise<number>((resolve) => answers.push(resolve));
  const live = createLive({ ...shell, realtime } as Shell, { name: 'count', every: 180_000, pull, check });
  live.$state.listen(() => {});
  shell.start();
  await until(() => answers.length === 1);
  return { ...current, live, answers, topic: topic as unknown as Topic<number> };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('is loaded once after the session has started, then gets pushed values', async () => {
  const { live, answers, topic } = await open();
  answers[0]?.(3);
  await until(() => live.$state.get().data === 3);
  topic.receive(4, 'push');
  expect(live.$state.get()).toEqual({ data: 4, loading: false, error: null, stale: false });
  expect(answers).toHaveLength(1);
});

test('an answer that was asked for before a push came is older than the push', async () => {
  const { live, answers, topic } = await open();
  topic.receive(9, 'push');
  answers[0]?.(3);
  await until(() => !live.$state.get().loading);
  expect(live.$state.get().data).toBe(9);
});

test('of two replies the one to the later call stays, in whichever order they arrive', async () => {
  const { live, answers, topic } = await open();
  const later = topic.pull(new AbortController().signal).then((data) => topic.receive(data, 'pull'));
  answers[1]?.(8);
  await later;
  answers[0]?.(3);
  await until(() => !live.$state.get().loading);
  expect(live.$state.get().data).toBe(8);
});

test('what another tab has pulled does not hide what this tab is asking for', async () => {
  const { live, answers, topic } = await open();
  topic.receive(1, 'pull');
  expect(live.$state.get().data).toBeNull();
  answers[0]?.(3);
  await until(() => live.$state.get().data === 3);
  topic.receive(5, 'pull');
  expect(live.$state.get().data).toBe(5);
});

test('is forgotten at sign-out', async () => {
  const { live, answers, shell } = await open();
  answers[0]?.(3);
  await until(() => live.$state.get().data === 3);
  shell.session.endedElsewhere();
  await turn();
  expect(live.$state.get().data).toBeNull();
});
