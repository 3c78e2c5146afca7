import { expect, test } from 'vitest';
import { photoQueryOf } from './source-types';

test.each([
  [1, 'transferOutboundPlanNo', '301'],
  [2, 'inboundPlanOrderNo', '420'],
  [3, 'sourceNo', '430'],
  [4, 'deliverOrderNo', '200'],
  [5, 'saleReturnPlanNo', '410'],
  [6, 'sourceNo', '420'],
  [7, 'transferOutboundNo', '300'],
  [8, 'transferInboundOrderNo', '320'],
  [9, 'sourceNo', '431'],
  [10, 'sourceNo', '400'],
  [11, 'workOrderPlanNo', '500'],
])('photographs of source type %j are looked up by %s as order type %s', (sourceType, key, orderType) => {
  expect(photoQueryOf(sourceType, { [key]: 'NO-1' })).toEqual({ orderType, orderNo: 'NO-1' });
  expect(photoQueryOf(String(sourceType), { [key]: 71 })).toEqual({ orderType, orderNo: '71' });
  expect(photoQueryOf(sourceType, { otherNo: 'NO-1' })).toBeNull();
});

test.each([0, 12, 'toString', '__proto__', null, undefined, 1.5])(
  'there is no source type %j',
  (sourceType) => {
    expect(photoQueryOf(sourceType, { sourceNo: '1' })).toBeNull();
    expect(photoQueryOf(4, null)).toBeNull();
  },
);
