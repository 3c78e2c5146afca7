/** `[the rule, the file, lines that break it, lines that do not]`; each line stands in a file of its own. */
export type Case = [rule: string, file: string, broken: string[], fine: string[]];

const OUTWARD = 'imports inward only';

/** Of the rings and what stands beside each other in them. */
export const imports: Case[] = [
  [
    OUTWARD,
    'src/page/json/x.ts',
    ["import '../../core/url';", "import type { X } from '../../domain/tasks/types';"],
    ["import '../platform/cookie';", "import './y';"],
  ],
  [
    'src/page imports itself alone',
    'src/page/json/x.ts',
    ["import 'nanostores';", "import 'lucide/dist/esm/icons/x.mjs';", "import 'react';"],
    ["import '../platform/cookie';", "import './y';"],
  ],
  [
    OUTWARD,
    'src/core/store/x.ts',
    ["import '../../domain/tasks/store';"],
    ["import '../request/client';", "import '../../page/json/json';"],
  ],
  [OUTWARD, 'src/core/store/y.ts', ["import '#renderer/render-now';"], ["import 'nanostores';"]],
  [OUTWARD, 'src/ui/form/y.ts', ["import '#picture/when-settled';"], ["import '#renderer/adoption';"]],
  [
    'React and Preact have a file of this each',
    'src/react/x.ts',
    ["import './renderer/react/adoption';", "import './renderer/preact/adoption';"],
    ["import '#renderer/adoption';"],
  ],
  [
    'React and Preact have a file of this each',
    'elements/support/x.ts',
    ["import '../picture/react/take-over';", "import '../../src/react/renderer/react/render-now';"],
    ["import '#picture/when-settled';", "import '../picture/settled';"],
  ],
  [OUTWARD, 'src/domain/tasks/x.ts', ["export { x } from '../../shell/x';"], ["import '../../core/url';"]],
  [OUTWARD, 'src/shell/x.ts', ["const x = import('../ui/x');"], ["import '../domain/context';"]],
  [OUTWARD, 'src/react/x.ts', ["import type { X } from '../ui/x';"], ["import 'react';"]],
  [OUTWARD, 'src/ui/form/x.ts', ["import '../../features/tasks/x';"], ["import '../button/x';"]],
  [OUTWARD, 'src/features/tasks/x.ts', ["import '../../console/x';"], ["import '../../ui/form/x';"]],
  [
    OUTWARD,
    'src/public-react/x.ts',
    ["import '../../testing';", "import '../../testing/list';", "import '@oms/shell/testing';"],
    ["import '../react/x';"],
  ],
  [OUTWARD, 'elements/topnav/x.ts', ["import '../../demo/x';"], ["import '../../src/features/menu/x';"]],
  [
    'does not know what draws it',
    'src/domain/menu/x.ts',
    ["import 'react';", "import 'react/jsx-runtime';", "import 'react-dom';"],
    ["import 'nanostores';"],
  ],
  [
    'A widget knows no store',
    'src/ui/table/x.ts',
    ["import '../../domain/table/store';", "import type { X } from '../../domain/tasks/types';"],
    ["import '../../domain/rules/limits';", "import '../../domain/table/selection';"],
  ],
  [
    'A domain uses those before it',
    'src/domain/account/x.ts',
    ["import '../tasks/store';"],
    ["import '../navigation/pages';", "import '../context';", "import './y';"],
  ],
  [
    'A domain uses those before it',
    'src/domain/guide/part/x.ts',
    ["import '../../search/store';"],
    ["import '../../tasks/store';", "import '../store';"],
  ],
  [
    'A feature imports no other',
    'src/features/menu/icons/x.ts',
    ["import '../../search/x';"],
    ["import '../x';", "import '../../../ui/menu/x';"],
  ],
  [
    'An element imports no other',
    'elements/topnav/part/x.ts',
    ["import '../../sidemenu/x';"],
    ["import '../../support/x';"],
  ],
  [
    'do not know the console',
    'elements/sidemenu/x.ts',
    ["import '../../src/console/x';"],
    ["import '../../src/features/console-links/x';"],
  ],
  ['does not know the elements', 'src/console/x.ts', ["import '../../elements/x';"], ["import '../ui/x';"]],
  [
    'a project of its own',
    'demo/console/x.ts',
    ["import '../../src/index';"],
    ["import '@oms/shell/elements/topnav';", "import '../hosts';"],
  ],
  [
    'uses none of',
    'testing/x.ts',
    ["import '../scripts/x';", "import '../demo/hosts';"],
    ["import '../src/core/x';"],
  ],
  [
    'What runs in Node uses none',
    'node/cli/x.ts',
    ["import '../../scripts/x';"],
    ["import '../../contract/x';", "import '../../tools/x';"],
  ],
  ['a project of its own', 'demo/server/x.ts', ["import '../../scripts/x';"], ["import '../testing';"]],
  [
    'uses none of',
    'scripts/build/x.ts',
    ["import '../../tests/x';", "import '../../demo/hosts';", "import '@oms/demo/hosts';"],
    ["import '../../testing';"],
  ],
  ['uses none of', 'tests/contract/x.ts', ["import '../../demo/hosts';"], ["import '../../scripts/x';"]],
];

/** Of the code, and of the markup in it. */
export const code: Case[] = [
  [
    'The loader imports itself and src/page alone',
    'elements/loader/x.ts',
    [
      "import { x } from '../paint/x';",
      "import '../../src/core/x';",
      "import { x, type Y } from 'react';",
      "export { x } from '../../src/pages/x';",
      "export * from '../../src/shell/x';",
      "const x = import('../../src/core/x');",
    ],
    [
      "import { x } from './x';",
      "import { x } from '../../src/page/json/json';",
      "import type { X } from '../../src/shell/api';",
      "export type { X } from '../../src/shell/api';",
      "type X = import('../../src/shell/api').X;",
      "const x = import('./x').catch(() => null);",
      "export const folder = 'parts/';",
    ],
  ],
  [
    'The loader imports itself and src/page alone',
    'elements/loader/realm/x.ts',
    ["import { x } from '../../paint/x';", "import { x } from '../../../src/core/x';"],
    ["import { x } from '../parts';", "import { x } from '../../../src/page/json/json';"],
  ],
  [
    'A world signs in',
    'tests/e2e/x.ts',
    ["await signInAlone(context, 'client.admin@oms.test');", "post(hosts.userCentre + '/auth/jwt/login');"],
    ['await sharedWorld.signIn(context);', "await signInAlone(context, 'super@oms.test');"],
  ],
  [
    'A component calls no service',
    'src/features/tasks/x.tsx',
    [
      "shell.request.get('/tasks');",
      'request?.post(path);',
      'const { get } = request;',
      'const { post: send } = useShell().request;',
      "import { fetchTasks } from '../../domain/tasks/api';",
      "import { type Task, fetchPage } from '../../domain/notices/page-api';",
      "import * as calls from '../../domain/tasks/api';",
      "export { fetchTasks } from '../../domain/tasks/api';",
      "const later = loadPart(() => import('../../domain/tasks/api'));",
    ],
    [
      'tasks.get(id);',
      'const { request } = shell;',
      'const { tasks } = requested;',
      "import type { Task } from '../../domain/tasks/api';",
      "export type { Task } from '../../domain/tasks/api';",
      "import { tasksStore } from '../../domain/tasks/store';",
    ],
  ],
  [
    'global variable document',
    'src/domain/tasks/x.ts',
    ['document.body.focus();'],
    ["const place = 'window';"],
  ],
  [
    "The browser's own",
    'src/domain/tasks/x.ts',
    [
      'Date.now();',
      'const now = new Date();',
      'performance.now();',
      'setTimeout(work, 10);',
      "localStorage.setItem('a', 'b');",
      'sessionStorage;',
      "document.title = 'Tasks';",
      'document.cookie;',
      'Math.random();',
    ],
    ['const then = new Date(time);', 'platform.timers.setTimeout(work, 10);'],
  ],
  [
    'not made from text',
    'src/ui/text/x.ts',
    ["box.innerHTML = '<b>';", 'box.insertAdjacentHTML(where, text);', "new Function('a');"],
    ["box.textContent = '<b>';"],
  ],
  [
    'refuses style attributes',
    'src/ui/text/x.tsx',
    ['export const x = <b style={{ top: 0 }} />;'],
    ['export const x = <b className="oms-x" />;'],
  ],
  [
    'tries this import again',
    'src/ui/lazy/x.ts',
    ["import('./later');", "const load = () => import('./later');"],
    [
      "loadPart(() => import('./later'));",
      "lazyComponent<Props>(() => import('./Later'), Frame);",
      "const row = { load: () => import('./later') };",
      "type Later = typeof import('./later');",
    ],
  ],
  [
    'announces each navigation',
    'src/features/menu/x.ts',
    ["shell.events.emit('oms-navigate', { url });"],
    ["events.emit('oms-error', error);"],
  ],
  ['is never changed', 'src/core/request/x.ts', ["error.message = 'Late';"], ['const text = error.message;']],
  [
    'prints no message',
    'src/features/tasks/x.tsx',
    ['export const x = <b>{error.message}</b>;', 'const { message } = error;'],
    ["events.error('tasks', error.message);", 'const { message } = notice;'],
  ],
  [
    'paths of the console',
    'src/features/menu/x.tsx',
    ["go('/home/tasks');", 'export const x = <b title="/login" />;', 'const url = `/home/`;'],
    ["go('/homes');"],
  ],
  [
    'in an element of its own',
    'src/features/tasks/x.tsx',
    [
      'export const x = <b>{busy && <Spinner />}{children}</b>;',
      "export const x = <>{t('task')} {late ? <Tag /> : null}</>;",
      'export const x = <p>Tasks{rows.map((row) => <Row {...row} />)}</p>;',
      "export const x = <p><Icon />{late && t('late')}</p>;",
    ],
    [
      'export const x = <b>{busy && <Spinner />}<span>{children}</span></b>;',
      "export const x = <p>{t('task')} <Tag /></p>;",
      'export const x = <div>{late && <Tag />}{children}</div>;',
    ],
  ],
  [
    'ShellLink asks the host',
    'src/features/menu/x.tsx',
    ['export const x = <a href={url}>Tasks</a>;'],
    ['export const x = <ShellLink href={url}>Tasks</ShellLink>;'],
  ],
  [
    "Safari's keys",
    'src/features/menu/x.tsx',
    ['if (event.isComposing) stop();', 'if (event.nativeEvent.isComposing) stop();'],
    ['if (isComposing(event)) stop();'],
  ],
  [
    'the zone of the services',
    'src/domain/tasks/x.ts',
    ['const at = Date.parse(wire.createdAt);', 'const at = globalThis.Date.parse(wire.createdAt);'],
    ['const at = momentOf(wire.createdAt, zone);'],
  ],
  ['console', 'src/core/store/x.ts', ["console.log('here');"], ["console.warn('late');"]],
];

/** Of the style sheets. */
export const css: Case[] = [
  [
    'Lengths are in px',
    'src/ui/text/x.css',
    ['.oms-x { width: calc(2rem + 1px); }'],
    ['.oms-x { top: 2px; }'],
  ],
  [
    'top layer',
    'src/ui/text/x.css',
    ['.oms-x { z-index: 10; }', '.oms-x { z-index: -99; }'],
    ['.oms-x { z-index: 9; }'],
  ],
  [
    'zoomed by CSS',
    'src/ui/text/x.css',
    ['.oms-x { height: 62vh; }', '.oms-x { max-width: calc(100dvw - 8px); }'],
    ['.oms-x { height: min(62vh / var(--oms-zoom, 1), 560px); }'],
  ],
  [
    'fetches nothing',
    'src/ui/text/x.css',
    ['@import "other.css";', '.oms-x { background: url("/x.png"); }'],
    ['.oms-x { clip-path: url(#x); }'],
  ],
  [
    'begins with oms-',
    'elements/topnav/x.css',
    ['.oms-x:not(.open) { top: 0; }'],
    ['.oms-x > b { top: 0; }'],
  ],
  [
    'start and the end',
    'src/ui/text/x.css',
    [
      '.oms-x { margin-left: 1px; }',
      '.oms-x { right: 0; }',
      '.oms-x { text-align: left; }',
      '.oms-x { padding: 0 8px 0 calc(8px + 1px); }',
    ],
    ['.oms-x { margin-inline-start: 1px; }', '.oms-x { padding: 1px 8px 2px 8px; }'],
  ],
];
