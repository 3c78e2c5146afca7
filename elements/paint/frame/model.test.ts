import { expect, test } from 'vitest';
import { readConfig } from '../../../src/core/config/read';
import { MENU, PUBLIC_BASE, USER } from '../../../tests/support/shell-server';
import { requestedPage } from '../../server/page';
import { readModel } from './model';

const { config } = readConfig(
  [{ hosts: { userCentre: 'https://uc.test', console: 'https://console.test' } }],
  null,
);
const reply = async (data: unknown) => ({ code: 200, data });

/** The unread count of a first picture: three notices, two announcements, and these additions of the page. */
async function unreadWith(additions: readonly (readonly [method: string, ...args: unknown[]])[]) {
  const page = { ...requestedPage(() => config, 'https://console.test/home', ''), additions };
  const model = await readModel(page, 'en', {
    user: reply(USER),
    open: reply(PUBLIC_BASE),
    menu: reply(MENU),
    notices: reply({ stats: { 2: { remains: 3 } } }),
    announcements: reply({ stats: { lastId: 9, marked: 0, remains: 2 } }),
    texts: reply(null),
  });
  return model?.unread;
}

test('the number of unread messages is known without tabs of the host alone', async () => {
  expect(await unreadWith([])).toBe(5);
  expect(
    await unreadWith([['notices.addTab', { id: 'returns', title: 'Returns', count: 4 }]]),
  ).toBeUndefined();
});
