import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

const countries = [
  { value: 'CA', label: '加拿大' },
  { value: 'CN', label: '中国' },
  { value: 'DE', label: '德国' },
  { value: 'JP', label: '日本' },
  { value: 'US', label: '美国' },
];

test('several values: found by pinyin or code, two named, the others counted', async () => {
  const { save } = await hostForm(
    [['multiSelect', { reference: 'countries', label: '国家', name: 'country' }]],
    { services: { lang: 'zh-CN', references: { countries } } },
  );
  const control = page.getByRole('combobox', { name: '国家' });
  await control.click();
  const search = page.getByRole('dialog', { name: '国家' }).getByRole('combobox', { name: '国家' });
  await search.fill('jianada');
  await page.getByRole('option', { name: '加拿大' }).click();
  for (const [code, name] of [
    ['DE', '德国'],
    ['JP', '日本'],
    ['US', '美国'],
  ] as const) {
    await search.fill(code);
    await expect.element(page.getByRole('option').first()).toHaveTextContent(name);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByText('已选 4 项')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveTextContent('加拿大、德国等 4 项');
  expect(await save()).toBe('country=CA&country=DE&country=JP&country=US');
});

test('figures of many values have separators', async () => {
  const areas = Array.from({ length: 1_200 }, (_, at) => ({ value: `${at}`, label: `Shelf ${at}` }));
  const value = areas.slice(0, 1_100).map((area) => area.value);
  await hostForm([['multiSelect', { reference: 'areas', label: 'Shelf', value }]], {
    services: { references: { areas } },
  });
  const control = page.getByRole('combobox', { name: 'Shelf' });
  await expect.element(control).toHaveTextContent('+1,098');
  await control.click();
  await expect.element(page.getByText('1,100 selected')).toBeVisible();
  await expect.element(page.getByText('1,200 found')).toBeInTheDocument();
});
