import { describe, expect, it } from 'vitest';
import { circlesOf } from './support/circles';
import { circles } from './support/import-graph';

/**
 * Files that know each other's types. It costs nothing when they run, but one is not understood without the others: the list
 * may lose rows, and gets no new one.
 */
const BY_TYPES = [
  ['elements/overlays/ask.ts', 'elements/overlays/store.ts'],
  ['elements/sidemenu/SideMenu.tsx', 'elements/sidemenu/forms.ts'],
  ['elements/sidemenu/flyout/FlyoutMenu.tsx', 'elements/sidemenu/flyout/RailFlyout.tsx'],
  [
    'elements/support/attributes/attribute-values.ts',
    'elements/support/controllers.ts',
    'elements/support/look.ts',
    'elements/support/methods.ts',
  ],
  ['elements/support/create-element-class.ts', 'elements/support/element-class.ts'],
  [
    'src/core/config/endpoints.ts',
    'src/core/config/fields.ts',
    'src/core/config/read-social.ts',
    'src/core/config/schema.ts',
    'src/core/config/types.ts',
  ],
  ['src/core/i18n/lang.ts', 'src/core/i18n/languages.ts', 'src/core/i18n/texts.ts'],
  [
    'src/core/request/address.ts',
    'src/core/request/attempts.ts',
    'src/core/request/client.ts',
    'src/core/request/respond.ts',
  ],
  [
    'src/core/session/end.ts',
    'src/core/session/lapse.ts',
    'src/core/session/session.ts',
    'src/core/session/start.ts',
  ],
  ['src/core/store/recovering.ts', 'src/core/store/recovery.ts'],
  ['src/features/favourites/use-drag.ts', 'src/features/favourites/use-sorting.ts'],
];

const { files, types } = circles();

// `npx tsx tests/contract/support/count-circles.ts` says how many circles there are among files and among rooms
// (rings.test.ts), and which.
describe('the sources', () => {
  it('import each other in no circle when they run', () => {
    expect(files).toEqual([]);
  });

  it('are in no more circles by types', () => {
    const unknown = types.filter(
      (circle) => !BY_TYPES.some((group) => circle.every((file) => group.includes(file))),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a circle', () => {
  it('is found where there is one', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['b']],
      ['d', ['e']],
      ['e', []],
      ['f', ['f']],
    ]);
    expect(circlesOf(edges)).toEqual([['b', 'c'], ['f']]);
  });
});
