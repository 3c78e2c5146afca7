import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LibraryPage, pages } from './pages';
import { pixelsApart } from './pixels';
import { feedbackDialog, hiddenPoints, type Popup, popups } from './popups';
import { emptyPage, type Opened, type Stage, startStage } from './stage';

let stage: Stage;
let wanted: { bar: Buffer; column: Buffer };

beforeAll(async () => {
  stage = await startStage();
  const { page } = await stage.open(emptyPage);
  // The number of the bell comes by a call of its own, and what the loader has drawn stands until the elements take it over.
  await page
    .getByRole('button', { name: /^Notifications/ })
    .filter({ hasText: '1' })
    .waitFor();
  await page.waitForFunction(() =>
    ['oms-topnav', 'oms-sidemenu'].every((tag) => {
      const root = document.querySelector(tag)?.shadowRoot as { [painted: symbol]: unknown } | null;
      return root && !root[Symbol.for('oms.shell.painted')];
    }),
  );
  wanted = await looks(page);
  await page.close();
});
afterAll(() => stage?.close());

const BAR = { x: 0, y: 0, width: 1280, height: 56 };
const COLUMN = { x: 0, y: 56, width: 60, height: 744 };
/** The host's own area. The feedback button is at its edge. */
const OWN = { x: 60, y: 56, width: 1100, height: 744 };

async function looks(page: Page): Promise<{ bar: Buffer; column: Buffer }> {
  // A pointer that rests on an item, or the host's caret, is no matter of the shell's look.
  await page.mouse.move(700, 700);
  return {
    bar: await page.screenshot({ clip: BAR, animations: 'disabled' }),
    column: await page.screenshot({ clip: COLUMN, animations: 'disabled' }),
  };
}

const click = (trigger: Locator) => trigger.click();
/** As where the host's backdrop leaves the bar free, or comes after the press. */
const clickUnderBackdrop = (trigger: Locator) => trigger.dispatchEvent('click');

/** Opens, looks at, uses and closes a popup. */
async function tryPopup(page: Page, popup: Popup, press: (trigger: Locator) => Promise<void>): Promise<void> {
  const element = popup.of(page);
  if (popup.trigger) await press(popup.trigger(page));
  await popup.open?.(page);
  await element.waitFor();
  await expect.poll(() => hiddenPoints(element), { message: `${popup.name}: what covers it` }).toEqual([]);
  if (popup.press) {
    await popup.press.target(page).click();
    await popup.press.changed(page).waitFor();
  }
  await page.keyboard.press(popup.key);
  const focused = popup.focused?.(page) ?? element.locator(':focus');
  const place = async () => {
    if ((await focused.count()) === 1) return 'in it';
    return `${(await element.isVisible()) ? 'open' : 'closed'}, the focus in ${await focusPath(page)}`;
  };
  await expect.poll(place, { message: `${popup.name}: ${popup.key}` }).toBe('in it');
  // Once: a second press would be the host's, whose modal it closes.
  await page.keyboard.press('Escape');
  await expect.poll(() => element.isVisible(), { message: `${popup.name}: closed by Escape` }).toBe(false);
}

/** The element with the focus, and the hosts of the shadow roots that it is in. */
const focusPath = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const path: string[] = [];
    for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null)
      path.push(`<${at.localName} class="${at.className}">`);
    return path.join(' ');
  });

/** jQuery's own name for what it keeps, which is another in each page. */
const EXPANDO = /^jQuery\d+$/;

/** What a page has of its own in the window object. */
const globals = (page: Page): Promise<string[]> => page.evaluate('Object.getOwnPropertyNames(window)');

describe.each(pages)('a page with $name', (library: LibraryPage) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await stage.open(library);
  });
  afterAll(() => opened?.page.close());

  it('shows the bar and the side column as an empty page does, to the pixel', async () => {
    const apart = async () => {
      const { bar, column } = await looks(opened.page);
      return [
        await pixelsApart(opened.page, bar, wanted.bar),
        await pixelsApart(opened.page, column, wanted.column),
      ];
    };
    // The number of the bell is there once its call has been answered.
    await expect.poll(apart).toEqual([0, 0]);
  });

  it('lets every popup be seen as a whole and used', async () => {
    for (const popup of popups) await tryPopup(opened.page, popup, click);
    expect(opened.unhandled).toEqual([]);
  });

  it('sends what people do in the form that the services know', async () => {
    const { page, writes } = opened;
    await page.locator('oms-sidemenu').getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Favourite: Entry' }).click();
    await expect
      .poll(() => writes.filter(({ path }) => path.endsWith('/saveAll')))
      .toEqual([{ path: '/api/v1/UcUserFavMenu/saveAll', body: { resourceIds: '11' } }]);
    await page.keyboard.press('Escape');

    await page
      .locator('oms-topnav')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page.getByRole('tab', { name: /^Reminders/ }).click();
    await page.getByRole('button', { name: 'Mark all reminders as read' }).click();
    await expect
      .poll(() => writes.filter(({ path }) => path.endsWith('/markAsRead')))
      .toEqual([{ path: '/api/v1/BizNotify/markAsRead', body: { upTo: expect.any(String), upToType: '2' } }]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Feedback' }).click();
    await feedbackDialog(page)
      .getByRole('textbox', { name: 'What is the problem?' })
      .fill('The printer "stops"');
    await feedbackDialog(page).getByRole('textbox', { name: 'Phone' }).fill('13800001111');
    await feedbackDialog(page).getByRole('button', { name: 'Send' }).click();
    const feedback = { questionDescription: 'The printer "stops"', phone: '13800001111', attachment: '' };
    await expect
      .poll(() => writes.filter(({ path }) => /question|feedback/i.test(path)).map(({ body }) => body))
      .toEqual([feedback]);
    await feedbackDialog(page).waitFor({ state: 'hidden' });
  });

  it('keeps its globals, natives, events, focus and pixels', async () => {
    const bare = await stage.open(library, false);
    await bare.page.bringToFront();
    const before = await bare.page.screenshot({ clip: OWN, animations: 'disabled' });
    const known = new Set([...(await globals(bare.page)), 'OmsShell', 'nanostoresGlobal']);
    await bare.page.close();

    const fresh = await stage.open(library);
    const { page } = fresh;
    await page.mouse.move(1270, 790);
    const after = await page.screenshot({ clip: OWN, animations: 'disabled' });
    expect(await pixelsApart(page, before, after), 'pixels of the host').toBe(0);
    expect((await globals(opened.page)).filter((name) => !known.has(name) && !EXPANDO.test(name))).toEqual(
      [],
    );
    expect(await opened.page.evaluate('changedNatives()')).toEqual([]);

    const name = page.getByRole('textbox', { name: 'Name' });
    await name.click();
    await page.keyboard.type('Ann');
    await expect.poll(() => page.locator('#echo').textContent()).toBe('Ann');
    // Something new of the shell comes, and takes nothing from the host.
    await page.evaluate(`OmsShell.notify({ title: 'Saved' })`);
    await page.getByText('Saved').waitFor();
    await page.keyboard.press('Enter');
    expect(await name.inputValue()).toBe('Ann');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.evaluate('[scrollX, scrollY]')).toEqual([0, 0]);
    const counted = (await page.evaluate('counted')) as Record<string, number>;
    expect(counted).toMatchObject({ focusin: 1, input: 3, keydown: 4 });
    // layui answers the press of its button, and prevents the submit.
    expect(counted.submit ?? counted.click! - 1).toBe(1);
    expect(fresh.unhandled).toEqual([]);
    await page.close();
  });

  it('lets every popup be used while its own modal is open, which stays', async () => {
    const { page, unhandled } = opened;
    await page.bringToFront();
    await page.evaluate(library.show);
    const own = page.getByLabel('In the modal');
    await own.waitFor();
    for (const popup of popups) {
      await tryPopup(page, popup, clickUnderBackdrop);
      expect(await own.isVisible(), `the modal after ${popup.name}`).toBe(true);
    }
    expect(unhandled).toEqual([]);
  });
});
