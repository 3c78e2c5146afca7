import { describe, expect, test } from 'vitest';
import { alone } from '../../../tests/support/realtime-tab';

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
