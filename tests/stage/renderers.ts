import { readdirSync } from 'node:fs';

/**
 * What draws each test of the stage: React, as in a host that bundles the package, or Preact, which the CDN build has
 * in its place. The interface of both is the same, so a test runs once, on the one that most of its pages have.
 */
export type Renderer = 'react' | 'preact';

/** Widgets and pages that hosts of React import. The states of axe are here since they have all of them, elements too. */
const ON_REACT = ['accessibility', 'console', 'files', 'form', 'print', 'table'];

/** Each folder of tests/stage with tests: on Preact are the elements, and widgets that pages without React mount. */
export const FOLDERS: Readonly<Record<Renderer, readonly string[]>> = {
  react: ON_REACT,
  preact: readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((one) => one.isDirectory() && ![...ON_REACT, 'support'].includes(one.name))
    .map(({ name }) => name),
};

/** Files that run on both, and in what the renderers differ there. */
export const ON_BOTH: Readonly<Record<string, string>> = {
  'favourites/sorting.test.ts': 'Rows with keys change places while one has the focus.',
  'files/uploader.test.tsx': 'A field of files, which no renderer controls, tells of its choice.',
  'form/dialog.test.tsx':
    'A portal passes its events on to the parent that React knows; the focus goes back as it closes.',
  'form/errors-at-fields.test.tsx': 'React batches what two presses change; the focus follows in an effect.',
  'form/input-method.test.ts':
    'Events of a composition come before or after the change of the controlled field.',
  'form/numbers.test.tsx': 'A controlled field whose text is another than its value.',
  'navigation/address-within-render.test.tsx':
    'React complains of a state that is set while another component renders.',
  'notices/by-keyboard.test.ts': 'The order of effects decides who gets the focus.',
  'notices/reading.test.ts': 'A change that is shown before its reply, and taken back.',
  'organisations/input-method.test.ts': 'Events of a composition in a controlled field.',
  'pickers/typed-day.test.ts': 'React hears change at each letter, the browser at the end.',
  'search/first-hit.test.ts':
    'Replies that come between a letter and Enter are drawn in one batch or several.',
  'select/reset.test.ts': 'The form resets a control whose value the renderer holds.',
  'sidemenu/hover.test.ts': 'React makes mouseenter and mouseleave out of other events.',
  'sidemenu/last-visit.test.ts': 'The renderer takes over nodes that the last visit has left.',
  'table/mounted.test.ts': 'A widget of React on a page that has another renderer, or none.',
  'table/row-keys.test.tsx': 'Focus events bubble in React, and not in the browser.',
  'topnav/escape.test.ts':
    'React listens at the root of the tree, Preact at each node: what ends there is not the same.',
  'topnav/moved.test.ts': 'A root moves with its focus, its selection and its listeners.',
  'topnav/popups.test.ts': 'Portals, and the focus as one closes and another opens.',
  'translation/bar.test.ts': 'A translator has put other nodes in the place of the renderer’s.',
  'translation/fresh-nodes.test.ts': 'A renderer that fails on foreign nodes starts on new ones.',
  'translation/pages.test.tsx': 'A translator has put other nodes in the place of the renderer’s.',
};

const TESTS = '*.test.{ts,tsx}';

/** The patterns of the files that run on a renderer. */
export const filesOn = (renderer: Renderer): string[] => [
  ...FOLDERS[renderer].map((folder) => `tests/stage/${folder}/**/${TESTS}`),
  ...Object.keys(ON_BOTH).map((file) => `tests/stage/${file}`),
];
