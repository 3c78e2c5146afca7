import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

const areas = Array.from({ length: 5000 }, (_, at) => ({
  value: String(9000 + at),
  code: `${at < 700 ? 'LA1' : 'NJ2'}-${at}`,
  label: `Shelf ${at}`,
}));

test.each([
  [5000, 'Only the first 5,000 entries are here; the others cannot be found here.'],
  [4999, null],
])('of a list with %i entries it is said whether it is cut', async (count, words) => {
  await hostForm([['select', { reference: 'areas', label: 'Area', name: 'areaId' }]], {
    services: { references: { areas: areas.slice(0, count) } },
  });
  await page.getByRole('combobox', { name: 'Area' }).click();
  const panel = page.getByRole('dialog', { name: 'Area' });
  await expect.element(panel.getByRole('option').first()).toBeVisible();
  const note = panel.getByRole('note');
  if (words === null) await expect.element(note).not.toBeInTheDocument();
  else await expect.element(note).toHaveTextContent(words);
});

test('one of five thousand options is found and posted by the keyboard alone', async () => {
  const { save } = await hostForm([['select', { reference: 'areas', label: 'Area', name: 'areaId' }]], {
    services: { references: { areas } },
  });
  const control = page.getByRole('combobox', { name: 'Area' });
  await expect.element(control).toBeVisible();
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('l');
  const search = page.getByRole('dialog', { name: 'Area' }).getByRole('combobox', { name: 'Area' });
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('l');
  await search.fill('ＬＡ1\u2011\u200b');
  const options = page.getByRole('option');
  await expect.element(options.first()).toHaveTextContent('LA1-');
  await expect.element(options.first()).toHaveAttribute('aria-setsize', '700');
  // Those out of view are not drawn.
  expect(options.elements().length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(2)).toHaveAttribute('aria-posinset', '3');
  await expect
    .poll(() => search.element().getAttribute('aria-activedescendant'))
    .toBe(options.nth(2).element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveTextContent('Shelf 2');
  expect(await save()).toBe('areaId=9002');
});
