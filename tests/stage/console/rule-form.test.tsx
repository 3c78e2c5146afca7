import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage } from '../support/console';

const RULES = '/api/v1/UcRemindRule';
const SAVE = `POST ${RULES}/saveData`;

const open = (address: string) =>
  consoleStage({
    path: `/home/notice/rules/${address}`,
    services: {
      people: [
        { id: '31', name: 'Robin Fields' },
        { id: '32', name: 'Kim Lee' },
      ],
      reminders: {
        eventTypes: [
          {
            ...{ id: '7', title: 'Order cancelled' },
            placeholders: [{ name: 'no', title: 'Order', sampleZh: 'SO51', sampleEn: 'SO51' }],
          },
        ],
        templates: [{ id: '9', name: 'Cancelled', titleEn: 'Order {no} is off' }],
        rules: [{ id: '3', name: 'Off', level: '300', notifiers: ['toCustomeCreator'], userIds: ['31'] }],
        events: [
          { id: '51', documentNo: 'SO51', level: '400' },
          { id: '52', documentNo: 'SO52', level: '0' },
        ],
      },
    },
  });

test('a rule is saved with a template of its event, channels and designated persons, once it has recipients', async () => {
  const { services } = await open('update/add');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Rule name' }).fill('Off');
  await expect.element(page.getByRole('combobox', { name: 'Notice template' })).toHaveValue('9');
  await page.getByRole('checkbox', { name: 'Mail' }).click();
  await save.click();
  await expect.element(page.getByText('Choose at least one recipient').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Designated person' }).click();
  await page.getByRole('combobox', { name: 'Designated persons' }).click();
  await page.getByRole('option', { name: /Kim Lee/ }).click();
  await userEvent.keyboard('{Escape}');
  await save.click();
  await expect.poll(() => location.pathname).toBe('/home/notice/rules');
  expect(services.calls(SAVE).map(({ body }) => body)).toMatchObject([
    {
      ...{ name: 'Off', bizeventTypeId: '7', templateId: '9' },
      ...{ channels: ['inbox', 'email'], notifiers: ['toCustomeCreator'], userIds: ['32'] },
    },
  ]);
});

test('a rule is tried from its row: the latest events, and what would have been sent of each', async () => {
  const { services } = await open('');
  const row = page.getByRole('row', { name: 'Off' });
  await row.getByRole('button', { name: /More|Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Rule test' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Notice rule' })).toHaveTextContent('Off');
  await page.getByRole('button', { name: 'Test rule' }).click();
  const results = page.getByRole('region', { name: 'What would have been sent' });
  await expect.element(results.getByText('Order SO51 is off')).toBeVisible();
  expect(results.getByText('Would be sent').elements()).toHaveLength(1);
  expect(services.calls(`POST ${RULES}/test`)[0]?.body).toEqual({ id: '3', eventIds: ['51', '52'] });
});

test('a new rule that nobody has changed is left without a question', async () => {
  const { go } = await open('update/add');
  await expect.element(page.getByRole('combobox', { name: 'Notice template' })).toHaveValue('9');
  await go('/home/notice/rules');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Notice rules' })).toBeVisible();
});
