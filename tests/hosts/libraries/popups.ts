import type { Locator, Page } from 'playwright-core';

/** A popup of the shell: how a person opens it, and how they see that it answers. */
export interface Popup {
  name: string;
  /** What opens it by a press. */
  trigger?(page: Page): Locator;
  /** Opens it otherwise, or waits until it answers keys. */
  open?(page: Page): Promise<void>;
  of(page: Page): Locator;
  /** What a key does in it. */
  key: string;
  /** What the key puts in focus, or marks as active; by default in the popup. */
  focused?(page: Page): Locator;
  /** What a press of the mouse changes, where anything does that leaves the popup open. */
  press?: { target(page: Page): Locator; changed(page: Page): Locator };
}

const bar = (page: Page) => page.locator('oms-topnav');
const column = (page: Page) => page.locator('oms-sidemenu');
export const search = (page: Page) => bar(page).getByRole('combobox', { name: 'Search' });
export const feedbackDialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });

const button = (name: RegExp) => (page: Page) => bar(page).getByRole('button', { name });

export const popups: readonly Popup[] = [
  {
    name: 'account',
    trigger: button(/^Account/),
    of: (page) => bar(page).getByRole('menu', { name: 'Account' }),
    key: 'ArrowDown',
    focused: (page) => bar(page).locator('[role=menuitem]:focus'),
  },
  {
    name: 'language',
    trigger: button(/^Language/),
    of: (page) => bar(page).getByRole('menu', { name: 'Language' }),
    key: 'ArrowDown',
    focused: (page) => bar(page).locator('[role=menuitemradio]:focus'),
  },
  {
    name: 'organisation',
    trigger: button(/^Switch organisation/),
    // The field has no row to go to before the list has come.
    open: (page) => bar(page).getByRole('option', { name: /South/ }).waitFor(),
    of: (page) => bar(page).getByRole('dialog', { name: 'Switch organisation' }),
    key: 'ArrowDown',
    focused: (page) => bar(page).locator('input[aria-activedescendant]:focus'),
  },
  {
    name: 'notices',
    trigger: button(/^Notifications/),
    of: (page) => bar(page).getByRole('dialog', { name: 'Notifications' }),
    key: 'Tab',
    press: {
      target: (page) => bar(page).getByRole('tab', { name: 'Private messages' }),
      changed: (page) => bar(page).getByRole('tab', { name: 'Private messages', selected: true }),
    },
  },
  {
    name: 'search',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await search(page).and(page.locator(':focus')).waitFor();
      await page.keyboard.type('ord');
      await bar(page)
        .getByRole('option', { name: /^ORD-7/ })
        .waitFor();
    },
    of: (page) => bar(page).getByRole('listbox', { name: 'Search results' }),
    key: 'ArrowDown',
    focused: (page) => bar(page).locator('input[aria-activedescendant]:focus'),
  },
  {
    name: 'flyout',
    trigger: (page) => column(page).getByRole('button', { name: 'Home' }),
    of: (page) => column(page).locator('[part~="flyout"]'),
    key: 'Tab',
    press: {
      target: (page) => column(page).getByRole('button', { name: 'Edit', exact: true }),
      changed: (page) => column(page).getByRole('button', { name: 'Done' }),
    },
  },
  {
    name: 'feedback',
    trigger: (page) => page.getByRole('button', { name: 'Feedback' }),
    of: feedbackDialog,
    key: 'Tab',
    press: {
      target: (page) => feedbackDialog(page).getByRole('textbox', { name: 'Phone' }),
      changed: (page) => feedbackDialog(page).locator('input:focus'),
    },
  },
  {
    name: 'confirm',
    open: (page) => page.evaluate(`void OmsShell.confirm({ title: 'Leave?' })`),
    of: (page) => page.getByRole('alertdialog', { name: 'Leave?' }),
    key: 'Tab',
  },
];

/** Points of the element that are outside of the window, or at which something else is. */
export const hiddenPoints = (popup: Locator): Promise<string[]> =>
  popup.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y);
      for (let inner = found; inner?.shadowRoot; found = inner ?? found) {
        const next = inner.shadowRoot.elementFromPoint(x, y);
        if (next === inner) break;
        inner = next;
      }
      return found;
    };
    const holds = (node: Node | null): boolean => {
      for (let up = node; up; up = up.parentNode ?? (up as ShadowRoot).host ?? null)
        if (up === element) return true;
      return false;
    };
    const hidden: string[] = [];
    // Inside of round corners.
    for (const x of [left + 10, (left + right) / 2, right - 10]) {
      for (const y of [top + 10, (top + bottom) / 2, bottom - 10]) {
        const found = at(x, y);
        if (!holds(found)) hidden.push(`${Math.round(x)},${Math.round(y)}: ${found?.outerHTML.slice(0, 80)}`);
      }
    }
    return hidden;
  });
