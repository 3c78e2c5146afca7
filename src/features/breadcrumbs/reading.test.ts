import { describe, expect, it } from 'vitest';
import { readAddress } from './reading';

const list = { url: 'https://console.example/home/orders' };

describe('an address beside the menu entry it was found under', () => {
  it.each([
    ['/home/orders', { known: true, action: null }],
    ['/home/orders/', { known: true, action: null }],
    ['/home/orders?id=1', { known: true, action: null }],
    ['/home/orders/update/query?id=1', { known: true, action: 'crumb.view' }],
    ['/home/orders/list/detail', { known: true, action: 'crumb.view' }],
    ['/home/orders/update/add', { known: true, action: 'crumb.add' }],
    ['/home/orders/list', { known: true, action: 'crumb.list' }],
    ['/home/orders/update/7', { known: true, action: 'crumb.edit' }],
    ['/home/orders/edit', { known: true, action: 'crumb.edit' }],
    ['/home/orders/xyz', { known: false, action: null }],
    ['/home/orders/constructor', { known: false, action: null }],
  ])('%s', (path, reading) => {
    expect(readAddress(`https://console.example${path}`, list)).toEqual(reading);
  });

  it('is unknown without an entry', () => {
    expect(readAddress('https://console.example/home/x', null).known).toBe(false);
    expect(readAddress('https://console.example/home/x', { url: null }).known).toBe(false);
  });
});
