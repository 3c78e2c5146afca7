import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { active, field, group, inGroup, urlsOf } from './parts';

const MARKUP = '<oms-topnav></oms-topnav><oms-feedback></oms-feedback>';
const menu = [
  {
    title: 'Orders',
    entries: [
      {
        title: 'B2C orders',
        url: '/home/b2corder',
        entries: [{ title: 'New B2C order', url: '/home/b2corder/upadte/add', hidden: true }],
      },
    ],
  },
];

test('a form of the menu is found by its words, and Enter opens it', async () => {
  const stage = await readyStage({ markup: MARKUP, services: { menu } });
  await field.fill('new order');
  await expect.element(active).toHaveTextContent('New B2C order');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([`${location.origin}/home/b2corder/upadte/add`]);
});

test('what the menu of the user does not have is not offered', async () => {
  await readyStage({ markup: MARKUP, services: { menu: [] } });
  await field.fill('new order');
  await expect.element(page.getByText(/^Nothing found for new order/).first()).toBeVisible();
});

test('feedback opens its dialog, and comes first the next time, also in an empty field', async () => {
  await readyStage({ markup: MARKUP, services: { menu } });
  await field.fill('feed');
  await expect.element(active).toHaveTextContent('Feedback');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Feedback' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(inGroup('Actions')).toHaveTextContent('Feedback');
});

test('without the button of feedback there is no such action, and without an item of the bar none of its', async () => {
  await readyStage({ markup: '<oms-topnav features="search"></oms-topnav>' });
  for (const text of ['feedback', 'quick start', 'my profile', 'harbour']) {
    await field.fill(text);
    await expect.element(page.getByText(new RegExp(`^Nothing found for ${text}`)).first()).toBeVisible();
  }
});

test('"dark" makes the page dark, where the host leaves it to the user', async () => {
  const { services } = await readyStage({ markup: MARKUP });
  await field.fill('dark');
  await expect.element(active).toHaveTextContent('Dark');
  await userEvent.keyboard('{Enter}');
  const root = () => document.querySelector('oms-topnav')?.shadowRoot?.querySelector('.oms-root');
  await expect.poll(() => root()?.getAttribute('data-theme')).toBe('dark');
  await expect
    .poll(() => services.calls('POST /api/v1/My/setUserOptionByName').at(-1)?.body)
    .toEqual({
      optionName: 'shell_look',
      optionValue: 'dark.normal',
    });
});

test('other organisations are among the hits, and Enter switches', async () => {
  const organisations = [
    { id: '1000412', name: 'Harbour Trading', code: 'HBT-01' },
    { id: '1000398', name: 'Northwind Supply', code: 'NWS-02' },
  ];
  await readyStage({ markup: MARKUP, services: { organisations } });
  await field.fill('northw');
  await expect.element(active).toHaveTextContent('Switch to Northwind Supply');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: /^Switch organisation: Northwind Supply/ }))
    .toBeVisible();
  // The one that was left is known, and found without a call.
  await field.fill('harbour');
  await expect.element(group('Organisations')).toHaveTextContent('Switch to Harbour Trading');
});
