import type { RemindersFixture } from '@oms/shell/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage } from '../support/console';

const SAVE = 'POST /api/v1/UcRemindTemplate/saveData';
const CANCELLED = {
  id: '7',
  title: 'Order cancelled',
  placeholders: [
    { name: 'orderNo', title: 'Order', sampleZh: 'SO1', sampleEn: 'SO1' },
    { name: 'channel', title: 'Channel', sampleZh: '亚马逊', sampleEn: 'Amazon US' },
  ],
};

const text = (name: 'Title' | 'Brief', lang: 'Chinese' | 'English') =>
  page.getByRole('region', { name: lang, exact: true }).getByRole('textbox', { name, exact: true });
const name = page.getByRole('textbox', { name: 'Template name' });
const save = page.getByRole('button', { name: 'Save' });
const preview = page.getByRole('region', { name: 'Preview' });

const open = (address: string, templates: RemindersFixture['templates'] = []) =>
  consoleStage({
    path: `/home/notice/template/update/${address}`,
    services: { reminders: { eventTypes: [CANCELLED], templates } },
  });

describe('the form of a notice template', () => {
  test('lists the placeholders of the event at a brace, to be chosen by keyboard', async () => {
    await open('add');
    const title = text('Title', 'English');
    await title.click();
    await userEvent.keyboard('Order {{');
    const options = page.getByRole('listbox', { name: 'Placeholders' }).getByRole('option');
    await expect.poll(() => options.elements().length).toBe(2);
    await userEvent.keyboard('ord');
    await expect.poll(() => options.elements().length).toBe(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(title).toHaveValue('Order {orderNo}');
    await userEvent.keyboard(' is off');
    await expect.element(title).toHaveValue('Order {orderNo} is off');
    await expect.element(preview.getByRole('heading', { name: 'Order SO1 is off' })).toBeVisible();
  });

  test('shows markup as the text that it is', async () => {
    await open('add');
    await text('Brief', 'English').fill('<b>{channel}</b>');
    await expect.element(preview.getByText('<b>Amazon US</b>')).toBeVisible();
  });

  test('says at once which placeholder the event does not have, and the refusal of the service at its field', async () => {
    const { services } = await open('add');
    services.reply(SAVE, () =>
      Response.json({ code: 10040, message: 'Look again', data: { errors: { briefEn: 'Unknown' } } }),
    );
    await name.fill('Off');
    for (const lang of ['Chinese', 'English'] as const) {
      await text('Title', lang).fill('x');
      await text('Brief', lang).fill('{password} {channel}');
    }
    await expect.element(page.getByText('The event has no placeholder {password}.').first()).toBeVisible();
    await save.click();
    await expect.element(text('Brief', 'English')).toHaveAccessibleDescription(/^Unknown/);
    services.reply(SAVE, null);
    await text('Brief', 'English').fill('{channel}');
    await save.click();
    await expect.poll(() => location.pathname).toBe('/home/notice/template');
    expect(services.calls(SAVE).at(-1)?.body).toMatchObject({
      name: 'Off',
      bizeventTypeId: '7',
      briefEn: '{channel}',
    });
  });

  test('can only be read where the template holds for all organisations', async () => {
    await open('edit?id=1', [{ id: '1', name: 'For all', shared: true }]);
    await expect.element(page.getByText('This one holds for all organisations')).toBeVisible();
    await expect.element(name).toHaveValue('For all');
    await expect.element(name).toBeDisabled();
    await expect.element(save).not.toBeInTheDocument();
  });

  test('has no other address', async () => {
    await open('other');
    await expect.poll(() => location.pathname).toBe('/home/nopage');
  });
});
