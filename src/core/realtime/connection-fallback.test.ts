import { describe, expect, test } from 'vitest';
import { alone, world } from '../../../tests/support/realtime-tab';

describe('connecting', () => {
  test('begins two seconds after the first topic joins, with the token, the organisation and the language', async () => {
    const { tab1, broker, pass } = await alone({ context: '77', lang: 'zh-CN' });
    await pass(1999);
    expect(broker.tries).toBe(0);
    await pass(1);
    expect(broker.connects).toMatchObject([
      { Authorization: 'Bearer tok', contextId: '77', lang: 'zh-CN', 'heart-beat': '20000,10000' },
    ]);
    expect(broker.subscribed).toEqual(['/user/topic/notify_stats', '/user/queue/errors']);
    expect(tab1.states).toEqual(['realtime']);
    expect(tab1.events).toEqual(['realtime']);
  });

  test('pulls over HTTP once it has subscribed, and not again while the service pushes', async () => {
    const { tab1, pass, push } = await alone();
    await pass(2000);
    expect(tab1.pulls).toBe(1);
    for (let minutes = 0; minutes < 10; minutes += 2) {
      push(1);
      await pass(120_000);
    }
    expect(tab1.pulls).toBe(1);
    tab1.got.splice(1);
    push(5);
    expect(tab1.got).toEqual([
      [1, 'pull'],
      [5, 'push'],
    ]);
  });

  test('pulls nothing where the service sends a new subscriber what is', async () => {
    const { tab1, broker, pass } = await alone();
    broker.snapshot = JSON.stringify({ data: { stats: 3 } });
    await pass(2000);
    expect(tab1.got).toEqual([[3, 'push']]);
    tab1.move('2');
    await pass(0);
    expect(tab1.got).toHaveLength(2);
    broker.snapshot = JSON.stringify({ data: { stats: 4 } });
    broker.cut();
    await pass(60_000);
    expect(tab1.got.at(-1)).toEqual([4, 'push']);
    // One, because the connection dropped.
    expect(tab1.pulls).toBe(1);
  });

  test('waits for the sign-in, stops at the sign-out and starts again', async () => {
    const { tab1, broker, pass } = await alone({ signedIn: false });
    await pass(10_000);
    expect(broker.tries).toBe(0);
    tab1.signIn();
    await pass(2000);
    expect(broker.live).toBe(1);
    tab1.signOut();
    expect(tab1.realtime.$connection.get()).toBeNull();
    await pass(600_000);
    expect(broker).toMatchObject({ live: 0, tries: 1 });
    tab1.signIn();
    await pass(2000);
    expect(broker).toMatchObject({ live: 1, tries: 2 });
  });

  test('ends with the last topic', async () => {
    const made = await world();
    const tab1 = made.tab('1', { locks: false });
    const leave = tab1.join('announcements');
    await made.pass(2000);
    leave();
    expect(made.broker.live).toBe(1);
    tab1.realtime.stop();
    await made.pass(2000);
    expect(made.broker.live).toBe(0);
    expect(made.origin.clock.waiting).toBe(0);
  });

  test('another organisation or language is another connection', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    tab1.move('2');
    await pass(2000);
    tab1.speak('zh-CN');
    await pass(2000);
    expect(broker.live).toBe(1);
    expect(broker.connects.map(({ contextId, lang }) => [contextId, lang])).toEqual([
      ['1', 'en'],
      ['2', 'en'],
      ['2', 'zh-CN'],
    ]);
  });

  test('closes when the page is suspended, and pulls the missed changes when it resumes', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    tab1.platform.sleep(true);
    await pass(2000);
    expect(broker.live).toBe(0);
    tab1.platform.sleep(false);
    await pass(2000);
    expect(broker.live).toBe(1);
    expect(tab1.pulls).toBeGreaterThan(1);
  });
});

describe('the connection fallback', () => {
  test('polling begins after half of 5 s, and the reconnect pulls the missed changes', async () => {
    const { tab1, broker, count, pass } = await alone();
    await pass(2000);
    broker.answer = 'dead';
    broker.cut();
    await pass(2000);
    expect(tab1.states).toEqual(['realtime', 'polling']);
    expect(tab1.pulls).toBe(1);
    await pass(1000);
    expect(tab1.pulls).toBe(2);
    count.value = 8;
    broker.answer = 'accept';
    await pass(60_000);
    expect(tab1.states).toEqual(['realtime', 'polling', 'realtime']);
    expect(tab1.got.at(-1)).toEqual([8, 'pull']);
    expect(tab1.pulls).toBe(3);
  });

  test('pages whose process ends ask at times of their own, within 5 s', async () => {
    const { tab, broker, pass } = await world();
    const pages = Array.from({ length: 5 }, (_, at) => {
      const page = tab(String(at), { locks: false, user: `u${at}` });
      page.platform.random = () => at / 4;
      return page;
    });
    await pass(3000);
    broker.answer = 'dead';
    const before = pages.map(({ pulls }) => pulls);
    broker.cut();
    const asked: number[] = [];
    for (let second = 1; second <= 5; second++) {
      await pass(1000);
      asked.push(pages.filter(({ pulls }, at) => pulls > before[at]!).length);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  test('where another process takes the page at once, and tells it what is, it asks nothing', async () => {
    const { tab1, broker, pass } = await alone();
    broker.snapshot = JSON.stringify({ data: { stats: 3 } });
    tab1.platform.random = () => 1;
    // The check that follows the cut comes before the longest wait has passed.
    await pass(10_000);
    broker.cut();
    await pass(60_000);
    expect(tab1.states).toEqual(['realtime', 'polling', 'realtime']);
    expect(tab1.pulls).toBe(0);
  });

  test('nor does it where it is signed out before its time', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    broker.answer = 'dead';
    broker.cut();
    tab1.signOut();
    await pass(10_000);
    expect(tab1.pulls).toBe(1);
  });

  test('pulls every 180 s and every 300 s while there is no socket', async () => {
    const { tab1, pass } = await alone({ socket: false });
    tab1.join('announcements');
    await pass(2000);
    expect(tab1.states).toEqual(['polling']);
    expect(tab1.pulls).toBe(0);
    await pass(179_000);
    expect(tab1.pulls).toBe(0);
    await pass(1000);
    expect(tab1.pulls).toBe(1);
    await pass(119_000);
    expect(tab1.pulls).toBe(1);
    await pass(1000);
    expect(tab1.pulls).toBe(2);
    await pass(60_000);
    expect(tab1.pulls).toBe(3);
  });

  test('a look pulls topics checked 180 s ago, or all when the last look was 300 s ago', async () => {
    const { tab1, pass } = await alone();
    tab1.join('announcements');
    await pass(2000);
    expect(tab1.pulls).toBe(2);
    // The timers of a hidden page run late.
    tab1.browser.doze();
    await pass(179_000);
    tab1.realtime.pullNow();
    expect(tab1.pulls).toBe(2);
    await pass(1000);
    tab1.realtime.pullNow();
    expect(tab1.pulls).toBe(3);
    await pass(299_000);
    tab1.platform.hide(true);
    expect(tab1.pulls).toBe(3);
    await pass(1000);
    tab1.platform.hide(false);
    expect(tab1.pulls).toBe(5);
  });

  test('offline: without a network there is no attempt, and one at once when it is back', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(10_000);
    tab1.platform.goOnline(false);
    await pass(0);
    expect(tab1.states).toEqual(['realtime', 'offline']);
    expect(broker.live).toBe(0);
    await pass(600_000);
    expect(broker.tries).toBe(1);
    expect(tab1.pulls).toBe(1);
    tab1.platform.goOnline(true);
    await pass(0);
    expect(tab1.states.at(-1)).toBe('realtime');
    expect(broker.tries).toBe(2);
  });

  test('offline: neither the socket nor HTTP reaches the service', async () => {
    const { tab1, broker, count, pass } = await alone();
    await pass(2000);
    broker.answer = 'dead';
    count.value = null;
    broker.cut();
    await pass(3000);
    expect(tab1.states).toEqual(['realtime', 'polling', 'offline']);
    count.value = 4;
    broker.answer = 'accept';
    await pass(600_000);
    expect(tab1.states.at(-1)).toBe('realtime');
    expect(tab1.events).toEqual(['realtime', 'polling', 'offline', 'realtime']);
  });

  test('a clock set forward forces one pull and no burst', async () => {
    const { tab1, broker, pass, origin } = await alone();
    await pass(2000);
    const later = origin.clock.now() + 3_600_000;
    const { now } = tab1.platform.clock;
    tab1.platform.clock.now = () => Math.max(now(), later);
    await pass(5000);
    expect(tab1.pulls).toBe(2);
    await pass(60_000);
    expect(tab1.pulls).toBe(2);
    expect(broker.tries).toBe(1);
  });

  test('a service that is down gets a few attempts a minute, then fewer and fewer', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = 'dead';
    await pass(60_000);
    expect(broker.tries).toBeLessThanOrEqual(6);
    expect(broker.tries).toBeGreaterThan(2);
    expect(tab1.realtime.report().attempts).toBe(broker.tries);
    await pass(1_800_000);
    const before = broker.tries;
    await pass(600_000);
    expect(broker.tries - before).toBeLessThanOrEqual(5);
    expect(tab1.realtime.report()).toMatchObject({ state: 'polling', leader: true });
    expect(tab1.realtime.report().lastError).not.toBeNull();
  });

  test('a page that is hidden and shown again and again makes one attempt in 5 s', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = 'dead';
    await pass(2000);
    for (let i = 0; i < 20; i++) {
      tab1.platform.hide(true);
      tab1.platform.hide(false);
    }
    await pass(4000);
    expect(broker.tries).toBe(1);
    tab1.platform.hide(false);
    await pass(1000);
    expect(broker.tries).toBe(2);
  });
});
