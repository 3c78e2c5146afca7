import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const region = page.getByRole('region', { name: 'Messages' });
const toast = region.getByRole('status');

async function showToast(): Promise<void> {
  await readyStage();
  // Provided by the element, once it is rendered.
  await expect.element(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await getShell().notify({ title: 'Saved' });
  await expect.element(toast).toBeVisible();
}

/** What a press on the middle of the message would meet. */
function pressed(): Element | null {
  const { x, y, width, height } = toast.element().getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

function append<E extends HTMLElement>(element: E): E {
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test.each(['manual', 'auto'])(
  'a message stays above a popover (%s) that the host opens later, with the focus in it',
  async (kind) => {
    await showToast();
    const close = toast.getByRole('button', { name: 'Close' });
    (close.element() as HTMLElement).focus();
    const shell = pressed();
    const cover = append(document.createElement('div'));
    cover.popover = kind;
    cover.style.cssText = 'inset: 0; width: 100%; height: 100%';
    cover.showPopover();
    await expect.poll(pressed).toBe(shell);
    await expect.element(close).toHaveFocus();
    expect(cover.matches(':popover-open')).toBe(true);
  },
);

test('a message enters the top layer again above a modal dialog that the host opens later', async () => {
  await showToast();
  // It was there before, and left the layer for a moment.
  let again = false;
  region.element().addEventListener('toggle', (event) => {
    const { oldState, newState } = event as ToggleEvent;
    again ||= oldState === 'open' && newState === 'open';
  });
  append(document.createElement('dialog')).showModal();
  await expect.poll(() => again).toBe(true);
});
