import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { holdBack } from '../support/hold-back';
import { readyStage } from '../support/stage';
import { button, tip } from './tip';

test('a control that was pressed before the code came shows none while the pointer rests on it', async () => {
  await mouse.move(700, 600);
  const release = await holdBack('*/src/ui/tooltip/tooltips.ts*');
  await readyStage();
  await button('Language').click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await release();
  // It has run where another importer has it.
  await import('../../../src/ui/tooltip/tooltips');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(tip()).not.toBeInTheDocument();
  await mouse.move(700, 600);
  await button('Language').hover();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(tip()).toHaveTextContent('Language');
});
