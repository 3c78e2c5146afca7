import { expect, test } from 'vitest';
import { missingFeatures } from './missing-features';

const browser = (more: object = {}) =>
  ({
    HTMLDialogElement: { prototype: { showModal() {} } },
    HTMLElement: { prototype: { showPopover() {} } },
    Document: { prototype: { adoptedStyleSheets: [] } },
    CSS: { supports: () => true },
    structuredClone() {},
    Array: { prototype: { findLast() {} } },
    ...more,
  }) as unknown as Window & typeof globalThis;

test('nothing is missing in a current browser', () => {
  expect(missingFeatures(browser())).toEqual([]);
});

test.each([
  ['popover', { HTMLElement: { prototype: {} } }],
  ['dialog', { HTMLDialogElement: undefined }],
  ['structuredClone', { structuredClone: undefined }],
])('%s is missing', (name, without) => {
  expect(missingFeatures(browser(without))).toEqual([name]);
});

test('a browser that knows no feature queries lacks all that they tell of', () => {
  expect(missingFeatures(browser({ CSS: undefined }))).toEqual([
    ':has()',
    'container queries',
    'light-dark()',
  ]);
});
