import { afterEach, expect, test } from 'vitest';
import { json } from '../../../tests/support/http-server';
import { type Stage, stage } from '../../../tests/support/shell-server';
import type { DownloadedFile } from '../../core/request/types';
import { downloadsStore } from './downloads';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function open() {
  const state = { gone: false, bare: false, release: () => {} };
  current = await stage({
    '/files/1/%E8%B4%A6%E5%8D%95.csv': async (_, response) => {
      if (state.bare) return void response.writeHead(404).end('<html>');
      if (state.gone) return json(response, { code: 404, message: 'no such file' }, 404);
      await new Promise<void>((resolve) => {
        state.release = resolve;
      });
      response.end('a,b');
    },
  });
  const { shell, server } = current;
  const messages: unknown[] = [];
  shell.commands.provide(
    'showMessage',
    async ({ tone, title, text }) => void messages.push([tone, title(), text?.()]),
  );
  shell.start();
  const url = `${shell.config.hosts.userCentre}/files/1/%E8%B4%A6%E5%8D%95.csv`;
  const saved: DownloadedFile[] = [];
  const downloads = shell.use(downloadsStore);
  const start = () => downloads.start(url, 'Bill', (file) => saved.push(file));
  return { server, state, messages, saved, start, downloads, url };
}

test('a file is fetched once at a time and saved by its name', async () => {
  const { server, state, messages, saved, start, downloads, url } = await open();
  const first = start();
  expect(downloads.$running.get().has(url)).toBe(true);
  await start();
  state.release();
  while (saved.length === 0) {
    await new Promise((resolve) => setImmediate(resolve));
    state.release();
  }
  await first;
  const calls = server.calls('/files/1/%E8%B4%A6%E5%8D%95.csv');
  expect(calls).toHaveLength(1);
  // The address comes from whoever wrote the message.
  expect(calls[0]?.headers.authorization).toBeUndefined();
  expect(`${calls[0]?.query}`).toBe('');
  expect(saved.map(({ filename }) => filename)).toEqual(['账单.csv']);
  expect(downloads.$running.get().size).toBe(0);
  expect(messages).toEqual([]);
});

test('a file that does not come is reported, and can be asked for again', async () => {
  const { state, messages, saved, start, downloads } = await open();
  state.gone = true;
  await start();
  expect(messages).toEqual([['error', '下载失败：Bill', 'no such file']]);
  expect(saved).toEqual([]);
  expect(downloads.$running.get().size).toBe(0);
});

test('a file that is gone says so, and not that the network failed', async () => {
  const { state, messages, start } = await open();
  state.bare = true;
  await start();
  expect(messages).toEqual([['error', '下载失败：Bill', '该文件已不存在，可能已被删除或移动']]);
});

test('a file that no script may read is left to the browser from then on', async () => {
  const { server, messages, saved, start, downloads, url } = await open();
  await server.close();
  await start();
  expect(messages).toEqual([['error', '下载失败：Bill', '网络错误，请稍后重试']]);
  expect(saved).toEqual([]);
  expect(downloads.isOurs(url)).toBe(false);
});

test('what is not of our services is none of ours', async () => {
  const { downloads, url } = await open();
  expect(downloads.isOurs(url)).toBe(true);
  expect(downloads.isOurs('https://elsewhere.example/files/1/a.csv')).toBe(false);
  expect(downloads.isOurs(`${new URL(url).origin}.elsewhere.example/a.csv`)).toBe(false);
});
