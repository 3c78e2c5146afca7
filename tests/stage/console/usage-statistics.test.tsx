import { getShell } from '@oms/shell';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passTime, stopClock } from '../support/clock';
import { consoleStage } from '../support/console';

const USAGE = 'https://usage.example.test/batches';
const SAVE = 'POST /api/v1/My/setUserOptionByName';

interface Batch {
  readonly user: { readonly email: string; readonly organization: { readonly name: string } };
  readonly events: readonly { kind: string; url: string; source: string; id: string | null }[];
}

const agree = page.getByRole('checkbox', { name: 'Send usage statistics' });
const main = page.getByRole('link', { name: 'Main panel' }).first();
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const at = (path: string) => location.origin + path;

/** The profile page of a deployment that takes usage statistics, with what the browser was given to send. */
async function profile() {
  const sent: Batch[] = [];
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, text) => {
    if (url === USAGE) sent.push(JSON.parse(String(text)));
    return true;
  });
  onTestFinished(() => beacon.mockRestore());
  stopClock();
  const made = await consoleStage({
    path: '/home/profile',
    services: {
      user: { email: 'kim@host.test' },
      organisations: [{ name: 'Harbour Trading' }],
      menu: [{ title: 'Home', entries: [{ title: 'Main panel', url: '/home' }] }],
    },
    config: { trackingUrl: USAGE },
  });
  /** Events that the page's own code hears. */
  const heard: string[] = [];
  onTestFinished(
    getShell().on('oms-track', ({ detail: { kind, url } }) => void heard.push(`${kind} ${url}`)),
  );
  await expect.poll(() => heard).toContain(`page ${at('/home/profile')}`);
  return { ...made, sent, heard };
}

/** Whatever waits to be sent is sent by then. */
async function hidePage(): Promise<void> {
  await passTime(30_000);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
}

test('are sent once the user agrees, without anything typed, and no more after a withdrawal', async () => {
  const { sent, heard, go, services } = await profile();
  await expect.element(agree).not.toBeChecked();
  await hidePage();
  expect(sent).toEqual([]);

  await agree.click();
  await expect.element(agree).toBeEnabled();
  await expect.element(agree).toBeChecked();
  await page.getByRole('combobox', { name: 'Search' }).fill('secret words');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await main.click();
  await expect.element(heading('Main panel')).toBeVisible();
  await expect.poll(() => heard).toContain(`page ${at('/home')}`);
  expect(sent).toEqual([]);
  await passTime(30_000);
  await expect
    .poll(() => sent)
    .toMatchObject([{ user: { email: 'kim@host.test', organization: { name: 'Harbour Trading' } } }]);
  const [{ events } = { events: [] }] = sent;
  for (const event of [
    { kind: 'page', url: at('/home') },
    { kind: 'click', source: 'topnav' },
    { kind: 'click', url: at('/home') },
  ]) {
    expect(events).toContainEqual(expect.objectContaining(event));
  }
  expect(JSON.stringify(sent)).not.toContain('secret');

  await go('/home/profile');
  await expect.element(agree).toBeChecked();
  await agree.click();
  await expect.poll(() => services.calls(SAVE).at(-1)?.body).toMatchObject({ optionValue: '0' });
  await main.click();
  await expect.element(heading('Main panel')).toBeVisible();
  await hidePage();
  expect(sent).toHaveLength(1);
});

test('stay in the page where the browser objects, which its own code may still hear', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const { sent, heard } = await profile();
  await expect.element(page.getByText('Your browser asks not to be tracked')).toBeVisible();
  await agree.click();
  await expect.element(agree).toBeChecked();
  await main.click();
  await expect.element(heading('Main panel')).toBeVisible();
  await expect.poll(() => heard).toContain(`page ${at('/home')}`);
  await hidePage();
  expect(sent).toEqual([]);
});
