import { describe, expect, it } from 'vitest';
import { compare } from '../../features/home/compare';
import { toDashboard, toWarehouses } from './api';

describe('the dashboard of a reply', () => {
  it('is read with every status in the order of the work', () => {
    const dashboard = toDashboard({
      asOf: '2026-11-20T02:42:00Z',
      orders: {
        total: 3,
        yesterdayTotal: 2,
        byStatus: [
          { status: 'DONE', count: '2', yesterday: 1, days: [0, '1', 2] },
          { status: 'REVIEW', count: 1 },
          { status: 'CANCELLED', count: 9 },
        ],
      },
    });
    expect(dashboard?.byStatus.map(({ status }) => status)).toEqual([
      'REVIEW',
      'ALLOCATE',
      'PICKING',
      'DISPATCH',
      'DONE',
      'EXCEPTION',
    ]);
    expect(dashboard?.byStatus[0]).toEqual({ status: 'REVIEW', count: 1, yesterday: null, days: [] });
    expect(dashboard?.byStatus[4]).toEqual({ status: 'DONE', count: 2, yesterday: 1, days: [0, 1, 2] });
    expect(dashboard).toMatchObject({ total: 3, yesterdayTotal: 2 });
  });

  it('without a total has the sum of its figures', () => {
    const byStatus = [
      { status: 'DONE', count: 2 },
      { status: 'REVIEW', count: 1 },
    ];
    expect(toDashboard({ orders: { byStatus } })).toMatchObject({ total: 3, yesterdayTotal: null });
  });

  it('survives hostile rows', () => {
    const orders = { byStatus: [null, 7, { status: 'DONE', count: Number.NaN, days: ['x', -1, null] }] };
    expect(toDashboard({ orders })).toMatchObject({ asOf: '', total: 0, yesterdayTotal: null });
    expect(toDashboard({ orders })?.byStatus[4]).toMatchObject({ count: 0, days: [0, 0, 0] });
  });

  it.each([null, [], 'x', {}, { orders: null }, { orders: { byStatus: {} } }])('is none of %j', (data) => {
    expect(toDashboard(data)).toBeNull();
  });
});

describe('the warehouses of a reply', () => {
  it('are those in use, one a time zone that exists', () => {
    const rows = [
      { id: 1, title: 'LA', timeZone: 'America/Los_Angeles', active: 1 },
      { id: 2, title: 'LA 2', timeZone: 'America/Los_Angeles', active: 1 },
      { id: 3, code: 'NJ2', timeZone: 'America/New_York' },
      { id: 4, title: 'closed', timeZone: 'Asia/Shanghai', active: 0 },
      { id: 5, title: 'nowhere', timeZone: 'Mars/Olympus' },
      { title: 'no id', timeZone: 'Asia/Shanghai' },
      null,
    ];
    expect(toWarehouses(rows)?.map(({ title }) => title)).toEqual(['LA', 'NJ2']);
    expect(toWarehouses({})).toBeNull();
  });
});

describe('the comparison with yesterday', () => {
  it.each([
    [1284, 1209, 'home.orders.more', '6.2%'],
    [90, 100, 'home.orders.less', '10.0%'],
    [100, 100, 'home.orders.same', '0.0%'],
    [5, 0, 'home.orders.days', ''],
    [5, null, 'home.orders.days', ''],
  ])('%i after %j', (total, yesterdayTotal, key, percent) => {
    expect(compare({ total, yesterdayTotal }, 'en')).toEqual({ key, percent });
  });
});
