import { describe, expect, test } from 'vitest';
import { alone, type World, world } from '../../../tests/support/realtime-tab';
import { ShellError } from '../errors';

describe('a socket that is open and silent', () => {
  const MINUTE = 60_000;

  test('is found within 180 s by a change that it has missed, and replaced', async () => {
    const { tab1, broker, count, pass, push } = await alone();
    await pass(2000);
    broker.dropFlows();
    count.value = 9;
    push(9);
    await pass(190_000);
    expect(tab1.got.at(-1)).toEqual([9, 'pull']);
    expect(broker).toMatchObject({ tries: 2, live: 1 });
    expect(tab1.realtime.$connection.get()).toBe('realtime');
    push(10);
    expect(tab1.got.at(-1)).toEqual([10, 'push']);
  });

  test('in 108 minutes nothing stays unseen for more than 190 s', async () => {
    const { tab1, broker, count, pass, push } = await alone();
    await pass(2000);
    for (let change = 2; change < 20; change++) {
      broker.dropFlows();
      count.value = change;
      push(change);
      await pass(190_000);
      expect(tab1.got.at(-1)?.[0]).toBe(change);
      await pass(170_000);
    }
    expect(tab1.realtime.$connection.get()).toBe('realtime');
  });

  test('is ended where the service does not answer the check within 30 s', async () => {
    const { tab1, broker, count, pass } = await alone();
    await pass(2000);
    broker.dropFlows();
    broker.answer = 'dead';
    count.value = 'silent';
    await pass(180_000);
    expect(tab1.states).toEqual(['realtime']);
    await pass(30_000);
    expect(tab1.states.at(-1)).toBe('offline');
    expect(tab1.realtime.report().lastError).toBe('no answer to a check');
    broker.answer = 'accept';
    count.value = 3;
    await pass(60_000);
    expect(tab1.states.at(-1)).toBe('realtime');
    expect(tab1.got.at(-1)).toEqual([3, 'pull']);
  });

  test('is ended within 25 s where the service has promised heartbeats', async () => {
    const { tab1, broker, pass } = await alone();
    broker.beatsEvery = 10_000;
    await pass(2000);
    for (let beats = 0; beats < 60; beats++) {
      broker.beat();
      await pass(10_000);
    }
    broker.answer = 'dead';
    expect(broker.tries).toBe(1);
    await pass(15_000);
    expect(tab1.states).toEqual(['realtime', 'polling']);
    expect(tab1.realtime.report().lastError).not.toBeNull();
  });

  test.each([
    ['by its check', () => {}],
    ['by the client, right before the check', ({ broker }: World) => broker.cut()],
  ])('is replaced by a hidden page in the minute in which it is found: %s', async (_, find) => {
    const made = await alone();
    const { tab1, broker, count, pass } = made;
    broker.beatsEvery = 10_000;
    await pass(2000);
    tab1.platform.random = () => 0.999;
    tab1.platform.hide(true);
    tab1.browser.doze(MINUTE);
    broker.dropFlows();
    count.value = 9;
    await pass(MINUTE - 1000);
    find(made);
    await pass(1000);
    expect(broker).toMatchObject({ tries: 2, live: 1 });
    expect(tab1.states.at(-1)).toBe('realtime');
    expect(tab1.got.at(-1)).toEqual([9, 'pull']);
  });

  test.each([0, 0.999])(
    'while an attempt of a hidden page has no answer, each minute brings another: chance %d',
    async (chance) => {
      const { tab1, broker, pass } = await alone();
      await pass(2000);
      tab1.platform.random = () => chance;
      tab1.platform.hide(true);
      tab1.browser.doze(MINUTE);
      broker.answer = 'silent';
      broker.cut();
      for (let tries = 2; tries < 8; tries++) {
        await pass(MINUTE);
        expect(broker).toMatchObject({ tries, live: 1 });
      }
      broker.answer = 'accept';
      await pass(MINUTE);
      expect(tab1.states.at(-1)).toBe('realtime');
    },
  );

  test('is ended at once where the check finds no network', async () => {
    const { tab1, broker, count, pass } = await alone();
    await pass(2000);
    broker.answer = 'dead';
    count.value = null;
    await pass(180_000);
    expect(tab1.states).toEqual(['realtime', 'offline']);
  });

  test('a quiet one that has missed nothing stays: one pull in 180 s for all tabs of the origin', async () => {
    const { tab, broker, pass } = await world();
    const tabs = ['1', '2', '3'].map((name) => tab(name));
    await pass(5000);
    const before = tabs.reduce((sum, { pulls }) => sum + pulls, 0);
    await pass(108 * MINUTE);
    expect(tabs.reduce((sum, { pulls }) => sum + pulls, 0) - before).toBe(36);
    expect(broker.tries).toBe(1);
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(['realtime', 'realtime', 'realtime']);
  });

  test('a frame that arrives a little later than the pull that shows its change is not missed', async () => {
    const { tab1, broker, count, pass, push } = await alone();
    await pass(2000);
    count.value = 7;
    await pass(180_000);
    expect(tab1.got.at(-1)).toEqual([7, 'pull']);
    push(7);
    await pass(60_000);
    expect(broker.tries).toBe(1);
  });

  test('an answer that is a failure of the service ends nothing', async () => {
    const { tab1, broker, pass } = await alone({ topic: 'failing' });
    const leave = tab1.realtime.join<number>({
      name: 'refusing',
      every: 180_000,
      async pull() {
        const response = new Response('', { status: 502 });
        throw new ShellError({ kind: 'network', code: '502', messageKey: 'error.network', response });
      },
      check: () => null,
      receive: () => {},
    });
    await pass(400_000);
    expect(broker.tries).toBe(1);
    expect(tab1.realtime.$connection.get()).toBe('realtime');
    leave();
  });
});
