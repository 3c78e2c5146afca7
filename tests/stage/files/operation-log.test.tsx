import { OperationLog } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reactStage } from '../support/react';

test('the log of a record says who did what', async () => {
  await reactStage(<OperationLog recordType="order" recordId="41" />, {
    services: { operationLog: [{ action: 100, createdName: 'Robin Fields' }] },
  });
  const row = page.getByRole('row').last();
  await expect.element(row).toHaveTextContent('Created');
  await expect.element(row).toHaveTextContent('Robin Fields');
});

test('the log names who acted and as whom', async () => {
  await reactStage(<OperationLog recordType="order" recordId="41" />, {
    services: { operationLog: [{ action: 20, createdName: 'Robin Fields', actedName: 'Ada Admin' }] },
  });
  await expect
    .element(page.getByRole('cell', { name: 'Ada Admin (acting as Robin Fields)', exact: true }))
    .toBeVisible();
});

test('the log names who acted alone where the service does not say as whom', async () => {
  await reactStage(<OperationLog recordType="order" recordId="41" />, {
    services: { operationLog: [{ action: 20, createdName: '', actedName: 'Ada Admin' }] },
  });
  await expect.element(page.getByRole('cell', { name: 'Ada Admin', exact: true })).toBeVisible();
});
