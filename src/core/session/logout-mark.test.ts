import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { createLogoutMark } from './logout-mark';

const MARK = 'oms.logout';

/** A page of a site on which another host has planted the cookie, at a domain where this page cannot remove it. */
function siteWithPlanted(value: string) {
  const platform = fakePlatform({ cookies: { [MARK]: value } });
  const planted = {
    ...platform,
    cookies: { ...platform.cookies, remove: () => {}, set: () => {} },
  };
  return createLogoutMark({ cookieDomain: null }, planted);
}

test('a mark that another host has planted counts once, where it cannot be removed', () => {
  const mark = siteWithPlanted('1');
  expect(mark.is()).toBe(true);
  mark.remove();
  expect(mark.is()).toBe(false);
});

test('a sign-out of one’s own counts beside a planted mark', () => {
  const mark = siteWithPlanted('1');
  mark.remove();
  mark.set();
  expect(mark.is()).toBe(true);
  mark.remove();
  expect(mark.is()).toBe(false);
});
