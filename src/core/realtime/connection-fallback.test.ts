import { describe, expect, test } from 'vitest';
import { type RealtimeTab, type TabOptions, type World, world } from '../../../tests/support/realtime-tab';
import { ShellError } from '../errors';

async function alone(options: TabOptions = {}): Promise<World & { tab1: RealtimeTab }> {
  const made = await world();
  const tab1 = made.tab('1', { locks: false, ...options });
  return Object.assign(made, { tab1 });
}

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

describe('refused', () => {
  test('a token that has ended is renewed once, and the connection made with the new one', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    broker.expel('401', 'ended');
    await pass(0);
    expect(tab1.renewed).toEqual(['tok']);
    expect(broker.connects.at(-1)?.Authorization).toBe('Bearer tok2');
    expect(tab1.states.at(-1)).toBe('realtime');
  });

  test('an ended session ends the connection', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    tab1.next.token = null;
    broker.expel('401', 'ended');
    await pass(600_000);
    expect(tab1.realtime.$connection.get()).toBeNull();
    expect(broker.tries).toBe(1);
  });

  test('a fresh token that is refused too stops the attempts; one pull is made, and polling stays', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = { code: '401', message: 'no' };
    await pass(2000);
    expect(broker.tries).toBe(2);
    expect(tab1.pulls).toBe(1);
    await pass(600_000);
    expect(broker.tries).toBe(2);
    expect(tab1.errors).toContain('realtime-refused');
    expect(tab1.realtime.$connection.get()).toBe('polling');
  });

  test('without a code, as by another broker: polling goes on, attempts become rarer', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = { code: '', message: 'Bad CONNECT' };
    await pass(600_000);
    expect(broker.tries).toBeLessThanOrEqual(12);
    expect(tab1.pulls).toBeGreaterThanOrEqual(3);
    expect(tab1.renewed).toEqual([]);
    expect(tab1.realtime.report()).toMatchObject({ state: 'polling', lastError: 'Bad CONNECT' });
    broker.answer = 'accept';
    await pass(305_000);
    expect(tab1.states.at(-1)).toBe('realtime');
  });

  test('an expired password is left to the session, which knows where to go', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = { code: '10003', message: 'expired' };
    await pass(60_000);
    expect(tab1.renewed).toEqual(['tok']);
    expect(tab1.starts).toBe(1);
    expect(broker.tries).toBe(2);
  });

  test('a refused organisation gets no further attempt, another one does', async () => {
    const { tab1, broker, pass } = await alone();
    broker.answer = { code: '403', message: 'not yours' };
    await pass(600_000);
    expect(broker.tries).toBe(1);
    expect(tab1.renewed).toEqual([]);
    broker.answer = 'accept';
    tab1.move('2');
    await pass(2000);
    expect(tab1.states.at(-1)).toBe('realtime');
  });
});

describe('frames', () => {
  test('a burst of a thousand makes two changes, the last of which counts', async () => {
    const { tab1, pass, push } = await alone();
    await pass(2000);
    tab1.got.length = 0;
    for (let n = 1; n <= 1000; n++) push(n);
    expect(tab1.got).toEqual([[1, 'push']]);
    await pass(100);
    expect(tab1.got).toEqual([
      [1, 'push'],
      [1000, 'push'],
    ]);
  });

  test.each([
    ['no JSON', '<b>'],
    ['no data', '{}'],
    ['not what any topic knows', '{"data":{"stats":"many"}}'],
    ['too large', JSON.stringify({ data: { stats: 3, more: 'x'.repeat(70_000) } })],
  ])('%s is ignored and reported once', async (_, body) => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    tab1.got.length = 0;
    broker.send(body);
    broker.send(body);
    await pass(2000);
    expect(tab1.got).toEqual([]);
    expect(tab1.errors).toEqual(['realtime-frame']);
    expect(broker.live).toBe(1);
  });

  test('an error of the service is reported, and the connection stays', async () => {
    const { tab1, broker, pass } = await alone();
    await pass(2000);
    broker.complain('{"code":500,"message":"no"}');
    expect(tab1.errors).toEqual(['realtime']);
    expect(broker.live).toBe(1);
  });

  test('a frame that arrives during a pull is the newer data', async () => {
    const made = await alone();
    await made.pass(2000);
    made.tab1.got.length = 0;
    made.tab1.browser.doze();
    made.tab1.realtime.pullNow();
    await made.pass(300_000);
    made.tab1.realtime.pullNow();
    made.push(50);
    await made.pass(2000);
    expect(made.tab1.got).toEqual([[50, 'push']]);
  });
});
