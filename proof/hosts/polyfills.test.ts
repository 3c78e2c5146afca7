import { expect, it } from 'vitest';
import { library } from '../support/library';
import { inChromium } from './in-chromium';

const newPage = inChromium();

const forced = (what: string) =>
  `<script>${what}</script>${library('@webcomponents/webcomponentsjs/webcomponents-bundle.js')}`;
const errors = 'OmsShell.doctor().errors';

it.each([
  ['of shadow roots', forced('window.ShadyDOM = { force: true }')],
  ['of everything', forced('window.ShadyDOM = { force: true }; customElements.forcePolyfill = true')],
])('a page with the polyfill %s has a bar with links, and the report says why', async (_, head) => {
  const { page, open } = await newPage();
  await open(head, '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu><oms-feedback></oms-feedback>');
  await page.getByText('This browser cannot show the menu').waitFor();
  const links = page.getByRole('navigation', { name: 'OMS' }).getByRole('link');
  expect(await links.allTextContents()).toEqual(['Main panel', 'Notifications', 'My profile']);
  expect(await page.evaluate(errors)).toEqual([
    {
      code: 'browser',
      message: expect.stringContaining('no adoptedStyleSheets: '),
      source: 'oms-shell.js',
    },
  ]);
});

it('a page with the polyfill of custom elements has the whole shell', async () => {
  const { page, open } = await newPage();
  await open(forced('customElements.forcePolyfill = true'), '<oms-topnav></oms-topnav>');
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  expect(await page.evaluate(errors)).toEqual([]);
});
