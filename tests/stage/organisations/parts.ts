import type { OrganisationFixture } from '@oms/shell/testing';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const LIST = 'GET /api/v1/Organization/findByPage';

export const HARBOUR = { id: '1000412', name: 'Harbour Trading', code: 'HBT-01' } as const;
export const NORTHWIND = { id: '1000398', name: 'Northwind Supply', code: 'NWS-02' } as const;

/** Harbour, where the user is at first, Northwind, and others. */
export const withOthers = (count: number): OrganisationFixture[] => [
  HARBOUR,
  NORTHWIND,
  ...Array.from({ length: count }, (_, at) => ({
    id: String(1_002_000 + at),
    name: `Company ${at + 1}`,
    code: `C-${at + 1}`,
  })),
];

/** What switches, and what it opens. */
export const button = page.getByRole('button', { name: /^Switch organisation: / });
export const panel = page.getByRole('dialog', { name: 'Switch organisation' });
export const field = panel.getByRole('combobox', { name: 'Search organisations' });
export const options = panel.getByRole('option');
export const inGroup = (name: 'All organisations' | 'Found' | 'Recent') =>
  panel.getByRole('group', { name }).getByRole('option');

export const counts = (rows: typeof options, count: number) =>
  expect.poll(() => rows.elements()).toHaveLength(count);

export async function open(): Promise<void> {
  await button.click();
  await expect.element(field).toHaveFocus();
}

export async function choose({ id, code }: typeof HARBOUR | typeof NORTHWIND): Promise<void> {
  await field.fill(id);
  await options.filter({ hasText: code }).first().click();
}

export const expectOrganisation = (code: string) =>
  expect.element(button).toHaveAccessibleName(new RegExp(code));
