import { describe, expect, test } from 'vitest';
import { quantile } from '../quantile';
import { callsOfFirstView } from './first-view';
import { mostOf, sumOf } from './meter';
import { nineOClock } from './morning';
import { ANNOUNCEMENTS_EVERY, NOTICES_EVERY } from './page';
import { AS_BUILT, leadersOf } from './people';
import { restart } from './restart';

const SECOND = 1000;
const NO_LEADER = { ...AS_BUILT, leader: false };
const people = { people: 300, tabs: 20, origins: 1 };
const outage = { ...people, looking: 0.3, lasts: 10 * SECOND, failsAfter: 50 };

/** Calls a second of one page that leads, where nothing is pushed. */
const POLLS = SECOND / NOTICES_EVERY + SECOND / ANNOUNCEMENTS_EVERY;

describe('pages', () => {
  test('each origin has a page that leads, and without a leader each tab is one', () => {
    expect(leadersOf(people, AS_BUILT)).toBe(1);
    expect(leadersOf({ ...people, origins: 4 }, AS_BUILT)).toBe(4);
    expect(leadersOf({ ...people, tabs: 2, origins: 4 }, AS_BUILT)).toBe(2);
    expect(leadersOf({ ...people, origins: 4 }, NO_LEADER)).toBe(20);
  });

  test('a first view is one call, and six where the service does not have that', async () => {
    expect(await callsOfFirstView(true)).toEqual(['POST /auth/jwt/start']);
    expect(await callsOfFirstView(false)).toEqual([
      'POST /auth/jwt/authorize',
      'GET /api/v1/Context/baseData?noVerify=1',
      'GET /api/v1/My/getUserInfo',
      'GET /api/v1/Context/baseData',
      'GET /api/v1/BizNotify/stats',
      'GET /api/v1/BizAnnouncement/stats',
    ]);
  });
});

describe('nine o’clock', () => {
  test('asks once for each tab, then polls at the pace of the topics, each browser by one page', async () => {
    const { first, sockets, polls } = await nineOClock(people, AS_BUILT);
    expect(first.all).toBe(people.people * people.tabs);
    expect(sockets).toBe(people.people);
    expect(polls / (people.people * POLLS)).toBeCloseTo(1, 1);
    const apart = await nineOClock(people, NO_LEADER, 400);
    expect(apart.sockets).toBe(people.people * people.tabs);
    expect(apart.polls / (apart.sockets * POLLS)).toBeCloseTo(1, 1);
  });

  test('has the same figures each time, and six times the calls without the one call', async () => {
    const few = { ...people, people: 200 };
    const one = await nineOClock(few, AS_BUILT);
    expect(await nineOClock(few, AS_BUILT)).toEqual(one);
    const apart = await nineOClock(few, { ...AS_BUILT, startCall: false });
    expect(apart.first.all).toBe(6 * one.first.all);
    expect(apart.polls).toEqual(one.polls);
  });

  test('lets some people stand for all where there are too many to be run', async () => {
    const { first, polls } = await nineOClock({ ...people, people: 20_000 }, AS_BUILT, 200);
    expect(first.all).toBe(20_000 * people.tabs);
    expect(polls / (20_000 * POLLS)).toBeCloseTo(1, 1);
  });
});

describe('a restart', () => {
  test('brings those in sight back within 5 s and the hidden within a minute, and all of them once', async () => {
    const { inSight, hidden, missing, attempts } = await restart(outage, AS_BUILT);
    expect([inSight.length, hidden.length, missing]).toEqual([90, 210, 0]);
    expect(quantile(inSight, 0.95)).toBeLessThanOrEqual(5 * SECOND);
    expect(quantile(inSight, 1)).toBeLessThan(15 * SECOND);
    // Browsers run the timers of a hidden page once a minute.
    expect(quantile(hidden, 1)).toBeLessThan(61 * SECOND);
    // An attempt that began right before the return may be one of those.
    expect(sumOf(attempts)).toBeLessThanOrEqual(people.people);
  });

  test.each([
    ['30 s, refused', { lasts: 30 * SECOND }],
    ['35 s, in which attempts fail late', { lasts: 35 * SECOND, failsAfter: 10 * SECOND }],
    ['5 minutes, refused', { lasts: 300 * SECOND }],
    ['35 s, where packets are lost', { lasts: 35 * SECOND, failsAfter: 10 * SECOND, silent: true }],
    ['90 s, where packets are lost', { lasts: 90 * SECOND, failsAfter: 10 * SECOND, silent: true }],
  ])('after %s brings those in sight back within 15 s, and the hidden within 70 s', async (_, course) => {
    const { inSight, hidden, missing } = await restart({ ...outage, ...course }, AS_BUILT);
    expect(missing).toBe(0);
    expect(quantile(inSight, 1)).toBeLessThan(15 * SECOND);
    expect(quantile(hidden, 1)).toBeLessThan(70 * SECOND);
  });

  test('that another process takes over costs each page two polls at most, spread over 5 s', async () => {
    const { calls, missing } = await restart({ ...outage, lasts: 0 }, AS_BUILT);
    expect(missing).toBe(0);
    expect(sumOf(calls)).toBeLessThanOrEqual(2 * people.people);
    expect(sumOf(calls.slice(5))).toBe(0);
    expect(mostOf(calls)).toBeLessThan((2 * people.people) / 3);
  });

  test('has no second with many more attempts than those in sight need', async () => {
    const { attempts, busiest } = await restart({ ...outage, people: 2_000 }, AS_BUILT);
    const needed = (2_000 * outage.looking) / 5;
    expect(mostOf(attempts)).toBeLessThan(needed * 2);
    expect(busiest).toBeLessThan(needed * 2);
    expect(mostOf(attempts.slice(6))).toBeLessThan(needed / 2);
  });

  test('has the same figures each time', async () => {
    expect(await restart(outage, AS_BUILT)).toEqual(await restart(outage, AS_BUILT));
  });

  test('without a leader opens a socket for each tab', async () => {
    const few = { ...outage, people: 20 };
    const { inSight, hidden } = await restart(few, NO_LEADER);
    expect(inSight).toHaveLength(20 * outage.looking);
    expect(hidden).toHaveLength(20 * (people.tabs - outage.looking));
  });
});
