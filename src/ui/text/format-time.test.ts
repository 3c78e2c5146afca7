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
  it('stamps with the year only when it is another, and names the month in English', () => {
    const newYear = Date.parse('2025-12-31T16:30:00Z');
    const before = Date.parse('2025-12-31T15:30:00Z');
    expect([minutesAgo(1), newYear, before].map((at) => formatStamp(at, en))).toEqual([
      '20 Nov, 10:41',
      '1 Jan, 00:30',
      '31 Dec 2025, 23:30',
    ]);
    expect([minutesAgo(1), newYear, before].map((at) => formatStamp(at, zh))).toEqual([
      '11-20 10:41',
      '01-01 00:30',
      '2025-12-31 23:30',
    ]);
  });

  it('says exactly, with the zone as it was then', () => {
    expect(formatExact(now, en)).toBe('20 Nov 2026, 10:42:00 GMT+8');
    expect(formatExact(now, zh)).toBe('2026-11-20 10:42:00 GMT+8');
    const summer = Date.parse('2026-07-01T12:00:00Z');
    const losAngeles = { timeZone: 'America/Los_Angeles' };
    expect(formatExact(summer, { ...en, ...losAngeles })).toBe('1 Jul 2026, 05:00:00 GMT-7');
    expect(formatExact(summer, { ...zh, ...losAngeles })).toBe('2026-07-01 05:00:00 GMT-7');
  });

  it('puts the day first in English', () => {
    expect(formatDate(Date.parse('2026-01-02T00:00:00Z'), en)).toBe('2 Jan');
  });
});
