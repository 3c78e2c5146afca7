import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { findDangers, outlast } from '../../../tools/attacks/in-page';
import { markup } from '../../../tools/attacks/payloads';
import { readyStage } from '../support/stage';
import { step } from './eleven';

/** What the scripts of the payloads call. */
function witness(): string[] {
  const ran: string[] = [];
  Object.assign(window, { __xss: () => ran.push('ran') });
  onTestFinished(() => {
    Reflect.deleteProperty(window, '__xss');
  });
  return ran;
}

/** @param since other tests share the page */
const askedSince = (since: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= since)
    .map(({ name }) => name);

// Each by itself: one of them may hide another that stands behind it.
test('no announcement runs a script, asks another host, or leaves what would when it is pressed', async () => {
  const ran = witness();
  const begun = performance.now();
  const announcements = markup.map((payload, at) => ({
    id: String(markup.length - at),
    title: `Title ${markup.length - at} ${payload}`,
    content: `<p>Words ${markup.length - at}</p>${payload}`,
  }));
  const { errors } = await readyStage({ services: { announcements } });
  const documents = history.length;
  void getShell().showAnnouncement(String(markup.length));
  for (const at of markup.keys()) {
    await expect.element(page.getByText(`Words ${markup.length - at}`, { exact: true })).toBeVisible();
    expect(findDangers(), markup[at]).toEqual([]);
    if (at === markup.length - 1) break;
    // It does nothing until its neighbour is known.
    await expect.element(step('Next')).toBeEnabled();
    (step('Next').element() as HTMLElement).click();
  }
  await outlast();
  expect(ran).toEqual([]);
  expect(askedSince(begun).filter((url) => url.includes('evil.example'))).toEqual([]);
  expect(errors).toEqual([]);
  expect(history.length).toBe(documents);
});
