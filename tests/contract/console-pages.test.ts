import { expect, it } from 'vitest';
import { codeOf, sourcesIn } from './support/files';

it('gives the document a title on every page of the console', () => {
  // These parts have it for several pages.
  const titled = /<(?:PageTitle|EntryPage|MailLinkPage|ReminderList|ReminderPage)\b/;
  expect(sourcesIn('src/console/pages').filter((file) => !titled.test(codeOf(file)))).toEqual([]);
  for (const part of ['EntryPage', 'MailLinkPage', 'ReminderList', 'ReminderPage']) {
    expect(codeOf(`src/console/parts/${part}.tsx`)).toMatch(titled);
  }
});
