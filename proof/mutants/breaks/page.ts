import type { Break } from '../break';

/** Of src/page: what the loader shares with the elements. */
export const page: readonly Break[] = [
  {
    name: 'first-view-of-the-last-organisation',
    file: 'src/page/first-calls/early-calls.ts',
    find: "contextId === '' || (isRecord(user) && idOf(user.orgId) === contextId)",
    replace: 'isRecord(user)',
    harm: 'A page that is bound to one organisation begins with the menu and counts of another.',
  },
  {
    name: 'early-reply-after-a-change',
    file: 'src/page/first-calls/early-replies.ts',
    find: 'if (now - page[KEY].at > LIFETIME) return null;',
    replace: '',
    harm: 'A page that slept while it loaded shows what the service said an hour ago.',
  },
  {
    name: 'addresses-with-their-query-reported',
    file: 'src/page/policy/read-refusals.ts',
    find: "blockedURI.replace(/[?#].*/, '')",
    replace: 'blockedURI',
    harm: 'A report about a policy carries the personal data of an address to whoever reads it.',
  },
  {
    name: 'any-cookie-is-an-organisation',
    file: 'src/page/storage-keys/cookies.ts',
    find: '/^[\\w-]{1,64}$/.exec',
    replace: '/^.{1,4096}$/.exec',
    harm: 'What another host of the site has put into the cookie goes into the address of each call.',
  },
  {
    name: 'failed-part-asked-alike',
    file: 'src/page/platform/load-part.ts',
    find: 'tries > 1 ? `?retry=${tries}`',
    replace: 'tries > 9 ? `?retry=${tries}`',
    harm: 'In Firefox a part whose reply was an error once is missing as long as the page lives.',
  },
  {
    name: 'cookie-before-the-configured-language',
    file: 'src/page/language/first-lang.ts',
    find: 'const lang = configured ?? cookie;',
    replace: 'const lang = cookie ?? configured;',
    harm: 'A page in one language has the shell in another, which its visitor chose elsewhere.',
  },
  {
    name: 'modal-takes-the-focus',
    file: 'src/page/focus/guard-focus.ts',
    find: "if (root instanceof ShadowRoot) root.addEventListener('focusin', stop);",
    replace: '',
    harm: 'While a modal of the host is open nobody can type into a field of the shell.',
  },
  {
    name: 'base-with-a-slash',
    file: 'src/page/addresses/addresses.ts',
    find: "return value.replace(/\\/+$/, '');",
    replace: 'return value;',
    harm: 'A host whose address is configured with a slash at its end has two in each call, and finds nothing.',
  },
];
