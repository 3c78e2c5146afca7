import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { deepActiveElement } from '../../../src/ui/layer/active-element';
import { stage } from '../support/stage';
import { bell, panel, rows, tab } from './panel';

/** Opened, walked through without leaving it, and closed: the focus is where it was. */
async function through(row: Locator, dialog: Locator, filled: Locator): Promise<void> {
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(filled).toBeVisible();
  for (const shift of [false, false, true, true, true]) {
    await userEvent.tab({ shift });
    const active = deepActiveElement(document);
    // The browser's own buttons come between the last and the first: then it is nowhere on the page.
    if (active) expect(active.closest('dialog[open]')).not.toBeNull();
  }
  dialog.getByRole('button').first().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await expect.element(row).toHaveFocus();
}

const wideTable = `<table><tr>${'<th>Warehouse</th>'.repeat(20)}</tr><tr>${'<td>New Jersey</td>'.repeat(20)}</tr></table>`;

test('an announcement with files and a wide table is opened, read and closed by keyboard', async () => {
  const file = (at: number) => `https://services.example.test/files/${at}/file-${at}.pdf`;
  await stage({
    services: {
      announcements: [
        {
          title: 'Rates',
          read: true,
          content: `<p>Words</p>${wideTable}`,
          attachments: [
            { title: 'packing list.xlsx', url: file(0) },
            { title: `${'long '.repeat(30)}name.pdf`, url: file(1) },
            { title: 'file-2.pdf', url: file(2) },
          ],
        },
      ],
    },
  });
  await bell.click();
  await tab('Announcements').click();
  const dialog = page.getByRole('dialog', { name: 'Rates' });
  const files = dialog.getByRole('list', { name: 'Attachments' });
  await through(rows.first(), dialog, files);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => files.getByRole('link').elements().length).toBe(3);
  // The table scrolls by keyboard, too.
  await expect.element(dialog.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});

test('a message is opened, read and closed by keyboard', async () => {
  await stage({ services: { notices: [{ title: 'A question', type: '3', content: 'Which one?' }] } });
  await bell.click();
  await tab('Private messages').click();
  const dialog = page.getByRole('dialog', { name: 'A question' });
  await through(rows.first(), dialog, dialog.getByText('Which one?'));
});

test('a task is opened, read and closed by keyboard', async () => {
  await stage({ services: { tasks: [{ title: 'Labels of a batch', status: 3, error: 'No address' }] } });
  await bell.click();
  const dialog = page.getByRole('dialog', { name: 'Labels of a batch' });
  const row = panel.getByRole('region', { name: 'Recent tasks' }).getByRole('button', { name: /Labels/ });
  await through(row, dialog, dialog.getByText('No address'));
});
