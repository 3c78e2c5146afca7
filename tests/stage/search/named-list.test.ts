import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { field } from './parts';

test('the field names its list in no frame in which there is none', async () => {
  await readyStage();
  await expect.element(field).toBeVisible();
  const input = field.element();
  const root = input.getRootNode() as ShadowRoot;
  const missing: string[] = [];
  let frame = requestAnimationFrame(function look() {
    const id = input.getAttribute('aria-controls');
    if (id && !root.getElementById(id)) missing.push(id);
    frame = requestAnimationFrame(look);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
  for (const [text, found] of [
    ['A-100', /SO2611264732/],
    ['zzzz', /^Nothing found for zzzz/],
    ['B-200', /SO2611264733/],
    ['zzzzz', /^Nothing found for zzzzz/],
  ] as const) {
    await field.fill(text);
    await expect.element(page.getByText(found).first()).toBeVisible();
  }
  expect(missing).toEqual([]);
});
