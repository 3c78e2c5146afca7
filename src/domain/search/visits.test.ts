import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { MENU, PUBLIC_BASE, type Stage, stage } from '../../../tests/support/shell-server';
import { recentPages } from './recent-pages';
import { addVisit, clearVisits, trackVisits, visitsOf } from './visits';

const DETAIL = 'http://console.test/home/b2corder/upadte/query?id=7';
const LIST = 'http://console.test/home/b2corder';

let current: Stage | null = null;
async function signedIn(handlers: Parameters<typeof stage>[0] = {}): Promise<Stage> {
  current = await stage(handlers);
  current.shell.start();
  await current.shell.ready;
  return current;
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const shown = ({ shell }: Stage) => recentPages(shell).map(({ title, link }) => [title, link.url]);

describe('the pages that the user was on', () => {
  test('newest first, each once, eight at most', async () => {
    const { shell } = await signedIn();
    for (let id = 0; id < 12; id++) addVisit(shell, { url: `${LIST}/x?id=${id}`, title: `${id}` });
    addVisit(shell, { url: `${LIST}/x?id=9`, title: '' });
    expect(visitsOf(shell).map(({ title }) => title)).toEqual(['9', '11', '10', '8', '7', '6', '5', '4']);
    clearVisits(shell);
    expect(visitsOf(shell)).toEqual([]);
  });

  test('are named as the menu names them, details by what they are about or by their id', async () => {
    const now = await signedIn();
    addVisit(now.shell, { url: LIST, title: 'old name' });
    addVisit(now.shell, { url: DETAIL, title: '' });
    addVisit(now.shell, { url: DETAIL.replace('7', '8'), title: 'SO8' });
    expect(shown(now)).toEqual([
      ['SO8', DETAIL.replace('7', '8')],
      ['B2C 订单 7', DETAIL],
      ['B2C 订单', LIST],
    ]);
    expect(recentPages(now.shell)[0]?.trail).toEqual(['订单', '订单管理', 'B2C 订单']);
  });

  test('the page that is shown is not among them', async () => {
    const now = await signedIn();
    addVisit(now.shell, { url: DETAIL, title: '' });
    now.platform.go(`${DETAIL}&tab=2`);
    expect(shown(now)).toEqual([]);
  });

  test('are kept as the user goes, without what else their addresses say', async () => {
    const { shell, platform } = await signedIn();
    const stop = trackVisits(shell);
    for (const path of [
      '/home/nopage',
      '/home/b2corder?token=secret',
      '/home/b2corder/upadte/query?token=x&id=7',
    ]) {
      platform.go(`http://console.test${path}`);
    }
    platform.go(`${LIST}/upadte/add`);
    expect(visitsOf(shell).map(({ url }) => url)).toEqual([DETAIL, LIST]);
    addVisit(shell, { url: DETAIL, title: 'SO7' });
    platform.go(DETAIL);
    expect(visitsOf(shell)[0]).toEqual({ url: DETAIL, title: 'SO7' });
    stop();
    platform.go(`${LIST}/upadte/query?id=9`);
    expect(visitsOf(shell)).toHaveLength(2);
  });

  test('cleared, they stay so until another page is visited', async () => {
    const { shell, platform } = await signedIn();
    const stop = trackVisits(shell);
    platform.go(LIST);
    clearVisits(shell);
    await shell.session.reread();
    expect(visitsOf(shell)).toEqual([]);
    platform.go(DETAIL);
    expect(visitsOf(shell).map(({ url }) => url)).toEqual([DETAIL]);
    stop();
  });

  test('are not another user’s', async () => {
    const { shell, platform } = await signedIn();
    addVisit(shell, { url: LIST, title: '' });
    const kept = JSON.parse(platform.local.get('oms.recent') ?? '{}');
    platform.local.set('oms.recent', JSON.stringify({ ...kept, user: 'someone else' }));
    expect(visitsOf(shell)).toEqual([]);
  });

  test.each([
    'x',
    '[]',
    '{"user":"u1","pages":{}}',
    '{"user":"u1","pages":[null,5,{"url":7,"title":""},{"url":"javascript:alert(1)","title":"x"}]}',
    '{"user":"u1","pages":[{"url":"http://evil.test/home","title":"x"},{"url":"//","title":"x"}]}',
  ])('what was edited by hand leads nowhere: %s', async (text) => {
    const now = await signedIn();
    now.platform.local.set('oms.recent', text);
    expect(shown(now)).toEqual([]);
  });

  test('go with the menu entry that they belong to', async () => {
    let menus = MENU.menus;
    const now = await signedIn({
      '/api/v1/Context/baseData': (call, response) =>
        json(response, ok(call.query.get('noVerify') === '1' ? PUBLIC_BASE : { ...MENU, menus })),
    });
    addVisit(now.shell, { url: LIST, title: '' });
    menus = [];
    await now.shell.navigation.base.refresh();
    expect(shown(now)).toEqual([]);
  });
});
