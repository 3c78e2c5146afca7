import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, mergeConfig } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServicesOptions, fakeServices } from '../../testing';
import { hostPage } from '../../tools/host-page';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { smallWorld } from '../../tools/small-world';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { tests } from '../../vite.config';
import { PSEUDO, pseudoPack } from '../support/pseudo-language';
import { cutTexts, unmarkedTexts } from './support/texts-of-page';

/** Texts of the server are in ‹…›. */
const AT = '2026-01-05T08:00:00Z';
const world: FakeServicesOptions = {
  ...smallWorld,
  user: { ...smallWorld.user, name: '‹User›', email: '‹user@example.test›' },
  organisations: [{ id: '1', name: '‹Organisation›', code: '‹ORG›' }],
  menu: [
    {
      id: '1',
      title: '‹Home›',
      entries: [{ id: '10', title: '‹Group›', entries: [{ id: '11', title: '‹Entry›', url: '/home' }] }],
    },
  ],
  notices: (['2', '3', '4'] as const).map((type) => ({
    id: `${type}1`,
    type,
    title: '‹Notice›',
    brief: '‹Brief›',
    at: AT,
  })),
  announcements: [{ id: '9', title: '‹Announcement›', brief: '‹Brief›', updatedAt: AT, read: true }],
};

let folder: string;
const browser = sharedBrowser();
let server: StaticServer;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oms-shell-pseudo-'));
  await build(
    mergeConfig(tests, {
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { development: false } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        lib: {
          entry: at('elements/script.ts'),
          formats: ['iife'],
          name: 'OmsShellScript',
          fileName: () => 'oms-shell.js',
        },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );
  writeFileSync(join(folder, 'pack.json'), pseudoPack());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await serveFolder(folder);
  page = await browser().newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(async () => {
  await page.close();
  await server.close();
});

async function open(markup: string): Promise<void> {
  const services = `${server.origin}/services`;
  const attributes = `data-lang="${PSEUDO}" data-console="${server.origin}"`;
  server.page('/page', hostPage({ title: '', services, markup, attributes }));
  await page.addInitScript((lang) => {
    Object.assign(window, { OmsShell: { queue: [['configure', { languages: { [lang]: '/pack.json' } }]] } });
  }, PSEUDO);
  await fakeServices(world).route(page, { url: services });
  await page.goto(`${server.origin}/page`);
  await page.getByRole('button', { name: '⟦Notifications' }).first().waitFor();
}

async function expectMarked(): Promise<void> {
  expect(await page.evaluate(unmarkedTexts)).toEqual([]);
  expect(await page.evaluate(cutTexts)).toEqual([]);
}

describe('a language from a pack', () => {
  it('gives all texts of the bar and the tree', async () => {
    await open('<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>');
    await page.getByText('‹Group›').waitFor();
    await expectMarked();
  });

  it('is written from right to left, and so is the bar', async () => {
    await open('<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>');
    const x = async (name: RegExp) => {
      const box = await page.locator('oms-topnav').getByRole('button', { name }).first().boundingBox();
      return box ? box.x : Number.NaN;
    };
    const logo = await page
      .locator('oms-topnav')
      .getByRole('link', { name: /OMS, home/ })
      .boundingBox();
    expect(logo && logo.x + logo.width).toBeGreaterThan(1280 - 40);
    expect(await x(/⟦Account/)).toBeLessThan(60);
    expect(await x(/⟦Notifications/)).toBeGreaterThan(await x(/⟦Account/));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  it('lets the arrow that points to the end of a line go on, in a row of tabs, the tree and the column', async () => {
    await open(
      '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu><oms-notice-center open tab="1"></oms-notice-center>',
    );
    const tab = (name: string) => page.getByRole('tab', { name, selected: true });
    await tab('⟦Announcements').focus();
    await page.keyboard.press('ArrowLeft');
    await tab('⟦Reminders').waitFor();
    await page.keyboard.press('ArrowRight');
    await tab('⟦Announcements').waitFor();
    await page.keyboard.press('Escape');

    const group = (expanded: boolean) => page.getByRole('button', { name: '‹Group›', expanded });
    await group(true).focus();
    await page.keyboard.press('ArrowRight');
    await group(false).waitFor();
    await page.keyboard.press('ArrowLeft');
    await group(true).waitFor();
  });

  it('opens the flyout at the left of the column, which is at the right', async () => {
    await open('<div dir="rtl"><oms-topnav></oms-topnav><oms-sidemenu mode="flyout"></oms-sidemenu></div>');
    const item = page.locator('oms-sidemenu').getByRole('button', { name: '‹Home›' });
    await item.focus();
    await page.keyboard.press('ArrowLeft');
    const entry = page.getByRole('link', { name: '‹Entry›' });
    await expect.poll(() => entry.evaluate((link) => link.matches(':focus'))).toBe(true);
    const x = async (what: typeof item) => (await what.boundingBox())?.x;
    expect(await x(entry)).toBeLessThan((await x(item)) ?? 0);
    expect(await x(entry)).toBeGreaterThan(1280 - 500);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => item.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('gives all texts of the icon column and its flyout', async () => {
    await open('<oms-topnav></oms-topnav><oms-sidemenu mode="flyout"></oms-sidemenu>');
    await page.getByText('‹Home›').last().click();
    await page.getByText('‹Entry›').waitFor();
    await expectMarked();
  });

  it.each(['1', '2', '3', '4'])('gives all texts of the panel’s tab %s', async (tab) => {
    await open(`<oms-topnav></oms-topnav><oms-notice-center open tab="${tab}"></oms-notice-center>`);
    await page
      .getByText(tab === '1' ? '‹Announcement›' : '‹Notice›')
      .first()
      .waitFor();
    await expectMarked();
  });

  it('gives all texts of the menu of narrow windows, which offers every other language', async () => {
    await page.setViewportSize({ width: 480, height: 800 });
    await open('<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>');
    await page.getByRole('button', { name: '⟦Menu' }).click();
    for (const name of ['English', '简体中文']) await page.getByRole('button', { name }).waitFor();
    await expectMarked();
  });

  it('is one of the languages to choose', async () => {
    await open('<oms-topnav></oms-topnav>');
    await page.getByRole('button', { name: '⟦Language' }).click();
    await page.getByRole('menuitemradio', { name: '⟦Pseudo⟧', checked: true }).waitFor();
  });

  it('is written from right to left in what the bar opens: menus, dialogs, messages', async () => {
    await page.setViewportSize({ width: 1366, height: 800 });
    await open('<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>');
    const opened = async (name: string) => {
      await page.getByRole('button', { name }).first().click();
      const menu = page.getByRole('menu').first();
      await menu.waitFor();
      const box = (await menu.boundingBox()) ?? { x: -1, width: 0 };
      expect(await menu.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1366);
      expect(await page.evaluate(cutTexts)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    };
    await opened('⟦Account');
    await opened('⟦Language');
    await page.evaluate(() => {
      const { OmsShell } = window as unknown as {
        OmsShell: { notify(options: object): void; confirm(options: object): Promise<boolean> };
      };
      OmsShell.notify({ tone: 'success', title: '‹Saved›' });
      void OmsShell.confirm({ title: '‹Leave?›', text: '‹Text›' });
    });
    const dialog = page.getByRole('alertdialog', { name: '‹Leave?›' });
    await dialog.waitFor();
    await page.getByText('‹Saved›').waitFor();
    await expectMarked();
    const x = async (name: string) => (await dialog.getByRole('button', { name }).boundingBox())?.x ?? 0;
    expect(await x('⟦OK')).toBeGreaterThan(await x('⟦Cancel'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  });

  it('has the feedback button at the left edge, and at the right one where the user has moved it there', async () => {
    await open('<oms-topnav></oms-topnav><oms-feedback></oms-feedback>');
    const button = page.getByRole('button', { name: '⟦Feedback' });
    const left = async () => (await button.boundingBox())?.x;
    const right = async () => {
      const box = await button.boundingBox();
      return box && box.x + box.width;
    };
    await button.focus();
    await expect.poll(left).toBe(0);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(right).toBe(1280);
    await page.reload();
    await button.focus();
    await expect.poll(right).toBe(1280);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(left).toBe(0);
  });

  it('has messages at the left, and the drawer of a narrow window at the right', async () => {
    await open('<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>');
    await page.evaluate(() => Object(window).OmsShell.notify({ title: '‹Saved›', duration: 0 }));
    const message = page.getByRole('status').getByText('‹Saved›', { exact: true });
    const centre = async (what: typeof message) => {
      const box = await what.boundingBox();
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    await expect.poll(() => centre(message)).toBeLessThan(400);
    const close = page.getByRole('button', { name: '⟦Close' }).last();
    expect(await centre(close)).toBeLessThan(await centre(message));

    await page.setViewportSize({ width: 480, height: 800 });
    await page.getByRole('button', { name: '⟦Menu' }).click();
    const drawer = page.getByRole('dialog', { name: '⟦Main menu' });
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return box && { right: box.x + box.width, leavesRoom: box.x > 100 };
      })
      .toEqual({ right: 480, leavesRoom: true });
  });
});
