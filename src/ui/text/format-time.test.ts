import { describe, expect, it } from 'vitest';
import { formatDate, formatExact, formatRelative, formatStamp } from './format-time';

const now = Date.parse('2026-11-20T02:42:00Z');
const timeZone = 'Asia/Shanghai';
const zh = { now, locale: 'zh-CN', timeZone };
const en = { now, locale: 'en-GB', timeZone };
const minutesAgo = (minutes: number) => now - minutes * 60_000;

describe('formatRelative', () => {
  it.each([
    [0, '现在', 'Now'],
    [12, '12 分钟前', '12 min ago'],
    [59.9, '59 分钟前', '59 min ago'],
    [60, '09:42', '09:42'],
    [10 * 60, '00:42', '00:42'],
    [11 * 60, '昨天', 'Yesterday'],
    [3 * 24 * 60, '11-17', '17 Nov'],
    [400 * 24 * 60, '2025-10-16', '16 Oct 2025'],
  ])('%d minutes ago is %s, %s', (minutes, chinese, english) => {
    expect(formatRelative(minutesAgo(minutes), zh)).toBe(chinese);
    expect(formatRelative(minutesAgo(minutes), en)).toBe(english);
  });

  it('counts days by the calendar of the zone, not by 24 hours', () => {
    // 23:30 the evening before in Shanghai, eleven hours ago; in Los Angeles the same day as now.
    const at = Date.parse('2026-11-19T15:30:00Z');
    expect(formatRelative(at, en)).toBe('Yesterday');
    expect(formatRelative(at, { ...en, timeZone: 'America/Los_Angeles' })).toBe('07:30');
  });

  it('takes what is just ahead of the present for now: that is a minute old at most, and clocks differ', () => {
    expect(formatRelative(now + 119_000, en)).toBe('Now');
    expect(formatRelative(now + 120_000, en)).toBe('10:44');
  });

  it('gives what is to come a clock or a date, never "in 5 min"', () => {
    expect(formatRelative(minutesAgo(-5), en)).toBe('10:47');
    expect(formatRelative(minutesAgo(-3 * 24 * 60), en)).toBe('23 Nov');
  });
});

describe('the other looks', () => {
  it('stamps with the year only when it is another', () => {
    expect(formatStamp(minutesAgo(1), en)).toBe('11-20 10:41');
    expect(formatStamp(Date.parse('2025-12-31T16:30:00Z'), en)).toBe('01-01 00:30');
    expect(formatStamp(Date.parse('2025-12-31T15:30:00Z'), en)).toBe('2025-12-31 23:30');
  });

  it('says exactly, with the zone as it was then', () => {
    expect(formatExact(now, en)).toBe('2026-11-20 10:42:00 GMT+8');
    const summer = Date.parse('2026-07-01T12:00:00Z');
    expect(formatExact(summer, { timeZone: 'America/Los_Angeles' })).toBe('2026-07-01 05:00:00 GMT-7');
  });

  it('puts the day first in English', () => {
    expect(formatDate(Date.parse('2026-01-02T00:00:00Z'), en)).toBe('2 Jan');
  });
});
