import { expect, it } from 'vitest';
import { cellHref } from './cell-text';

const href = '/home/order?id={id}&no={orderNo}';

it('a cell leads to the address with the fields of its row', () => {
  expect(cellHref({ href }, { id: 7, orderNo: 'SO/1 & 2' })).toBe('/home/order?id=7&no=SO%2F1%20%26%202');
  expect(cellHref({ href: '/home/{id}' }, { id: '../admin' })).toBe('/home/..%2Fadmin');
});

it('a cell whose row lacks a field leads nowhere', () => {
  expect(cellHref({ href }, { id: 7, orderNo: '' })).toBeNull();
  expect(cellHref({ href }, { id: 7 })).toBeNull();
  expect(cellHref({}, { id: 7 })).toBeNull();
});
