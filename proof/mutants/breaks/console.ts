import type { Break } from '../break';

/** Of src/console: the pages of the console and what stands around them. */
export const console: readonly Break[] = [
  {
    name: 'admin-page-for-everybody',
    file: 'src/console/parts/AdminsOnly.tsx',
    find: 'if (!user || ADMINS.includes(user.role) || user.isSuper) return children;',
    replace: 'if (user || ADMINS) return children;',
    harm: 'Members edit reminder rules, and the service refuses each step.',
  },
  {
    name: 'link-secret-stays-in-the-address',
    file: 'src/console/parts/use-link-token.ts',
    find: "if (given !== '') setQuery({}, { replace: true, state: { linkToken: given } });",
    replace: '',
    harm: 'The secret of a link stays in the history of a shared computer.',
  },
  {
    name: 'kept-pages-of-another-owner',
    file: 'src/console/layout/KeptPages.tsx',
    find: 'const pages = kept.owner === owner ? kept.pages : [];',
    replace: 'const pages = kept.pages;',
    harm: 'After a switch a kept page shows the orders of the left organisation.',
  },
  {
    name: 'gate-stays-open',
    file: 'src/console/layout/Gate.tsx',
    find: "if (status === 'signed-out') {",
    replace: "if (status === ('never' as string)) {",
    harm: 'After a sign-out the page stays, with all that it showed.',
  },
  {
    name: 'unsaved-work-lost',
    file: 'src/console/layout/use-leave-guard.ts',
    find: 'currentLocation.pathname !== nextLocation.pathname && unsaved.dirty(),',
    replace: 'currentLocation.pathname === nextLocation.pathname && unsaved.dirty(),',
    harm: 'A press on a link throws away a form that is not saved.',
  },
  {
    name: 'expired-password-not-asked',
    file: 'src/console/layout/use-session-routes.ts',
    find: "if (event.detail.reason !== 'password-expired') return;",
    replace: "if (event.detail.reason !== 'logout') return;",
    harm: 'Who has an expired password meets an empty page.',
    tests: ['tests/stage/console/password.test.tsx'],
  },
  {
    name: 'list-filter-keeps-the-page',
    file: 'src/console/parts/use-list-address.ts',
    find: 'paged ? part : { ...part, page: null };',
    replace: 'part;',
    harm: 'A search in the notices of page 9 finds nothing.',
  },
];
