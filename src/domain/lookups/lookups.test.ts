import { describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages, until } from '../../../tests/support/shell-server';
import { fetchProducts } from './api';
import { missingSkus, readSkus } from './sku-query';
import { usersByIdStore } from './users-by-id';

const stage = stages();

describe('many SKUs in one text', () => {
  test.each([
    ['a line each', 'A1\nB2\r\nC3'],
    ['with commas', 'A1,B2，C3'],
    ['cells of a spreadsheet', 'A1\t"B2"\r\n\tC3\t\n'],
    ['with blanks around them', '  A1 \n\n B2\n C3 ;'],
  ])('%s', (_, text) => {
    expect(readSkus(text)).toEqual({ skus: ['A1', 'B2', 'C3'], duplicates: 0, beyond: 0 });
  });

  test('each is asked for once, whatever its case', () => {
    expect(readSkus('A1,a1,B2,A1')).toEqual({ skus: ['A1', 'B2'], duplicates: 2, beyond: 0 });
  });

  test('at most five hundred', () => {
    const text = Array.from({ length: 503 }, (_, at) => `S${at}`).join('\n');
    expect(readSkus(text)).toMatchObject({ beyond: 3, skus: { length: 500 } });
  });

  test('those that the service does not have are known', () => {
    expect(missingSkus(['A1', 'b2', 'C3'], [{ sku: 'a1' }, { sku: 'B2' }])).toEqual(['C3']);
  });

  test('go in the body of one call', async () => {
    const { shell, server } = await stage({
      '/api/v2/productManage/findByPage': (_, response) =>
        json(response, ok({ content: [{ id: 1, erpSku: 'A1', name: '灯', nameEn: 'Lamp', isTemp: 1 }] })),
    });
    const found = await fetchProducts(shell.request, { scope: 'management', ending: 'En' }, ['A1', 'B2']);
    expect(found).toEqual([{ id: '1', sku: 'A1', skuCode: '', name: 'Lamp', temporary: true }]);
    const [call] = server.calls('/api/v2/productManage/findByPage');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ search: { IN_sku: ['A1', 'B2'] } });
  });
});

describe('users by their ids', () => {
  test('that several components want at one moment are one call', async () => {
    const { shell, server, platform } = await stage({
      '/api/v1/User/findByPageOrIds': (call, response) =>
        json(
          response,
          ok({ content: (call.query.get('ids') ?? '').split(',').map((id) => ({ id, name: `User ${id}` })) }),
        ),
    });
    const { $users, want } = shell.use(usersByIdStore);
    want(['1', '2']);
    want(['2', '3']);
    platform.clock.advance(1);
    await until(() => Object.keys($users.get()).length === 3);
    want(['1']);
    platform.clock.advance(1);
    expect(server.calls('/api/v1/User/findByPageOrIds').map(({ query }) => query.get('ids'))).toEqual([
      '1,2,3',
    ]);
    expect($users.get()['3']?.name).toBe('User 3');
  });
});
