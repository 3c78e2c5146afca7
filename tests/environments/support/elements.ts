import '../../../elements/all';
import { expect, test } from 'vitest';
import { getShell } from '../../../src/index';
import { byRole, gone } from './roles';
import { press, pressKey } from './user';

/**
 * What the elements do for a host's tests, in whichever environment these run.
 * @param lacks what `doctor()` names of it
 */
export function elementsWork(lacks: readonly string[]): void {
  const show = (html: string) => {
    document.body.innerHTML = html;
  };

  test('bar and menu render for the user who is signed in', async () => {
    show('<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>');
    const account = await byRole('button', 'Account');
    await expect.poll(() => account.title).toBe('User');
    const entry = await byRole('link', 'Entry');
    expect(entry.getAttribute('href')).toBe('http://console.test/home');
  });

  test('doctor() names what the environment lacks, and nothing that went wrong', async () => {
    show('<oms-topnav></oms-topnav>');
    await byRole('button', 'Account');
    const report = getShell().doctor();
    expect(report).toMatchObject({ errors: [], refusedStorage: [], unreachable: [] });
    expect(report.refusedByBrowser).toEqual(expect.arrayContaining([...lacks]));
  });

  test('the bell opens its panel on a press, arrows choose a tab, and Escape closes it', async () => {
    show('<oms-notice-center></oms-notice-center>');
    const bell = await byRole('button', 'Notifications');
    press(bell);
    await byRole('dialog', 'Notifications');
    const tab = await byRole('tab', 'Announcements');
    tab.focus();
    pressKey('ArrowRight');
    await byRole('tabpanel', 'Reminders');
    pressKey('Escape');
    await gone('dialog', 'Notifications');
    expect(bell.getAttribute('aria-expanded')).toBe('false');
  });

  test('the account menu opens', async () => {
    show('<oms-topnav></oms-topnav>');
    press(await byRole('button', 'Account'));
    await byRole('menuitem', 'Sign out');
  });

  test('a module opens its flyout', async () => {
    show('<oms-sidemenu mode="flyout"></oms-sidemenu>');
    press(await byRole('button', 'Home'));
    await byRole('link', 'Entry');
  });

  test('the feedback dialog opens at the first moment that its button is there, and closes on Escape', async () => {
    show('<oms-feedback></oms-feedback>');
    press(await byRole('button', 'Feedback'));
    const dialog = await byRole('dialog', 'Feedback');
    expect((dialog as HTMLDialogElement).open).toBe(true);
    pressKey('Escape');
    await gone('dialog', 'Feedback');
  });

  test('the organisation switcher offers the other organisations', async () => {
    show('<oms-org-switcher></oms-org-switcher>');
    press(await byRole('button', 'Switch organisation: Organisation ORG'));
    const other = await byRole('option', 'OtherOTHID 2Client');
    expect(other.getAttribute('aria-disabled')).toBeNull();
  });

  test('a question may be asked before an element is there', async () => {
    const answer = getShell().confirm({ title: 'Delete the order?' });
    press(await byRole('button', 'OK'));
    expect(await answer).toBe(true);
  });

  test('a question is answered, and a page that renders after it had the focus is whole', async () => {
    show('<oms-topnav></oms-topnav>');
    await byRole('button', 'Account');
    const answer = getShell().confirm({ title: 'Delete the order?' });
    press(await byRole('button', 'OK'));
    expect(await answer).toBe(true);
    show('<oms-topnav></oms-topnav>');
    await byRole('link', 'Home');
  });
}
