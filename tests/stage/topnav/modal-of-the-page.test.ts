import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage, stage } from '../support/stage';

function append<E extends HTMLElement>(element: E, html: string): E {
  element.innerHTML = html;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const FIELD = '<input aria-label="In the modal">';

/** Modals that open by themselves, with no press of anybody, each by the way of its library. */
const modals: Readonly<Record<string, () => void>> = {
  'a modal <dialog>': () => append(document.createElement('dialog'), FIELD).showModal(),
  'a modal of Bootstrap': () => {
    const modal = append(document.createElement('div'), `<div role="document">${FIELD}</div>`);
    modal.setAttribute('role', 'dialog');
    modal.tabIndex = -1;
    modal.style.cssText = 'position: fixed; inset: 0; z-index: 1050; background: white';
    modal.focus();
  },
  'a modal in a shadow root': () => {
    const host = append(document.createElement('div'), '');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<div aria-modal="true" style="position: fixed; inset: 0">${FIELD}</div>`;
    root.querySelector('input')?.focus();
  },
};

const popups = [
  ['Notifications', 'dialog'],
  ['Account', 'menu'],
] as const;

test.each(popups.flatMap(([name, role]) => Object.keys(modals).map((kind) => [name, kind, role] as const)))(
  '%s gives way to %s that takes the focus',
  async (name, kind, role) => {
    await readyStage();
    const popup = page.getByRole(role, { name, exact: true });
    await page.getByRole('button', { name, exact: true }).click();
    await expect.element(popup).toBeVisible();
    modals[kind]?.();
    await expect.element(popup).not.toBeInTheDocument();
    // It has not taken the focus back.
    expect(document.activeElement?.tagName).not.toMatch(/^(BODY|OMS-.*)$/);
  },
);

test('a panel stays while the focus wanders over the page', async () => {
  await readyStage();
  append(document.createElement('div'), '<button>Of the page</button>');
  const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect.element(panel).toBeVisible();
  (page.getByRole('button', { name: 'Of the page' }).element() as HTMLElement).focus();
  await expect.element(panel).toBeVisible();
});

test('a panel waits below an announcement, which the shell opens by itself', async () => {
  let announce = () => {};
  await stage({
    services: { announcements: [{ title: 'Cut-off' }] },
    opensAnnouncements: true,
    before: (services) => {
      announce = services.hold('GET /api/v1/BizAnnouncement/stats');
    },
  });
  const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect.element(panel).toBeVisible();
  announce();
  await expect.element(page.getByRole('dialog', { name: 'Cut-off' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Cut-off' })).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
});
