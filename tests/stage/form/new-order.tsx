import { NewOrder } from 'virtual:readme-form';
import { page } from 'vitest/browser';
import { reactStage } from '../support/react';
import type { Stage, StageOptions } from '../support/stage';

/** The call of the form. */
export const SAVE = 'POST /api/v1/Order/save';

export const name = page.getByRole('textbox', { name: 'Name' });
export const warehouse = page.getByRole('combobox', { name: 'Warehouse' });
export const save = page.getByRole('button', { name: 'Save' });

/** A host's page with the form of README.md; there is one warehouse. */
export const openForm = ({ services, ...options }: StageOptions = {}): Promise<Stage> =>
  reactStage(<NewOrder />, {
    ...options,
    services: {
      references: { warehouses: [{ value: '11', code: 'LAX', label: 'Los Angeles' }] },
      replies: { [SAVE]: null },
      ...services,
    },
  });

/** Fills in what is required. */
export async function fillIn(text: string): Promise<void> {
  await name.fill(text);
  await warehouse.click();
  await page.getByRole('option').first().click();
}
