import { expect, test } from 'vitest';
import { fakeServices } from './index';

test('smoke', async () => {
  const services = fakeServices({ lang: 'en' });
  const r = await services.fetch('https://services.example.test/api/v1/My/getUserInfo?lang=en&contextId=', {
    headers: { authorization: 'Bearer token-1' },
  });
  expect(await r.json()).toMatchObject({ code: 200 });
  expect(() => fakeServices({ notices: [{ title: 'x', type: '9' as never }] })).toThrow(/notices\[0\]\.type/);
});
