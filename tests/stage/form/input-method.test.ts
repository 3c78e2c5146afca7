import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

/**
 * A key as Safari reports the one that ended a composition: nothing composes any more, and its code is that of an input
 * method.
 */
const endsComposition = (field: Locator, key: string) =>
  field.element().dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      keyCode: 229,
      isComposing: false,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );

test('Enter that chooses a word of an input method saves no label, and Escape closes no dialog', async () => {
  const { services } = await hostForm([['labels', { recordId: '41', labels: [] }]]);
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('button', { name: 'New label' }).click();
  const name = page.getByRole('textbox', { name: 'Label name' });
  await name.fill('加急');
  endsComposition(name, 'Enter');
  endsComposition(name, 'Escape');
  await expect.element(name).toHaveValue('加急');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).not.toBeInTheDocument();
  await expect
    .poll(() => services.calls('POST /api/v1/BizLabel/save').map(({ body }) => body))
    .toMatchObject([{ labelName: '加急' }]);
});

test('nor does it take what is still being typed for a day', async () => {
  await hostForm([['date', { label: 'Due' }]]);
  const field = page.getByRole('textbox', { name: 'Due' });
  await field.fill('2026年1月');
  endsComposition(field, 'Enter');
  await expect.element(field).not.toBeInvalid();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toBeInvalid();
});
