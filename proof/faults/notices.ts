import { until, within } from '@oms/demo/support/until';
import type { Page } from 'playwright-core';
import type { Tried } from './case';
import type { Stage } from './stage';
import { makeNotice, type Visitor } from './visitor';

/** ms in which a page is up to date after a fault: no promise, but what ends a try. */
const LONGEST = 90_000;

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const readAllOf = (page: Page) => panelOf(page).getByRole('button', { name: 'Mark all reminders as read' });

async function unreadOf({ service }: Stage, { userId }: Visitor): Promise<number> {
  const [row] = await service.query<{ n: number }>(
    'select count(*)::int as n from notices where user_id = $1 and type = 2 and read_at is null',
    [userId],
  );
  return row?.n ?? 0;
}

/** What comes from now on is news for the page: what its first counts have is none. */
export async function untilConnected({ told }: Visitor): Promise<void> {
  const isConnected = async () => (await told()).states.at(-1)?.state === 'realtime';
  await until(isConnected, 'the page is connected', 30_000);
}

/** The page of a host, up to date and connected. */
export async function openHost({ urls }: Stage, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(`${urls.erp}/shipment/list`);
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  await untilConnected(visitor);
}

/** Opens the bell where there is something to be read. */
export async function openBell(stage: Stage, visitor: Visitor, title: string): Promise<void> {
  const { page } = visitor;
  await makeNotice(stage, visitor, title);
  const isTold = async () => (await visitor.told()).notices.some((one) => one.title === title);
  await until(isTold, `${title} has arrived`, 30_000);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await panelOf(page)
    .getByRole('tab', { name: /^Reminders/ })
    .click();
  await readAllOf(page).waitFor();
}

export async function readAll({ page }: Visitor): Promise<void> {
  await readAllOf(page).click();
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'hidden' });
}

/** Something happens that the page should hear of. */
export async function makeNews(stage: Stage, tried: Tried, title: string): Promise<void> {
  tried.news += 1;
  await makeNotice(stage, tried.visitor, title);
}

/**
 * Waits until the page has alerted of the news; it is back once it is connected and counts them.
 * @param ended when the fault ended
 */
export async function expectNews(tried: Tried, title: string, ended: number): Promise<void> {
  const { visitor, unread } = tried;
  let told = await visitor.told();
  const isBack = await within(LONGEST, async () => {
    told = await visitor.told();
    return told.states.at(-1)?.state === 'realtime' && told.notices.some((one) => one.title === title);
  });
  if (!isBack) tried.lost.push(`news: ${title}`);
  const counted = told.unread.find(({ total, at }) => total > unread && at > ended)?.at ?? ended;
  tried.back = Math.max(0, counted - ended, (told.states.at(-1)?.at ?? Date.now()) - ended);
}

/** To be called once nothing more is on its way. */
export async function expectToldOnce(tried: Tried, title: string): Promise<void> {
  const { notices } = await tried.visitor.told();
  const times = notices.filter((one) => one.title === title).length;
  if (times > 1) tried.twice.push(`news, ${times} times: ${title}`);
}

/** What was read before the news is read at the service, and the news is not. */
export async function expectRead(stage: Stage, { visitor, news, lost }: Tried): Promise<void> {
  const isRead = await within(LONGEST, async () => (await unreadOf(stage, visitor)) === news);
  if (!isRead) lost.push(`a receipt: ${await unreadOf(stage, visitor)} unread in place of ${news}`);
}

/** The bell counts what the person has in the organisation with that code. */
export async function expectCount({ service }: Stage, { visitor, lost }: Tried, code: string): Promise<void> {
  const [row] = await service.query<{ n: number }>(
    `select count(*)::int as n from notices where user_id = $1 and read_at is null
       and (organisation_id is null or organisation_id = (select id from organisations where code = $2))`,
    [visitor.userId, code],
  );
  let shown: number | undefined;
  const isRight = await within(LONGEST, async () => {
    shown = (await visitor.told()).unread.at(-1)?.total;
    return shown === row?.n;
  });
  if (!isRight) lost.push(`the count of the bell: ${shown} in place of ${row?.n}`);
}
