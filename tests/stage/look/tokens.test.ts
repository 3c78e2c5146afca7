import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage, type StageOptions } from '../support/stage';

/** A style sheet of the page's own. */
function pageStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const GREEN = 'rgb(10, 125, 79)';
const MINT = 'rgb(95, 211, 155)';
const PLUM = 'rgb(107, 33, 168)';
const BLUE = 'rgb(47, 95, 224)';

const shown = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);
const background = (element: Element) => shown(element, 'background-color');

const ship = page.getByRole('button', { name: 'Ship it', exact: true });
const undo = page.getByRole('link', { name: 'Show the order' });
const today = page.getByRole('gridcell', { selected: true }).getByText('20');

/** A page whose elements are there, which show what it asks for. */
async function openPage(options: StageOptions) {
  const stage = await readyStage(options);
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
  return stage;
}

/** A page on which a question, a message and a mounted widget with its popup are open. */
async function openAll(options: StageOptions = {}) {
  await openPage({ markup: '<oms-topnav></oms-topnav><div id="here"></div>', ...options });
  await getShell().mount('date', '#here', { label: 'Day', value: '2026-11-20' });
  await page.getByRole('button', { name: /calendar/i }).click();
  await expect.element(today).toBeVisible();
  void getShell().notify({ title: 'Packed', duration: 0, link: { text: 'Show the order', url: '/orders' } });
  await expect.element(undo).toBeVisible();
}

async function ask() {
  void getShell().confirm({ title: 'Ship the order?', confirmText: 'Ship it' });
  await expect.element(ship).toBeVisible();
}

test('set on the document, they reach questions, messages and mounted widgets', async () => {
  pageStyle(':root { --oms-color-primary: #0a7d4f; --oms-radius: 0px; }');
  await openAll();
  expect(background(today.element())).toBe(GREEN);
  expect(shown(undo.element(), 'color')).toBe(GREEN);
  await ask();
  expect(background(ship.element())).toBe(GREEN);
  expect(shown(ship.element(), 'border-radius')).toBe('0px');
});

test.each([
  ['light', GREEN],
  ['dark', MINT],
] as const)('set in the configuration, they have a value for each theme: %s', async (theme, colour) => {
  const tokens = { '--oms-color-primary': { light: '#0a7d4f', dark: '#5fd39b' } };
  await openAll({ config: { theme, tokens } });
  expect(background(today.element())).toBe(colour);
  expect(shown(undo.element(), 'color')).toBe(colour);
  await ask();
  expect(background(ship.element())).toBe(colour);
});

test('the document is stronger than the configuration, and an element stronger than the document', async () => {
  pageStyle(':root { --oms-color-primary: #0a7d4f } oms-widget { --oms-color-primary: #6b21a8 }');
  const tokens = { '--oms-color-primary': '#5fd39b', '--oms-radius': '1px' } as const;
  await openAll({ config: { tokens } });
  expect(background(today.element())).toBe(PLUM);
  await ask();
  expect(background(ship.element())).toBe(GREEN);
  expect(shown(ship.element(), 'border-radius')).toBe('1px');
});

test('a value that is no colour leaves the default', async () => {
  const tokens = { '--oms-color-primary': 'greenish', '--oms-radius': 'red' } as const;
  await openPage({ config: { tokens } });
  await ask();
  expect(background(ship.element())).toBe(BLUE);
  expect(shown(ship.element(), 'border-radius')).toBe('6px');
});

test('what cannot be used is said in a sentence for each', async () => {
  const tokens = { '--oms-color-primry': '#0a7d4f', '--oms-radius': 'red' } as object;
  const { errors } = await readyStage({ config: { tokens } });
  await expect
    .poll(() => errors)
    .toEqual([
      'config: tokens: unknown custom property "--oms-color-primry"; did you mean --oms-color-primary?',
      'config: tokens: --oms-radius: "red" cannot be used; allowed: a length such as 4px',
    ]);
});

const faint = () =>
  getShell()
    .doctor()
    .contrast.map(({ theme, front, back }) => `${theme}: ${front} on ${back}`);

test('doctor() names the tokens that make words too faint in one of the themes', async () => {
  pageStyle(':root { --oms-color-primary: #0a7d4f }');
  await readyStage();
  await expect.poll(faint).toContain('dark: --oms-color-on-primary on --oms-color-primary');
  expect(faint().filter((pair) => pair.startsWith('light'))).toEqual([]);
  pageStyle(
    ':root { --oms-color-primary: light-dark(#0a7d4f, oklch(0.85 0.12 160)); --oms-color-primary-hover: #5fd39b }',
  );
  expect(faint()).toEqual(['light: --oms-color-on-primary on --oms-color-primary-hover']);
});

test('doctor() looks at the one theme that a page has, and at what an element has of its own', async () => {
  pageStyle('oms-sidemenu { --oms-color-side: #ffffff }');
  await readyStage({ config: { theme: 'light', tokens: { '--oms-color-primary': '#0a7d4f' } } });
  await expect.poll(faint).toContain('light: --oms-color-side-text on --oms-color-side');
  expect(faint().every((pair) => pair.includes('--oms-color-side'))).toBe(true);
});
