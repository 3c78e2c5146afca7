import { expect, test } from 'vitest';
import { documentCookies } from './cookies';

/** What is written to the cookie of a document. */
function written(secure: boolean): string[] {
  const texts: string[] = [];
  const page = {
    get cookie() {
      return '';
    },
    set cookie(text) {
      texts.push(text);
    },
  };
  documentCookies(page, secure).set('userId', 'u 1', { days: 1, domain: 'oms.test' });
  return texts;
}

test('a cookie of a secure page never travels in plain text', () => {
  expect(written(true)).toEqual([
    'userId=u%201; path=/; max-age=86400; samesite=lax; domain=oms.test; secure',
  ]);
  expect(written(false)).toEqual(['userId=u%201; path=/; max-age=86400; samesite=lax; domain=oms.test']);
});
