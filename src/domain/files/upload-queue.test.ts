import { expect, test } from 'vitest';
import { until } from '../../../tests/support/shell-server';
import type { Attachment } from './api';
import { createUploadQueue } from './upload-queue';

test('three files are on their way at a time; the next one starts as soon as one has arrived', async () => {
  const arrive: (() => void)[] = [];
  const queue = createUploadQueue({
    upload: () =>
      new Promise((resolve) => arrive.push(() => resolve({ attachment: {} as Attachment, message: '' }))),
    secret: () => 'key',
    remove: async () => {},
    atOnce: () => true,
  });
  queue.add(Array.from({ length: 5 }, (_, at) => new File(['a'], `${at}.png`)));
  expect(arrive).toHaveLength(3);
  expect(queue.$files.get().map(({ queued }) => queued)).toEqual([false, false, false, true, true]);
  arrive[0]?.();
  await until(() => arrive.length === 4);
  expect(queue.$files.get().map(({ status }) => status)).toEqual([2, 1, 1, 1, 0]);
});
