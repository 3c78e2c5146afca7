import type { FakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask } from '../../support/ask';
import { differing } from '../support/conflict';
import { consoleStage } from '../support/console';

const TEMPLATES = '/api/v1/UcRemindTemplate';
const RULES = '/api/v1/UcRemindRule';

const TEMPLATE = {
  ...{ id: '9', name: 'Off', updatedAt: '2026-11-20T01:00:00Z' },
  ...{ titleZh: '取消', titleEn: 'Off', briefZh: '取消', briefEn: 'An order is off' },
};
const RULE = { id: '3', name: 'Tell Kim', updatedAt: '2026-11-20T01:00:00Z' };
const LATER = '2026-11-20T02:00:00Z';

const open = (path: string) =>
  consoleStage({
    path,
    services: {
      reminders: {
        eventTypes: [{ id: '7', title: 'Order cancelled' }],
        templates: [TEMPLATE],
        rules: [RULE],
      },
    },
  });

/** What somebody else has saved meanwhile. */
async function change(services: FakeServices, base: string, id: string, changes: object): Promise<void> {
  const { entity } = (await ask(services, `GET ${base}/loadData`, { params: { id } })).data;
  services.reply(`GET ${base}/loadData`, { entity: { ...entity, ...changes, updatedAt: LATER } });
}

const save = page.getByRole('button', { name: 'Save' });
const keepMine = page.getByRole('button', { name: 'Load again and keep mine' });
const note = page.getByRole('status').filter({ hasText: 'Lena Brandt changed this record' });
const refusal = {
  code: 10041,
  message: 'Changed',
  data: { changedBy: 'Lena Brandt', changedAt: LATER },
};

test('two editors of a template: who and what is said, and the second saves on from the first', async () => {
  const { services } = await open('/home/notice/template/update/edit?id=9');
  const english = page.getByRole('region', { name: 'English', exact: true });
  const brief = english.getByRole('textbox', { name: 'Brief', exact: true });
  await brief.fill('Mine');
  const theirs = { titleZh: '已取消', titleEn: 'Cancelled', briefEn: 'Theirs' };
  await change(services, TEMPLATES, '9', theirs);
  const works = services.fail(`POST ${TEMPLATES}/saveData`, refusal);
  await save.click();
  await expect.element(note).toBeVisible();
  await expect
    .poll(differing)
    .toEqual([
      'Chinese: Title | 已取消 | 取消',
      'English: Title | Cancelled | Off',
      'Brief | Theirs | Mine You changed it, too',
    ]);
  await keepMine.click();
  await expect.element(english.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Cancelled');
  await expect.element(brief).toHaveValue('Mine');
  await english.getByRole('button', { name: 'Use their value' }).click();
  await expect.element(brief).toHaveValue('Theirs');
  works();
  await save.click();
  await expect.poll(() => location.pathname).toBe('/home/notice/template');
  expect(services.calls(`POST ${TEMPLATES}/saveData`).at(-1)?.body).toMatchObject({
    id: '9',
    titleEn: 'Cancelled',
    briefEn: 'Theirs',
    updatedAt: LATER,
  });
});

test('two editors of a rule: levels, channels and recipients are told in words, and each has its choice', async () => {
  const { services } = await open('/home/notice/rules/update/edit?id=3');
  await page.getByRole('checkbox', { name: 'Mail' }).click();
  await change(services, RULES, '3', { level: 300, channels: 'inbox,dingtalkbot' });
  const works = services.fail(`POST ${RULES}/saveData`, refusal);
  await save.click();
  await expect.element(note).toBeVisible();
  await expect
    .poll(differing)
    .toEqual([
      'Lowest level | Warning | Unset',
      'Channels | Inbox, Group chat robot | Inbox, Email You changed it, too',
    ]);
  await keepMine.click();
  await expect.element(page.getByRole('combobox', { name: 'Lowest level' })).toHaveValue('300');
  await page.getByRole('button', { name: 'Use their value' }).click();
  works();
  await save.click();
  await expect.poll(() => location.pathname).toBe('/home/notice/rules');
  expect(services.calls(`POST ${RULES}/saveData`).at(-1)?.body).toMatchObject({
    level: '300',
    channels: ['inbox', 'dingtalkbot'],
    updatedAt: LATER,
  });
});
