import { expect, test } from 'vitest';
import { corsLacks, refusedHeaders } from './cors';

const ORIGIN = 'https://shop.example';
const answer = (headers: Record<string, string>) => new Response('', { headers });

test('an answer lets in pages of the origin that it names, with cookies', () => {
  const sound = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-credentials': 'true',
  };
  expect(corsLacks(answer(sound), ORIGIN)).toEqual([]);
  expect(corsLacks(answer({ ...sound, 'access-control-allow-origin': '*' }), ORIGIN)).toEqual([
    { name: 'Access-Control-Allow-Origin', wanted: ORIGIN, got: '*' },
  ]);
  expect(corsLacks(answer({}), ORIGIN).map(({ name, got }) => [name, got])).toEqual([
    ['Access-Control-Allow-Origin', null],
    ['Access-Control-Allow-Credentials', null],
  ]);
});

test('the answer to a preflight names each header of a call', () => {
  const allowing = (value: string) => refusedHeaders(answer({ 'access-control-allow-headers': value }));
  expect(allowing('Authorization, Content-Type,Idempotency-Key')).toEqual([]);
  expect(allowing('*')).toHaveLength(3);
  expect(allowing('authorization, content-type')).toEqual(['idempotency-key']);
  expect(refusedHeaders(null)).toHaveLength(3);
});
