import { expect, test } from 'vitest';
import { withHead } from './page';

const names = {
  script: 'assets/oms-shell-1.js',
  styles: 'assets/oms-shell-1.css',
  later: ['assets/shell-2.js'],
};
const head = { names, base: '/app/', config: {}, firstCalls: true };
const page = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/app/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/app/assets/shell-2.js">
    <link rel="modulepreload" crossorigin href="/app/assets/other.js">
  </head>
  <body></body>
</html>`;

/** The tags that a page has got, without what it had. */
const added = (config: object, more = {}) =>
  withHead('<head></head>', { ...head, config, ...more })
    .replace(/^<head>\n|<\/head>$/g, '')
    .split('\n');

test('puts its tags behind the charset, with what the page had as it was', () => {
  const made = withHead(page, head);
  expect(made).toContain(`    <meta charset="utf-8" />
    <link rel="stylesheet" href="/app/assets/oms-shell-1.css">
    <script src="/app/assets/oms-shell-1.js"></script>
    <script type="module" crossorigin src="/app/assets/index.js"></script>`);
  expect(made).toContain('<link rel="modulepreload" crossorigin href="/app/assets/other.js">');
});

test('lets the code of the elements wait for what draws before it', () => {
  const made = withHead(page, { ...head, names: { ...names, frame: 'assets/frame.js' } });
  expect(made).toContain('<link rel="modulepreload" href="/app/assets/frame.js">');
  expect(made).toContain('href="/app/assets/shell-2.js" fetchpriority="low">');
});

test('has the browser ask the one first call where the configuration tells its address and language', () => {
  const config = {
    hosts: { userCentre: 'https://uc.test/' },
    endpoints: { start: '/auth/jwt/start' },
    lang: 'en' as const,
  };
  const asks = (more: object, firstCalls = true) =>
    added({ ...config, ...more }, { firstCalls }).filter((tag) => tag.includes('as="fetch"'));
  expect(asks({})).toEqual([
    '<link rel="preload" as="fetch" href="https://uc.test/auth/jwt/start?contextId=&amp;lang=en" crossorigin="use-credentials">',
  ]);
  for (const less of [{ hosts: {} }, { endpoints: {} }, { lang: undefined }]) expect(asks(less)).toEqual([]);
  expect(asks({}, false)).toEqual([]);
});

test('goes to the beginning of the head where a page names no charset, and says where it finds none', () => {
  expect(withHead('<html><head><title>A</title></head></html>', head)).toMatch(
    /^<html><head>\n<link rel="stylesheet".*\n<script .*<\/script><title>/,
  );
  expect(() => withHead('<p>', head)).toThrow('the page has no <head>');
});

test('writes texts, numbers and hosts as attributes, and the rest as a block before the script, which reads it', () => {
  const config = {
    hosts: { userCentre: 'https://uc.test', billingLegacy: 'https://b.test/?a="1"&b' },
    lang: 'en',
    portal: true,
    requestTimeout: 5000,
    system: undefined,
    messages: { en: { 'notices.label': '</script>' } },
  };
  expect(added(config)).toEqual([
    '<link rel="stylesheet" href="/app/assets/oms-shell-1.css">',
    String.raw`<script type="application/json" data-oms-config>{"messages":{"en":{"notices.label":"\u003c/script>"}}}</script>`,
    '<script src="/app/assets/oms-shell-1.js" data-user-centre="https://uc.test" data-billing-legacy="https://b.test/?a=&quot;1&quot;&amp;b" data-lang="en" data-portal="true" data-request-timeout="5000"></script>',
  ]);
});

test('has an attribute of its own for pages that ask later', () => {
  expect(added({}, { firstCalls: false }).at(-1)).toContain(' data-oms-calls="later"');
});
