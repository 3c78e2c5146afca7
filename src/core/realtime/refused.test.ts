import { describe, expect, test } from 'vitest';
import { alone } from '../../../tests/support/realtime-tab';

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
