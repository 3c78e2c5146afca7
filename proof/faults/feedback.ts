import { within } from '@oms/demo/support/until';
import type { Locator, Page } from 'playwright-core';
import type { Tried } from './case';
import type { Stage } from './stage';

/** ms in which what was typed is sent after a fault. */
const LONGEST = 60_000;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Feedback' });
const fieldOf = (page: Page): Locator =>
  dialogOf(page).getByRole('textbox', { name: 'What is the problem?' });
const sendOf = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Send', exact: true });

/** Writes a report, and presses Send. */
export async function report(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await fieldOf(page).fill(text);
  await sendOf(page).click();
}

/** How many reports with this text the service has. */
export async function reportsOf({ service }: Stage, text: string): Promise<number> {
  const [row] = await service.query<{ n: number }>(
    'select count(*)::int as n from user_questions where question_description = $1',
    [text],
  );
  return row?.n ?? 0;
}

/** Presses Send again, as a person does who reads that it was not sent, until the service has the report and the page says so. */
export async function sendUntilThere(stage: Stage, tried: Tried, text: string): Promise<void> {
  const { page } = tried.visitor;
  const isThere = await within(LONGEST, async () => {
    if (!(await dialogOf(page).isVisible())) return (await reportsOf(stage, text)) > 0;
    const button = sendOf(page);
    const isReady = await button.isEnabled({ timeout: 1_000 }).catch(() => false);
    if (!isReady || (await button.getAttribute('aria-busy')) === 'true') return false;
    if ((await fieldOf(page).inputValue()) !== text) tried.lost.push(`the text of a report: ${text}`);
    await button.click({ timeout: 1_000 }).catch(() => {});
    return false;
  });
  if (!isThere) tried.lost.push(`a report: ${text}`);
  const times = await reportsOf(stage, text);
  if (times > 1) tried.twice.push(`a report, ${times} times: ${text}`);
}
