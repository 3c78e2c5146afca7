import { expect, test } from 'vitest';
import { ShellError } from '../errors';
import { createSubmission, type Once } from './submission';

const lost = new ShellError({ kind: 'network', code: 'network', messageKey: 'error.network' });
const carriedOut = (data: unknown) =>
  new ShellError({ kind: 'reply', code: '10048', messageKey: 'error.unexpected', body: { data } });

/** A form whose service answers with these, one after another: an error rejects. */
function form(...answers: unknown[]) {
  let made = 0;
  const submission = createSubmission(() => `key-${++made}`);
  const keys: string[] = [];
  const answer = async ({ idempotencyKey }: Once) => {
    keys.push(idempotencyKey);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  return { submission, keys, answer, send: () => submission.send(answer).catch((error: unknown) => error) };
}

test('every try has the same key until one succeeds; then another form begins', async () => {
  const { keys, send } = form(lost, lost, 'saved', 'saved');
  for (let press = 0; press < 4; press++) await send();
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

test('a form that was changed after a try that arrived becomes a change of what that has made', async () => {
  const { submission, keys, answer } = form(lost, carriedOut({ id: '7' }), 'changed');
  const amended: unknown[] = [];
  const press = () =>
    submission.send(answer, (made, once) => {
      amended.push(made);
      return answer(once);
    });
  await expect(press()).rejects.toBe(lost);
  expect(await press()).toBe('changed');
  expect(amended).toEqual([{ id: '7' }]);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

test('where that is no use the user is told, and the next press is a form of its own', async () => {
  const refusal = carriedOut({ id: '7' });
  const { keys, send } = form(refusal, 'saved');
  expect(await send()).toBe(refusal);
  expect(await send()).toBe('saved');
  expect(keys).toEqual(['key-1', 'key-2']);
});

test('a draft that is taken up again keeps its key', async () => {
  const { submission, keys, send } = form(lost, 'saved');
  submission.startOver('key-of-draft');
  await send();
  expect(submission.key()).toBe('key-of-draft');
  await send();
  expect([keys, submission.key()]).toEqual([['key-of-draft', 'key-of-draft'], null]);
});
