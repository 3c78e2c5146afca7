import { expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { createFrames, FRAME_EVERY } from './frames';
import type { AnyTopic } from './pulls';

test('the first frame of a burst is delivered at once, all others together, none lost', async () => {
  const clock = fakeClock();
  const delivered: unknown[] = [];
  const topic = { check: (raw: unknown) => raw } as AnyTopic;
  const frames = createFrames(
    clock,
    () => [topic],
    (raw) => delivered.push(raw),
    () => delivered.push('malformed'),
  );
  for (const data of [{ notices: 1 }, { notices: 2 }, { announcements: 1 }])
    frames.push(JSON.stringify({ data }));
  expect(delivered).toEqual([{ notices: 1 }]);
  await clock.advance(FRAME_EVERY);
  expect(delivered).toEqual([{ notices: 1 }, { notices: 2, announcements: 1 }]);
});

test('an id beyond 2^53 of a frame keeps its digits', () => {
  const delivered: unknown[] = [];
  const topic = { check: (raw: unknown) => raw } as AnyTopic;
  const frames = createFrames(
    fakeClock(),
    () => [topic],
    (raw) => delivered.push(raw),
    () => delivered.push('malformed'),
  );
  frames.push('{"data":{"lastId":844197938336447294}}');
  expect(delivered).toEqual([{ lastId: '844197938336447294' }]);
});
