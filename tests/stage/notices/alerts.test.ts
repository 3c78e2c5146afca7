import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { movableClock, passTime } from '../support/clock';
import { readyStage } from '../support/stage';
import { bell, panel } from './panel';

const toasts = page.getByRole('region', { name: 'Messages' });

/** As the browser does when another tab is chosen. */
function hide(value: boolean): void {
  // As the browser has it: the shell reads no property of the document's own, which an element's name could hide.
  Object.defineProperty(Document.prototype, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function giveBack(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  onTestFinished(() => {
    if (own) Object.defineProperty(owner, name, own);
  });
}

const quiet = { notices: [{ title: 'An old one' }], announcements: [] };

/** A page that listens for what comes later: it does so two seconds after its start. */
async function listening() {
  movableClock();
  const made = await readyStage({ services: quiet });
  await passTime(2000);
  // The counts of the first call are there: what comes later is new.
  await expect.element(bell).toHaveAttribute('aria-description', '1 unread');
  return made;
}

test('a new message is told in the page, with its brief, and its details are a press away', async () => {
  const { services } = await listening();
  const told: string[] = [];
  onTestFinished(getShell().on('oms-notice', ({ detail }) => told.push(detail.title)));
  services.push({ title: 'Dock 2 closes', brief: 'From noon on' });
  const toast = toasts.getByRole('status').filter({ hasText: 'Dock 2 closes' });
  await toast.hover();
  await expect.element(toast).toHaveTextContent('From noon on');
  await toast.getByRole('link', { name: 'Details' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Dock 2 closes' })).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
  expect(told).toEqual(['Dock 2 closes']);
});

test("a page that is not seen counts in its title, which stays the host's", async () => {
  giveBack(Document.prototype, 'hidden');
  document.title = 'Bills';
  const { services } = await listening();
  hide(true);
  services.push({ title: 'Pallets wait' });
  await expect.poll(() => document.title).toBe('(2) New notifications · Bills');
  await expect.element(toasts).not.toBeInTheDocument();
  document.title = 'Bill 7';
  await expect.poll(() => document.title).toBe('(2) New notifications · Bill 7');
  hide(false);
  await expect.poll(() => document.title).toBe('Bill 7');
  await expect.element(toasts).toHaveTextContent('Pallets wait');
});

test('the desktop is asked for on a click alone, and a press on its notice leads to the message', async () => {
  const shown: { title: string; press(): void }[] = [];
  let asked = 0;
  class Fake {
    static permission = 'default';
    static async requestPermission() {
      asked += 1;
      Fake.permission = 'granted';
      return 'granted';
    }
    onclick: (() => void) | null = null;
    constructor(title: string) {
      shown.push({ title, press: () => this.onclick?.() });
    }
    close() {}
  }
  giveBack(window, 'Notification');
  Object.assign(window, { Notification: Fake });
  const { services, left } = await listening();
  await bell.click();
  await expect.element(panel).toHaveTextContent('Desktop notifications are off');
  expect([asked, shown]).toEqual([0, []]);
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(panel.getByText('Desktop notifications are on')).toHaveFocus();
  expect([asked, shown]).toEqual([1, []]);

  services.push({ title: 'Truck at the gate', url: '/home/b2corder?from=alert' });
  await expect.poll(() => shown.map(({ title }) => title)).toEqual(['Truck at the gate']);
  shown[0]?.press();
  await expect
    .poll(() => left)
    .toEqual([{ url: `${location.origin}/home/b2corder?from=alert`, target: '_self' }]);
});
