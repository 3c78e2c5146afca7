import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate } from '../support/browser';
import { movableClock, passTime } from '../support/clock';
import { leavePage, readyStage, type Stage, type StageOptions } from '../support/stage';

const GET = 'GET /api/v1/My/getUserOptionByName';
const SET = 'POST /api/v1/My/setUserOptionByName';
const MARKUP = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>';

const bell = page.getByRole('button', { name: 'Notifications', exact: true });
const account = page.getByRole('button', { name: /^Account/ });
const radio = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
const look = (tag = 'oms-topnav') => {
  const root = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.oms-root');
  return [root?.dataset.theme, root?.dataset.density];
};

async function open(options: StageOptions = {}) {
  const made = await readyStage({ markup: MARKUP, ...options });
  await account.click();
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  return made;
}

/** How often the service was asked for what the user has chosen, once the page has run the code that asks. */
async function asked({ calls }: Stage['services']) {
  // It runs two seconds after the start.
  await passTime(2000);
  await expect.element(bell).toHaveAttribute('aria-keyshortcuts', 'G N');
  return calls(GET).filter(({ params }) => params.optionName === 'shell_look').length;
}

test('a theme and a density are chosen in the account menu, for all elements, and kept for the user', async () => {
  movableClock();
  const { services } = await open();
  // The page of a host is white, so its bar does not follow the system.
  await expect.element(radio('Automatic (light on this page)')).toHaveAttribute('aria-checked', 'true');
  await radio('Dark').click();
  await expect
    .poll(() => [look(), look('oms-sidemenu')])
    .toEqual([
      ['dark', 'normal'],
      ['dark', 'normal'],
    ]);
  await account.click();
  await radio('Compact').click();
  await expect.poll(() => look()).toEqual(['dark', 'compact']);
  await expect
    .poll(() => services.calls(SET).map(({ body }) => body))
    .toEqual([
      { optionName: 'shell_look', optionValue: 'dark.normal' },
      { optionName: 'shell_look', optionValue: 'dark.compact' },
    ]);
  const before = await asked(services);
  await leavePage();
  // The next page has it from its cookie: the service is not asked again.
  const next = await readyStage({ markup: MARKUP, services });
  await expect.poll(() => look()).toEqual(['dark', 'compact']);
  expect(await asked(services)).toBe(before);
  expect(next.errors).toEqual([]);
});

test('on the portal a theme is the same as that of the system', async () => {
  await open({ portal: true });
  await expect.element(radio('Same as the system')).toHaveAttribute('aria-checked', 'true');
});

test('what was chosen on another site is asked for once', async () => {
  movableClock();
  const { services } = await readyStage({
    markup: MARKUP,
    services: { options: { shell_look: 'dark.compact' } },
  });
  await expect.poll(() => look()).toEqual(['dark', 'compact']);
  expect(await asked(services)).toBe(1);
  await leavePage();
  await readyStage({ markup: MARKUP, services });
  await expect.poll(() => look()).toEqual(['dark', 'compact']);
  expect(await asked(services)).toBe(1);
});

test('what another site has chosen since stays where one of them is changed', async () => {
  const { services } = await open();
  // The other site turns off the keys without Ctrl, and has another theme.
  services.reply(GET, { optionValue: 'dark.normal.ctrl' });
  await radio('Compact').click();
  await expect
    .poll(() => services.calls(SET).map(({ body }) => body))
    .toEqual([{ optionName: 'shell_look', optionValue: 'dark.compact.ctrl' }]);
  await expect.poll(() => look()).toEqual(['dark', 'compact']);
});

test('"same as the system" follows it on the portal', async () => {
  await emulate({ 'prefers-color-scheme': 'dark' });
  await open({ portal: true });
  expect(look()).toEqual(['dark', 'normal']);
  await radio('Light').click();
  await expect.poll(() => look()).toEqual(['light', 'normal']);
});

test('a choice of the host wins, and is not offered', async () => {
  await open({
    markup: '<oms-topnav density="normal"></oms-topnav><oms-sidemenu></oms-sidemenu>',
    config: { theme: 'light' },
    services: { options: { shell_look: 'dark.compact' } },
  });
  await expect.poll(() => look('oms-sidemenu')).toEqual(['light', 'compact']);
  expect(look()).toEqual(['light', 'normal']);
  expect(page.getByRole('menuitemradio').elements()).toEqual([]);
});

test('a choice that the service does not keep is said, and holds here', async () => {
  const { services } = await open();
  services.fail(SET, { code: 10_010, message: 'Not now' });
  await radio('Dark').click();
  await expect.element(page.getByText(/^Your choice holds in this browser only/)).toBeVisible();
  expect(look()).toEqual(['dark', 'normal']);
});

test('is worked by the keyboard, in named groups', async () => {
  const { errors } = await open();
  await expect
    .element(page.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio').first())
    .toBeVisible();
  await userEvent.keyboard('d{Enter}');
  await expect.poll(() => look()).toEqual(['dark', 'normal']);
  expect(errors).toEqual([]);
});

test('the focus is at the button again after a choice', async () => {
  await open();
  await radio('Dark').click();
  await expect.poll(() => look()).toEqual(['dark', 'normal']);
  await expect.element(account).toHaveFocus();
});
