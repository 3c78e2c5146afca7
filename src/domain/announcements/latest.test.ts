import { afterEach, describe, expect, it } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { latestStore } from './latest';
import { announcementsStore } from './store';

const STATS = '/api/v1/BizAnnouncement/stats';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

interface Scene {
  stats: { lastId: number | null; marked: number };
  busy: boolean;
  mine: boolean;
}

/** A page with a bell; `shown` are the ids that popped up, `close` closes the dialog. */
async function watched(scene: Scene) {
  current ??= await stage({ [STATS]: (_, response) => json(response, ok({ stats: { ...scene.stats } })) });
  const shell = current.visitAgain();
  const shown: string[] = [];
  let close = () => {};
  shell.commands.provide('showAnnouncement', (id) => {
    shown.push(id);
    return new Promise((resolve) => {
      close = resolve;
    });
  });
  const claimed: string[] = [];
  const stop = shell.use(latestStore).watch({
    busy: () => scene.busy,
    elect: async (kind, id) => {
      claimed.push(`${kind} ${id}`);
      return scene.mine;
    },
  });
  shell.start();
  const { stats } = shell.use(announcementsStore);
  await until(() => stats.$state.get().data !== null && shell.session.$state.get().user !== null);
  await current.platform.clock.advance(0);
  return { shell, stats, shown, claimed, stop, close: () => close() };
}

const scene = (part: Partial<Scene> = {}): Scene => ({
  stats: { lastId: 7, marked: 0 },
  busy: false,
  mine: true,
  ...part,
});

describe('the newest announcement', () => {
  it('pops up once to each user, whatever the number of visits', async () => {
    const { shown, claimed } = await watched(scene());
    expect(shown).toEqual(['7']);
    expect(claimed).toEqual(['announcement 7']);
    expect(current?.platform.local.get('oms.announcementShown.u1')).toBe('7');
    expect((await watched(scene())).shown).toEqual([]);
  });

  it.each([
    ['read', { lastId: 7, marked: 1 }],
    ['none', { lastId: null, marked: 0 }],
  ])('stays where it is when it is %s', async (_, stats) => {
    expect((await watched(scene({ stats }))).shown).toEqual([]);
  });

  it('waits for a page that is free, looking every second, and shows what is newest then', async () => {
    const one = scene({ busy: true });
    const { shown, stats } = await watched(one);
    await current?.platform.clock.advance(5000);
    expect(shown).toEqual([]);
    one.stats.lastId = 8;
    await stats.refresh();
    one.busy = false;
    await current?.platform.clock.advance(999);
    expect(shown).toEqual([]);
    await current?.platform.clock.advance(1);
    expect(shown).toEqual(['8']);
  });

  it('is left to the tab that has it', async () => {
    const { shown, claimed, stats } = await watched(scene({ mine: false }));
    expect(claimed).toEqual(['announcement 7']);
    expect(shown).toEqual([]);
    await stats.refresh();
    expect(claimed).toHaveLength(1);
  });

  it('follows one that is read, when it arrives meanwhile', async () => {
    const one = scene();
    const { shown, stats, close } = await watched(one);
    one.stats.lastId = 8;
    await stats.refresh();
    expect(shown).toEqual(['7']);
    close();
    await current?.platform.clock.advance(0);
    expect(shown).toEqual(['7', '8']);
  });

  it('is asked for every 300000 ms while nothing is pushed', async () => {
    const one = scene({ stats: { lastId: 6, marked: 1 } });
    const { shown, shell } = await watched(one);
    while (shell.realtime.$connection.get() === null) await current?.platform.clock.advance(1);
    const asked = () => current?.server.calls(STATS).length ?? 0;
    const first = asked();
    one.stats = { lastId: 7, marked: 0 };
    await current?.platform.clock.advance(299_000);
    expect(asked()).toBe(first);
    // In small steps: the connection looks at its clocks every 5 s, and the call really travels.
    for (let turn = 0; shown.length === 0; turn++) {
      expect(turn).toBeLessThan(2000);
      await current?.platform.clock.advance(10);
    }
    expect(shown).toEqual(['7']);
  });

  it('is nobody’s where nobody watches any more', async () => {
    const one = scene({ busy: true });
    const { shown, stop } = await watched(one);
    stop();
    one.busy = false;
    await current?.platform.clock.advance(60_000);
    expect(shown).toEqual([]);
  });
});
