import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import {
  button,
  choose,
  counts,
  expectOrganisation,
  field,
  HARBOUR,
  inGroup,
  NORTHWIND,
  open,
  options,
  panel,
} from './parts';

const MARKUP = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>';
const services = { organisations: [HARBOUR, NORTHWIND] };

test('is said, and both organisations are recent ones then', async () => {
  await readyStage({ markup: MARKUP, services });
  await open();
  await choose(NORTHWIND);
  await expect.element(panel).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Now in Northwind Supply' }))
    .toBeInTheDocument();
  await expectOrganisation(NORTHWIND.code);
  await open();
  const recent = inGroup('Recent');
  await counts(recent, 2);
  await expect.element(recent.first()).toHaveTextContent(NORTHWIND.code);
  await expect.element(recent.first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(recent.last()).toHaveTextContent(HARBOUR.code);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('is made by the keyboard alone', async () => {
  await readyStage({ markup: MARKUP, services });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await counts(inGroup('All organisations'), 2);
  await userEvent.keyboard(NORTHWIND.id);
  await counts(options, 1);
  await expect.element(field).toHaveAttribute('aria-activedescendant', expect.stringContaining(NORTHWIND.id));
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expectOrganisation(NORTHWIND.code);
});

test('that fails shows the service’s message, and the old organisation stands', async () => {
  const { services: fake } = await readyStage({ markup: MARKUP, services, portal: true });
  await open();
  fake.fail('GET /api/v1/My/getUserInfo', {
    code: 403,
    message: 'This organisation was closed',
    status: 403,
  });
  await choose(NORTHWIND);
  await expect
    .element(panel.getByText('The organisation was not switched: This organisation was closed'))
    .toBeVisible();
  await expectOrganisation(HARBOUR.code);
  await expect
    .element(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first())
    .toBeVisible();
});

test('is stopped by a listener of the page', async () => {
  await readyStage({ markup: MARKUP, services });
  let asked = 0;
  const stop = (event: Event) => {
    asked += 1;
    event.preventDefault();
  };
  document.addEventListener('oms-org-changing', stop);
  onTestFinished(() => document.removeEventListener('oms-org-changing', stop));
  await open();
  await choose(NORTHWIND);
  await expect.poll(() => asked).toBe(1);
  await expect.element(panel).toBeVisible();
  await expectOrganisation(HARBOUR.code);
});

test('one organisation is shown by its name, and not as a choice', async () => {
  await readyStage({
    markup: '<oms-org-switcher></oms-org-switcher>',
    services: { organisations: [HARBOUR] },
  });
  await expect.element(page.getByText(HARBOUR.name, { exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  document.querySelector('oms-org-switcher')?.show();
  await expect.element(panel).not.toBeInTheDocument();
});
