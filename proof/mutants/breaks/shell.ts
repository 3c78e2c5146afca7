import type { Break } from '../break';

/** Of src/shell: how the parts work together. */
export const shell: readonly Break[] = [
  {
    name: 'data-kept-after-sign-out',
    file: 'src/shell/shell.ts',
    find: "    navigation.dropCache();\n    stores.reset('user');",
    replace: '',
    harm: 'After a sign-out the menu and the notices of the user stay on the page.',
  },
  {
    name: 'stores-keep-the-old-organisation',
    file: 'src/shell/shell.ts',
    find: "      stores.reset('organisation');",
    replace: '',
    harm: 'After a switch panels show what the left organisation has.',
  },
  {
    name: 'sign-out-elsewhere-unheard',
    file: 'src/shell/shell.ts',
    find: "if (message.type === 'signed-out') session.endedElsewhere();",
    replace: "if (message.type === 'signed-out') return;",
    harm: 'Somebody signs out in one tab, and the others stay open to the next visitor.',
  },
  {
    name: 'unknown-permission-is-no',
    file: 'src/shell/api.ts',
    find: "return permission === 'unknown' ? undefined : permission === 'allowed';",
    replace: "return permission === 'allowed';",
    harm: 'A page hides its buttons for good, since it asks before the menu is there.',
  },
  {
    name: 'second-shell-on-the-page',
    file: 'src/shell/page-shell.ts',
    find: 'if (shell || !demanded) return;',
    replace: 'if (!demanded) return;',
    harm: 'Two copies of the session work on one page.',
  },
  {
    name: 'one-problem-said-twice',
    file: 'src/shell/diagnose.ts',
    find: 'message && !found.some((one) => one.message === message)',
    replace: 'message',
    harm: 'A list of problems has each mistake as often as it happened.',
  },
];
