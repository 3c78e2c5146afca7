import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { movableClock, passTime } from '../support/clock';
import '../support/focus';
import { leavePage, readyStage, type StageOptions } from '../support/stage';

const MARKUP = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu><oms-feedback></oms-feedback>';
const bell = page.getByRole('button', { name: 'Notifications', exact: true });
const inMenu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first();
const dialogs = page.getByRole('dialog');
const notices = page.getByRole('dialog', { name: 'Notifications', exact: true });
const feedback = page.getByRole('dialog', { name: 'Feedback' });
const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const search = page.getByRole('combobox', { name: 'Search', exact: true });
const organisations = [
  { id: '1000412', name: 'Harbour Trading', code: 'HBT-01' },
  { id: '1000398', name: 'Northwind Supply', code: 'NWS-02' },
];

/** A page that listens for its keys already. */
async function listening({ markup = MARKUP, ...options }: StageOptions = {}) {
  movableClock();
  const made = await readyStage({
    markup,
    portal: true,
    ...options,
    services: { organisations, ...options.services },
  });
  // It does so two seconds after its start.
  await passTime(2000);
  await expect.element(bell).toHaveAttribute('aria-keyshortcuts', 'G N');
  // Two seconds bring the code of the menu, too, where the clock goes by itself.
  if (markup.includes('oms-sidemenu')) await expect.element(inMenu).toBeVisible();
  return made;
}

const focusable = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box;
};

const blur = () => (document.activeElement as HTMLElement).blur();

/** Keys lead somewhere, and none has before: what they open comes with code that loads, so that it would be there by now. */
async function expectFirst(press: string, opened: Locator) {
  await userEvent.keyboard(press);
  await expect.element(opened).toBeVisible();
  expect(dialogs.elements()).toEqual([opened.element()]);
}

test('lead to the bell, the organisation, the menu field and feedback', async () => {
  await listening();
  await userEvent.keyboard('gn');
  await expect.element(notices).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();
  await userEvent.keyboard('go');
  await expect.element(page.getByRole('combobox', { name: 'Search organisations' })).toHaveFocus();
  await userEvent.keyboard('{Escape}gm');
  await expect.element(page.getByRole('combobox', { name: 'Find in menu' })).toHaveFocus();
  blur();
  await userEvent.keyboard('gf');
  await expect.element(feedback).toBeVisible();
});

test('beside a column of modules the menu field is in the flyout of one', async () => {
  await listening({ portal: false });
  await userEvent.keyboard('gm');
  await expect.element(page.getByRole('combobox', { name: 'Find in menu' })).toHaveFocus();
});

test('"?" shows those that lead somewhere, and no others', async () => {
  await listening({ markup: '<oms-topnav></oms-topnav>' });
  await userEvent.keyboard('?');
  await expect.element(keys).toBeVisible();
  for (const name of ['Search', 'Notifications', 'Switch organisation'])
    await expect.element(keys.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  await expect.element(keys).not.toHaveTextContent('Feedback');
  await userEvent.keyboard('gn');
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('belong to whatever field has the focus, in whichever root', async () => {
  await listening();
  const box = focusable(`<input aria-label="Input"><textarea aria-label="Text"></textarea>
    <select aria-label="Choice"><option>One</option><option>Go</option></select>
    <div contenteditable="true" role="group" aria-label="Editable" tabindex="0"></div>
    <div contenteditable="true"><b tabindex="0" aria-label="Inside">bold</b></div>
    <div role="listbox" tabindex="0" aria-label="List"></div><div class="open"></div><x-closed></x-closed>
    <div class="closed"></div>`);
  onTestFinished(() => box.remove());
  const open = box.querySelector('.open')?.attachShadow({ mode: 'open' });
  open?.append(document.createElement('input'));
  const closed = [...box.querySelectorAll('x-closed, .closed')].map((host) => {
    const root = host.attachShadow({ mode: 'closed' });
    root.append(document.createElement('input'));
    return root;
  });
  for (const field of box.querySelectorAll<HTMLElement>('[aria-label]')) {
    field.focus();
    await userEvent.keyboard('gf?');
  }
  for (const root of [open, ...closed]) {
    const field = root?.querySelector('input');
    field?.focus();
    await userEvent.keyboard('gf?/');
    expect(field?.value).toBe('gf?/');
  }
  blur();
  await expectFirst('gn', notices);
});

test('wait behind a modal of the page or of the shell, also where the focus is beside it', async () => {
  await listening();
  const box = focusable('<div role="dialog" aria-modal="true" aria-label="Own">Own</div>');
  onTestFinished(() => box.remove());
  await userEvent.keyboard('gf?');
  box.innerHTML = '<dialog aria-label="Native"><button>In it</button></dialog>';
  box.querySelector('dialog')?.showModal();
  await userEvent.keyboard('gf?');
  box.remove();
  await expectFirst('gn', notices);
});

test('are the page’s where a listener of the document has used them, and a key that is held is none', async () => {
  await listening();
  const use = (event: KeyboardEvent) => event.key === 'f' && event.preventDefault();
  document.addEventListener('keydown', use);
  onTestFinished(() => document.removeEventListener('keydown', use));
  await userEvent.keyboard('gf');
  await userEvent.keyboard('{Control>}g{/Control}n');
  await userEvent.keyboard('{g>3/}n');
  await userEvent.keyboard('gxn');
  await userEvent.keyboard('n');
  await expectFirst('?', keys);
});

test('letters of an input method are none', async () => {
  await listening();
  for (const key of ['g', 'f'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
  await expectFirst('gn', notices);
});

test('a host turns each off, and what is off is named nowhere', async () => {
  await listening({ config: { keys: ['notices', 'help'] } });
  await userEvent.keyboard('gf/{Control>}k{/Control}');
  await expect.element(search).not.toHaveFocus();
  await expect.element(search).not.toHaveAttribute('aria-keyshortcuts');
  await expect.element(page.getByText('Ctrl K')).not.toBeInTheDocument();
  await expectFirst('?', keys);
  await expect.element(keys).toHaveTextContent('Notifications');
  await expect.element(keys).not.toHaveTextContent('Feedback');
});

test('a tooltip says the key', async () => {
  await listening();
  await bell.hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^Notifications\s+G N$/);
});

const letters = page.getByRole('switch', { name: 'Shortcuts without Ctrl or ⌘' });

test('whoever turns off those without Ctrl has none from the next press on, on the next page, and on other sites', async () => {
  const { services } = await listening();
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await userEvent.keyboard('?');
  await expect.element(keys).toBeVisible();
  // Space is no answer to what opens.
  await userEvent.keyboard(' ');
  await expect.element(letters).toBeChecked();
  await letters.click();
  await expect.element(letters).not.toBeChecked();
  await expect.element(keys.getByRole('term').filter({ hasText: 'Notifications' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await userEvent.keyboard('gf?/');
  await expect.element(search).not.toHaveFocus();
  await expect.element(bell).not.toHaveAttribute('aria-keyshortcuts');
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByText(/^Search by number/)).toBeVisible();
  expect(dialogs.elements()).toEqual([]);
  await expect
    .poll(() => services.calls('POST /api/v1/My/setUserOptionByName').map(({ body }) => body))
    .toEqual([{ optionName: 'shell_look', optionValue: 'auto.normal.ctrl' }]);
  await leavePage();
  await readyStage({ markup: MARKUP, portal: true, services });
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.keyboard('/');
  await expect.element(search).not.toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(search).toHaveFocus();
});

test('are turned on again by name, in the search', async () => {
  await readyStage({
    markup: MARKUP,
    portal: true,
    services: { options: { shell_look: 'auto.normal.ctrl' } },
  });
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.keyboard('{Control>}k{/Control}keyboard');
  await expect.element(page.getByRole('option', { name: /^Keyboard shortcuts/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await letters.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  blur();
  await userEvent.keyboard('gf');
  await expect.element(feedback).toBeVisible();
});
