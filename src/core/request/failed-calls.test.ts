import { afterEach, expect, test } from 'vitest';
import { json } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { withoutSecrets } from './without-secrets';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

test('the last ten failed calls are kept, without queries and tokens', async () => {
  current = await stage({
    '/api/v1/orders': (_, response) => json(response, { code: 10021, message: 'no such order' }),
    '/api/v1/reset/eyJhbGciOiJIUzI1NiJ9.e30.x': (_, response) => json(response, { code: 10022, message: '' }),
  });
  const { shell } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const get = (path: string) => shell.request.get(path, { token: 'very-secret' }).catch(() => {});
  await get('/api/v1/reset/eyJhbGciOiJIUzI1NiJ9.e30.x?key=hidden');
  expect(shell.request.failedCalls().at(-1)).toMatchObject({
    call: 'GET /api/v1/reset/…',
    code: '10022',
    status: 200,
  });
  for (let times = 0; times < 11; times += 1) await get('/api/v1/orders');
  const calls = shell.request.failedCalls();
  expect(calls.map(({ call }) => call)).toEqual(Array(10).fill('GET /api/v1/orders'));
  expect(JSON.stringify(calls)).not.toMatch(/secret|hidden/);
});

test.each([
  ['https://console.test/home/orders?token=abc#x', 'https://console.test/home/orders'],
  ['https://user:pass@console.test/home', 'https://console.test/home'],
  ['/home;jsessionid=8F3A/x', '/home'],
  ['/orders/1234567', '/orders/1234567'],
  ['/reset/eyJhbGciOiJIUzI1NiJ9', '/reset/…'],
  ['/share/0f8fad5b-d9cb-469f-a165-70867728950e/view', '/share/…/view'],
  ['/users/mei.zhou@example.com', '/users/…'],
  ['/users/mei%40example.com', '/users/…'],
  ['/home/purchase/order/list', '/home/purchase/order/list'],
  ['/api/v1/My/getUserOptionByName', '/api/v1/My/getUserOptionByName'],
])('%s is told as %s', (address, told) => {
  expect(withoutSecrets(address)).toBe(told);
});
