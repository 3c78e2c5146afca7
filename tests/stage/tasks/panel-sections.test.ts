import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bell, panel } from '../notices/panel';
import { stage } from '../support/stage';

const FILE = 'https://services.example.test/files/1/task.xlsx';
const REPORT = 'https://services.example.test/files/2/stock.xlsx';

const tasks = panel.getByRole('region', { name: 'Recent tasks' });
const reports = panel.getByRole('region', { name: 'Report tasks' });

test('the five newest tasks and reports are below the messages, and a task tells how it stands', async () => {
  await stage({
    services: {
      tasks: [...Array.from({ length: 6 }, (_, at) => ({ title: `Export ${at}`, status: 2 as const }))],
      reports: Array.from({ length: 6 }, (_, at) => ({ title: `Report ${at}`, url: REPORT })),
    },
  });
  await bell.click();
  await expect.poll(() => tasks.getByRole('listitem').elements().length).toBe(5);
  await expect.poll(() => reports.getByRole('listitem').elements().length).toBe(5);
  await expect
    .element(reports.getByRole('link', { name: 'Download: Report 0' }))
    .toHaveAttribute('href', REPORT);
});

test('a failed task keeps the exception to itself and offers its file', async () => {
  await stage({
    services: {
      tasks: [
        {
          title: 'Inbound orders to New Jersey',
          status: 3,
          progress: { done: 7, total: 10 },
          businessError: true,
          fileUrl: FILE,
        },
      ],
    },
  });
  await bell.click();
  await tasks.getByRole('button', { name: /Inbound orders/ }).click();
  const task = page.getByRole('dialog', { name: 'Inbound orders to New Jersey' });
  await expect.element(task).toHaveTextContent('An exception occurred while calling the business logic');
  await expect.element(task).not.toHaveTextContent('==>');
  await expect
    .element(task.getByRole('link', { name: 'Download the related file' }))
    .toHaveAttribute('href', FILE);
  await userEvent.keyboard('{Escape}');
  await expect.element(task).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
});

test('a file that is on its way is not asked for twice; one that does not come is told of', async () => {
  const { services } = await stage({ services: { reports: [{ title: 'Stock', url: REPORT }] } });
  const call = 'GET /files/2/stock.xlsx';
  services.fail(call, { code: 404, message: 'The file has expired', status: 404 });
  const release = services.hold(call);
  await bell.click();
  const link = reports.getByRole('link', { name: 'Download: Stock' });
  await link.click();
  await expect.element(link).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  release();
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect.element(message).toHaveTextContent('The file has expired');
  await expect.element(link).not.toHaveAttribute('aria-busy');
  expect(services.calls(call)).toHaveLength(1);
  // Closing the message is no wish to close the panel.
  await message.getByRole('button', { name: 'Close' }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
});
