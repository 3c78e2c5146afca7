import { expect, test } from 'vitest';
import { calls, MARK, receiptStages } from '../../../tests/support/notice-receipts';
import { until } from '../../../tests/support/shell-server';

const open = receiptStages();

test('read-all with an undo shows at once in every tab, and is sent once its time is over', async () => {
  const { lists, server, platform, unread, dots, queue } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  expect([unread(), dots()]).toEqual([0, []]);
  expect(platform.posted.at(-1)).toMatchObject({ type: 'notices-read', made: { mark: { upTo: '3' } } });
  await platform.clock.advance(6999);
  // Another tab would send what is stored.
  expect([calls(server), queue()]).toEqual([[], []]);
  await platform.clock.advance(1);
  await done;
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect(lists.$held.get()).toBeNull();
});

test('taken back, it is unread again in every tab and never sent', async () => {
  const { lists, server, platform, unread, dots } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  lists.$held.get()?.withdraw();
  await done;
  expect([unread(), dots()]).toEqual([3, ['3', '2', '1']]);
  expect(platform.posted.at(-1)).toMatchObject({ withdrawn: [expect.any(String)] });
  await platform.clock.advance(60_000);
  expect(calls(server)).toEqual([]);
  expect(lists.$held.get()).toBeNull();
});

test('a receipt that another tab takes back is unread here, too', async () => {
  const { platform, unread, dots } = await open(3, [1, 2, 3]);
  const mark = { type: '2', ids: null, upTo: '3', count: 3 };
  const made = { id: 'a', user: 'u1', contextId: '1000412', at: platform.clock.now(), mark };
  const hear = (message: object) => platform.receive({ type: 'notices-read', user: 'u1', ...message });
  hear({ made });
  expect([unread(), dots()]).toEqual([0, []]);
  hear({ withdrawn: ['a'] });
  expect([unread(), dots()]).toEqual([3, ['3', '2', '1']]);
});

test('a page that is left sends it at once, and takes nothing back any more', async () => {
  const { lists, server, platform, unread } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  const held = lists.$held.get();
  platform.hide(true);
  await done;
  held?.withdraw();
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect([unread(), lists.$held.get()]).toEqual([0, null]);
});

test('a page that ends before its time leaves it to the next visit', async () => {
  const { lists, server, shell, visit, visitAgain, queue } = await open(3, [1, 2, 3]);
  void lists.markAllRead('2', 7000);
  shell.destroy();
  const next = visitAgain();
  await visit(next);
  await until(() => queue().length === 0);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  next.destroy();
});

test('pressed again before its time, the first is sent and the second can be taken back', async () => {
  const { lists, server, state, notices, platform, unread } = await open(3, [1, 2, 3]);
  void lists.markAllRead('2', 7000);
  state.newest = 4;
  state.unread.add(4);
  await notices.base.refresh();
  expect(unread()).toBe(1);
  void lists.markAllRead('2', 7000);
  await until(() => calls(server).length === 1);
  lists.$held.get()?.withdraw();
  await platform.clock.advance(7000);
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
});

test('whoever signs out before its time has it sent first', async () => {
  const { lists, server, platform, shell } = await open(3, [1, 2, 3]);
  const sent: string[] = [];
  const send = platform.fetch;
  platform.fetch = (input, init) => {
    sent.push(new URL(String(input)).pathname);
    return send(input, init);
  };
  void lists.markAllRead('2', 7000);
  await shell.session.logout();
  expect(calls(server)).toEqual([{ upTo: '3', upToType: '2' }]);
  expect(sent.filter((path) => path === MARK || path.endsWith('/logout'))).toEqual([
    MARK,
    '/auth/jwt/logout',
  ]);
});

test('a switch of the organisation sends it in the one that it was made in', async () => {
  const { lists, server, shell } = await open(3, [1, 2, 3]);
  const done = lists.markAllRead('2', 7000);
  await shell.organisations.switchTo({
    id: '1000398',
    name: 'Northwind Supply',
    code: '',
    logoUrl: null,
    role: null,
  });
  await done;
  expect(server.calls(MARK).map(({ query }) => query.get('contextId'))).toEqual(['1000412']);
  expect(lists.$held.get()).toBeNull();
});
