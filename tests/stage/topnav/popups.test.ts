import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { BAR, barButton } from './bar';

const expanded = () =>
  page
    .getByRole('banner')
    .getByRole('button', { expanded: true })
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

test('one popup at a time, by keyboard too; Escape closes it and brings the focus back', async () => {
  await readyStage(BAR);
  for (const name of ['Language', 'Notifications', 'Switch organisation', 'Account']) {
    await expect.element(barButton(name)).toBeVisible();
    barButton(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(barButton(name)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(expanded).toHaveLength(1);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(barButton('Account')).toHaveFocus();
  await barButton('Notifications').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('SO26');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect.element(barButton('Notifications')).toHaveAttribute('aria-expanded', 'false');
  await mouse.click(5, 300);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('every panel opens below the hairline of the bar', async () => {
  await readyStage(BAR);
  for (const name of ['More', 'Language', 'Notifications', 'Switch organisation', 'Account']) {
    await barButton(name).click();
    const panel = () => barButton(name).element().getAttribute('aria-controls') ?? '';
    const layer = () => {
      const root = barButton(name).element().getRootNode() as ShadowRoot;
      return (
        root.getElementById(panel())?.closest('[popover]') ?? root.querySelector('[popover]:popover-open')
      );
    };
    await expect.poll(() => layer()?.getBoundingClientRect().y, { message: name }).toBe(60);
    await userEvent.keyboard('{Escape}');
    await expect.element(barButton(name)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('Escape brings the focus back to the button also where what had it in the panel is gone', async () => {
  await readyStage(BAR);
  await barButton('Notifications').click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  (focused as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(barButton('Notifications')).toHaveFocus();
});
