import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage } from '../../../tests/support/shell-server';
import type { Shell } from '../../shell/shell';
import { guideAutoOpenStore } from './auto-open';
import { type GuideStore, guideCountsStore, guideStore } from './store';
import { guideVisibilityStore } from './visibility';

const GET = '/api/v1/My/getUserOptionByName';
const SET = '/api/v1/My/setUserOptionByName';
const SUMMARY = '/api/v1/Dashboard/summary';

let current: Stage | null = null;
async function set(
  value: unknown,
  more: Record<string, (call: Seen, response: ServerResponse) => void> = {},
): Promise<{ stageNow: Stage; store: GuideStore }> {
  current = await stage({
    [GET]: (_, response) => json(response, ok(value)),
    [SET]: (_, response) => json(response, ok(null)),
    ...more,
  });
  const { shell } = current;
  // Created at its first use, as on a page: after the automatic opening.
  return {
    stageNow: current,
    get store() {
      return shell.use(guideStore);
    },
  };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** Runs the automatic opening; true if the guide is open. */
async function autoOpen(shell: Shell): Promise<boolean> {
  await shell.use(guideAutoOpenStore).openIfWanted();
  return shell.use(guideVisibilityStore).$open.get();
}

const option = (optionValue: unknown) => ({ optionName: 'hide_intro', optionValue });

describe('the guide', () => {
  test.each([
    ['0', true],
    [0, true],
    ['1', false],
    [null, false],
    ['', false],
  ])('hide_intro %j opens it by itself: %j', async (value, open) => {
    const { stageNow } = await set(option(value));
    expect(await autoOpen(stageNow.shell)).toBe(open);
  });

  test.each([null, 'x', []])('the reply %j opens nothing', async (reply) => {
    const { stageNow } = await set(reply);
    expect(await autoOpen(stageNow.shell)).toBe(false);
  });

  test('opens by itself once in a visit, and asks again only after a failure', async () => {
    let fails = true;
    const { stageNow, store } = await set(option('0'), {
      [GET]: (_, response) => json(response, fails ? { code: 10020, message: 'no' } : ok(option('0'))),
    });
    const { shell } = stageNow;
    expect(await autoOpen(shell)).toBe(false);
    expect(shell.doctor.report().errors).toMatchObject([{ code: 'guide-option' }]);
    fails = false;
    expect(await autoOpen(shell)).toBe(true);
    shell.use(guideVisibilityStore).close();
    await store.close(null);
    expect(await autoOpen(shell)).toBe(false);
    expect(stageNow.server.calls(GET)).toHaveLength(2);
  });

  test('once closed it does not open by itself again in this tab, but for another user it does', async () => {
    const { stageNow, store } = await set(option('0'));
    stageNow.shell.start();
    await stageNow.shell.ready;
    expect(await autoOpen(stageNow.shell)).toBe(true);
    await store.close(false);
    const visit = async () => {
      const shell = stageNow.visitAgain();
      shell.start();
      await shell.ready;
      const open = await autoOpen(shell);
      shell.destroy();
      return open;
    };
    expect(await visit()).toBe(false);
    stageNow.platform.session.set('oms.guide', 'u2');
    expect(await visit()).toBe(true);
  });

  test.each([
    ['/home', true],
    ['/home/password?x=1', false],
    ['/login', false],
  ])('on %s it opens by itself: %j', async (path, open) => {
    const { stageNow } = await set(option('0'));
    stageNow.platform.go(`http://console.test${path}`);
    expect(await autoOpen(stageNow.shell)).toBe(open);
  });

  test('the option that the automatic opening has fetched is not fetched again', async () => {
    const { stageNow } = await set(option('0'));
    await autoOpen(stageNow.shell);
    const store = stageNow.shell.use(guideStore);
    await store.open();
    expect(store.$state.get()).toEqual({ hidden: false });
    expect(stageNow.server.calls(GET)).toHaveLength(1);
  });

  test.each([
    [true, '1'],
    [false, '0'],
  ])('closing with the box at %j saves %j', async (hidden, saved) => {
    const { stageNow, store } = await set(option('0'));
    await store.open();
    expect(await store.close(hidden)).toBeNull();
    expect(store.$state.get()).toEqual({ hidden });
    expect(JSON.parse(stageNow.server.calls(SET)[0]?.body ?? '')).toEqual({
      optionName: 'hide_intro',
      optionValue: saved,
    });
  });

  test('a choice that is not known is not overwritten', async () => {
    const { stageNow, store } = await set(option('1'), {
      [GET]: (_, response) => json(response, { code: 10020, message: 'no' }),
    });
    await store.open();
    expect(store.$state.get()).toEqual({ hidden: null });
    await store.close(store.$state.get().hidden);
    expect(stageNow.server.calls(SET)).toHaveLength(0);
  });

  test('a failed save is returned, and changes nothing', async () => {
    const { store } = await set(option('0'), {
      [SET]: (_, response) => json(response, { code: 10010, message: '没有保存' }),
    });
    await store.open();
    expect(await store.close(true)).toMatchObject({ serverMessage: '没有保存' });
    expect(store.$state.get()).toEqual({ hidden: false });
  });
});

describe('its counts', () => {
  test('come from the dashboard, and wrong ones are none', async () => {
    const { stageNow } = await set(option('0'), {
      [SUMMARY]: (_, response) =>
        json(response, ok({ guide: { channels: 2, productLines: '1', products: -3, rules: 'many' } })),
    });
    const counts = stageNow.shell.use(guideCountsStore);
    await counts.refresh();
    expect(counts.$state.get().data).toEqual({
      channels: 2,
      productLines: 1,
      products: 0,
      unmatchedSkus: 0,
      warehouses: 0,
      rules: 0,
    });
  });

  test('a reply without them is a failure', async () => {
    const { stageNow } = await set(option('0'), {
      [SUMMARY]: (_, response) => json(response, ok({ orders: {} })),
    });
    const counts = stageNow.shell.use(guideCountsStore);
    await counts.refresh();
    expect(counts.$state.get().error).toMatchObject({ kind: 'malformed' });
  });
});
