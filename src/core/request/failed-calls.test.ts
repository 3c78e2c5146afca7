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

test('the last ten failed calls are kept, without their queries', async () => {
  current = await stage({
    '/api/v1/orders': (_, response) => json(response, { code: 10021, message: 'no such order' }),
  });
  const { shell } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const get = (path: string) => shell.request.get(path, { token: 'very-secret' }).catch(() => {});
  for (let times = 0; times < 11; times += 1) await get('/api/v1/orders');
  const calls = shell.request.failedCalls();
  expect(calls.map(({ error }) => error.call)).toEqual(Array(10).fill('GET /api/v1/orders'));
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
