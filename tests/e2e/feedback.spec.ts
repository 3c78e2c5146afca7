import {
  businessPages,
  CLIENT_ADMIN,
  chooseLanguage,
  expectSignedIn,
  hosts,
  signInAlone,
  signInQuickly,
} from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

const trigger = (page: Page): Locator => page.getByRole('button', { name: 'Feedback', exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Feedback' });
const problem = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'What is the problem?' });

async function open(page: Page, url: string = businessPages.console): Promise<void> {
  await page.goto(url);
  await expectSignedIn(page);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function start(context: BrowserContext): Promise<void> {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
}

test.describe('what is written', () => {
  test('stays on Escape, Close and Cancel and over a reload, with its images, and "Discard" asks', async ({
    page,
    context,
  }) => {
    await start(context);
    await open(page);
    await problem(page).fill('The label printer stops');
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Add an image' }).click();
    await (await chooser).setFiles({ name: 'label.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog(page).getByRole('img', { name: 'label.png' })).toBeVisible();

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.reload(),
    ]) {
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(trigger(page)).toHaveAttribute('aria-description', /^A draft is waiting to be sent/);
      await trigger(page).click();
      await expect(problem(page)).toHaveValue('The label printer stops');
      await expect(dialog(page).getByRole('img', { name: 'label.png' })).toBeVisible();
    }

    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
    await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(problem(page)).toHaveValue('The label printer stops');
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await trigger(page).click();
    await expect(problem(page)).toHaveValue('');
    await expect(dialog(page).getByRole('img')).toHaveCount(0);
  });

  test('is sent after a reload with its image, which is uploaded then', async ({ page, context }) => {
    await start(context);
    await open(page);
    await problem(page).fill('The label printer stops');
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Add an image' }).click();
    await (await chooser).setFiles({ name: 'label.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog(page).getByRole('img', { name: 'label.png' })).toBeVisible();
    // The file is read for the draft after it is shown.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('oms.feedbackImages') ?? ''))
      .toContain('data:image/png');
    await page.reload();
    await trigger(page).click();
    const sent = page.waitForRequest(/userQuestion\/add/);
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      questionDescription: 'The label printer stops',
      attachment: expect.stringMatching(/^http.*label\.png$/),
    });
    await expect(page.getByText('Thank you, your feedback was sent')).toBeVisible();
    await trigger(page).click();
    await expect(problem(page)).toHaveValue('');
  });
});

test('what is wrong stands at its field, and a refusal in the dialog, also after it was closed; nothing typed is lost', async ({
  page,
  context,
}) => {
  await start(context);
  await open(page);
  const phone = dialog(page).getByRole('textbox', { name: 'Phone' });
  const send = dialog(page).getByRole('button', { name: 'Send' });
  await phone.fill('12a');
  await send.click();
  await expect(problem(page)).toBeFocused();
  await expect(problem(page)).toHaveAccessibleDescription('This information cannot be blank, please fill in');
  await expect(phone).toHaveAccessibleDescription('please enter a correct phone number');
  await problem(page).fill('x'.repeat(1001));
  await expect(problem(page)).toHaveAccessibleDescription('length exceeds limit');
  await problem(page).fill('The label printer stops');
  await expect(problem(page)).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect(phone).toBeFocused();
  await phone.fill('138-6027');

  let refuse = true;
  await page.route(/userQuestion\/add/, (route) =>
    refuse && route.request().method() === 'POST'
      ? route.fulfill({
          json: { code: 10040, message: 'The desk is closed' },
          headers: {
            'access-control-allow-origin': new URL(page.url()).origin,
            'access-control-allow-credentials': 'true',
          },
        })
      : route.continue(),
  );
  await send.click();
  const alert = dialog(page).getByRole('alert').filter({ hasText: 'The desk is closed' });
  await expect(alert).toHaveText('The feedback was not sent: The desk is closed');
  await page.keyboard.press('Escape');
  await trigger(page).click();
  await expect(alert).toBeVisible();
  await expect(phone).toHaveValue('138-6027');
  await problem(page).fill('The label printer stops again');
  await expect(alert).toHaveCount(0);
  refuse = false;
  const sent = page.waitForRequest(/userQuestion\/add/);
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    questionDescription: 'The label printer stops again',
    phone: '1386027',
  });
  await expect(dialog(page)).toHaveCount(0);
});

/** px of the button that are in the window. */
const inSight = async (page: Page): Promise<number> => {
  const box = (await trigger(page).boundingBox())!;
  const { width } = page.viewportSize()!;
  return Math.min(width, box.x + box.width) - Math.max(0, box.x);
};

test.describe('the button', () => {
  for (const width of [1440, 1024, 768, 375]) {
    test(`rests in the margin of the page at ${width} px, and covers no control and no text`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await start(context);
      for (const url of [businessPages.console, businessPages.billing, businessPages.erp]) {
        await page.goto(url);
        await expectSignedIn(page);
        await expect(trigger(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await inSight(page)).toBe(24);
        const { x } = (await trigger(page).boundingBox())!;
        // What ends where the button begins can be pressed and read, whatever height it is at.
        const covered = await page.getByRole('main').evaluate((main, from) => {
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement;
            // A table that scrolls in its box has its own right edge.
            if (!parent || parent.closest('.table-responsive, .el-table')) continue;
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            let { right } = range.getBoundingClientRect();
            for (let box: Element | null = parent; box && box !== main; box = box.parentElement) {
              if (getComputedStyle(box).overflowX !== 'visible')
                right = Math.min(right, box.getBoundingClientRect().right);
            }
            if (range.toString().trim() !== '' && right > from) found.push(range.toString());
          }
          return found;
        }, x);
        expect(covered).toEqual([]);
      }
    });
  }

  test('comes out on hover and on focus, and says how it can be moved', async ({ page, context }) => {
    await start(context);
    await page.goto(businessPages.console);
    await expectSignedIn(page);
    await trigger(page).hover();
    await expect.poll(() => inSight(page)).toBe(40);
    await expect(page.getByRole('tooltip')).toContainText('drag it, or press Alt with an arrow key');
    await page.mouse.move(100, 500);
    await expect.poll(() => inSight(page)).toBe(24);
    await trigger(page).focus();
    await page.keyboard.press('Shift');
    await expect.poll(() => inSight(page)).toBe(40);
  });

  test('is dragged to the other edge, where it is after a reload; a press opens the dialog, a drag does not', async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, 'en');
    await signInAlone(context, CLIENT_ADMIN);
    // Nothing that could be dragged itself lies under the button there.
    await page.goto(`${hosts.console}/home/profile`);
    await expectSignedIn(page);
    await trigger(page).hover();
    await expect.poll(() => inSight(page)).toBe(40);
    // Its middle is elsewhere once it has come out.
    await trigger(page).hover();
    await page.mouse.down();
    await page.mouse.move(200, 300);
    await expect.poll(() => trigger(page).boundingBox()).toEqual({ x: 180, y: 280, width: 40, height: 40 });
    await page.mouse.up();
    const rest = { x: -16, y: 280, width: 40, height: 40 };
    await expect.poll(() => trigger(page).boundingBox()).toEqual(rest);
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(() => trigger(page).boundingBox()).toEqual(rest);
    await trigger(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('stays where a person has moved it: on another host, and after the next sign-in', async ({
    page,
    context,
    browser,
  }) => {
    await chooseLanguage(context, 'en');
    const account = await signInAlone(context, CLIENT_ADMIN);
    await page.goto(businessPages.console);
    await expectSignedIn(page);
    await trigger(page).focus();
    const before = (await trigger(page).boundingBox())!;
    const bottom = page.viewportSize()!.height - before.y - before.height + 16;
    // On a busy machine the first of the moves may be saved by itself.
    const saved = page.waitForResponse((reply) => {
      const request = reply.request();
      if (!/setUserOptionByName/.test(reply.url()) || request.method() !== 'POST') return false;
      const { optionName, optionValue } = request.postDataJSON();
      if (optionName !== 'feedback_position') return false;
      const position = JSON.parse(optionValue);
      return position.side === 'left' && position.bottom === bottom;
    });
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await trigger(page).boundingBox())!.y).toBe(before.y - 16);
    const moved = (await trigger(page).boundingBox())!;
    expect(moved.x).toBe(20);
    await saved;

    const other = await context.newPage();
    await other.goto(businessPages.erp);
    await expect.poll(async () => (await trigger(other).boundingBox())?.y).toBe(moved.y);
    expect(await inSight(other)).toBe(24);
    expect((await trigger(other).boundingBox())!.x).toBeLessThan(0);

    const elsewhere = await browser.newContext();
    await chooseLanguage(elsewhere, 'en');
    await signInQuickly(elsewhere, account);
    const page2 = await elsewhere.newPage();
    await page2.setViewportSize({ width: 1440, height: 900 });
    await page2.goto(`${hosts.console}/home`);
    await expect.poll(async () => (await trigger(page2).boundingBox())?.y).toBe(moved.y);
    await elsewhere.close();
  });
});
