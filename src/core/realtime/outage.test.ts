import { describe, expect, test } from 'vitest';
import { alone, type RealtimeTab, type TabOptions, world } from '../../../tests/support/realtime-tab';

describe('the return after an outage', () => {
  /** A page that was connected, and whose service has been away for five minutes. */
  async function afterOutage(
    options: TabOptions & { hidden?: boolean; chance?: number; lasts?: number } = {},
  ) {
    const made = await alone(options);
    const { hidden = false, chance = 0.5, lasts = 300_000 } = options;
    made.tab1.platform.random = () => chance;
    await made.pass(2000);
    if (hidden) made.tab1.platform.hide(true);
    made.broker.answer = 'dead';
    made.broker.cut();
    await made.pass(lasts);
    made.broker.answer = 'accept';
    const state = () => made.tab1.realtime.$connection.get();
    expect(state()).toBe('polling');
    return { ...made, state };
  }

  test('a page in sight is connected within 5 s', async () => {
    const { broker, pass, state } = await afterOutage();
    await pass(5000);
    expect(state()).toBe('realtime');
    // One in 5 s.
    expect(broker.tries).toBeLessThanOrEqual(63);
  });

  test('a hidden page is connected within 60 s, whatever chance gives, and makes few attempts', async () => {
    const { broker, pass, state } = await afterOutage({ hidden: true, chance: 0.999, lasts: 330_000 });
    expect(broker.tries).toBeLessThan(12);
    await pass(60_000);
    expect(state()).toBe('realtime');
  });

  test.each<[string, (tab: RealtimeTab) => void]>([
    ['becomes visible', ({ platform }) => platform.hide(false)],
    ['gets the focus', ({ platform }) => platform.focus()],
    [
      'has its network again',
      ({ platform }) => {
        platform.goOnline(false);
        platform.goOnline(true);
      },
    ],
  ])('a hidden page that %s connects at once', async (_, happens) => {
    const { tab1, pass, state } = await afterOutage({ hidden: true });
    happens(tab1);
    await pass(0);
    expect(state()).toBe('realtime');
  });

  test('a page that was never connected makes no more attempts for being in sight: there may be no broker', async () => {
    const { broker, pass } = await alone();
    broker.answer = 'dead';
    await pass(1_800_000);
    const before = broker.tries;
    await pass(600_000);
    expect(broker.tries - before).toBeLessThanOrEqual(6);
  });

  test('a hidden leader whose timers sleep connects as fast for a follower in sight', async () => {
    const { tab, broker, pass, origin } = await world();
    const [leader, follower] = [tab('1'), tab('2')];
    await pass(5000);
    expect(leader.realtime.isLeader()).toBe(true);
    leader.platform.hide(true);
    leader.browser.doze();
    broker.answer = 'dead';
    broker.cut();
    await pass(300_000);
    broker.answer = 'accept';
    await pass(10_000);
    expect(origin.holder('oms.realtime.u1')).toBe('1');
    expect(follower.realtime.$connection.get()).toBe('realtime');
  });
});
