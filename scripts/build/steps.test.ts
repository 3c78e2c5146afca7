import { expect, test } from 'vitest';
import { runSteps } from './steps';

test('says what it builds before that begins, and when it is done', async () => {
  const events: string[] = [];
  const step = (words: string) => ({ words, run: async () => events.push(`run ${words}`) });
  const log = (line: string) => void events.push(line.replace(/\d+\.\d s/, '… s'));
  await runSteps([step('one'), step('other')], ({ words }) => events.push(`done ${words}`), log);
  expect(events).toEqual([
    'Building one (1 of 2) …',
    'run one',
    'done one',
    'Built one in … s',
    'Building other (2 of 2) …',
    'run other',
    'done other',
    'Built other in … s',
  ]);
});

test('says nothing where nothing is stale, and ends at the first failure', async () => {
  const lines: string[] = [];
  await runSteps(
    [],
    () => {},
    (line) => lines.push(line),
  );
  expect(lines).toEqual([]);
  const fault = { words: 'a fault', run: () => Promise.reject(new Error('does not build')) };
  await expect(
    runSteps(
      [fault, fault],
      () => {},
      (line) => lines.push(line),
    ),
  ).rejects.toThrow('does not build');
  expect(lines).toEqual(['Building a fault (1 of 2) …']);
});
