import { within } from '@oms/demo/support/until';
import { driveClock } from '@oms/tools/fast-clock';
import type { Locator, Page } from 'playwright-core';

/** What a person opens on the page of a host. */
export interface Feature {
  readonly name: string;
  /** The parts that it consists of, by the names that the build gives their files. */
  readonly parts: readonly string[];
  /** What is pressed. */
  button(page: Page): Locator;
  /** What is seen then. */
  content(page: Page): Locator;
  /** What its tag has in it, which is seen in its place, without a word. */
  instead?(page: Page): Locator;
  /** Its button is not there then, without a word: the tag stands for nothing else on the page. */
  readonly isQuiet?: boolean;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

export const features: readonly Feature[] = [
  {
    name: 'bar',
    parts: ['topnav', 'menus', 'panels', 'en'],
    button: (page) => page.getByRole('button', { name: /^Account/ }),
    content: (page) => page.getByRole('menuitem', { name: /Sign out|Log out/ }),
    instead: (page) => page.getByRole('button', { name: 'Notifications', exact: true }),
  },
  {
    name: 'menu',
    parts: ['flyout', 'pages', 'panels', 'en'],
    button: (page) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Products' }),
    content: (page) => page.getByRole('link', { name: 'All products' }),
  },
  {
    name: 'notice centre',
    parts: ['notices', 'panels', 'en'],
    button: (page) => page.getByRole('button', { name: 'Notifications', exact: true }),
    content: (page) => dialogOf(page, 'Notifications').getByRole('tab', { name: /^Reminders/ }),
  },
  {
    name: 'organisation switcher',
    parts: ['organisations', 'panels', 'en'],
    button: (page) => page.getByRole('button', { name: /^Switch organisation./ }),
    content: (page) => dialogOf(page, 'Switch organisation').getByRole('option').first(),
  },
  {
    name: 'feedback',
    parts: ['feedback', 'open', 'FeedbackDialog', 'en'],
    isQuiet: true,
    button: (page) => page.getByRole('button', { name: 'Feedback', exact: true }),
    content: (page) => dialogOf(page, 'Feedback').getByRole('textbox', { name: 'What is the problem?' }),
  },
];

/** What a page says in the place of what it does not have. */
export const said = (page: Page) =>
  page
    .getByText(/could not be loaded|cannot be shown|can’t be opened|could not be opened/)
    .filter({ visible: true });

/** Waits until something on a page is so, or for as long as that may take. */
export type Wait = (page: Page, isSo: () => Promise<boolean>) => Promise<unknown>;

/** For a page that tries again after a while. Its clock is the test's, and may be ahead of what a busy machine does. */
export const byClock: Wait = (page, isSo) => driveClock(page, isSo).catch(() => {});

export const inRealTime: Wait = (_, isSo) => within(15_000, isSo);

/**
 * Opens a feature.
 * @param orSays a page that says what it does not have is enough
 * @returns whether its content is there
 */
export async function opens(
  page: Page,
  { button, content }: Feature,
  orSays: boolean,
  wait = byClock,
): Promise<boolean> {
  const isThere = () => content(page).first().isVisible();
  let isPressed = false;
  const isSo = async () => {
    if (!isPressed && (await button(page).first().isVisible())) {
      await button(page).first().click({ trial: true, timeout: 2_000 });
      // Also where a busy page takes long for it: a second press would close what the first one opens.
      isPressed = true;
      await button(page).first().click();
    }
    return (await isThere()) || (orSays && (await said(page).count()) > 0);
  };
  const look = () => wait(page, () => isSo().catch(() => false));
  await look();
  // A busy machine may not have drawn the page by then.
  if (!orSays && !(await isThere())) await look();
  return isThere();
}

export const close = (page: Page) => page.keyboard.press('Escape');

/** Opens what a person was told that it is not there, once it is. @returns whether no more than a press was needed */
export async function opensAgain(page: Page, feature: Feature, wait: Wait): Promise<boolean> {
  const retry = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  if (!(await retry.isVisible()))
    await feature
      .button(page)
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
  if (!(await retry.isVisible())) return feature.content(page).first().isVisible();
  await retry.click();
  return opens(page, { ...feature, button: () => page.locator('none') }, true, wait);
}

/** How many errors `doctor()` knows. */
export const errorsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as unknown as { OmsShell: { doctor(): { errors: object[] } } }).OmsShell.doctor().errors.length,
  );
