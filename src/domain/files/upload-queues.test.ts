import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, stages, until } from '../../../tests/support/shell-server';
import { type UploadFailure, uploadQueueFamily } from './upload-queues';

const stage = stages();
const PATH = '/api/v1/BizAttach/uploadFile';
const file = new File(['abc'], 'a.png', { type: 'image/png' });

async function open(upload: Handler) {
  const { shell, platform, server } = await stage({ [PATH]: upload }, { config: { lang: 'en' } });
  const messages: string[] = [];
  shell.commands.provide('showMessage', async ({ title }) => void messages.push(title()));
  shell.start();
  await shell.ready;
  const updates: string[][] = [];
  const failures: UploadFailure[] = [];
  const queues = shell.use(uploadQueueFamily);
  const queueOf = (key: string) => {
    const queue = queues.get(key);
    queue.set({
      target: { path: PATH },
      atOnce: true,
      onFailed: (failure) => failures.push(failure),
      onUpdated: (files) => updates.push(files.map(({ name }) => name)),
    });
    return queue;
  };
  return { platform, server, messages, updates, failures, queueOf };
}

test('an uploaded file is told at once, and 2 s later to the page', async () => {
  const { platform, messages, updates, queueOf } = await open((_, response) =>
    json(response, ok({ entity: { id: 7 }, genUrl: 'https://files.test/a.png' }, 'Stored')),
  );
  queueOf('one').add([file]);
  await until(() => messages.length > 0);
  expect(messages).toEqual(['Stored']);
  await platform.clock.advance(1999);
  expect(updates).toEqual([]);
  await platform.clock.advance(1);
  expect(updates).toEqual([['a.png']]);
});

test('a file that is refused is told to person and page, and waits to be sent again', async () => {
  const { messages, failures, queueOf } = await open((_, response) =>
    json(response, { code: 10030, message: 'Larger than 50 MB' }),
  );
  const queue = queueOf('one');
  queue.add([file]);
  await until(() => messages.length > 0);
  expect(messages).toEqual(['a.png could not be uploaded']);
  expect(failures).toMatchObject([{ name: 'a.png', code: '10030' }]);
  expect(queue.$files.get()).toMatchObject([{ status: 0, percent: 0, error: { code: '10030' } }]);
});

test('a file that is sent again is the same to the service, which may have it', async () => {
  const { server, messages, queueOf } = await open((_, response) =>
    json(response, { code: 10030, message: 'Not now' }),
  );
  const queue = queueOf('one');
  queue.add([file, file]);
  await until(() => messages.length === 1);
  queue.retry(queue.$files.get()[0]!.id);
  await until(() => messages.length === 2);
  const [first, second, again] = server.calls(PATH).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/./);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

test('each uploader has files of its own', async () => {
  const { queueOf } = await open(() => {});
  queueOf('one').add([file]);
  expect(queueOf('one').$files.get()).toHaveLength(1);
  expect(queueOf('two').$files.get()).toEqual([]);
  queueOf('one').stop();
});
