import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eleven, LIST, rows } from '../announcements/eleven';
import { consoleStage } from '../support/console';

const search = page.getByRole('searchbox', { name: 'Search announcements' });

test('the list keeps page and filters in its address, over the way back', async () => {
  await consoleStage({ path: LIST, services: eleven });
  await expect.element(rows.first()).toHaveTextContent('Title 11');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next page' }).click();
  await expect.element(rows.first()).toHaveTextContent('Title 1');
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(location.search).toBe('?page=2');
  history.back();
  await expect.element(rows.first()).toHaveTextContent('Title 11');
  expect(location.search).toBe('');
  await search.fill('Title 7');
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(location.search).toBe('?text=Title+7');
  await page.getByRole('combobox', { name: 'Read status' }).selectOptions('Read');
  await expect.element(page.getByText('No matching announcements')).toBeVisible();
  expect(location.search).toBe('?text=Title+7&read=1');
});

test('it begins where its address says', async () => {
  await consoleStage({ path: `${LIST}?text=Title&page=2&read=0`, services: eleven });
  await expect.element(rows.first()).toHaveTextContent('Title 1');
  await expect.element(search).toHaveValue('Title');
  await expect.element(page.getByRole('combobox', { name: 'Read status' })).toHaveValue('0');
});

test('a search from a later page begins at the first one', async () => {
  await consoleStage({ path: `${LIST}?page=2`, services: eleven });
  await expect.element(rows.first()).toHaveTextContent('Title 1');
  await search.fill('Title 7');
  await expect.poll(() => location.search).toBe('?text=Title+7');
  await expect.element(rows.first()).toHaveTextContent('Title 7');
});

test('an address that asks for what is not there shows the last page', async () => {
  await consoleStage({ path: `${LIST}?page=9999&rows=7&read=x`, services: eleven });
  await expect.element(rows.first()).toHaveTextContent('Title 1');
  await expect.poll(() => new URLSearchParams(location.search).get('page')).toBe('2');
});
