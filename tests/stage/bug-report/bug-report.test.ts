import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countLater, passTime, stopClock } from '../support/clock';
import { leavePage, readyStage, type StageOptions } from '../support/stage';

/** Answered at once, with whatever the runner's server has to say there. */
const FORM = `${location.origin}/bug-report-form`;
const MARKED = `<meta name="oms-bug-report" content="${FORM}"><oms-topnav></oms-topnav>`;

const trigger = page.getByRole('button', { name: 'Report a bug' });
const panel = page.getByRole('dialog', { name: 'Report a bug' });
const account = page.getByRole('button', { name: 'Account', exact: true });

/** A page whose user is there, before any time has passed. */
async function open(markup: string, config: StageOptions['config'] = {}): Promise<void> {
  stopClock();
  await readyStage({ markup, path: '/home/task/center?search=secret', config });
  await expect.element(account).toBeVisible();
}

async function pressTrigger(): Promise<void> {
  await trigger.click();
  // Preact runs effects by a timer.
  await passTime(100);
}

test('opens five seconds after the page, beside it, in a frame without an origin', async () => {
  await open(MARKED, { bugReportUserId: 'oms-demo', theme: 'dark' });
  await passTime(4_999);
  await expect.element(trigger).not.toBeInTheDocument();
  await passTime(1);
  await expect.poll(() => countLater(trigger)).toBe(1);
  await pressTrigger();
  await expect.element(panel).toHaveFocus();
  const frame = panel.getByTitle('Bug report form');
  expect(frame.element().getBoundingClientRect()).toMatchObject({ width: 500, height: 666 });
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const { origin, pathname, searchParams } = new URL((frame.element() as HTMLIFrameElement).src);
  expect(origin + pathname).toBe(FORM);
  expect(Object.fromEntries(searchParams)).toEqual({
    userId: 'oms-demo',
    lang: 'en',
    theme: 'dark',
    page: `${location.origin}/home/task/center`,
  });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await pressTrigger();
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('needs the id of a user', async () => {
  await open(MARKED);
  await passTime(5_000);
  await expect.poll(() => countLater(trigger)).toBe(1);
  await pressTrigger();
  await expect.element(page.getByText('Configure the user id first')).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('is not offered without the marker', async () => {
  // From now on its code is there.
  await open(MARKED);
  await passTime(5_000);
  await expect.poll(() => countLater(trigger)).toBe(1);
  await leavePage();
  await open('<oms-topnav></oms-topnav>', { bugReportUserId: 'oms-demo' });
  await passTime(60_000);
  // Of the same part as the trigger, and later.
  void getShell().notify({ tone: 'info', title: 'Saved', duration: 0 });
  await expect.poll(() => countLater(page.getByText('Saved'))).toBeGreaterThan(0);
  await expect.element(trigger).not.toBeInTheDocument();
});
